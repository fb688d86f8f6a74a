import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { useT } from '#web/lib/texts.tsx';
import type { TypedMessage } from './typed-decision.ts';

export interface ReturnPreviewProps {
  messages: readonly TypedMessage[];
  /** Language of the requester. */
  language: Language;
  /** Labels of the fields in that language. */
  labels: Readonly<Record<string, string>>;
  /** "About the whole request" in that language. */
  wholeLabel: string;
}

/** What the owner will read, in the owner's language. */
export function ReturnPreview({ messages, language, labels, wholeLabel }: ReturnPreviewProps) {
  const t = useT();
  const name = t(`desk:language.${language}`);
  return (
    <section className="desk-preview" aria-labelledby="preview">
      <h3 id="preview" className="t-h4">
        {t('desk:decide.preview')}
      </h3>
      <p className="t-small t-3">{t('desk:decide.preview_in', { language: name })}</p>
      {messages.length === 0 ? (
        <p className="t-small t-2 mt-2">{t('desk:decide.preview_empty')}</p>
      ) : (
        <ul>
          {messages.map((message) => {
            const { text, lang } = localName(message, language, 'body');
            return (
              <li key={message.field ?? ''}>
                <b lang={language}>{message.field === null ? wholeLabel : labels[message.field]}</b>
                <q lang={lang}>{text}</q>
                {lang !== language && (
                  <small className="desk-hot">{t('desk:decide.preview_fallback', { language: name })}</small>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

import { useState } from 'react';
import type { WordingDetail, WordingRow } from '#shared/contracts/wording.contract.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useT } from '#web/lib/texts.tsx';

interface WordingFieldProps {
  language: Language;
  said: NonNullable<WordingRow['en']>;
  names: WordingDetail['names']['en'];
  typed: string | undefined;
  errors: readonly string[] | undefined;
}

/** The text of one language: what was released above, what is typed, and how it will be read below. */
export function WordingField({ language, said, names, typed, errors }: WordingFieldProps) {
  const t = useT();
  const [text, setText] = useState(typed ?? said.text);
  return (
    <div className="wording-field">
      <input type="hidden" name={`version:${language}`} value={said.version} />
      <input type="hidden" name={`was:${language}`} value={said.text} />
      <TextArea
        name={language}
        label={t(`wording:column.${language}`)}
        lang={language}
        rows={4}
        error={errors}
        errorPrefix={t('common:form.error_prefix')}
        defaultValue={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <dl className="wording-facts">
        <dt>{t('wording:preview')}</dt>
        <dd lang={language} className="wording-preview">
          <Preview text={text} names={names} />
        </dd>
        {text !== said.released && (
          <>
            <dt>{t('wording:released')}</dt>
            <dd lang={language}>{said.released}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** The text of a language that somebody else writes: there to be read beside the field. */
export function KeptText({ language, said }: Pick<WordingFieldProps, 'language' | 'said'>) {
  const t = useT();
  return (
    <dl className="wording-facts">
      <dt>{t(`wording:column.${language}`)}</dt>
      <dd lang={language} className="wording-preview">
        {said.text}
      </dd>
    </dl>
  );
}

/** A text with its places marked, and the names of the site written out. */
function Preview({ text, names }: { text: string; names: WordingDetail['names']['en'] }) {
  return text.split(/(\{\w+\})/).map((part, at) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!name) return part;
    if (name === 'site' || name === 'site_name') return names[name];
    return (
      <span key={at} className="wording-place">
        {name.replaceAll('_', ' ')}
      </span>
    );
  });
}

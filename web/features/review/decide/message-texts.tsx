import { REVIEW_MESSAGE_MAX } from '#shared/constants.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useT } from '#web/lib/texts.tsx';
import { messageName, type TypedTexts } from './typed-decision.ts';

export interface MessageTextsProps {
  /** The field it is about; null for the whole. */
  field: string | null;
  /** What it is about, read out before the language. */
  about: string;
  /** Language of the requester: its box comes first. */
  ownerLanguage: Language;
  defaults: TypedTexts;
  errors: Readonly<Record<string, readonly string[]>>;
  /** Something is wrong with the message as a whole: both boxes show it. */
  isBad?: boolean;
}

/** A message to the owner in both languages, side by side where there is room. */
export function MessageTexts({ field, about, ownerLanguage, defaults, errors, isBad }: MessageTextsProps) {
  const t = useT();
  const languages = [...LANGUAGES].sort((a, b) => Number(b === ownerLanguage) - Number(a === ownerLanguage));
  return (
    <div className={isBad ? 'desk-two bad' : 'desk-two'}>
      {languages.map((language) => {
        const name = messageName(field, language);
        return (
          <TextArea
            key={language}
            name={name}
            id={`message-${field ?? 'whole'}-${language}`}
            label={t(`desk:decide.in_${language}`)}
            aria-label={`${about}: ${t(`desk:decide.in_${language}`)}`}
            optional=""
            lang={language}
            rows={3}
            defaultValue={defaults[name] ?? ''}
            error={errors[name]}
            counter={counterOf(t)}
            data-message=""
          />
        );
      })}
    </div>
  );
}

/** The counter of texts a reviewer writes. */
export const counterOf = (t: ReturnType<typeof useT>) => ({
  max: REVIEW_MESSAGE_MAX,
  text: (used: number, max: number) =>
    used > max
      ? t('common:form.characters_over', { count: used - max })
      : t('common:form.characters_left', { count: max - used }),
});

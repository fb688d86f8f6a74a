import { findField } from '#shared/domain/listing/forms.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { message, ReviewSays } from '../../database/schema/inbox.ts';

const translators = {
  en: translatorFor('en'),
  km: translatorFor('km'),
};

/** What a message says to its reader: people's words as they are, those of the site in the reader's language. */
export const wordsOf = (
  { body, says }: Pick<typeof message.$inferSelect, 'body' | 'says'>,
  language: Language,
): string => (says ? reviewWords(says, language) : body);

/** A decision of the desk in words; what a reviewer wrote in one language alone stays in it. */
export function reviewWords(
  { key, subject_kind, reason, messages, ...names }: ReviewSays,
  language: Language,
) {
  const t = translators[language];
  const name = localName(names, language).text;
  if (key === 'approved') return t('inbox:review.approved', { name });
  if (key === 'rejected') {
    const because = reason ? [t('inbox:review.reason', { reason })] : [];
    return [t('inbox:review.rejected', { name }), ...because].join('\n\n');
  }
  const lines = messages.map(({ field, body, body_kh }) => {
    const text = (language === 'km' && body_kh) || body || body_kh;
    const known = field && findField(subject_kind as SubjectKind, field);
    return `${known ? t(known.labelKey) : t('inbox:review.whole')}: ${text}`;
  });
  const returned = t('inbox:review.returned', { name, count: messages.length });
  return [returned, ...lines, t('inbox:review.next')].join('\n\n');
}

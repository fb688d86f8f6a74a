import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { type LocalText, localName } from '#shared/i18n/local-name.ts';

const plain = (text: string) =>
  text
    .replace(/[\s.។]+/g, ' ')
    .trim()
    .toLowerCase();

/**
 * The description for the page: its opening paragraph apart, to be set larger. A description that begins by repeating
 * the sentence at the head of the page loses that paragraph.
 */
export function aboutText(
  record: Pick<StakeholderDetail, 'description' | 'description_kh' | 'summary' | 'summary_kh'>,
  language: Language,
): { opening: LocalText; rest: LocalText } {
  const { text, lang } = localName(record, language, 'description');
  const summary = localName(record, language, 'summary').text;
  const paragraphs = text.split(/\n{2,}/).filter((one) => one.trim());
  if (paragraphs[0] && plain(paragraphs[0]) === plain(summary)) paragraphs.shift();
  const isProse = paragraphs[0] && !/^(- |## )/.test(paragraphs[0]);
  const opening = isProse ? (paragraphs.shift() ?? '') : '';
  return { opening: { text: opening, lang }, rest: { text: paragraphs.join('\n\n'), lang } };
}

/** Whether there is anything to say that the head of the page has not said. */
export function hasAbout(
  record: Parameters<typeof aboutText>[0] & Pick<StakeholderDetail, 'products'>,
  language: Language,
): boolean {
  const { opening, rest } = aboutText(record, language);
  return Boolean(opening.text || rest.text || record.products.length > 0);
}

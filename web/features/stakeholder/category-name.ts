import {
  CATEGORY_SLUGS,
  type CategorySlug,
  isOtherStakeholderSlug,
  OTHER_STAKEHOLDER_TYPES,
} from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

const LISTS: readonly string[] = ['all', ...CATEGORY_SLUGS, 'other-stakeholder'];
/** What a directory page can list: everyone, one category, or all nine other types. */
export type List = 'all' | CategorySlug | 'other-stakeholder';

const isList = (category: string): category is List => LISTS.includes(category);

/** Name of a category in the plural, as headings and tabs write it. */
export const categoryName = (t: Translator, category: string): string =>
  isList(category) ? t(`directory:category.${category}`) : category;

/** One sentence on who stands in a list. */
export const categoryLead = (t: Translator, category: string): string =>
  isList(category) ? t(`directory:leads.${category}`) : '';

/** What one record is: "Mentor", "Academic institution". */
export function kindName(t: Translator, category: string): string {
  if (isOtherStakeholderSlug(category)) {
    const type = OTHER_STAKEHOLDER_TYPES.find(({ slug }) => slug === category);
    return type ? localName(type, t.language).text : '';
  }
  const kind = (['startup', 'mentor', 'investor', 'eso'] as const).find((one) => one === category);
  return kind ? t(`directory:kind.${kind}`) : '';
}

import { OTHER_STAKEHOLDER_TYPES } from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

const KINDS = ['startup', 'mentor', 'investor', 'eso', 'other-stakeholder', 'all'] as const;

/** Name of a category in the plural, as headings and tabs write it. */
export function categoryName(t: Translator, category: string): string {
  const kind = KINDS.find((one) => one === category);
  if (kind) return t(`directory:category.${kind}`);
  const type = OTHER_STAKEHOLDER_TYPES.find(({ slug }) => slug === category);
  return type ? localName(type, t.language).text : category;
}

import { FACETS } from '#shared/domain/facets.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { useCategoryNames } from '#web/features/stakeholder/category-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { CHOICES, type Choice, type FilterName } from './directory-view.ts';
import type { Terms } from './load-desk-directory.ts';

/** What filters and their values are called in the reader's language. */
export function useFilterTexts(terms: Terms) {
  const t = useT();
  const categories = useCategoryNames();
  const isChoice = (name: FilterName): name is Choice => name in CHOICES;
  const nameIn = (entry: object) => localName(entry, t.language).text;

  const label = (name: FilterName): string => {
    if (name === 'category') return t('directory-desk:column.kind');
    if (name === 'changed_from' || name === 'changed_to' || isChoice(name))
      return t(`directory-desk:filter.${name}`);
    return nameIn(FACETS[name]);
  };

  function choicesOf(name: Choice) {
    switch (name) {
      case 'owner':
        return CHOICES.owner.map((value) => ({ value, label: t(`directory-desk:choice.owner.${value}`) }));
      case 'complete':
        return CHOICES.complete.map((value) => ({
          value,
          label: t(`directory-desk:choice.complete.${value}`),
        }));
      case 'missing':
        return CHOICES.missing.map((value) => ({
          value,
          label: t(`directory-desk:choice.missing.${value}`),
        }));
      case 'source':
        return CHOICES.source.map((value) => ({ value, label: t(`directory-desk:choice.source.${value}`) }));
      case 'twins':
        return CHOICES.twins.map((value) => ({ value, label: t(`directory-desk:choice.twins.${value}`) }));
      default:
        return CHOICES.confirmed.map((value) => ({
          value,
          label: t(`directory-desk:choice.confirmed.${value}`),
        }));
    }
  }

  const options = (name: FilterName): { value: string; label: string }[] => {
    if (name === 'category')
      return [...CATEGORY_SLUGS.slice(0, 4), 'other-stakeholder', ...CATEGORY_SLUGS.slice(4)].map(
        (value) => ({
          value,
          label: categories.list(value),
        }),
      );
    if (name === 'province') return PROVINCES.map((one) => ({ value: one.code, label: nameIn(one) }));
    if (isChoice(name)) return choicesOf(name);
    return (terms[name] ?? []).map((one) => ({ value: one.value, label: nameIn(one) }));
  };

  return { label, options };
}

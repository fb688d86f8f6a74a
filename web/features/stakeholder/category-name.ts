import {
  CATEGORY_SLUGS,
  type CategorySlug,
  OTHER_STAKEHOLDER_TYPES,
} from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

const LISTS: readonly string[] = ['all', ...CATEGORY_SLUGS, 'other-stakeholder'];
/** What a directory page can list: everyone, one category, or all nine other types. */
export type List = 'all' | CategorySlug | 'other-stakeholder';

const isList = (category: string): category is List => LISTS.includes(category);

/** A type of the master list, as the shell of every page knows it. */
interface NamedType {
  slug: string;
  name: string;
  name_kh: string;
}

export interface CategoryNames {
  /** Of many, as headings and tabs write it: "Mentors", "Academic institutions". */
  list(category: string): string;
  /** Of one record: "Mentor", "Academic institution". */
  one(category: string): string;
}

/**
 * What categories are called. The kinds and the nine types have names of their own, in the plural too; a type that the
 * desk has renamed is called by its new name everywhere, in the singular as the master list has it.
 */
export function categoryNames(t: Translator, types: readonly NamedType[]): CategoryNames {
  const own = (slug: string) => OTHER_STAKEHOLDER_TYPES.find((type) => type.slug === slug);
  const nameOf = (type: NamedType) => localName(type, t.language).text;
  const renamed = (slug: string): string | null => {
    const [code, type] = [own(slug), types.find((one) => one.slug === slug)];
    return code && type && nameOf(type) !== nameOf(code) ? nameOf(type) : null;
  };
  return {
    list: (slug) => renamed(slug) ?? (isList(slug) ? t(`directory:category.${slug}`) : slug),
    one(slug) {
      const type = own(slug);
      if (type) return renamed(slug) ?? nameOf(type);
      const kind = (['startup', 'mentor', 'investor', 'eso'] as const).find((one) => one === slug);
      return kind ? t(`directory:kind.${kind}`) : '';
    },
  };
}

/** The same with the types as they are called now. */
export function useCategoryNames(): CategoryNames {
  const t = useT();
  return categoryNames(t, useShell()?.content?.stakeholder_types ?? []);
}

/** One sentence on who stands in a list. */
export const categoryLead = (t: Translator, category: string): string =>
  isList(category) ? t(`directory:leads.${category}`) : '';

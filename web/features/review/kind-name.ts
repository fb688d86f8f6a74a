import { OTHER_STAKEHOLDER_TYPES } from '#shared/domain/stakeholder-kinds.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { useCategoryNames } from '#web/features/stakeholder/category-name.ts';
import { useT } from '#web/lib/texts.tsx';

interface OfAKind {
  kind: SubjectKind;
  type_slug: string | null;
}

/** What a request is about, in the singular: its kind, or its type among the nine others. */
export function useKindName(): (row: OfAKind) => string {
  const t = useT();
  const names = useCategoryNames();
  return ({ kind, type_slug }) =>
    (kind === 'other' && type_slug && names.one(type_slug)) || t(`review:kind.${kind}`);
}

/** The same by the names of the code. */
export function kindName(t: Translator, row: OfAKind): string {
  const type = OTHER_STAKEHOLDER_TYPES.find(({ slug }) => slug === row.type_slug);
  return row.kind === 'other' && type ? localName(type, t.language).text : t(`review:kind.${row.kind}`);
}

import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
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

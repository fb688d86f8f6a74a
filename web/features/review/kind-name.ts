import { OTHER_STAKEHOLDER_TYPES } from '#shared/domain/stakeholder-kinds.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** What a request is about, in the singular: its kind, or its type among the nine others. */
export function kindName(t: Translator, row: { kind: SubjectKind; type_slug: string | null }): string {
  const type = OTHER_STAKEHOLDER_TYPES.find(({ slug }) => slug === row.type_slug);
  return row.kind === 'other' && type ? localName(type, t.language).text : t(`review:kind.${row.kind}`);
}

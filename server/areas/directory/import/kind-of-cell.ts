import {
  OTHER_STAKEHOLDER_TYPES,
  STAKEHOLDER_KINDS,
  type StakeholderKind,
} from '#shared/domain/stakeholder-kinds.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';

/** A kind, of other stakeholders with their type. */
export interface RowKind {
  kind: StakeholderKind;
  type_slug: string | null;
}

const plain = (text: string) => text.trim().toLowerCase();

const known = new Map<string, RowKind>();
for (const kind of STAKEHOLDER_KINDS) {
  if (kind === 'other') continue;
  const called = LANGUAGES.flatMap((language) => [
    translate(language, `directory:kind.${kind}`),
    translate(language, `directory:category.${kind}`),
  ]);
  for (const text of [kind, ...called]) known.set(plain(text), { kind, type_slug: null });
}
for (const { slug, name, name_kh } of OTHER_STAKEHOLDER_TYPES) {
  const called = LANGUAGES.map((language) => translate(language, `directory:category.${slug}`));
  for (const text of [slug, name, name_kh, ...called])
    known.set(plain(text), { kind: 'other', type_slug: slug });
}

/** The kind that a cell names, by its category or what that is called in either language; null for none. */
export const kindOfCell = (text: string): RowKind | null => known.get(plain(text)) ?? null;

import { IMPORT_FIELDS } from '#shared/domain/directory-import.ts';
import { SPOKEN_LANGUAGES } from '#shared/domain/languages-list.ts';
import { type ListingField, takesMany } from '#shared/domain/listing/listing-field.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import {
  CATEGORY_SLUGS,
  kindFromSlug,
  OTHER_STAKEHOLDER_TYPES,
  type StakeholderKind,
} from '#shared/domain/stakeholder-kinds.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import type { Queryable } from '../../../database/client.ts';
import { taxonomy_term } from '../../../database/schema/taxonomy.ts';

/** What may be chosen for a field: as calls name it, and as people do. */
interface Choice {
  value: string;
  names: readonly string[];
}

/** Between the entries of a list within one cell. */
const BETWEEN = /[|\n]/;
const plain = (text: string) => cleanText(text).trim().toLowerCase();

/** Reads cells: names of terms, provinces, languages and kinds in either language as what calls name them. */
export interface CellReader {
  value(field: ListingField, cell: string): string | string[];
  /** What may stand in a field that is chosen from a list; empty for all others. */
  choices(field: ListingField): readonly Choice[];
}

/** Reads the master lists once for all cells of a file. */
export async function readCells(db: Queryable): Promise<CellReader> {
  const terms = Map.groupBy(await db.select().from(taxonomy_term), ({ kind }) => kind);
  const choices = (field: ListingField): readonly Choice[] => {
    if (field.taxonomy === 'stakeholder_type') return OTHER_STAKEHOLDER_TYPES.map(named);
    if (field.taxonomy)
      return (terms.get(field.taxonomy) ?? [])
        .filter(({ active, deleted_at }) => active && !deleted_at)
        .map(named);
    if (field.choices)
      return field.choices.map(({ value, name, name_kh }) => ({ value, names: [name, name_kh] }));
    if (field.input === 'province' || field.input === 'provinces')
      return PROVINCES.map(({ code, name, name_kh }) => ({ value: code, names: [name, name_kh] }));
    return field.input === 'languages'
      ? SPOKEN_LANGUAGES.map(({ code, ...one }) => ({
          value: code,
          names: [one.name, one.native_name, one.name_kh],
        }))
      : [];
  };
  const byName = new Map<string, ReadonlyMap<string, string>>();
  for (const field of IMPORT_FIELDS)
    byName.set(
      field.name,
      new Map(
        choices(field).flatMap(({ value, names }) =>
          [...names, value].filter(Boolean).map((name) => [plain(name), value] as const),
        ),
      ),
    );
  return {
    choices,
    value(field, cell) {
      const known = byName.get(field.name);
      const one = (text: string) => known?.get(plain(text)) ?? text.trim();
      return takesMany(field.input)
        ? cell
            .split(BETWEEN)
            .filter((text) => text.trim())
            .map(one)
        : one(cell);
    },
  };
}

const named = ({ slug, name, name_kh }: { slug: string; name: string; name_kh: string }) => ({
  value: slug,
  names: [name, name_kh],
});

const KINDS = new Map<string, string>(
  CATEGORY_SLUGS.flatMap((slug) => [
    [slug, slug],
    ...LANGUAGES.map((language) => [plain(kindText(language, slug)), slug] as [string, string]),
  ]),
);

function kindText(language: (typeof LANGUAGES)[number], slug: string): string {
  const type = OTHER_STAKEHOLDER_TYPES.find((one) => one.slug === slug);
  if (type) return language === 'km' ? type.name_kh : type.name;
  return translate(language, `review:kind.${kindFromSlug(slug) as Exclude<StakeholderKind, 'other'>}`);
}

/** The kind a cell names, with the type of another stakeholder; null when it names none. */
export function kindOfCell(cell: string): { kind: StakeholderKind; type_slug: string | null } | null {
  const slug = KINDS.get(plain(cell));
  if (!slug) return null;
  const kind = kindFromSlug(slug);
  return { kind, type_slug: kind === 'other' ? slug : null };
}

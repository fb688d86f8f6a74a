import {
  IMPORT_FIELDS,
  IMPORT_SEPARATOR,
  KIND_COLUMN,
  type RowProblem,
} from '#shared/domain/directory-import.ts';
import { SPOKEN_LANGUAGES } from '#shared/domain/languages-list.ts';
import { findField } from '#shared/domain/listing/forms.ts';
import { type ListingField, takesMany } from '#shared/domain/listing/listing-field.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import {
  CATEGORY_SLUGS,
  OTHER_STAKEHOLDER_TYPES,
  type StakeholderKind,
} from '#shared/domain/stakeholder-kinds.ts';
import { listText } from '#shared/format/lists.ts';
import { translate } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import type { Queryable } from '../../../database/client.ts';
import { taxonomy_term } from '../../../database/schema/taxonomy.ts';

/** Something a cell can name: by its code or its name in either language. */
interface Choice {
  value: string;
  name: string;
  name_kh: string;
}

/** The entries of the master lists that may be chosen now, by list. */
export type Choices = ReadonlyMap<string, readonly Choice[]>;

/** As many answers as fit behind "Choose one of". */
const MOST_NAMED = 40;
const plain = (text: string) => cleanText(text).trim().toLowerCase();

export async function readChoices(db: Queryable): Promise<Choices> {
  const lists = new Map<string, Choice[]>();
  for (const { kind, slug, name, name_kh, active, deleted_at } of await db.select().from(taxonomy_term)) {
    if (!active || deleted_at) continue;
    lists.set(kind, [...(lists.get(kind) ?? []), { value: slug, name, name_kh }]);
  }
  lists.set(
    'stakeholder_type',
    OTHER_STAKEHOLDER_TYPES.map(({ slug, ...names }) => ({ value: slug, ...names })),
  );
  return lists;
}

/**
 * What the cells of a row say of a kind, as a form would send it; an empty cell says nothing. Names of choices become their
 * codes; one that no list has is a problem that names the list.
 */
export function valuesOfCells(
  kind: StakeholderKind,
  cells: Readonly<Record<string, string>>,
  choices: Choices,
): { values: Record<string, unknown>; problems: RowProblem[] } {
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  for (const { name } of IMPORT_FIELDS) {
    const text = (cells[name] ?? '').trim();
    if (text === '') continue;
    const field = findField(kind, name);
    const listed = field && choicesOf(field, choices);
    if (!field || !listed) {
      values[name] = text;
      continue;
    }
    const many = takesMany(field.input);
    const said = many ? entriesOf(text) : [text];
    const found = said.map((one) => codeOf(one, listed));
    if (found.includes(null)) problems.push({ field: name, choices: true });
    // A page may say what the list has not any more.
    const codes = found.map((code, at) => code ?? said[at]!);
    values[name] = many ? codes : codes[0];
  }
  return { values, problems };
}

const entriesOf = (text: string) =>
  text
    .split(/[|;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function choicesOf(field: ListingField, choices: Choices): readonly Choice[] | null {
  if (field.taxonomy) return choices.get(field.taxonomy) ?? [];
  if (field.choices) return field.choices;
  if (field.input === 'province' || field.input === 'provinces')
    return PROVINCES.map(({ code, name, name_kh }) => ({ value: code, name, name_kh }));
  if (field.input === 'languages')
    return SPOKEN_LANGUAGES.map(({ code, name, name_kh }) => ({ value: code, name, name_kh }));
  return null;
}

function codeOf(text: string, listed: readonly Choice[]): string | null {
  const wanted = plain(text);
  const found = listed.find(({ value, name, name_kh }) =>
    [value, name, name_kh].some((one) => one !== '' && plain(one) === wanted),
  );
  return found?.value ?? null;
}

/** "Choose one of …" for a field of a kind. */
export function choicesText(
  kind: StakeholderKind,
  name: string,
  choices: Choices,
  language: Language,
): string {
  const field = findField(kind, name);
  const names =
    name === KIND_COLUMN
      ? CATEGORY_SLUGS.map((slug) => translate(language, `directory:category.${slug}`))
      : ((field && choicesOf(field, choices)) ?? [])
          .slice(0, MOST_NAMED + 1)
          .map((one) => localName(one, language).text);
  const values = listText(language, names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED), '…'] : names);
  return field && takesMany(field.input)
    ? translate(language, 'directory-import:problem.some_of', { values, separator: IMPORT_SEPARATOR })
    : translate(language, 'directory-import:problem.one_of', { values });
}

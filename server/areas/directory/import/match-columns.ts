import { ID_COLUMN, IMPORT_COLUMNS, IMPORT_FIELDS, KIND_COLUMN } from '#shared/domain/directory-import.ts';
import { findField } from '#shared/domain/listing/forms.ts';
import { otherNames } from '#shared/domain/profile/also-called.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { fieldLabel } from '../../submission/field-label.ts';

/** Letters and digits alone: headings are typed with spaces, dashes and stars of all kinds. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** What lists of organisations call their columns, besides the words of the forms. */
const SHORT: Readonly<Record<string, string>> = {
  'Organisation name': 'name',
  'Company name': 'name',
  'Startup name': 'name',
  'Name (Khmer)': 'name_kh',
  'Khmer name': 'name_kh',
  ឈ្មោះខ្មែរ: 'name_kh',
  ឈ្មោះ: 'name_kh',
  Type: KIND_COLUMN,
  Province: 'province_code',
  ខេត្ត: 'province_code',
  'ខេត្ត/រាជធានី': 'province_code',
  Telephone: 'phone',
  'Phone number': 'phone',
  លេខទូរស័ព្ទ: 'phone',
  Mail: 'email',
  'Email address': 'email',
  Web: 'website',
  URL: 'website',
  Founded: 'year_of_establishment',
  Year: 'year_of_establishment',
};

const known = new Map<string, string>();
const learn = (text: string, name: string) => {
  const key = plain(text);
  if (key !== '' && !known.has(key)) known.set(key, name);
};
for (const name of IMPORT_COLUMNS) learn(name, name);
for (const language of LANGUAGES) {
  learn(translate(language, 'directory-import:column.id'), ID_COLUMN);
  learn(translate(language, 'directory-import:column.kind'), KIND_COLUMN);
  for (const { name, labelKey } of IMPORT_FIELDS) learn(translate(language, labelKey), name);
  // The same field is called otherwise where it is a person's.
  for (const kind of STAKEHOLDER_KINDS)
    for (const { name } of IMPORT_FIELDS) {
      const field = findField(kind, name);
      if (!field) continue;
      learn(translate(language, field.labelKey), name);
      learn(fieldLabel(language, field.labelKey), name);
    }
}
for (const [text, name] of Object.entries(SHORT)) learn(text, name);
for (const isPerson of [false, true])
  for (const [other, name] of Object.entries(otherNames(isPerson)))
    if (IMPORT_COLUMNS.includes(name)) learn(other, name);

/** For each heading the field it most likely is, by its name or label in either language; empty where none is. */
export function guessColumns(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = known.get(plain(heading)) ?? '';
    if (name === '' || taken.has(name)) return '';
    taken.add(name);
    return name;
  });
}

import type { ListingField } from './listing/listing-field.ts';
import { profileFieldsOf } from './profile/profile-parts.ts';
import { STAKEHOLDER_KINDS, type StakeholderKind } from './stakeholder-kinds.ts';

export const DIRECTORY_IMPORT_PATH = '/desk/directory/import';

/** Rows that one file may have, and that one import writes; the rest waits for the next, which passes what is done by. */
export const IMPORT_MOST_ROWS = 20_000;
export const IMPORT_MOST_WRITTEN = 5_000;

const inFiles = ({ input }: ListingField) => input !== 'image';

/** The fields of a page that a table can say: pictures and lists of entries it cannot. */
export const importFieldsOf = (kind: StakeholderKind): readonly ListingField[] =>
  profileFieldsOf(kind).filter(inFiles);

/** Those of any kind, each once, called as the first kind that has it calls it. */
export const IMPORT_FIELDS: readonly ListingField[] = STAKEHOLDER_KINDS.flatMap(importFieldsOf).filter(
  (field, n, all) => all.findIndex(({ name }) => name === field.name) === n,
);

/** What a column may be: the page it is about, its kind as in the address of its page, a field. */
export const IMPORT_COLUMNS: readonly string[] = ['id', 'kind', ...IMPORT_FIELDS.map(({ name }) => name)];

/** What a row of a file would do: `alike` may be about a page that is there, which somebody has to say. */
export const IMPORT_WILLS = ['refuse', 'alike', 'update', 'create', 'nothing'] as const;
export type ImportWill = (typeof IMPORT_WILLS)[number];

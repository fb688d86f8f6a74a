import type { TextKey } from '../i18n/keys.ts';
import type { RuleProblem } from '../rules/rule.ts';
import { PROFILE_FIELDS } from './profile/profile-parts.ts';

/** Where organisations and people are brought in from a file. */
export const DIRECTORY_IMPORT_PATH = '/desk/directory/import';
export const directoryImportPath = (id: string): string => `${DIRECTORY_IMPORT_PATH}/${id}`;

/**
 * Where an import stands: its file is read, its columns are matched, its rows are checked, written, published or taken
 * back; `failed` is a file that cannot be read.
 */
export const IMPORT_STATES = [
  'reading',
  'failed',
  'matching',
  'checking',
  'checked',
  'running',
  'paused',
  'done',
  'publishing',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What staff may do with an import, where it has to stand for that, and where it stands then. */
export const IMPORT_STEPS = {
  match: { from: ['matching', 'checked'], to: 'checking' },
  choose: { from: ['checked'], to: 'checked' },
  run: { from: ['checked', 'paused'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  publish: { from: ['done'], to: 'publishing' },
  undo: { from: ['done', 'paused'], to: 'undoing' },
} as const satisfies Record<string, { from: readonly ImportState[]; to: ImportState }>;
export type ImportStep = keyof typeof IMPORT_STEPS;

/** Where an import stands once what goes on by itself is over. */
export const IMPORT_AFTER = {
  reading: 'matching',
  checking: 'checked',
  running: 'done',
  publishing: 'done',
  undoing: 'undone',
} as const satisfies Partial<Record<ImportState, ImportState>>;

/** While it goes on by itself. */
export const IMPORT_AT_WORK = Object.keys(IMPORT_AFTER) as readonly ImportState[];

/** What a row would do; `ask`: a page that may be the same is there, and somebody has to say. */
export const ROW_WILLS = ['refuse', 'ask', 'update', 'create', 'nothing', 'leave'] as const;
export type RowWill = (typeof ROW_WILLS)[number];

/** What somebody says of a row that may be there already: the page it is, a new one, or neither. */
export const ROW_CHOICES = ['update', 'create', 'leave'] as const;

/** Why a file cannot be read. */
export const IMPORT_FAULTS = ['unreadable', 'encoding', 'empty', 'rows', 'columns', 'workbook'] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** The most rows of one file. */
export const MOST_IMPORT_ROWS = 50_000;
/** The most columns of one file. */
export const MOST_IMPORT_COLUMNS = 200;

/** Columns that say which record a row is about and of which kind it is. */
export const ID_COLUMN = 'id';
export const KIND_COLUMN = 'kind';

/** Pictures come by themselves, and the code of a number stands in front of it. */
const NOT_IN_A_CELL = ['image', 'calling_code', 'checkbox'];

/** The fields of any kind that a column can be matched with. */
export const IMPORT_FIELDS = PROFILE_FIELDS.filter(
  ({ input, name }) => !NOT_IN_A_CELL.includes(input) && name !== 'type_slug',
);

/** Everything that a column can be matched with. */
export const IMPORT_COLUMNS: readonly string[] = [
  ID_COLUMN,
  KIND_COLUMN,
  ...IMPORT_FIELDS.map(({ name }) => name),
];

/** Between the entries of a cell that holds several. */
export const IMPORT_SEPARATOR = '|';

/**
 * What is wrong with a row, as it is kept: in no language, since whoever reads it may read another one than who sent the
 * file. `choices`: the cell names something that the list of its field has not. `field` is empty where it is about the row.
 */
export type RowProblem = { field: string } & (
  | { rule: RuleProblem }
  | { says: TextKey; params?: Record<string, string | number> }
  | { choices: true }
);

import { setImmediate as othersTurn } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { textOf, titleIn } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf, findField } from '#shared/domain/collection/collection.ts';
import type { CollectionField, RecordValues } from '#shared/domain/collection/collection-field.ts';
import type { RecordProblems } from '#shared/domain/collection/validate-record.ts';
import { PROVINCES } from '#shared/domain/provinces.ts';
import { listText } from '#shared/format/lists.ts';
import { translate, translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { problemText } from '#shared/rules/rule.ts';
import { readCsv } from '../../../csv/read-csv.ts';
import { MOST_CSV_ROWS } from '../../../csv/write-csv.ts';
import type { Queryable } from '../../../database/client.ts';
import { Problem } from '../../../http/problem.ts';
import { EXTRA_COLUMNS, valueOfCell } from '../cells.ts';
import { checkValues } from '../check-values.ts';
import { among, type Row, storeOf } from '../collection-store.ts';
import { changeOf, planChange, valuesAfter } from '../save-record.ts';
import { readTerms, type Terms } from '../terms.ts';
import { type ExistingRecords, findExisting, signOf, type WantedRow } from './find-existing.ts';
import { type NamedValues, namedValues } from './named-values.ts';

/** What one row of the file would do. */
export interface PlannedRow {
  /** Line of the file it begins at, the heading being 1. */
  row: number;
  will: 'create' | 'update' | 'nothing' | 'refuse';
  record: Row | null;
  title: string;
  typed: RecordValues;
  changed: string[];
  problems: { field: string; message: string }[];
}

export interface ImportPlan {
  unknown_columns: string[];
  /** Columns that new records need and the file lacks, where it has a row of a new one. */
  missing_columns: string[];
  rows: PlannedRow[];
}

/** Rows that one import writes: each is a record with its history. The rest waits for the next, which passes these by. */
const MOST_WRITTEN = 5_000;
/** Rows that are judged at a time; others are answered in between. */
const AT_A_TIME = 50;

/** Reads a CSV and finds out what each of its rows would do. Problem `invalid` at `file` when it is no CSV of this. */
export async function planImport(
  db: Queryable,
  collection: Collection,
  bytes: Uint8Array,
  language: Language,
): Promise<ImportPlan> {
  const read = await readCsv(textOfBytes(bytes), MOST_CSV_ROWS);
  if ('line' in read) throw refused('import_unreadable', { line: read.line });
  const fields = read.columns.filter((name) => findField(collection, name));
  if (fields.length === 0) throw noColumn(collection, read.columns, language);
  if (read.rows.length === 0) throw refused('import_empty');
  if (read.rows.length > MOST_CSV_ROWS) throw refused('import_rows', { n: MOST_CSV_ROWS });
  const known = new Set<string>([...fields, ...EXTRA_COLUMNS]);
  const terms = await readTerms(db, collection);
  const readable = read.rows.filter(({ cells }) => cells !== null);
  const said = await namedValues(
    db,
    collection,
    terms,
    readable.map(({ cells }) =>
      Object.fromEntries(
        fields.map((name) => [name, valueOfCell(findField(collection, name)!, cells![name] ?? '')]),
      ),
    ),
  );
  const wanted = readable.map(({ line, cells }, n) => ({
    line,
    id: (cells!.id ?? '').trim().toLowerCase(),
    typed: said[n]!.values,
    unknown: said[n]!.unknown,
  }));
  const existing = await findExisting(db, collection, terms, wanted);
  const within = { collection, terms, language, existing, seen: new Set<string>(), written: 0 };
  const rows = read.rows.flatMap(({ line, cells }) => (cells ? [] : brokenRow(line, language)));
  for (const [n, row] of wanted.entries()) {
    if (n % AT_A_TIME === 0) await othersTurn();
    const planned = await planRow(db, within, row);
    if (planned.will === 'create' || planned.will === 'update') within.written += 1;
    rows.push(planned);
  }
  rows.sort((one, other) => one.row - other.row);
  const makes = rows.some(({ will, record }) => record === null && will !== 'nothing');
  return {
    unknown_columns: read.columns.filter((name) => name !== '' && !known.has(name)),
    missing_columns: makes
      ? neededColumns(collection).filter((name) => !isThere(collection, fields, name))
      : [],
    rows,
  };
}

function brokenRow(line: number, language: Language): PlannedRow {
  const message = translate(language, 'collection-fields:problem.import_quote');
  const problems = [{ field: '', message }];
  return { row: line, will: 'refuse', record: null, title: '', typed: {}, changed: [], problems };
}

/** UTF-8; anything else would turn Khmer into signs that nobody can read. */
function textOfBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('import_encoding');
  }
}

/** A heading in one piece was written with another separator; otherwise the columns it may have are named. */
function noColumn(collection: Collection, columns: readonly string[], language: Language): Problem {
  const [heading = ''] = columns;
  if (columns.length === 1 && /[\t|]/.test(heading)) return refused('import_separator');
  const names = fieldsOf(collection).map(({ name }) => name);
  return refused('import_columns', { columns: listText(language, names) });
}

function refused(
  key:
    | 'import_unreadable'
    | 'import_encoding'
    | 'import_separator'
    | 'import_columns'
    | 'import_empty'
    | 'import_rows',
  params: Record<string, number | string> = {},
): Problem {
  return new Problem('invalid', {
    messageKey: `collection-fields:problem.${key}`,
    params,
    fields: { file: [{ key: 'invalid' }] },
  });
}

interface Within {
  collection: Collection;
  terms: Terms;
  language: Language;
  existing: ExistingRecords;
  /** Records and rows that earlier rows are about. */
  seen: Set<string>;
  /** How many of them write something. */
  written: number;
}

type Wanted = WantedRow & Pick<NamedValues, 'unknown'> & { line: number };

async function planRow(db: Queryable, within: Within, wanted: Wanted): Promise<PlannedRow> {
  const { collection, terms, language, existing, seen, written } = within;
  const { line: row, id, typed } = wanted;
  const named = existing.named(wanted);
  const slug = textOf(typed.slug).trim().toLowerCase();
  const record = named ?? (id || slug ? null : existing.same(wanted));
  const planned = { row, record, typed, title: titleIn(collection, typed), changed: [] as string[] };
  const say = (key: ImportProblem, params: Record<string, number> = {}) => ({
    field: '',
    message: translate(language, `collection-fields:problem.${key}`, params),
  });
  const refuse = (...problems: PlannedRow['problems']): PlannedRow => ({
    ...planned,
    will: 'refuse',
    problems,
  });

  if (id && !record) return refuse(say('import_unknown'));
  if (record?.deleted_at) return refuse(say('while_bin'));
  if (collection.readOnly) return refuse(say('read_only'));
  if (!record && collection.closed) return refuse(say('closed'));
  const key = record?.id ?? (slug ? `slug ${slug}` : `row ${signOf(wanted)}`);
  if (seen.has(key)) return refuse(say('import_twice'));
  seen.add(key);
  if (record && !named) return { ...planned, will: 'nothing', problems: [] };
  if (wanted.unknown.length > 0)
    return refuse(
      ...wanted.unknown.map(({ field, found }) => ({
        ...say(found === 0 ? 'import_no_name' : 'import_many_names', { n: found }),
        field,
      })),
    );
  const full = written >= MOST_WRITTEN;
  const later = () => refuse(say('import_later', { n: MOST_WRITTEN }));

  if (!record) {
    if (full) return later();
    const after = valuesAfter(collection, null, typed);
    const publication = !collection.publishes;
    const check = { collection, terms, id: null, before: null, after, publication, language };
    const problems = await checkValues(db, check);
    if (Object.keys(problems).length > 0) return refuse(...inWords(collection, terms, problems, language));
    return { ...planned, will: 'create', changed: filled(after), problems: [] };
  }
  const { changed, after } = changeOf(collection, record, terms, typed);
  const title = titleIn(collection, after);
  if (changed.length === 0) return { ...planned, title, will: 'nothing', problems: [] };
  if (full) return { ...later(), title };
  const { problems } = await planChange({ tx: db, language }, collection, record, terms, typed);
  if (Object.keys(problems).length > 0)
    return { ...refuse(...inWords(collection, terms, problems, language)), title };
  return { ...planned, title, will: 'update', changed, problems: [] };
}

type ImportProblem =
  | 'import_unknown'
  | 'import_twice'
  | 'import_later'
  | 'import_no_name'
  | 'import_many_names'
  | 'while_bin'
  | 'read_only'
  | 'closed';

const filled = (values: RecordValues) => Object.keys(values).filter((name) => values[name]?.length);

/** Columns without which no record is made. */
const neededColumns = (collection: Collection): string[] =>
  fieldsOf(collection)
    .filter(({ required }) => required === 'draft' || (required === 'publication' && !collection.publishes))
    .map(({ name }) => name);

/** Of a text in two languages one column is enough. */
function isThere(collection: Collection, columns: readonly string[], name: string): boolean {
  const twin = findField(collection, name)?.twin;
  return columns.includes(name) || (Boolean(twin) && columns.includes(twin!));
}

/** More of them are no help. */
const MOST_ALLOWED = 40;

/** What may stand in a field that is chosen from a list, as a file writes it; empty for all others, and for long lists. */
function allowedIn(field: CollectionField, terms: Terms): string[] {
  const values = field.taxonomy
    ? terms.list(field.taxonomy).map(({ slug }) => slug)
    : field.input === 'province'
      ? PROVINCES.map(({ name }) => name)
      : [...field.options];
  return values.length > MOST_ALLOWED ? [] : values;
}

function inWords(collection: Collection, terms: Terms, problems: RecordProblems, language: Language) {
  const t = translatorFor(language);
  return fieldsOf(collection).flatMap((field) => {
    const problem = problems[field.name];
    if (!problem) return [];
    const message = problemText(t, problem, t(field.labelKey));
    const allowed = problem.key === 'select' ? allowedIn(field, terms) : [];
    if (allowed.length === 0) return [{ field: field.name, message }];
    const values = listText(language, allowed);
    return [
      { field: field.name, message: t('collection-fields:problem.import_allowed', { message, values }) },
    ];
  });
}

export async function findRows(db: Queryable, collection: Collection, ids: readonly string[]) {
  const store = storeOf(collection);
  if (ids.length === 0) return new Map<string, Row>();
  const rows = await db
    .select()
    .from(store.table)
    .where(among(store, inArray(store.columns.id!, [...ids])));
  return new Map((rows as Row[]).map((row) => [row.id, row]));
}

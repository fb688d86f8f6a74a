import { createHash } from 'node:crypto';
import { ID_COLUMN, KIND_COLUMN, type RowProblem, type RowWill } from '#shared/domain/directory-import.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Queryable } from '../../../database/client.ts';
import { contentOf, named, type ProfileContent, sameNamed } from '../../profile/content.ts';
import { NOTHING, withFirstNames } from '../../profile/create-profile.ts';
import { readChange } from '../../profile/read-input.ts';
import { readRecord } from '../../stakeholder/read-record.ts';
import type { StakeholderRecord } from '../../stakeholder/stakeholder-record.ts';
import { findAlikePages } from '../../submission/find-duplicates.ts';
import type { KnownTerms } from '../../submission/known-terms.ts';
import { OPEN_TO_DESK } from '../record/change-record.ts';
import { type Choices, valuesOfCells } from './cell-values.ts';
import { type FoundBefore, findBefore, kindsOfIds, mergedOf } from './found-before.ts';
import { kindOfCell, type RowKind } from './kind-of-cell.ts';
import { problemsIn, rowProblem } from './row-problem.ts';

/** A row as the file has it. */
export interface RawRow {
  line: number;
  cells: string[] | null;
}

/** What a row would do. */
export interface PlannedRow {
  line: number;
  will: RowWill;
  kind: RowKind['kind'] | null;
  title: string;
  values: Record<string, unknown>;
  record_id: string | null;
  changed: string[];
  problems: RowProblem[];
  alike: { id: string; reasons: string[] }[];
  sign: string;
}

/** By what the rows of an import are read. */
export interface Reader {
  import_id: string;
  columns: readonly string[];
  category: string;
  language: Language;
  known: KnownTerms;
  choices: Choices;
}

/** Pages that are proposed for a row at most. */
const MOST_ALIKE = 3;

/** What some rows of a file would do, each looked up among the records that are there and the rows before it. */
export async function planRows(
  db: Queryable,
  reader: Reader,
  rows: readonly RawRow[],
): Promise<PlannedRow[]> {
  const idAt = reader.columns.indexOf(ID_COLUMN);
  const idOf = ({ cells }: RawRow) => (cells?.[idAt] ?? '').trim().toLowerCase();
  const kinds = await kindsOfIds(db, rows.map(idOf));
  const read = rows.map((row) => readRow(reader, row, { id: idOf(row), kind: kinds.get(idOf(row)) ?? null }));
  const before = await findBefore(db, reader.import_id, read);
  const planned: PlannedRow[] = [];
  for (const row of read) planned.push(await planRow(db, reader, row, before));
  return planned;
}

interface ReadRow {
  line: number;
  id: string;
  /** There is a record with that id. */
  isThere: boolean;
  of: RowKind | null;
  values: Record<string, unknown>;
  title: string;
  problems: RowProblem[];
  sign: string;
}

function readRow(
  { columns, category, choices }: Reader,
  { line, cells }: RawRow,
  named: { id: string; kind: RowKind | null },
): ReadRow {
  const { id } = named;
  const nothing = { line, id, isThere: false, of: null, values: {}, title: '', sign: '' };
  if (!cells) return { ...nothing, problems: [rowProblem('', 'quote')] };
  const said: Record<string, string> = {};
  for (const [at, field] of columns.entries()) if (field !== '') said[field] = cells[at] ?? '';
  const typed = (said[KIND_COLUMN] ?? '').trim();
  const of = kindOfCell(typed) ?? named.kind ?? kindOfCell(category);
  const problems: RowProblem[] = [];
  if (typed && !kindOfCell(typed)) problems.push({ field: KIND_COLUMN, choices: true });
  if (!of && !typed && !id) problems.push(rowProblem(KIND_COLUMN, 'no_kind'));
  for (const [field, text] of Object.entries(said))
    if (/\?{4,}/.test(text)) problems.push(rowProblem(field, 'lost_khmer'));
  if (!of) return { ...nothing, problems };
  const read = valuesOfCells(of.kind, said, choices);
  const values = { ...read.values, ...(of.type_slug ? { type_slug: of.type_slug } : {}) };
  const { name, name_kh } = shownName(of.kind, values as ListingValues);
  return {
    line,
    id,
    isThere: named.kind !== null,
    of,
    values,
    title: name || name_kh,
    problems: [...problems, ...read.problems],
    sign: signOf(of, values),
  };
}

/** What a row says, as one short text: the same row of the same file has it again. */
const signOf = ({ kind }: RowKind, values: Readonly<Record<string, unknown>>) =>
  createHash('sha256')
    .update(JSON.stringify([kind, Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')
    .slice(0, 22);

async function planRow(
  db: Queryable,
  reader: Reader,
  row: ReadRow,
  before: FoundBefore,
): Promise<PlannedRow> {
  const { line, of, title, values, sign } = row;
  const planned: PlannedRow = {
    line,
    will: 'refuse',
    kind: of?.kind ?? null,
    title,
    values,
    record_id: null,
    changed: [],
    problems: row.problems,
    alike: [],
    sign,
  };
  const refuse = (key: 'no_such_id' | 'twice', params?: Record<string, number>): PlannedRow => ({
    ...planned,
    problems: [...planned.problems, rowProblem(ID_COLUMN, key, params)],
  });
  if (row.id) {
    if (!row.isThere) return refuse('no_such_id');
    return planUpdate(db, reader, planned, row.id);
  }
  if (!of || planned.problems.length > 0) return planned;
  const made = before.made.get(sign);
  if (made) return { ...planned, will: 'nothing', record_id: made };
  const earlier = before.lineOf(sign, line);
  if (earlier !== null) return refuse('twice', { line: earlier });
  const problems = problemsOfNew(reader, planned);
  if (problems.length > 0) return { ...planned, problems };
  return planNew(db, reader, planned, before);
}

/** A new record, unless one that may be the same is there. */
async function planNew(
  db: Queryable,
  reader: Reader,
  planned: PlannedRow,
  before: FoundBefore,
): Promise<PlannedRow> {
  const hidden = before.hiddenLike(planned);
  const pages = await findAlikePages(db, planned.kind!, planned.values as ListingValues);
  const alike = [...pages.map(({ id, reasons }) => ({ id, reasons: [...reasons] as string[] })), ...hidden];
  for (const { id } of alike.slice(0, MOST_ALIKE)) {
    const update = await planUpdate(db, reader, planned, id);
    if (update.will === 'nothing') return update;
  }
  if (alike.length === 0) return { ...planned, will: 'create' };
  return { ...planned, will: 'ask', alike: alike.slice(0, MOST_ALIKE) };
}

/** What a row would change of a record; cells that are empty leave what is there. */
export async function planUpdate(
  db: Queryable,
  reader: Pick<Reader, 'language' | 'known' | 'columns' | 'choices'>,
  planned: PlannedRow,
  id: string,
): Promise<PlannedRow> {
  const record = await readRecord(db, id, { lock: false });
  const about = {
    ...planned,
    kind: record.kind,
    record_id: id,
    alike: [],
    title: planned.title || record.name,
  };
  if (planned.kind && planned.kind !== record.kind)
    return { ...about, will: 'refuse', problems: [rowProblem(KIND_COLUMN, 'other_kind')] };
  if (!OPEN_TO_DESK.includes(record.status) && record.status !== 'draft')
    return { ...about, will: 'refuse', problems: [rowProblem(ID_COLUMN, 'waits')] };
  if (record.status === 'archived' && (await mergedOf(db, id)))
    return { ...about, will: 'refuse', problems: [rowProblem(ID_COLUMN, 'merged')] };
  const content = contentOf(record);
  const problems = planned.problems.filter(
    ({ field }) => !saysAlready(content, field, planned.values[field]),
  );
  if (problems.length > 0) return { ...about, will: 'refuse', problems };
  try {
    const names = changedNames(reader, record, content, planned.values).map(([name]) => name);
    return { ...about, will: names.length > 0 ? 'update' : 'nothing', changed: names };
  } catch (error) {
    return { ...about, will: 'refuse', problems: problemsIn(error) };
  }
}

function saysAlready({ values }: ProfileContent, name: string, value: unknown): boolean {
  const entries = (one: unknown) =>
    JSON.stringify(
      [one]
        .flat()
        .map((text) => String(text).trim())
        .sort(),
    );
  return values[name] !== undefined && entries(values[name]) === entries(value);
}

/** The names that would say something else, with what. Problem `invalid` by field. */
export function changedNames(
  { known, language }: Pick<Reader, 'known' | 'language'>,
  record: StakeholderRecord,
  shown: ProfileContent,
  values: Readonly<Record<string, unknown>>,
) {
  // What stands there already is not judged anew: rules may be stricter than when it was written.
  const said = Object.entries(values).filter(([name, value]) => !saysAlready(shown, name, value));
  const changes = readChange(record.kind, shown, Object.fromEntries(said), { knows: known.knows, language });
  return Object.entries(changes).filter(([name, value]) => !sameNamed(name, value, named(shown, name)));
}

/** What of a new record is wrong. */
function problemsOfNew({ known, language }: Reader, { kind, values }: PlannedRow): RowProblem[] {
  try {
    readChange(kind!, NOTHING, withFirstNames(kind!, values), { knows: known.knows, language });
    return [];
  } catch (error) {
    return problemsIn(error);
  }
}

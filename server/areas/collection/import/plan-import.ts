import { inArray } from 'drizzle-orm';
import { textOf, titleIn } from '#shared/domain/collection/clean.ts';
import { type Collection, fieldsOf, findField } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/field.ts';
import type { RecordProblems } from '#shared/domain/collection/validate.ts';
import { translate, translatorFor } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { problemText } from '#shared/rules/rule.ts';
import type { Queryable } from '../../../database/client.ts';
import { Problem } from '../../../http/problem.ts';
import { checkValues } from '../check-values.ts';
import { EXTRA_COLUMNS, valueOfCell } from '../csv.ts';
import { readCsv } from '../read-csv.ts';
import { planChange, valuesAfter } from '../save-record.ts';
import { among, type Row, storeOf } from '../store.ts';
import { readTerms, type Terms } from '../terms.ts';

/** What one row of the file would do. */
export interface PlannedRow {
  /** Line of the file, the heading being 1. */
  row: number;
  will: 'create' | 'update' | 'nothing' | 'refuse';
  record: Row | null;
  title: string;
  typed: Record<string, unknown>;
  changed: string[];
  problems: { field: string; message: string }[];
}

export interface ImportPlan {
  unknown_columns: string[];
  rows: PlannedRow[];
}

const MOST_ROWS = 1_000;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Reads a CSV and finds out what each of its rows would do. Problem `invalid` at `file` when it is no CSV of this. */
export async function planImport(
  db: Queryable,
  collection: Collection,
  bytes: Uint8Array,
  language: Language,
): Promise<ImportPlan> {
  const read = await readCsv(textOfBytes(bytes), MOST_ROWS);
  if ('line' in read) throw refused('import_unreadable', { line: read.line });
  const fields = read.columns.filter((name) => findField(collection, name));
  if (fields.length === 0) throw refused('import_columns');
  if (read.rows.length === 0) throw refused('import_empty');
  if (read.rows.length > MOST_ROWS) throw refused('import_rows', { n: MOST_ROWS });
  const known = new Set<string>([...fields, ...EXTRA_COLUMNS]);
  const terms = await readTerms(db, collection);
  const records = await findRecords(db, collection, read.rows);
  const seen = new Set<string>();
  const rows: PlannedRow[] = [];
  for (const [n, cells] of read.rows.entries()) {
    const typed = Object.fromEntries(
      fields.map((name) => [name, valueOfCell(findField(collection, name)!, cells[name] ?? '')]),
    );
    rows.push(
      await planRow(db, { collection, terms, language, seen }, n + 2, cells.id ?? '', typed, records),
    );
  }
  return { unknown_columns: read.columns.filter((name) => name !== '' && !known.has(name)), rows };
}

/** UTF-8; anything else would turn Khmer into signs that nobody can read. */
function textOfBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('import_unreadable', { line: 1 });
  }
}

function refused(
  key: 'import_unreadable' | 'import_columns' | 'import_empty' | 'import_rows',
  params: Record<string, number> = {},
): Problem {
  return new Problem('invalid', {
    messageKey: `collection-fields:problem.${key}`,
    params,
    fields: { file: [{ key: 'invalid' }] },
  });
}

/** Records that rows are about, by id and, where the collection has slugs, by slug. */
async function findRecords(db: Queryable, collection: Collection, rows: readonly Record<string, string>[]) {
  const store = storeOf(collection);
  const ids = rows.flatMap(({ id = '' }) => (UUID.test(id.trim()) ? [id.trim().toLowerCase()] : []));
  const slugs = store.columns.slug ? rows.flatMap(({ slug = '' }) => slug.trim().toLowerCase() || []) : [];
  const byId = ids.length
    ? await db
        .select()
        .from(store.table)
        .where(among(store, inArray(store.columns.id!, ids)))
    : [];
  const bySlug = slugs.length
    ? await db
        .select()
        .from(store.table)
        .where(among(store, inArray(store.columns.slug!, slugs)))
    : [];
  return {
    byId: new Map((byId as Row[]).map((row) => [row.id, row])),
    bySlug: new Map((bySlug as Row[]).map((row) => [String(row.slug), row])),
  };
}

interface Within {
  collection: Collection;
  terms: Terms;
  language: Language;
  /** Records and slugs that earlier rows are about. */
  seen: Set<string>;
}

async function planRow(
  db: Queryable,
  { collection, terms, language, seen }: Within,
  row: number,
  id: string,
  typed: Record<string, unknown>,
  records: Awaited<ReturnType<typeof findRecords>>,
): Promise<PlannedRow> {
  const wanted = id.trim().toLowerCase();
  const slug = textOf(typed.slug).trim().toLowerCase();
  const record = wanted ? (records.byId.get(wanted) ?? null) : (records.bySlug.get(slug) ?? null);
  const planned = { row, record, typed, title: titleIn(collection, typed), changed: [] as string[] };
  const say = (key: string) => ({
    field: '',
    message: translate(language, `collection-fields:problem.${key}`),
  });
  const refuse = (...problems: PlannedRow['problems']): PlannedRow => ({
    ...planned,
    will: 'refuse',
    problems,
  });

  if (wanted && !record) return refuse(say('import_unknown'));
  if (record?.deleted_at) return refuse(say('while_bin'));
  if (collection.readOnly) return refuse(say('read_only'));
  if (!record && collection.closed) return refuse(say('closed'));
  const key = record?.id ?? (slug ? `slug ${slug}` : '');
  if (key && seen.has(key)) return refuse(say('import_twice'));
  if (key) seen.add(key);

  if (!record) {
    const after = valuesAfter(collection, null, typed);
    const publication = !collection.publishes;
    const check = { collection, terms, id: null, before: null, after, publication, language };
    const problems = await checkValues(db, check);
    if (Object.keys(problems).length > 0) return refuse(...inWords(collection, problems, language));
    return { ...planned, will: 'create', changed: filled(after), problems: [] };
  }
  const { problems, changed, after } = await planChange(
    { tx: db, language },
    collection,
    record,
    terms,
    typed,
  );
  const title = titleIn(collection, after);
  if (Object.keys(problems).length > 0)
    return { ...refuse(...inWords(collection, problems, language)), title };
  return { ...planned, title, will: changed.length > 0 ? 'update' : 'nothing', changed, problems: [] };
}

const filled = (values: RecordValues) => Object.keys(values).filter((name) => values[name]?.length);

function inWords(collection: Collection, problems: RecordProblems, language: Language) {
  const t = translatorFor(language, { strict: false });
  return fieldsOf(collection).flatMap(({ name, labelKey }) => {
    const problem = problems[name];
    return problem ? [{ field: name, message: problemText(t, problem, t(labelKey)) }] : [];
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

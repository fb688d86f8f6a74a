import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, inArray } from 'drizzle-orm';
import type { DirectoryImportReport } from '#shared/contracts/directory-import.contract.ts';
import {
  IMPORT_FIELDS,
  IMPORT_MOST_WRITTEN,
  type ImportWill,
  importFieldsOf,
} from '#shared/domain/directory-import.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import { CATEGORY_SLUGS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { listText } from '#shared/format/lists.ts';
import { translate, translatorFor } from '#shared/i18n/catalog.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { problemText } from '#shared/rules/rule.ts';
import type { Queryable } from '../../../database/client.ts';
import { stakeholder_member } from '../../../database/schema/stakeholder.ts';
import { signedIn } from '../../../http/actor.ts';
import { type FieldProblems, Problem } from '../../../http/problem.ts';
import type { CallContext } from '../../../http/route.ts';
import {
  contentOf,
  type NamedValue,
  named,
  type ProfileContent,
  sameNamed,
  withNamed,
} from '../../profile/content.ts';
import { FIRST, NOTHING } from '../../profile/create-profile.ts';
import { readChange } from '../../profile/read-input.ts';
import { readFlatRecords } from '../../stakeholder/read-flat-records.ts';
import type { StakeholderRecord } from '../../stakeholder/stakeholder-record.ts';
import { readKnownTerms } from '../../submission/known-terms.ts';
import { findTwins, type Twin } from './find-twins.ts';
import { type CellReader, kindOfCell, readCells } from './import-cells.ts';
import { type ChosenColumns, matchColumns } from './match-columns.ts';
import { isOpen } from './open-to-import.ts';
import { type ImportTable, readImportTable } from './read-import-table.ts';

export type Raw = Record<string, string | string[]>;
type RowProblem = DirectoryImportReport['rows'][number]['problems'][number];

/** What one row of a file would do. */
export interface PlannedPage {
  row: number;
  will: ImportWill;
  kind: StakeholderKind | null;
  record: StakeholderRecord | null;
  title: string;
  raw: Raw;
  /** What the page would say, of those that are new. */
  content: ProfileContent | null;
  changed: string[];
  problems: RowProblem[];
  twins: Twin[];
}

export interface DirectoryImportPlan {
  table: ImportTable;
  columns: (string | null)[];
  rows: PlannedPage[];
}

/** Of rows that may be about a page that is there, by their line: `create`, or the page. */
export type Choices = Readonly<Record<string, string>>;

interface Asked {
  columns: ChosenColumns;
  choices: Choices;
}

/** Rows that are judged at a time; others are answered in between. */
const AT_A_TIME = 50;

/** Reads a file and finds out what each of its rows would do. Empty cells say nothing: what stands on the page stays. */
export async function planDirectoryImport(
  db: Queryable,
  context: Pick<CallContext, 'language' | 'actor'>,
  bytes: Uint8Array,
  { columns: chosen, choices }: Asked,
): Promise<DirectoryImportPlan> {
  const table = await readImportTable(bytes);
  const columns = matchColumns(table.headings, chosen);
  if (!columns.some((name) => name !== null && name !== 'id' && name !== 'kind'))
    return { table, columns, rows: [] };
  const cells = await readCells(db);
  const { knows } = await readKnownTerms(db);
  const read = table.rows.map(({ line, cells: said }) => readRow(line, said, columns, cells));
  const named = await readFlatRecords(
    db,
    read.flatMap(({ id }) => (UUID.test(id) ? [id] : [])),
  );
  const chosenIds = Object.values(choices).filter((choice) => choice !== 'create');
  const within: Within = {
    context,
    cells,
    knows,
    choices,
    named: new Map([...named, ...(await readFlatRecords(db, chosenIds))]),
    closed: await findClosed(db, context, [...named.keys(), ...chosenIds]),
    seen: new Set(),
    written: 0,
    twins: new Map(),
    alike: new Map(),
  };
  const judged: PlannedPage[] = [];
  for (const [n, row] of read.entries()) {
    if (n % AT_A_TIME === 0) await othersTurn();
    judged.push(judge(within, row));
  }
  await lookForTwins(db, within, judged);
  const rows = judged.map((row) => bounded(within, decided(within, row)));
  return { table, columns, rows };
}

interface ReadRow {
  line: number;
  id: string;
  kind: string;
  raw: Raw;
  broken: boolean;
}

interface Within {
  context: Pick<CallContext, 'language' | 'actor'>;
  cells: CellReader;
  knows: Awaited<ReturnType<typeof readKnownTerms>>['knows'];
  choices: Choices;
  named: Map<string, StakeholderRecord>;
  /** Pages that cannot be changed here, and why. */
  closed: ReadonlyMap<string, 'own' | 'waits'>;
  /** Pages and rows that earlier rows are about. */
  seen: Set<string>;
  written: number;
  twins: Map<number, Twin[]>;
  alike: Map<string, StakeholderRecord>;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const FIELD_OF = new Map(IMPORT_FIELDS.map((field) => [field.name, field]));

function readRow(
  line: number,
  said: readonly string[] | null,
  columns: readonly (string | null)[],
  cells: CellReader,
): ReadRow {
  const row: ReadRow = { line, id: '', kind: '', raw: {}, broken: said === null };
  for (const [n, name] of columns.entries()) {
    const cell = said?.[n]?.trim() ?? '';
    if (name === null || cell === '') continue;
    if (name === 'id') row.id = cell.toLowerCase();
    else if (name === 'kind') row.kind = cell;
    else row.raw[name] = cells.value(FIELD_OF.get(name)!, said![n]!);
  }
  return row;
}

/** Pages the importer belongs to, and drafts that somebody works on: a colleague changes those, or their owner. */
async function findClosed(db: Queryable, { actor }: Pick<CallContext, 'actor'>, ids: readonly string[]) {
  const closed = new Map<string, 'own' | 'waits'>();
  if (ids.length === 0) return closed;
  const me = signedIn({ actor });
  const rows = await db
    .select({
      id: stakeholder_member.stakeholder_id,
      person_id: stakeholder_member.person_id,
      email: stakeholder_member.email,
    })
    .from(stakeholder_member)
    .where(
      and(
        inArray(stakeholder_member.stakeholder_id, [...ids]),
        inArray(stakeholder_member.state, ['inviting', 'invited', 'requested', 'member']),
      ),
    );
  for (const { id, person_id, email } of rows) {
    const isMine = person_id === me.id || email?.toLowerCase() === me.email.toLowerCase();
    if (isMine || !closed.has(id)) closed.set(id, isMine ? 'own' : 'waits');
  }
  return closed;
}

function judge(within: Within, row: ReadRow): PlannedPage {
  const { context, named: there, choices } = within;
  const t = translatorFor(context.language);
  const page: PlannedPage = {
    row: row.line,
    will: 'refuse',
    kind: null,
    record: null,
    title: titleOf(context, row.raw),
    raw: row.raw,
    content: null,
    changed: [],
    problems: [],
    twins: [],
  };
  const refuse = (message: string, field = ''): PlannedPage => ({ ...page, problems: [{ field, message }] });
  if (row.broken) return refuse(t('collection-fields:problem.import_quote'));
  const kind = row.kind === '' ? null : kindOfCell(row.kind);
  if (row.kind !== '' && kind === null) return refuse(kindsText(context), 'kind');
  const choice = choices[String(row.line)];
  const id = row.id || (choice && choice !== 'create' ? choice : '');
  if (id) {
    const record = there.get(id);
    if (!record) return refuse(t('collection-fields:problem.import_unknown'), 'id');
    const known = { ...page, record, kind: record.kind, title: localName(record, context.language).text };
    if (within.seen.has(id))
      return { ...known, problems: [{ field: '', message: t('collection-fields:problem.import_twice') }] };
    within.seen.add(id);
    if (kind && kind.kind !== record.kind)
      return {
        ...known,
        problems: [{ field: 'kind', message: t('directory-desk:import.problem.kind_stays') }],
      };
    const why = isOpen(record.status, within.closed.get(id));
    if (why) return { ...known, problems: [{ field: '', message: t(`directory-desk:problem.${why}`) }] };
    return judgeChange(within, known, record);
  }
  if (!kind) return refuse(kindsText(context), 'kind');
  const raw = kind.type_slug ? { ...row.raw, type_slug: kind.type_slug } : row.raw;
  return judgeNew(within, { ...page, kind: kind.kind, raw });
}

const kindsText = ({ language }: Pick<CallContext, 'language'>) =>
  translate(language, 'directory-desk:import.problem.choose', { values: listText(language, CATEGORY_SLUGS) });

function titleOf({ language }: Pick<CallContext, 'language'>, raw: Raw): string {
  const name = { name: textOf(raw.name), name_kh: textOf(raw.name_kh) };
  const person = [textOf(raw.last_name), textOf(raw.first_name)].filter(Boolean).join(' ');
  return localName(name, language).text || person || textOf(raw.company);
}

/** Changes of a page that is there; `nothing` where it says all of it already. */
function judgeChange(within: Within, page: PlannedPage, record: StakeholderRecord): PlannedPage {
  const content = contentOf(record);
  // What stands there already is not judged anew: rules may be stricter than when it was written.
  const raw = Object.fromEntries(
    Object.entries(page.raw).filter(([name, value]) => !saysAlready(content, name, value)),
  );
  const read = reading(within, record.kind, content, raw);
  if ('problems' in read) return { ...page, problems: read.problems };
  const changed = differing(content, read.changes);
  return { ...page, raw, will: changed.length > 0 ? 'update' : 'nothing', changed };
}

function saysAlready({ values }: ProfileContent, name: string, value: Raw[string]): boolean {
  const entries = (one: Raw[string]) =>
    JSON.stringify(
      [one]
        .flat()
        .map((text) => text.trim())
        .sort(),
    );
  return values[name] !== undefined && entries(values[name]) === entries(value);
}

const differing = (content: ProfileContent, changes: Record<string, NamedValue>) =>
  Object.keys(changes).filter((name) => !sameNamed(name, changes[name] ?? null, named(content, name)));

function judgeNew(within: Within, page: PlannedPage): PlannedPage {
  const kind = page.kind!;
  const sign = JSON.stringify([kind, Object.entries(page.raw).sort()]);
  const t = translatorFor(within.context.language);
  if (within.seen.has(sign))
    return { ...page, problems: [{ field: '', message: t('collection-fields:problem.import_twice') }] };
  within.seen.add(sign);
  const first = Object.fromEntries(FIRST[kind].map((name) => [name, '']));
  const read = reading(within, kind, NOTHING, { ...first, ...page.raw });
  if ('problems' in read) return { ...page, problems: read.problems };
  const content = withNamed(NOTHING, read.changes);
  return { ...page, will: 'create', content, changed: Object.keys(content.values) };
}

type Reading = { changes: Record<string, NamedValue> } | { problems: RowProblem[] };

function reading(within: Within, kind: StakeholderKind, before: ProfileContent, raw: Raw): Reading {
  const { knows, context } = within;
  try {
    return { changes: readChange(kind, before, raw, { knows, language: context.language }) };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'invalid') throw error;
    return { problems: inWords(within, kind, error.fields) };
  }
}

/** More of them are no help. */
const MOST_ALLOWED = 40;

function inWords({ context, cells }: Within, kind: StakeholderKind, problems: FieldProblems): RowProblem[] {
  const t = translatorFor(context.language);
  return Object.entries(problems).map(([name, [problem]]) => {
    const field = importFieldsOf(kind).find((one) => one.name === name) ?? FIELD_OF.get(name);
    const message = problem ? problemText(t, problem, field && t(field.labelKey)) : '';
    const allowed = field ? cells.choices(field) : [];
    const isChosen = problem && ['select', 'multi_select', 'filter_value'].includes(problem.key);
    if (!isChosen || allowed.length === 0 || allowed.length > MOST_ALLOWED) return { field: name, message };
    const values = listText(
      context.language,
      allowed.map(({ names }) => (context.language === 'km' && names[1]) || names[0] || ''),
    );
    return { field: name, message: t('directory-desk:import.problem.choose', { values }) };
  });
}

/** Which new pages may be there already, looked for at once; what says the same is the same. */
async function lookForTwins(db: Queryable, within: Within, rows: readonly PlannedPage[]): Promise<void> {
  const pages = rows.flatMap(({ row, will, kind, content }) => {
    if (will !== 'create' || !kind || !content) return [];
    const text = (name: string) => textOf(content.values[name]);
    return {
      line: row,
      kind,
      ...shownName(kind, content.values),
      email: text('email'),
      phone: text('phone'),
      website: text('website'),
    };
  });
  within.twins = await findTwins(db, pages);
  const ids = [...within.twins.values()].flat().map(({ id }) => id);
  within.alike = await readFlatRecords(db, [...new Set(ids)]);
}

/** A row that may be about a page that is there waits for somebody to say so; one that says the same changes nothing. */
function decided(within: Within, page: PlannedPage): PlannedPage {
  const twins = page.will === 'create' ? (within.twins.get(page.row) ?? []) : [];
  const same = twins.find(({ id }) => {
    const record = within.alike.get(id);
    return record && judgeChange(within, page, record).will === 'nothing';
  });
  if (same) return { ...page, will: 'nothing', record: within.alike.get(same.id)! };
  const isNew = twins.length === 0 || within.choices[String(page.row)] === 'create';
  return { ...page, will: isNew ? page.will : 'alike', twins };
}

/** As many as one import writes; the next passes by what is done. */
function bounded(within: Within, page: PlannedPage): PlannedPage {
  if (page.will !== 'create' && page.will !== 'update') return page;
  within.written += 1;
  if (within.written <= IMPORT_MOST_WRITTEN) return page;
  const message = translate(within.context.language, 'collection-fields:problem.import_later', {
    n: IMPORT_MOST_WRITTEN,
  });
  return { ...page, will: 'refuse', problems: [{ field: '', message }] };
}

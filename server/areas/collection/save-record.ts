import { changedFields, cleanValues, emptyValues } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import { stateOf } from '#shared/domain/collection/collection-state.ts';
import { isAsked, type RecordProblems } from '#shared/domain/collection/validate-record.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { RecordAction } from '../../audit/action.ts';
import type { Queryable } from '../../database/client.ts';
import type { Work } from '../../database/work.ts';
import { type FieldProblems, Problem } from '../../http/problem.ts';
import { staleProblem } from './changed-meanwhile.ts';
import { checkValues } from './check-values.ts';
import { type Row, storeOf } from './collection-store.ts';
import { lockRow } from './find-record.ts';
import { needsReader } from './reading/require-reading.ts';
import { cleanRichText, columnsFor, valuesOf } from './row-values.ts';
import { readTerms, type Terms } from './terms.ts';
import { deleteCopy } from './working-copy/working-copy.queries.ts';
import { writeRecord } from './write-record.ts';

/** Values as they would be after a change: cleaned, sanitised, what is not asked for emptied, what is fixed kept. */
export function valuesAfter(
  collection: Collection,
  before: RecordValues | null,
  typed: Readonly<Record<string, unknown>>,
): RecordValues {
  const after = { ...emptyValues(collection), ...before, ...cleanValues(collection, typed) };
  for (const field of fieldsOf(collection)) {
    const value = after[field.name];
    if (field.input === 'rich_text' && typeof value === 'string') after[field.name] = cleanRichText(value);
    if (!isAsked(field, after)) after[field.name] = '';
  }
  return after;
}

/** Fields whose value was given for good and would change. */
export function fixedProblems(
  collection: Collection,
  before: RecordValues | null,
  after: RecordValues,
): RecordProblems {
  if (!before) return {};
  const changed = changedFields(collection, before, after);
  const fixed = fieldsOf(collection).filter(
    ({ name, fixed }) => fixed && before[name] && changed.includes(name),
  );
  return Object.fromEntries(fixed.map(({ name }) => [name, { key: 'fixed' as const }]));
}

export const asFields = (problems: RecordProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, [problem]]));

/** Makes a record; a draft where the collection publishes. */
export async function createRecord(
  work: Work,
  collection: Collection,
  typed: Readonly<Record<string, unknown>>,
  verb: RecordAction = 'create',
): Promise<Row> {
  if (collection.closed) throw new Problem('conflict', { messageKey: 'collection-fields:problem.closed' });
  const store = storeOf(collection);
  const terms = await readTerms(work.tx, collection);
  const after = valuesAfter(collection, null, typed);
  const publication = !collection.publishes;
  const problems = await checkValues(work.tx, {
    collection,
    terms,
    id: null,
    before: null,
    after,
    publication,
    language: work.context.language,
  });
  if (Object.keys(problems).length > 0) throw new Problem('invalid', { fields: asFields(problems) });
  const set = columnsFor(collection, store, after, terms);
  return writeRecord(work, { collection, store, terms, before: null, set, verb });
}

/** What a change of fields would make of a record. */
export function changeOf(
  collection: Collection,
  row: Row,
  terms: Terms,
  typed: Readonly<Record<string, unknown>>,
): { before: RecordValues; after: RecordValues; changed: string[] } {
  const before = valuesOf(collection, storeOf(collection), row, terms);
  const after = valuesAfter(collection, before, typed);
  return { before, after, changed: changedFields(collection, before, after) };
}

/** What a change of fields would make of a record, and what keeps it from being done. */
export async function planChange(
  { tx, language }: { tx: Queryable; language: Language },
  collection: Collection,
  row: Row,
  terms: Terms,
  typed: Readonly<Record<string, unknown>>,
): Promise<{ before: RecordValues; after: RecordValues; changed: string[]; problems: RecordProblems }> {
  const { before, after, changed } = changeOf(collection, row, terms, typed);
  const publication = !collection.publishes || ['published', 'scheduled'].includes(stateOf(row));
  const check = { collection, terms, id: row.id, before, after, publication, language };
  const problems = { ...(await checkValues(tx, check)), ...fixedProblems(collection, before, after) };
  return { before, after, changed, problems };
}

/** Changes fields of a record. Nothing is written when nothing differs. */
export async function updateRecord(
  work: Work,
  collection: Collection,
  id: string,
  change: {
    version: number;
    typed: Readonly<Record<string, unknown>>;
    verb?: RecordAction;
    detail?: Record<string, unknown>;
    /** A second person has read it, or nobody has to. */
    isRead?: boolean;
  },
): Promise<Row> {
  const store = storeOf(collection);
  const row = await lockRow(work.tx, store, id);
  if (row.version !== change.version) throw await staleProblem(work, collection, row, change.version);
  if (collection.readOnly)
    throw new Problem('conflict', { messageKey: 'collection-fields:problem.read_only' });
  if (row.deleted_at) throw notFromHere(row);
  const terms = await readTerms(work.tx, collection);
  const { after, changed, problems } = await planChange(
    { tx: work.tx, language: work.context.language },
    collection,
    row,
    terms,
    change.typed,
  );
  if (Object.keys(problems).length > 0) throw new Problem('invalid', { fields: asFields(problems) });
  if (changed.length === 0) return row;
  const isShown = ['published', 'scheduled'].includes(stateOf(row));
  if (isShown && !change.isRead && (await needsReader(work.tx, collection)))
    throw new Problem('conflict', { messageKey: 'collection-fields:problem.needs_reader' });
  // A draft is what its copy was going to be: there is one text again.
  if (!isShown) await deleteCopy(work.tx, collection, id);
  return writeRecord(work, {
    collection,
    store,
    terms,
    before: row,
    set: columnsFor(collection, store, after, terms),
    verb: change.verb ?? 'update',
    ...(change.detail ? { detail: change.detail } : {}),
  });
}

/** The answer to a verb that a record's state does not allow. */
export function notFromHere(row: Row): Problem {
  const state = stateOf(row);
  return new Problem('conflict', {
    messageKey: `collection-fields:problem.while_${state}`,
  });
}

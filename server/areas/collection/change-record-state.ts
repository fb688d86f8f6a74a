import { sql } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { type RecordVerb, stateOf, verbsOf } from '#shared/domain/collection/collection-state.ts';
import { parseMoment } from '#shared/domain/collection/moment.ts';
import { listText } from '#shared/format/lists.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { staleProblem } from './changed-meanwhile.ts';
import { checkValues } from './check-values.ts';
import { type Row, type Store, storeOf } from './collection-store.ts';
import { fieldName } from './field-name.ts';
import { lockRow } from './find-record.ts';
import { requireReading } from './reading/require-reading.ts';
import { valuesOf } from './row-values.ts';
import { asFields, notFromHere } from './save-record.ts';
import { readTerms, type Terms } from './terms.ts';
import { countUses } from './uses.ts';
import { deleteWithdrawal } from './working-copy/working-copy.queries.ts';
import { writeRecord } from './write-record.ts';

export interface Transition {
  verb: RecordVerb;
  /** The version that was read; null: whatever it is, as a bulk action takes it. */
  version: number | null;
  /** Moment of publication as typed; null: now. */
  at?: string | null;
  /** What was taken away by mistake goes back as it was, whatever it lacks. */
  asItWas?: boolean;
}

/** Publishes, takes back, archives, deletes or restores a record. */
export async function transitRecord(
  work: Work,
  collection: Collection,
  id: string,
  { verb, version, at = null, asItWas = false }: Transition,
  detail: Readonly<Record<string, string>> = {},
): Promise<Row> {
  const store = storeOf(collection);
  const row = await lockRow(work.tx, store, id);
  if (version !== null && row.version !== version) throw await staleProblem(work, collection, row, version);
  if (!verbsOf(collection, stateOf(row)).includes(verb)) throw refused(collection, row, verb);
  const terms = await readTerms(work.tx, collection);
  const moment = verb === 'publish' ? momentOf(at) : null;
  if (verb === 'publish' && !moment && stateOf(row) === 'published') throw notFromHere(row);
  if (verb === 'publish') await requireReading(work, collection, row, null);
  const set = await columnsOf(work, collection, store, row, { verb, moment });
  const write = { collection, store, terms, before: row, set, verb: moment ? ('schedule' as const) : verb };
  if (!asItWas && (verb === 'publish' || verb === 'restore')) await mustBeComplete(work, write, verb);
  // What is off the site does not go off it once more.
  if (verb !== 'publish' && verb !== 'restore') await deleteWithdrawal(work.tx, collection, id);
  return writeRecord(
    work,
    moment ? { ...write, detail: { ...detail, at: moment.toISOString() } } : { ...write, detail },
  );
}

function refused(collection: Collection, row: Row, verb: RecordVerb): Problem {
  if (collection.closed && (verb === 'delete' || verb === 'restore'))
    return new Problem('conflict', { messageKey: 'collection-fields:problem.closed' });
  return notFromHere(row);
}

/** The moment to come that was typed; null for now. */
export function momentOf(at: string | null): Date | null {
  if (at === null || at.trim() === '') return null;
  const moment = parseMoment(at);
  if (!moment) throw new Problem('invalid', { fields: { at: [{ key: 'moment' }] } });
  if (Date.parse(moment) <= Date.now())
    throw new Problem('invalid', { fields: { at: [{ key: 'moment_to_come' }] } });
  return new Date(moment);
}

async function columnsOf(
  work: Work,
  collection: Collection,
  store: Store,
  row: Row,
  { verb, moment }: { verb: RecordVerb; moment: Date | null },
): Promise<Record<string, unknown>> {
  const scheduled = stateOf(row) === 'scheduled';
  switch (verb) {
    case 'publish': {
      // A date of publication that has passed stays: what comes back is not made younger.
      const keeps = !moment && row.published_at && !scheduled && row.published_at <= new Date();
      return {
        status: 'approved',
        ...(keeps ? {} : { published_at: moment ?? sql`now()` }),
        ...('approved_at' in store.columns && !row.approved_at ? { approved_at: sql`now()` } : {}),
      };
    }
    case 'unpublish':
      return { status: 'draft', ...(scheduled ? { published_at: null } : {}) };
    case 'archive':
      return { status: 'archived', ...(scheduled ? { published_at: null } : {}) };
    case 'delete': {
      const count = await countUses(work.tx, collection, row);
      if (count > 0)
        throw new Problem('conflict', { messageKey: 'collection-fields:problem.in_use', params: { count } });
      return { deleted_at: sql`now()` };
    }
    case 'restore':
      return { deleted_at: null };
  }
}

/** What visitors see, or will see, has everything it needs. */
async function mustBeComplete(
  work: Work,
  {
    collection,
    store,
    terms,
    before: row,
  }: { collection: Collection; store: Store; terms: Terms; before: Row },
  verb: RecordVerb,
): Promise<void> {
  const restored = { ...row, deleted_at: null };
  const state = stateOf(restored);
  const publication = verb === 'publish' || state === 'published' || state === 'scheduled';
  const values = valuesOf(collection, store, row, terms);
  const problems = await checkValues(work.tx, {
    collection,
    terms,
    id: row.id,
    before: values,
    after: values,
    publication,
    language: work.context.language,
  });
  const names = Object.keys(problems);
  if (names.length === 0) return;
  const { language } = work.context;
  const fields = names.map((name) => fieldName(language, collection, name));
  throw new Problem('invalid', {
    messageKey: 'collection-fields:problem.not_complete',
    params: { fields: listText(language, fields) },
    fields: asFields(problems),
  });
}

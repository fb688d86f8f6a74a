import { eq } from 'drizzle-orm';
import { stateOf } from '#shared/domain/collection/collection-state.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import type { ReportMeasure, ReportSubject } from '#shared/domain/report.ts';
import { recordAudit } from '../../audit/record.ts';
import { heldUntil } from '../../cases/hold.ts';
import { message } from '../../database/schema/inbox.ts';
import { resource, resource_page } from '../../database/schema/publication.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { transitRecord } from '../collection/change-record-state.ts';
import { storeOf } from '../collection/collection-store.ts';
import { lockRow } from '../collection/find-record.ts';
import { liftSuspension, suspendPerson } from '../person/desk/suspend-person.ts';
import { readRecord } from '../stakeholder/read-record.ts';
import { updateStakeholder } from '../stakeholder/write-stakeholder.ts';
import type { ReportRow } from './report.queries.ts';

/** Does what was decided; true when something was taken away that was there. What is gone already stays gone. */
export async function takeDown(
  work: Work,
  row: ReportRow,
  measure: ReportMeasure,
  reason: string,
): Promise<boolean> {
  if (measure === 'none') return false;
  if (measure === 'suspend') {
    const id = row.evidence.person_id;
    if (!id) throw new Problem('conflict', { messageKey: 'report:problem.nobody' });
    return suspendPerson(work, id, reason, heldUntil(work.context)).then(({ changed }) => changed);
  }
  return PLACES[kindOf(row)].takeDown(work, row, { reference: row.reference, reason });
}

/**
 * Puts back what a decision took away; Problem `conflict` where it is no longer as that decision left it. `quietly`: the
 * decision was undone before its letter left, so nobody is told that anything is over.
 */
export async function putBack(work: Work, row: ReportRow, reason: string, quietly: boolean): Promise<void> {
  if (row.measure === 'suspend') {
    await liftSuspension(work, row.evidence.person_id ?? '', quietly);
    return;
  }
  const isBack = await PLACES[kindOf(row)].putBack(work, row, { reference: row.reference, reason });
  if (!isBack) throw new Problem('conflict', { messageKey: 'report:problem.not_hidden' });
}

const kindOf = (row: ReportRow) => row.subject_kind as ReportSubject;

interface Why extends Record<string, string> {
  reference: string;
  reason: string;
}

/** How one kind of thing is taken away and put back; each answers whether there was anything to do, and audits it. */
interface Place {
  takeDown(work: Work, row: ReportRow, why: Why): Promise<boolean>;
  putBack(work: Work, row: ReportRow, why: Why): Promise<boolean>;
}

const NOTHING: Place = { takeDown: async () => false, putBack: async () => false };

const MESSAGE: Place = {
  takeDown: (work, row, detail) => hideMessage(work, row.subject_id, new Date(), detail),
  putBack: (work, row, detail) => hideMessage(work, row.subject_id, null, detail),
};

async function hideMessage(work: Work, id: string, deleted_at: Date | null, detail: Why): Promise<boolean> {
  const [found] = await work.tx.select().from(message).where(eq(message.id, id)).for('update');
  if (!found || (found.deleted_at === null) === (deleted_at === null)) return false;
  await work.tx.update(message).set({ deleted_at }).where(eq(message.id, id));
  const action = deleted_at ? 'message.take-down' : 'message.put-back';
  await recordAudit(work, { action, entity_id: id, detail });
  return true;
}

const STAKEHOLDER: Place = {
  async takeDown(work, { subject_id }, detail) {
    if ((await readRecord(work.tx, subject_id)).status !== 'approved') return false;
    const why = { verb: 'take-down' as const, cause: 'report', reason: detail.reason };
    await updateStakeholder(work, subject_id, { status: 'archived' }, { why });
    await recordAudit(work, { action: 'stakeholder.take-down', entity_id: subject_id, detail });
    return true;
  },
  async putBack(work, { subject_id }, detail) {
    if ((await readRecord(work.tx, subject_id)).status !== 'archived') return false;
    const why = { verb: 'put-back' as const, reason: detail.reason };
    await updateStakeholder(work, subject_id, { status: 'approved' }, { why });
    await recordAudit(work, { action: 'stakeholder.put-back', entity_id: subject_id, detail });
    return true;
  },
};

const RECORD: Place = {
  takeDown: (work, row, detail) => moveRecord(work, row, ['published', 'archive'], detail),
  putBack: (work, row, detail) => moveRecord(work, row, ['archived', 'publish'], detail),
};

/** A program, an event or an entry of the library goes the way of its collection, which keeps its history. */
async function moveRecord(
  work: Work,
  row: ReportRow,
  [from, verb]: readonly ['published', 'archive'] | readonly ['archived', 'publish'],
  detail: Why,
): Promise<boolean> {
  const collection = findCollection(await collectionOf(work, row));
  if (!collection) throw new Error(`No collection ${row.subject_kind}`);
  const stored = await lockRow(work.tx, storeOf(collection), row.subject_id);
  if (stateOf(stored) !== from) return false;
  await transitRecord(work, collection, row.subject_id, { verb, version: null, asItWas: true }, detail);
  return true;
}

const PLACES: Readonly<Record<ReportSubject, Place>> = {
  message: MESSAGE,
  stakeholder: STAKEHOLDER,
  program: RECORD,
  event: RECORD,
  resource: RECORD,
  person: NOTHING,
  thread: NOTHING,
};

/** The desk's name for what was reported: the library has two. */
async function collectionOf({ tx }: Work, row: ReportRow): Promise<string> {
  if (row.subject_kind !== 'resource') return row.subject_kind;
  const [found] = await tx
    .select({ kind: resource_page.kind })
    .from(resource)
    .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
    .where(eq(resource.id, row.subject_id));
  return found?.kind === 'file' ? 'library_file' : 'post';
}

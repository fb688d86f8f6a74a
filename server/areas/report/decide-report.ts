import { and, eq, sql } from 'drizzle-orm';
import type { dismissReport as dismiss, upholdReport as uphold } from '#shared/contracts/report.contract.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import {
  mayDecideReport,
  measuresFor,
  type ReportMeasure,
  type ReportState,
  type ReportSubject,
} from '#shared/domain/report.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { recordAudit } from '../../audit/record.ts';
import { message } from '../../database/schema/inbox.ts';
import { report } from '../../database/schema/network.ts';
import { resource, resource_page } from '../../database/schema/publication.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { transitRecord } from '../collection/transition.ts';
import { suspendPerson } from '../person/desk/suspend-person.ts';
import { staffOf } from '../review/viewer.ts';
import { archiveStakeholder } from '../stakeholder/write-stakeholder.ts';
import { isInvolved, presentReport } from './report.present.ts';
import { findReport, lockReport, type ReportRow } from './report.queries.ts';

export const dismissReport: Handler<typeof dismiss> = ({ params, body }, context) =>
  decide(context, params.id, async (work, row) => {
    await settle(work, row, 'dismissed', body.decision);
    await recordAudit(work, {
      action: 'report.dismiss',
      entity_id: row.id,
      detail: { reference: row.reference, decision: body.decision },
    });
  });

/** What is done about it and the decision are one change; open reports about the same are decided with it. */
export const upholdReport: Handler<typeof uphold> = ({ params, body }, context) =>
  decide(context, params.id, async (work, row) => {
    const kind = row.subject_kind as ReportSubject;
    const suspend = deskMay(staffOf(context.actor).desk_roles, 'manage_people');
    if (!measuresFor(kind, { suspend }).includes(body.measure)) {
      throw new Problem('invalid', { fields: { measure: [{ key: 'select' }] } });
    }
    await take(work, row, body.measure, body.decision);
    const others = await work.tx
      .select()
      .from(report)
      .where(
        and(
          eq(report.subject_kind, row.subject_kind),
          eq(report.subject_id, row.subject_id),
          eq(report.state, 'open'),
        ),
      )
      .for('update');
    for (const one of others) {
      await settle(work, one, 'upheld', body.decision);
      await recordAudit(work, {
        action: 'report.uphold',
        entity_id: one.id,
        detail: { reference: one.reference, measure: body.measure, decision: body.decision },
      });
    }
  });

async function decide(
  context: CallContext,
  id: string,
  change: (work: Work, row: ReportRow) => Promise<void>,
) {
  const staff = staffOf(context.actor);
  if (!deskMay(staff.desk_roles, 'decide')) throw new Problem('not_found');
  await inTransaction(context, async (work) => {
    const row = await lockReport(work.tx, id);
    if (!row) throw new Problem('not_found');
    const involved = isInvolved(row, staff);
    if (!mayDecideReport(row.state as ReportState, involved)) {
      throw new Problem('conflict', { messageKey: `report:problem.${involved ? 'involved' : 'decided'}` });
    }
    await change(work, row);
  });
  const { db } = context.services.database;
  return presentReport(db, staff, (await findReport(db, id))!);
}

async function settle(work: Work, row: ReportRow, state: ReportState, decision: string): Promise<void> {
  await work.tx
    .update(report)
    .set({
      state,
      decision,
      decided_by: staffOf(work.context.actor).id,
      decided_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(eq(report.id, row.id));
}

/** Does what was decided. What is gone already stays gone. */
async function take(work: Work, row: ReportRow, measure: ReportMeasure, reason: string): Promise<void> {
  if (measure === 'none') return;
  if (measure === 'suspend') {
    const id = row.evidence.person_id;
    if (!id) throw new Problem('conflict', { messageKey: 'report:problem.nobody' });
    await suspendPerson(work, id, reason);
    return;
  }
  switch (row.subject_kind as ReportSubject) {
    case 'message':
      await work.tx
        .update(message)
        .set({ deleted_at: sql`coalesce(${message.deleted_at}, now())` })
        .where(eq(message.id, row.subject_id));
      return;
    case 'stakeholder':
      await archiveStakeholder(work, row.subject_id);
      return;
    case 'program':
    case 'event':
    case 'resource': {
      const collection = findCollection(await collectionOf(work, row));
      if (!collection) throw new Error(`No collection ${row.subject_kind}`);
      await transitRecord(work, collection, row.subject_id, { verb: 'archive', version: null });
      return;
    }
    case 'person':
    case 'thread':
      return;
  }
}

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

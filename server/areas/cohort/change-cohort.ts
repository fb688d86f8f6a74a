import { and, eq, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/cohort.contract.ts';
import type { Cohort } from '#shared/contracts/cohort.contract.ts';
import type { AuditVerb } from '../../audit/action.ts';
import { recordAudit } from '../../audit/record.ts';
import { cohort, cohort_member } from '../../database/schema/cohort.ts';
import { program } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { requireRole } from '../team/membership.ts';
import { presentCohorts } from './cohort.present.ts';
import { findCohort, findMembers } from './cohort.queries.ts';
import { ownTeams } from './own-teams.ts';
import { settleInvites, tellAnswered, tellInvited } from './tell-cohort.ts';

type CohortRow = typeof cohort.$inferSelect;
interface Fields {
  name?: string | undefined;
  name_kh?: string | undefined;
  starts_on?: string | null | undefined;
  ends_on?: string | null | undefined;
  size?: number | '' | null | undefined;
  program_id?: string | null | undefined;
}

/** A cohort as its team sees it. */
async function answer(context: CallContext, id: string): Promise<Cohort> {
  const { db } = context.services.database;
  const row = await findCohort(db, id);
  if (!row) throw new Problem('not_found');
  const members = await findMembers(db, [id]);
  return (await presentCohorts(context, [row], members, await ownTeams(context)))[0]!;
}

/** Begins a cohort of a support organisation, for whoever edits its content. */
export const createCohort: Handler<typeof contract.createCohort> = async ({ body }, context) => {
  const { stakeholder_id, ...fields } = body;
  const id = await inTransaction(context, async (work) => {
    await requireRole(work.tx, context.actor, stakeholder_id, 'edit_content');
    const [eso] = await work.tx.select().from(stakeholder).where(eq(stakeholder.id, stakeholder_id));
    if (eso?.kind !== 'eso') throw new Problem('not_found');
    const set = await columnsOf(work, stakeholder_id, fields, null);
    const [row] = await work.tx
      .insert(cohort)
      .values({ stakeholder_id, ...set, name: fields.name })
      .returning();
    await told(work, row!, 'cohort.create');
    return row!.id;
  });
  return answer(context, id);
};

export const updateCohort: Handler<typeof contract.updateCohort> = async ({ params, body }, context) => {
  await inTransaction(context, async (work) => {
    const row = await lockCohort(work, params.id);
    const set = await columnsOf(work, row.stakeholder_id, body, row);
    await work.tx
      .update(cohort)
      .set({ ...set, updated_at: sql`now()` })
      .where(eq(cohort.id, row.id));
    await told(work, row, 'cohort.change', { names: Object.keys(set) });
  });
  return answer(context, params.id);
};

export const deleteCohort: Handler<typeof contract.deleteCohort> = async ({ params }, context) => {
  await inTransaction(context, async (work) => {
    const row = await lockCohort(work, params.id);
    const named = await findMembers(work.tx, [row.id]);
    await settleInvites(
      work,
      row.id,
      named.map((member) => member.stakeholder_id),
    );
    await work.tx.delete(cohort).where(eq(cohort.id, row.id));
    await told(work, row, 'cohort.delete', { name: row.name || row.name_kh });
  });
  return { status: 200 as const };
};

/** Names a startup as part of a cohort; it is shown once its owners have confirmed. Named twice, it is named once. */
export const inviteToCohort: Handler<typeof contract.inviteToCohort> = async ({ params, body }, context) => {
  await inTransaction(context, async (work) => {
    const row = await lockCohort(work, params.id);
    const [startup] = await work.tx.select().from(stakeholder).where(eq(stakeholder.id, body.startup_id));
    if (startup?.kind !== 'startup' || startup.status !== 'approved')
      throw new Problem('invalid', {
        messageKey: 'profile-fields:problem.startup_only',
        fields: { startup_id: [{ key: 'select' }] },
      });
    const named = await work.tx
      .insert(cohort_member)
      .values({ cohort_id: row.id, stakeholder_id: startup.id })
      .onConflictDoUpdate({
        target: [cohort_member.cohort_id, cohort_member.stakeholder_id],
        set: { state: 'invited', created_at: sql`now()` },
        // Who declined may be asked once more; who confirmed stays.
        setWhere: eq(cohort_member.state, 'declined'),
      })
      .returning();
    if (named.length === 0) return;
    await told(work, row, 'cohort.invite', { startup_id: startup.id });
    await tellInvited(work, row, startup.id);
  });
  return answer(context, params.id);
};

export const removeFromCohort: Handler<typeof contract.removeFromCohort> = async ({ params }, context) => {
  await inTransaction(context, async (work) => {
    const row = await lockCohort(work, params.id);
    const gone = await work.tx
      .delete(cohort_member)
      .where(and(eq(cohort_member.cohort_id, row.id), eq(cohort_member.stakeholder_id, params.startup_id)))
      .returning();
    if (gone.length === 0) throw new Problem('not_found');
    await told(work, row, 'cohort.remove', { startup_id: params.startup_id });
    await settleInvites(work, row.id, [params.startup_id]);
    work.changes(`stakeholder:${params.startup_id}`);
  });
  return answer(context, params.id);
};

/** The startup's answer, from somebody who may edit its profile. Only then the cohort shows it. */
export const answerCohortInvite: Handler<typeof contract.answerCohortInvite> = async (
  { params, body },
  context,
) => {
  const state = body.confirmed ? 'confirmed' : 'declined';
  await inTransaction(context, async (work) => {
    await requireRole(work.tx, context.actor, body.startup_id, 'edit_profile');
    const [row] = await work.tx.select().from(cohort).where(eq(cohort.id, params.id));
    const of = and(eq(cohort_member.cohort_id, params.id), eq(cohort_member.stakeholder_id, body.startup_id));
    const [before] = await work.tx.select().from(cohort_member).where(of).for('update');
    if (!row || !before) throw new Problem('not_found');
    // Said twice, it is said once.
    if (before.state === state) return;
    await work.tx.update(cohort_member).set({ state }).where(of);
    await told(work, row, `cohort.${state}`, { startup_id: body.startup_id });
    await settleInvites(work, row.id, [body.startup_id]);
    await tellAnswered(work, row, body.startup_id, state);
    work.changes(`stakeholder:${body.startup_id}`);
  });
  return { status: 200 as const, state };
};

/** The cohort, locked, for somebody who edits the content of its organisation; 404 for everybody else. */
async function lockCohort({ tx, context }: Work, id: string): Promise<CohortRow> {
  const [row] = await tx.select().from(cohort).where(eq(cohort.id, id)).for('update');
  if (!row) throw new Problem('not_found');
  await requireRole(tx, context.actor, row.stakeholder_id, 'edit_content');
  return row;
}

async function columnsOf(
  { tx, context }: Work,
  stakeholder_id: string,
  fields: Fields,
  before: CohortRow | null,
): Promise<Partial<typeof cohort.$inferInsert>> {
  const blank = <T>(value: T | '' | null | undefined) => (value === '' ? null : value);
  const { starts_on, ends_on, size, program_id } = fields;
  const given = {
    name: fields.name,
    name_kh: fields.name_kh,
    starts_on: blank(starts_on),
    ends_on: blank(ends_on),
    size: blank(size),
    program_id: blank(program_id),
  };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<
    typeof cohort.$inferInsert
  >;
  const { name = before?.name, name_kh = before?.name_kh } = set;
  if (!name && !name_kh)
    throw new Problem('invalid', {
      fields: { [context.language === 'km' ? 'name_kh' : 'name']: [{ key: 'one_language' }] },
    });
  const first = set.starts_on === undefined ? before?.starts_on : set.starts_on;
  const last = set.ends_on === undefined ? before?.ends_on : set.ends_on;
  if (first && last && last < first)
    throw new Problem('invalid', {
      messageKey: 'profile-fields:problem.cohort_dates',
      fields: { [set.ends_on === undefined ? 'starts_on' : 'ends_on']: [{ key: 'end_date' }] },
    });
  if (set.program_id) {
    const [run] = await tx.select().from(program).where(eq(program.id, set.program_id));
    if (run?.organiser_id !== stakeholder_id)
      throw new Problem('invalid', { fields: { program_id: [{ key: 'select' }] } });
  }
  return set;
}

async function told(
  work: Work,
  row: CohortRow,
  action: `cohort.${AuditVerb}`,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await recordAudit(work, {
    action,
    entity_id: row.id,
    detail: { stakeholder_id: row.stakeholder_id, ...detail },
  });
  work.changes('cohort', `stakeholder:${row.stakeholder_id}`);
}

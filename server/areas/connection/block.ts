import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/connection.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { recordAudit } from '../../audit/record.ts';
import { connection, person_block } from '../../database/schema/connection.ts';
import { thread, thread_participant } from '../../database/schema/inbox.ts';
import { person } from '../../database/schema/person.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import type { ConnectionRow } from './acting.ts';
import { lockBetween } from './connection.queries.ts';
import { presentPersonParty } from './party.ts';
import { findSharedTeams, presentTeam } from './shared-teams.ts';
import { recount, settleNotices } from './tell-of-connection.ts';

/** Blocks somebody: what was between the two ends or is left unanswered, and the other is told nothing of it. */
export const blockPerson: Handler<typeof contract.blockPerson> = async ({ body }, context) => {
  const me = signedIn(context).id;
  if (body.person_id === me) throw new Problem('conflict', { messageKey: 'connection:problem.own' });
  return inTransaction(context, async (work) => {
    const [who] = await work.tx.select().from(person).where(eq(person.id, body.person_id));
    if (who?.status !== 'active') throw new Problem('not_found');
    await work.tx.insert(person_block).values({ person_id: me, blocked_id: who.id }).onConflictDoNothing();
    const [row] = await work.tx
      .select()
      .from(person_block)
      .where(and(eq(person_block.person_id, me), eq(person_block.blocked_id, who.id)));
    const own = { person_id: me, stakeholder_id: null };
    const link = await lockBetween(work.tx, own, { person_id: who.id, stakeholder_id: null });
    if (link) await endConnection(work, link, me);
    await recordAudit(work, { action: 'person.block', entity_id: who.id });
    const teams = (await findSharedTeams(work.tx, me, [who.id])).map(presentTeam);
    return { person: presentPersonParty(who, 'none'), created_at: row!.created_at.toISOString(), teams };
  });
};

/** An open invitation to the blocker stays open for its asker; the blocker's own one is taken back. */
async function endConnection(work: Work, link: ConnectionRow, me: string): Promise<void> {
  const asked = link.from_person_id === me;
  const state =
    link.state === 'approved'
      ? 'disconnected'
      : link.state === 'invited'
        ? asked
          ? 'withdrawn'
          : 'ignored'
        : null;
  if (state === null) return shelve(work, link, me);
  await work.tx
    .update(connection)
    .set({ state, decided_at: new Date(), updated_at: new Date() })
    .where(eq(connection.id, link.id));
  await shelve(work, link, me);
  await settleNotices(work, link.id, { gone: asked });
  await recount(work, link);
}

/** What the two wrote leaves the inbox of who blocks, read: nothing of it waits for them any more. */
async function shelve({ tx }: Work, link: ConnectionRow, me: string): Promise<void> {
  const threads = tx.select({ id: thread.id }).from(thread).where(eq(thread.connection_id, link.id));
  await tx
    .update(thread_participant)
    .set({ archived_at: sql`now()`, last_read_at: sql`now()` })
    .where(and(eq(thread_participant.person_id, me), inArray(thread_participant.thread_id, threads)));
}

export const unblockPerson: Handler<typeof contract.unblockPerson> = async ({ params }, context) => {
  const me = signedIn(context).id;
  await inTransaction(context, async (work) => {
    const gone = await work.tx
      .delete(person_block)
      .where(and(eq(person_block.person_id, me), eq(person_block.blocked_id, params.person_id)))
      .returning();
    if (gone.length > 0) await recordAudit(work, { action: 'person.unblock', entity_id: params.person_id });
  });
  return { person_id: params.person_id, blocked: false };
};

export const listBlocked: Handler<typeof contract.listBlocked> = async ({ query }, context) => {
  const { db } = context.services.database;
  const own = eq(person_block.person_id, signedIn(context).id);
  const [rows, [total]] = await Promise.all([
    db
      .select({ who: person, created_at: person_block.created_at })
      .from(person_block)
      .innerJoin(person, eq(person.id, person_block.blocked_id))
      .where(own)
      .orderBy(desc(person_block.created_at))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db.select({ count: count() }).from(person_block).where(own),
  ]);
  const shared = await findSharedTeams(
    db,
    signedIn(context).id,
    rows.map(({ who }) => who.id),
  );
  const data = rows.map(({ who, created_at }) => ({
    person: presentPersonParty(who, 'none'),
    created_at: created_at.toISOString(),
    teams: shared.filter(({ person_id }) => person_id === who.id).map(presentTeam),
  }));
  return asList(data, total?.count ?? 0, query);
};

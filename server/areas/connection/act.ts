import { eq, sql } from 'drizzle-orm';
import type { actOnConnection as contract } from '#shared/contracts/connection.contract.ts';
import {
  type ConnectionAction,
  type ConnectionEnd,
  stepConnection,
  viewOf,
} from '#shared/domain/connection.ts';
import { recordAudit } from '../../audit/record.ts';
import { connection } from '../../database/schema/connection.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { readInvitation } from '../thread/read-invitation.ts';
import { accept } from './accept.ts';
import { type ConnectionRow, endOf, findActedFor } from './acting.ts';
import { ask, readOne } from './ask-to-connect.ts';
import { connectionOf } from './connection.present.ts';
import { findBlocks, findConnection, lockBetween } from './connection.queries.ts';
import { hideInvitation } from './connection-threads.ts';
import { recount, settleNotices } from './tell-of-connection.ts';

/** Takes one step with a connection. A step already taken answers what is now; one that cannot be taken is a conflict. */
export const actOnConnection: Handler<typeof contract> = async ({ params, body }, context) => {
  const me = signedIn(context).id;
  await inTransaction(context, async (work) => {
    const found = await findConnection(work.tx, params.id);
    const actsFor = new Set((await findActedFor(work.tx, me)).map(({ id }) => id));
    const end = found && endOf(found, me, actsFor);
    if (!found || !end) throw new Problem('not_found');
    await act(work, found, end, body.action);
  });
  return readOne(context.services.database.db, me, params.id);
};

async function act(
  work: Work,
  found: ConnectionRow,
  seen: ConnectionEnd,
  action: ConnectionAction,
): Promise<void> {
  const me = signedIn(work.context).id;
  const [own, other] = endsOf(found, seen, me);
  await refuseBlocked(work, me, action, other.stakeholder_id ? null : other.person_id);
  if (action === 'connect') {
    await ask(work, own, other, { purpose: found.purpose, note: '' });
    return;
  }
  const row = (await lockBetween(work.tx, own, other)) ?? found;
  const end = row.from_person_id === found.from_person_id ? seen : seen === 'from' ? 'to' : 'from';
  const now = new Date();
  if (isDone(action, viewOf(connectionOf(row), end, now))) return;
  const outcome = stepConnection(connectionOf(row), end, action, now);
  if (!('to' in outcome)) throw new Problem('conflict', { messageKey: 'connection:problem.not_from_here' });
  if (outcome.to === 'approved') {
    await accept(work, row);
    await readInvitation(work, { connection_id: row.id }, me);
    return;
  }
  const [changed] = await work.tx
    .update(connection)
    .set({ state: outcome.to, decided_at: sql`now()`, updated_at: sql`now()` })
    .where(eq(connection.id, row.id))
    .returning();
  if (action === 'withdraw') await hideInvitation(work, changed!);
  await settleNotices(work, row.id, { gone: action === 'withdraw' });
  await recordAudit(work, { action: `connection.${action}`, entity_id: row.id });
  await recount(work, changed!);
}

/** The same step twice is no fault: a second tap finds it taken. */
const isDone = (action: ConnectionAction, view: string) =>
  (action === 'accept' && view === 'approved') ||
  (action === 'ignore' && view === 'ignored') ||
  (action === 'disconnect' && view === 'disconnected');

/** To end a connection one may always; to begin one the other must not be blocked, nor have blocked. */
async function refuseBlocked(
  { tx }: Work,
  me: string,
  action: ConnectionAction,
  other: string | null,
): Promise<void> {
  if (!other || (action !== 'connect' && action !== 'accept')) return;
  const { blocked, blocking } = await findBlocks(tx, me, [other]);
  if (blocked.size > 0) throw new Problem('conflict', { messageKey: 'connection:problem.blocked' });
  if (blocking.size > 0) throw new Problem('conflict', { messageKey: 'connection:problem.not_reachable' });
}

function endsOf(row: ConnectionRow, seen: ConnectionEnd, me: string) {
  const from = { person_id: row.from_person_id, stakeholder_id: row.from_stakeholder_id };
  const to = { person_id: row.to_person_id, stakeholder_id: row.to_stakeholder_id };
  const [own, other] = seen === 'from' ? [from, to] : [to, from];
  return [
    { ...own, person_id: me },
    { ...other, person_id: other.stakeholder_id ? null : other.person_id },
  ] as const;
}

import { eq, sql } from 'drizzle-orm';
import { OPEN_INVITATIONS_PER_WEEK } from '#shared/constants.ts';
import type { ConnectionItem, askToConnect as contract } from '#shared/contracts/connection.contract.ts';
import { NEW_ACCOUNT_DAYS, restoresInvitation, stepConnection, viewOf } from '#shared/domain/connection.ts';
import { formatDate } from '#shared/format/dates.ts';
import { recordAudit } from '../../audit/record.ts';
import { connection } from '../../database/schema/connection.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { accept } from './accept.ts';
import { type ConnectionRow, endOf } from './acting.ts';
import { connectionOf } from './connection.present.ts';
import { countOpenInvitations, type End, lockBetween } from './connection.queries.ts';
import { openInvitation } from './connection-threads.ts';
import { readConnections } from './read-connections.ts';
import { type ConnectionRequest, readRequest } from './subject.ts';
import { recount, tellAsked } from './tell-of-connection.ts';

const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** Asks somebody to connect. Asked again while it is open, nothing changes; where the other asked first, it accepts. */
export const askToConnect: Handler<typeof contract> = async ({ body }, context) => {
  const me = signedIn(context).id;
  const id = await inTransaction(context, async (work) => {
    const request = await readRequest(work.tx, me, body);
    refuse(request);
    return ask(work, request.own, request.other, body);
  });
  return readOne(context.services.database.db, me, id);
};

/** One connection as the caller sees it now. */
export async function readOne(db: Work['tx'], me: string, id: string): Promise<ConnectionItem> {
  const [row] = await db.select().from(connection).where(eq(connection.id, id));
  const [link] = row ? await readConnections(db, me, [row], new Date()) : [];
  if (!link) throw new Problem('not_found');
  return link;
}

function refuse({ refusal }: ConnectionRequest): void {
  if (refusal === null) return;
  // Whoever was blocked reads the same as of somebody nobody can ask.
  const key = refusal === 'own' ? 'own' : refusal === 'blocked' ? 'blocked' : 'not_reachable';
  throw new Problem('conflict', { messageKey: `connection:problem.${key}` });
}

/** Asks for one end; returns the id of the connection. */
export async function ask(
  work: Work,
  own: End,
  other: End,
  said: { purpose: string; note: string },
): Promise<string> {
  const me = signedIn(work.context).id;
  const now = new Date();
  const row = await lockBetween(work.tx, own, other);
  const actsFor = new Set(own.stakeholder_id ? [own.stakeholder_id] : []);
  const end = row ? (endOf(row, me, actsFor) ?? 'to') : 'from';
  const link = row && connectionOf(row);
  if (row && viewOf(link, end, now) === 'invited') return row.id;
  const outcome = stepConnection(link, end, 'connect', now);
  if ('again_at' in outcome) {
    const date = formatDate(work.context.language, outcome.again_at.toISOString());
    throw new Problem('conflict', { messageKey: 'connection:problem.too_soon', params: { date } });
  }
  if ('refusal' in outcome) throw new Problem('conflict', { messageKey: 'connection:problem.already' });
  if (row && outcome.to === 'approved') return accept(work, row);
  if (row && restoresInvitation(link, end, now)) return restore(work, row);
  await spendInvitation(work, me);
  const written = await write(work, row, own, other, said);
  await tellAsked(work, written, await openInvitation(work, written));
  await recordAudit(work, { action: 'connection.ask', entity_id: written.id });
  await recount(work, written);
  return written.id;
}

/** A withdrawal by mistake: the invitation stands as it stood, and no second mail leaves. */
async function restore(work: Work, row: ConnectionRow): Promise<string> {
  const [restored] = await work.tx
    .update(connection)
    .set({ state: 'invited', decided_at: null, updated_at: sql`now()` })
    .where(eq(connection.id, row.id))
    .returning();
  await tellAsked(work, restored!, await openInvitation(work, restored!, { isNew: false }), { quiet: true });
  await recordAudit(work, { action: 'connection.restore', entity_id: row.id });
  await recount(work, restored!);
  return row.id;
}

/** A new account has so many open invitations a week and no more. */
async function spendInvitation({ tx }: Work, me: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitations ${me}`}, 42))`);
  const { open, since } = await countOpenInvitations(tx, me, WEEK_DAYS);
  const isNew = Date.now() - Number(since) < NEW_ACCOUNT_DAYS * DAY_MS;
  if (isNew && open >= OPEN_INVITATIONS_PER_WEEK) {
    throw new Problem('conflict', {
      messageKey: 'connection:problem.too_many',
      params: { count: OPEN_INVITATIONS_PER_WEEK },
    });
  }
}

async function write(
  { tx, context }: Work,
  row: ConnectionRow | null,
  own: End,
  other: End,
  { purpose, note }: { purpose: string; note: string },
): Promise<ConnectionRow> {
  const values = {
    from_person_id: signedIn(context).id,
    from_stakeholder_id: own.stakeholder_id,
    to_person_id: other.person_id,
    to_stakeholder_id: other.stakeholder_id,
    purpose,
    note,
    state: 'invited',
    invited_at: new Date(),
    decided_at: null,
  };
  const [written] = row
    ? await tx
        .update(connection)
        .set({ ...values, updated_at: sql`now()` })
        .where(eq(connection.id, row.id))
        .returning()
    : await tx.insert(connection).values(values).returning();
  return written!;
}

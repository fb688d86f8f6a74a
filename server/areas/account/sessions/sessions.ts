import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/session.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { session } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { requireProof } from '../proof/require-proof.ts';
import { deviceName } from './device-name.ts';

const open = (personId: string) =>
  and(eq(session.person_id, personId), isNull(session.revoked_at), gt(session.expires_at, sql`now()`));

/** Where the person is signed in. */
export const sessions: Handler<typeof contract.listSessions> = async (_input, context) => {
  const actor = signedIn(context);
  const rows = await context.services.database.db
    .select()
    .from(session)
    .where(open(actor.id))
    .orderBy(desc(session.rotated_at));
  const here = rows.find(({ id }) => id === actor.session_id)?.ip_hash;
  return {
    data: rows.map(({ id, user_agent, ip_hash, created_at, rotated_at }) => ({
      id,
      device: deviceName(user_agent),
      current: id === actor.session_id,
      same_network: ip_hash === here,
      opened_at: created_at.toISOString(),
      used_at: rotated_at.toISOString(),
    })),
  };
};

/** Signs out on another device, with a proof (ASVS V7.5.2), or here without. A session of somebody else is not found. */
export const endSessionThere: Handler<typeof contract.endSessionThere> = async ({ params }, context) => {
  const { actor } = context;
  const isHere = actor.kind === 'person' && actor.session_id === params.id;
  await requireProof({ needsProof: !isHere }, {}, context);
  const ended = await end(context, eq(session.id, params.id));
  if (ended === 0) throw new Problem('not_found');
  return { status: 200 as const };
};

/** Signs out everywhere but here. */
export const endOtherSessions: Handler<typeof contract.endOtherSessions> = async (_input, context) => {
  const { actor } = context;
  return {
    ended: await end(context, actor.kind === 'person' ? ne(session.id, actor.session_id) : undefined),
  };
};

async function end(
  context: Parameters<typeof endSessionThere>[1],
  which: ReturnType<typeof and>,
): Promise<number> {
  const actor = signedIn(context);
  return inTransaction(context, async (work) => {
    const rows = await work.tx
      .update(session)
      .set({ revoked_at: new Date(), revoked_reason: 'ended' })
      .where(and(open(actor.id), which))
      .returning({ id: session.id });
    for (const { id } of rows)
      await recordAudit(work, { action: 'session.end', entity_id: id, detail: { person_id: actor.id } });
    return rows.length;
  });
}

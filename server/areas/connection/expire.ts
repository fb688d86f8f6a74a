import { and, inArray, lt, sql } from 'drizzle-orm';
import { CONNECTION_OPEN_DAYS } from '#shared/constants.ts';
import { byItself } from '../../database/by-itself.ts';
import { connection } from '../../database/schema/connection.ts';
import { inTransaction } from '../../database/work.ts';
import type { Services } from '../../services.ts';
import { recount, settleAll } from './tell-of-connection.ts';

/** Writes down that invitations nobody answered have lapsed. Nobody is told; returns how many. */
export async function expireConnections(services: Services): Promise<number> {
  const context = byItself(services, 'connection.expire');
  return inTransaction(context, async (work) => {
    const lapsed = await work.tx
      .update(connection)
      .set({ state: 'expired', updated_at: sql`now()` })
      .where(
        and(
          inArray(connection.state, ['invited', 'ignored']),
          lt(connection.invited_at, sql`now() - make_interval(days => ${CONNECTION_OPEN_DAYS})`),
        ),
      )
      .returning();
    await settleAll(
      work,
      lapsed.map(({ id }) => id),
    );
    for (const row of lapsed) await recount(work, row);
    return lapsed.length;
  });
}

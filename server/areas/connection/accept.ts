import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../audit/record.ts';
import { connection } from '../../database/schema/connection.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import type { ConnectionRow } from './acting.ts';
import { openConversation } from './connection-threads.ts';
import { recount, settleNotices, tellAccepted } from './tell-of-connection.ts';

/** Makes a connection of an invitation: the two can write to each other, and the asker is told. Returns its id. */
export async function accept(work: Work, row: ConnectionRow): Promise<string> {
  const [accepted] = await work.tx
    .update(connection)
    .set({
      state: 'approved',
      decided_at: sql`now()`,
      updated_at: sql`now()`,
      // For an organisation the connection begins with whoever said yes.
      ...(row.to_stakeholder_id ? { to_person_id: signedIn(work.context).id } : {}),
    })
    .where(eq(connection.id, row.id))
    .returning();
  const thread_id = await openConversation(work, accepted!);
  await settleNotices(work, row.id);
  await tellAccepted(work, accepted!, thread_id);
  await recordAudit(work, { action: 'connection.accept', entity_id: row.id });
  await recount(work, accepted!);
  return row.id;
}

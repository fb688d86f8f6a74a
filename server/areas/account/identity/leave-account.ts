import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { identity_link } from '../../../database/schema/account.ts';
import { claim } from '../../../database/schema/claim.ts';
import { connection } from '../../../database/schema/connection.ts';
import { thread_participant } from '../../../database/schema/inbox.ts';
import { desk_grant, person } from '../../../database/schema/person.ts';
import { stakeholder_member } from '../../../database/schema/stakeholder.ts';
import { submission } from '../../../database/schema/submission.ts';
import type { Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import { getPerson } from '../account.queries.ts';
import { hasPasswordWay } from './identities.ts';

/**
 * Takes an identity off the account it opened until now, because its person links it to another one of theirs. An account
 * that nobody could enter any more goes with it if there is nothing in it; otherwise it stays as it is.
 */
export async function leaveAccount(
  { tx }: Work,
  { provider, subject, person_id }: typeof identity_link.$inferSelect,
): Promise<void> {
  const who = await getPerson(tx, person_id);
  const others = and(eq(identity_link.person_id, person_id), ne(identity_link.subject, subject));
  const staysOpen = hasPasswordWay(who) || (await tx.$count(identity_link, others)) > 0;
  if (!staysOpen && !(await isEmpty({ tx }, person_id)))
    throw new Problem('conflict', { messageKey: 'account:identity.linked_elsewhere' });
  await tx
    .delete(identity_link)
    .where(and(eq(identity_link.provider, provider), eq(identity_link.subject, subject)));
  if (!staysOpen) await tx.update(person).set({ delete_after: new Date() }).where(eq(person.id, person_id));
}

/** Whether an account has no page, no request, no connection, no conversation and no role. */
async function isEmpty({ tx }: Pick<Work, 'tx'>, id: string): Promise<boolean> {
  const kept: [PgTable, SQL][] = [
    [stakeholder_member, eq(stakeholder_member.person_id, id)],
    [claim, eq(claim.person_id, id)],
    [submission, eq(submission.person_id, id)],
    [connection, eq(connection.from_person_id, id)],
    [connection, eq(connection.to_person_id, id)],
    [thread_participant, eq(thread_participant.person_id, id)],
    [desk_grant, eq(desk_grant.person_id, id)],
  ];
  for (const [table, theirs] of kept) if ((await tx.$count(table, theirs)) > 0) return false;
  return true;
}

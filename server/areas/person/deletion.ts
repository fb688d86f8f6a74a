import { and, eq, lt, type SQL, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/person.contract.ts';
import { DELETION_GRACE_DAYS } from '#shared/domain/person.ts';
import { recordAudit } from '../../audit/record.ts';
import { byItself } from '../../database/by-itself.ts';
import { account_link } from '../../database/schema/account.ts';
import { person } from '../../database/schema/person.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { mailPerson, nameFor } from '../../mail/mail-person.ts';
import type { Services } from '../../services.ts';
import { getPerson, type PersonRow } from '../account/account.queries.ts';
import { endOtherSessions } from '../account/session.ts';
import { deleteFileRows, removeFromStore } from '../file/change-file.ts';
import { forgetAddress } from '../newsletter/newsletter.queries.ts';
import { obstaclesOf, pagesOwnedBy } from './deletion-obstacles.ts';
import { forgetAddresses, forgetMails } from './forget-address.ts';

const DAY_MS = 86_400_000;

/** What stands in the way, so that it can be said before anybody presses the button. */
export const getDeletionObstacles: Handler<typeof contract.getDeletionObstacles> = (_input, context) =>
  obstaclesOf(context.services.database.db, signedIn(context).id);

/**
 * Asks to have the account deleted. Everybody else's sessions end; signing in within the grace withdraws the request.
 * Refused for the last owner of a page, which would be left without anybody, and for desk staff.
 */
export const requestDeletion: Handler<typeof contract.requestDeletion> = async (_input, context) => {
  const { id, session_id } = signedIn(context);
  const who = await getPerson(context.services.database.db, id);
  const delete_after = new Date(Date.now() + DELETION_GRACE_DAYS * DAY_MS);
  await inTransaction(context, async (work) => {
    await refuseObstacles(work, id);
    await work.tx.update(person).set({ delete_after }).where(eq(person.id, id));
    await endOtherSessions(work, id, session_id);
    await recordAudit(work, { action: 'person.request-deletion', entity_id: id });
    await mailPerson(work, who, {
      template: 'account.deletion',
      params: {
        name: nameFor(who),
        url: `${work.context.services.config.publicUrl}/?action=login`,
        date: delete_after.toISOString(),
      },
    });
  });
  return { delete_after: delete_after.toISOString() };
};

/** Keeps the account after all. */
export const takeBackDeletion: Handler<typeof contract.takeBackDeletion> = async (_input, context) => {
  const { id } = signedIn(context);
  await inTransaction(context, async (work) => {
    await work.tx.update(person).set({ delete_after: null }).where(eq(person.id, id));
    await recordAudit(work, { action: 'person.take-back-deletion', entity_id: id });
  });
  return { delete_after: null };
};

/** Deletes the accounts whose grace is over. Records of what happened stay, without the person behind them. */
export async function deleteDueAccounts(services: Services): Promise<void> {
  const due = await services.database.db.select().from(person).where(lt(person.delete_after, sql`now()`));
  for (const who of due) await deleteAccount(services, who);
}

async function deleteAccount(services: Services, who: PersonRow): Promise<void> {
  const context = byItself(services, '');
  const isDue = lt(person.delete_after, sql`now()`);
  await removeFromStore(services, await inTransaction(context, (work) => removeAccount(work, who, isDue)));
}

/** Erases an account at once, without the grace, on behalf of whoever runs the machine. The same stands in the way. */
export async function eraseAccount(context: Work['context'], id: string): Promise<void> {
  const who = await getPerson(context.services.database.db, id);
  const removed = await inTransaction(context, async (work) => {
    await refuseObstacles(work, id);
    return removeAccount(work, who);
  });
  await removeFromStore(context.services, removed);
}

/** Erases somebody who had been erased when a backup that still knew them was restored. False: it does not know them. */
export async function eraseAgain(context: Work['context'], id: string): Promise<boolean> {
  const [who] = await context.services.database.db.select().from(person).where(eq(person.id, id));
  if (!who) return false;
  await removeFromStore(context.services, await inTransaction(context, (work) => removeAccount(work, who)));
  return true;
}

async function refuseObstacles({ tx }: Work, id: string): Promise<void> {
  const { staff, pages } = await obstaclesOf(tx, id);
  if (staff) throw new Problem('conflict', { messageKey: 'person:deletion.staff' });
  if (pages.length > 0) throw new Problem('conflict', { messageKey: 'person:deletion.owner' });
}

/** Returns the files that are left to be taken out of the store. */
async function removeAccount(work: Work, who: PersonRow, where?: SQL) {
  const links = await work.tx
    .select({ email: account_link.email })
    .from(account_link)
    .where(eq(account_link.person_id, who.id));
  const pages = await pagesOwnedBy(work.tx, who.id);
  const gone = await work.tx
    .delete(person)
    .where(and(eq(person.id, who.id), where))
    .returning({ id: person.id });
  if (gone.length === 0) return [];
  if (who.email && who.email_verified_at) await forgetAddress(work.tx, who.email);
  // Also of addresses that nobody confirmed: what was mailed there was about this account.
  await forgetMails(work.tx, [who.email, ...links.map(({ email }) => email)]);
  await forgetAddresses(work.tx, [who.email_verified_at ? who.email : null, who.pending_email]);
  await recordAudit(work, { action: 'person.delete', entity_id: who.id });
  // The newest backup still knows them: who restores it finds beside it that they are gone.
  const { config, jobs } = work.context.services;
  if (config.BACKUP_TO) await jobs.enqueue(work, 'backup.erased', {});
  work.changes(`person:${who.id}`, ...pages.map((id) => `stakeholder:${id}`));
  return deleteFileRows(work, who.photo_id ? [who.photo_id] : []);
}

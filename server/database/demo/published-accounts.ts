import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { checkPassword } from '../../areas/account/password.ts';
import { endOtherSessions } from '../../areas/account/session.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Services } from '../../services.ts';
import { byItself } from '../by-itself.ts';
import type { Queryable } from '../client.ts';
import { identity_link, passkey, recovery_code, second_factor } from '../schema/account.ts';
import { desk_grant, person } from '../schema/person.ts';
import { inTransaction } from '../work.ts';
import { DEMO_PASSWORD } from './staff.ts';

/** An account that whoever has read this repository can sign in to. */
export interface PublishedAccount {
  id: string;
  email: string;
}

/** Accounts with the password of the demonstration: those of the demo data, and desk staff whoever made them. */
export async function findPublishedAccounts(db: Queryable): Promise<PublishedAccount[]> {
  const staff = db.select({ id: desk_grant.person_id }).from(desk_grant);
  const open = await db
    .select({ id: person.id, email: person.email, hash: person.password_hash })
    .from(person)
    .where(
      and(
        eq(person.status, 'active'),
        isNotNull(person.password_hash),
        or(eq(person.demo, true), inArray(person.id, staff)),
      ),
    )
    .orderBy(person.email);
  // One hash serves many of them.
  const published = new Set<string>();
  for (const hash of new Set(open.map((one) => one.hash!)))
    if (await checkPassword(hash, DEMO_PASSWORD)) published.add(hash);
  return open.filter(({ hash }) => published.has(hash!)).map(({ id, email }) => ({ id, email: email ?? id }));
}

/**
 * Closes those accounts for good: no password, factor or identity opens them, their sessions end, their desk roles are gone.
 * What they wrote stays. Returns whom it closed.
 */
export async function closePublishedAccounts(services: Services): Promise<PublishedAccount[]> {
  const context = byItself(services, 'close-demo');
  return inTransaction(context, async (work) => {
    const { tx } = work;
    const accounts = await findPublishedAccounts(tx);
    const ids = accounts.map(({ id }) => id);
    if (ids.length === 0) return accounts;
    for (const table of [identity_link, passkey, recovery_code, second_factor, desk_grant])
      await tx.delete(table).where(inArray(table.person_id, ids));
    const reason = 'An account of the demonstration, whose password is published.';
    await tx
      .update(person)
      .set({ password_hash: null, status: 'suspended', suspended_at: new Date(), suspended_reason: reason })
      .where(inArray(person.id, ids));
    for (const id of ids) {
      await endOtherSessions(work, id, null);
      const detail = { from: 'active', to: 'suspended', reason };
      await recordAudit(work, { action: 'person.suspend', entity_id: id, detail });
      work.changes(`person:${id}`);
    }
    return accounts;
  });
}

/** Production serves nobody while one of these accounts is open. Throws with what to type. */
export async function refusePublishedAccounts({ config, database }: Pick<Services, 'config' | 'database'>) {
  if (!config.production) return;
  const accounts = await findPublishedAccounts(database.db);
  if (accounts.length === 0) return;
  throw new Error(
    `Production does not start while accounts have a password that is published: ${accounts
      .map(({ email }) => email)
      .join(', ')}. Close them with: npm run close-demo`,
  );
}

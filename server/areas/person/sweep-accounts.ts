import { and, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { account_link, identity_link } from '../../database/schema/account.ts';
import { person, session } from '../../database/schema/person.ts';
import { forgetUsedSecrets } from '../../identity/used-secrets.ts';
import type { Services } from '../../services.ts';
import { deleteDueAccounts } from './deletion.ts';
import { forgetMails } from './forget-address.ts';

const UNCONFIRMED_DAYS = 14;
const ENDED_SESSION_DAYS = 90;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Forgets what has ended: used secrets, dead links, old sessions, and registrations nobody confirmed. */
export async function sweepAccounts(services: Services): Promise<void> {
  const { db } = services.database;
  await deleteDueAccounts(services);
  await forgetUsedSecrets(db);
  await db.delete(account_link).where(lt(account_link.expires_at, daysAgo(1)));
  await db.delete(session).where(lt(session.expires_at, daysAgo(ENDED_SESSION_DAYS)));
  const unconfirmed = await db
    .delete(person)
    .where(
      and(
        isNull(person.email_verified_at),
        isNotNull(person.password_hash),
        lt(person.created_at, daysAgo(UNCONFIRMED_DAYS)),
        sql`not ${person.demo}`,
        notExists(db.select().from(identity_link).where(sql`${identity_link.person_id} = ${person.id}`)),
      ),
    )
    .returning({ email: person.email });
  await forgetMails(
    db,
    unconfirmed.map(({ email }) => email),
  );
}

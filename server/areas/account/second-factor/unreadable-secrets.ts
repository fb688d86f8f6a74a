import { eq, isNotNull } from 'drizzle-orm';
import { second_factor } from '../../../database/schema/account.ts';
import { person } from '../../../database/schema/person.ts';
import { unseal } from '../../../sealed.ts';
import type { Services } from '../../../services.ts';

/** Whose authenticator secret no key of the ring opens, of how many. */
export async function unreadableSecrets({
  database,
  secrets,
}: {
  database: Pick<Services['database'], 'db'>;
  secrets: Services['secrets'];
}) {
  const rows = await database.db
    .select({ id: person.id, email: person.email, sealed: second_factor.sealed_secret })
    .from(second_factor)
    .innerJoin(person, eq(person.id, second_factor.person_id))
    .where(isNotNull(second_factor.confirmed_at));
  const unreadable = rows.filter(({ sealed }) => {
    try {
      return !unseal(secrets, 'second factor', sealed);
    } catch {
      return true;
    }
  });
  return { unreadable: unreadable.map(({ id, email }) => email ?? id), all: rows.length };
}

/**
 * A key that is missing shuts staff out of the desk: better said at the start than by each of them. Throws when none can be
 * read; some alone are only said, as one who lost their app may be among them.
 */
export async function refuseLostKey(services: Pick<Services, 'config' | 'database' | 'secrets' | 'log'>) {
  const { unreadable, all } = await unreadableSecrets(services);
  const count = unreadable.length;
  if (count === 0) return;
  const said = `${count} of ${all} authenticator secrets cannot be read: the key they were sealed with is missing. Add the earlier SESSION_SECRET, or the earlier first key of KEY_RING, to the end of KEY_RING. If it is lost, take each of them off: npx phum admin reset-factor. Whose they are is said by: npx phum doctor.`;
  if (count === all && services.config.production) throw new Error(said);
  services.log.error(said);
}

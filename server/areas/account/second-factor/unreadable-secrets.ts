import { isNotNull } from 'drizzle-orm';
import { second_factor } from '../../../database/schema/account.ts';
import { unseal } from '../../../sealed.ts';
import type { Services } from '../../../services.ts';

/** How many authenticator secrets no key of the ring opens, of how many. */
export async function countUnreadableSecrets({ database, secrets }: Pick<Services, 'database' | 'secrets'>) {
  const rows = await database.db
    .select({ sealed: second_factor.sealed_secret })
    .from(second_factor)
    .where(isNotNull(second_factor.confirmed_at));
  const unreadable = rows.filter(({ sealed }) => {
    try {
      return !unseal(secrets, 'second factor', sealed);
    } catch {
      return true;
    }
  });
  return { unreadable: unreadable.length, all: rows.length };
}

/**
 * A key that is missing shuts staff out of the desk: better said at the start than by each of them. Throws when none can be
 * read; some alone are only said, as one who lost their app may be among them.
 */
export async function refuseLostKey(services: Pick<Services, 'config' | 'database' | 'secrets' | 'log'>) {
  const { unreadable, all } = await countUnreadableSecrets(services);
  if (unreadable === 0) return;
  const said = `${unreadable} of ${all} authenticator secrets cannot be read: the key they were sealed with is missing. Add the earlier SESSION_SECRET, or the earlier first key of KEY_RING, to the end of KEY_RING. If it is lost, take each of them off: npx phum admin reset-factor.`;
  if (unreadable === all && services.config.production) throw new Error(said);
  services.log.error(said);
}

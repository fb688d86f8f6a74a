import type { Queryable } from '../../database/client.ts';
import { readSettings } from '../../site-settings.ts';

/** Words of the setting for what carries another name in a profile. */
const NAMES: Readonly<Record<string, string>> = { areas: 'startup_areas', products: 'product' };

/** Names whose changes need no decision, by the choice of an administrator. */
export async function trustedNames(db: Queryable): Promise<ReadonlySet<string>> {
  const { trusted_profile_fields } = await readSettings(db, { DEMO: false });
  return new Set(trusted_profile_fields.map((name) => NAMES[name] ?? name));
}

import {
  hasShape,
  SETTING_DEFAULTS,
  SETTING_KEYS,
  type SettingKey,
  type SettingValues,
} from '#shared/domain/setting.ts';
import { type ChangeBus, EVERYTHING } from '../../changes/bus.ts';
import type { Queryable } from '../../database/client.ts';
import { setting } from '../../database/schema/operations.ts';

/** Announced when a setting changes; answers that depend on one carry it. */
export const SETTING_TAG = 'setting';

/** What administrators have chosen for the site, kept in the process until it changes on any node. */
export interface Settings {
  read(): Promise<SettingValues>;
}

export function createSettings(db: Queryable, changes: ChangeBus): Settings {
  let known: Promise<SettingValues> | undefined;
  changes.subscribe((tags) => {
    if (tags.has(SETTING_TAG) || tags.has(EVERYTHING)) known = undefined;
  });
  return {
    read() {
      // While notices may be missed, nothing that is kept can be trusted.
      if (!changes.connected) return readSettings(db);
      if (!known) {
        const reading = readSettings(db);
        known = reading;
        reading.catch(() => {
          if (known === reading) known = undefined;
        });
      }
      return known;
    },
  };
}

/** All settings; a row that no longer fits its description counts as not there. */
export async function readSettings(db: Queryable): Promise<SettingValues> {
  const rows = await db.select().from(setting);
  const chosen = rows.filter(
    ({ key, value }) => (SETTING_KEYS as string[]).includes(key) && hasShape(key as SettingKey, value),
  );
  return { ...SETTING_DEFAULTS, ...Object.fromEntries(chosen.map(({ key, value }) => [key, value])) };
}

import {
  hasShape,
  isMadeUp,
  isSettingKey,
  type SettingKey,
  type SettingValue,
  type SettingValues,
  settingDefaults,
} from '#shared/domain/setting.ts';
import { type ChangeBus, EVERYTHING } from './changes/bus.ts';
import type { Config } from './config.ts';
import type { Queryable } from './database/client.ts';
import { setting } from './database/schema/operations.ts';

/** Announced when a setting changes; answers that depend on one carry it. */
export const SETTING_TAG = 'setting';

/** What administrators have chosen for the site, kept in the process until it changes on any node. */
export interface Settings {
  /** `from`: the connection of a change under way, which would wait for a second one. */
  read(from?: Queryable): Promise<SettingValues>;
}

export function createSettings(db: Queryable, changes: ChangeBus, config: Pick<Config, 'DEMO'>): Settings {
  let known: Promise<SettingValues> | undefined;
  changes.subscribe((tags) => {
    if (tags.has(SETTING_TAG) || tags.has(EVERYTHING)) known = undefined;
  });
  return {
    read(from = db) {
      // While notices may be missed, nothing that is kept can be trusted.
      if (!changes.connected) return readSettings(from, config);
      if (!known) {
        const reading = readSettings(from, config);
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
export async function readSettings(db: Queryable, config: Pick<Config, 'DEMO'>): Promise<SettingValues> {
  const rows = await db.select().from(setting);
  return {
    ...settingDefaults(config),
    ...Object.fromEntries(
      rows.flatMap(({ key, value }) => (isSettingKey(key) ? [[key, settingValue(key, value, config)]] : [])),
    ),
  };
}

/** The value of a row, else its default. What is made up counts as not chosen where the site is real. */
export function settingValue(key: SettingKey, value: unknown, config: Pick<Config, 'DEMO'>): SettingValue {
  const fits = hasShape(key, value) && (config.DEMO || !isMadeUp(key, value));
  return fits ? value : settingDefaults(config)[key];
}

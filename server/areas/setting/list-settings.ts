import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { listSettings as contract } from '#shared/contracts/setting.contract.ts';
import {
  isToFillIn,
  SETTING_KEYS,
  SETTINGS,
  type SettingValue,
  settingDefaults,
} from '#shared/domain/setting.ts';
import { setting } from '../../database/schema/operations.ts';
import type { CallContext } from '../../http/route.ts';
import { settingValue } from '../../site-settings.ts';
import { findNames, nameOf } from '../account/find-names.ts';

/** All settings in the order of their description, with who changed them last. */
export async function listSettings({
  services: { config, database },
}: Pick<CallContext, 'services'>): Promise<ResponseOf<typeof contract>> {
  const rows = new Map((await database.db.select().from(setting)).map((row) => [row.key, row]));
  const staff = await findNames(
    database.db,
    [...rows.values()].map(({ updated_by }) => updated_by),
  );
  return {
    settings: SETTING_KEYS.map((key) => {
      const row = rows.get(key);
      const value = settingValue(key, row?.value, config);
      return {
        key,
        group: SETTINGS[key].group,
        value: copy(value),
        default: copy(settingDefaults(config)[key]),
        to_fill_in: isToFillIn(key, value),
        version: row?.version ?? 0,
        updated_at: row?.updated_at.toISOString() ?? null,
        updated_by: nameOf(staff, row?.updated_by),
      };
    }),
  };
}

const copy = (value: SettingValue) => (typeof value === 'object' ? [...value] : value);

import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { type ChangeBus, EVERYTHING } from '../changes/bus.ts';
import type { Queryable } from '../database/client.ts';
import { setting } from '../database/schema/operations.ts';
import type { Work } from '../database/work.ts';

/** Announced when the site closes for maintenance, or opens again. */
const MAINTENANCE_TAG = 'maintenance';
/** A row beside the settings of the desk: nobody at the desk could open the site again. */
const KEY = 'maintenance';

/** Whether the site is closed for maintenance, kept in the process: every request asks. */
export interface Maintenance {
  readonly isOn: boolean;
}

/** Follows what `phum maintenance` says, on every node; what cannot be read now is as it was. */
export function createMaintenance(db: Queryable, changes: ChangeBus): Maintenance {
  let isOn = false;
  changes.subscribe(async (tags) => {
    if (tags.has(MAINTENANCE_TAG) || tags.has(EVERYTHING)) isOn = await isInMaintenance(db);
  });
  return {
    get isOn() {
      return isOn;
    },
  };
}

export async function isInMaintenance(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, KEY));
  return row?.value === true;
}

/** Closes the site, or opens it again; false where it was so already. */
export async function setMaintenance(work: Work, isOn: boolean): Promise<boolean> {
  if ((await isInMaintenance(work.tx)) === isOn) return false;
  await work.tx
    .insert(setting)
    .values({ key: KEY, value: isOn })
    .onConflictDoUpdate({ target: setting.key, set: { value: isOn, updated_at: new Date() } });
  await recordAudit(work, { action: isOn ? 'maintenance.begin' : 'maintenance.end', entity_id: null });
  work.changes(MAINTENANCE_TAG);
  return true;
}

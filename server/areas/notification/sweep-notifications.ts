import { lt, sql } from 'drizzle-orm';
import { notification } from '../../database/schema/notification.ts';
import type { Services } from '../../services.ts';

const READ_DAYS = 180;

/** Forgets notices that were read long ago; what nobody has read stays. */
export async function sweepNotifications({ database: { db } }: Services): Promise<void> {
  await db
    .delete(notification)
    .where(lt(notification.read_at, sql`now() - make_interval(days => ${READ_DAYS})`));
}

import { asc, eq } from 'drizzle-orm';
import { notification } from '#server/database/schema/notification.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

/** Everything somebody is told, or will be. */
export const noticesOf = ({ services }: TestApp, personId: string) =>
  services.database.db
    .select()
    .from(notification)
    .where(eq(notification.person_id, personId))
    .orderBy(asc(notification.created_at));

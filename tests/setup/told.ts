import { and, eq } from 'drizzle-orm';
import { notification } from '#server/database/schema/notification.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { mailsWhere } from './mails.ts';
import type { TestApp, TestPerson } from './test-app.ts';

/** The mails to an address in the order in which they were written, which the table alone does not keep. */
export const mailsTo = ({ services }: TestApp, email: string) =>
  mailsWhere(services, eq(mail_outbox.to_email, email));

/** What somebody was told of a kind on the site, in its order. */
export const noticesOf = ({ services }: TestApp, { id }: TestPerson, kind: string) =>
  services.database.db
    .select()
    .from(notification)
    .where(and(eq(notification.person_id, id), eq(notification.kind, kind)))
    .orderBy(notification.id);

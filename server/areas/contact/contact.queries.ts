import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listMessages } from '#shared/contracts/contact.contract.ts';
import { CONTACT_STATUSES } from '#shared/domain/cases/contact.ts';
import { findCases, whose } from '../../cases/find-cases.ts';
import type { Queryable } from '../../database/client.ts';
import { contact_message, contact_reply } from '../../database/schema/contact.ts';
import { saying } from '../../search/saying.ts';
import { findStaff } from '../account/find-staff.ts';

export type MessageRow = typeof contact_message.$inferSelect;
type ReplyRow = typeof contact_reply.$inferSelect;

/** One page of the inbox, and how many there are of each status under the same filters. */
export async function findMessages(db: Queryable, query: z.output<typeof listMessages.query>, me: string) {
  const { category, filter, search } = query;
  const { name, email, reference, description, assignee_id, status } = contact_message;
  const texts = [name, email, reference, description];
  const within = and(
    category.length > 0 ? inArray(contact_message.category, category) : undefined,
    whose(filter, assignee_id, me),
    await saying(db, { from: sql`${contact_message}`, texts }, search),
  );
  const table = { table: contact_message, ...contact_message, state: status };
  return findCases(db, table, CONTACT_STATUSES, { ...query, state: query.status }, within);
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(contact_message).where(eq(contact_message.id, id));
  return row;
}

/** The message, locked until the transaction ends. */
export async function lockMessage(db: Queryable, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(contact_message).where(eq(contact_message.id, id)).for('update');
  return row;
}

export function findReplies(db: Queryable, message_id: string): Promise<ReplyRow[]> {
  return db
    .select()
    .from(contact_reply)
    .where(eq(contact_reply.message_id, message_id))
    .orderBy(asc(contact_reply.created_at), asc(contact_reply.id));
}

/** People of the desk who may answer messages, by name. */
export const findColleagues = (db: Queryable) => findStaff(db, 'answer_contact');

/** Waits for another message of the same words from the same address, so that the second finds the first. */
export async function lockSender(db: Queryable, email: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email.toLowerCase()}`}, 26))`,
  );
}

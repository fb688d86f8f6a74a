import { and, asc, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { CONTACT_STATUSES, type ContactStatus } from '#shared/domain/cases/contact.ts';
import { rolesThatMay } from '#shared/domain/roles.ts';
import { countsOf, whose } from '../../cases/list.ts';
import type { Queryable } from '../../database/client.ts';
import { contact_entry, contact_message } from '../../database/schema/contact.ts';
import { audit_entry } from '../../database/schema/operations.ts';
import { desk_grant, person } from '../../database/schema/person.ts';
import { saying } from '../../search/saying.ts';
import type { PersonName } from '../account/names.ts';

export type MessageRow = typeof contact_message.$inferSelect;
export type EntryRow = typeof contact_entry.$inferSelect;

export interface InboxQuery {
  status: ContactStatus | 'all';
  category: readonly string[];
  filter: readonly string[];
  search: string;
  ordering: 'created' | '-created';
  page: number;
  per_page: number;
}

async function narrowed(
  db: Queryable,
  { category, filter, search }: InboxQuery,
  me: string,
): Promise<SQL | undefined> {
  const { name, email, reference, description } = contact_message;
  return and(
    category.length > 0 ? inArray(contact_message.category, [...category]) : undefined,
    whose(filter, contact_message.assignee_id, me),
    await saying(db, { from: sql`${contact_message}`, texts: [name, email, reference, description] }, search),
  );
}

/** One page of the inbox, and how many there are of each status under the same filters. */
export async function findMessages(db: Queryable, query: InboxQuery, me: string) {
  const anyStatus = await narrowed(db, query, me);
  const order = query.ordering === 'created' ? asc : desc;
  const [rows, groups] = await Promise.all([
    db
      .select()
      .from(contact_message)
      .where(and(anyStatus, query.status === 'all' ? undefined : eq(contact_message.status, query.status)))
      .orderBy(order(contact_message.created_at), order(contact_message.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db
      .select({ state: contact_message.status, count: count() })
      .from(contact_message)
      .where(anyStatus)
      .groupBy(contact_message.status),
  ]);
  return { rows, counts: countsOf(CONTACT_STATUSES, groups) };
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

export function findEntries(db: Queryable, message_id: string): Promise<EntryRow[]> {
  return db
    .select()
    .from(contact_entry)
    .where(eq(contact_entry.message_id, message_id))
    .orderBy(asc(contact_entry.created_at), asc(contact_entry.id));
}

/** The steps of a message as the audit trail has them. */
export async function findHistory(db: Queryable, message_id: string) {
  const rows = await db
    .select({
      action: audit_entry.action,
      actor_id: audit_entry.actor_id,
      detail: audit_entry.detail,
      created_at: audit_entry.created_at,
    })
    .from(audit_entry)
    .where(and(eq(audit_entry.entity, 'contact'), eq(audit_entry.entity_id, message_id)))
    .orderBy(asc(audit_entry.created_at), asc(audit_entry.id));
  return rows.map(({ action, ...row }) => ({ verb: action.slice('contact.'.length), ...row }));
}

/** People of the desk who may answer messages, by name. */
export function findColleagues(db: Queryable): Promise<PersonName[]> {
  const { id, first_name, last_name, first_name_kh, last_name_kh } = person;
  const answering = rolesThatMay('answer_contact');
  return db
    .select({ id, first_name, last_name, first_name_kh, last_name_kh })
    .from(person)
    .where(
      and(
        eq(person.status, 'active'),
        exists(
          db
            .select({ role: desk_grant.role })
            .from(desk_grant)
            .where(and(eq(desk_grant.person_id, person.id), inArray(desk_grant.role, answering))),
        ),
      ),
    )
    .orderBy(asc(sql`lower(${last_name})`), asc(sql`lower(${first_name})`), asc(id));
}

/** Waits for another message of the same words from the same address, so that the second finds the first. */
export async function lockSender(db: Queryable, email: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email.toLowerCase()}`}, 26))`,
  );
}

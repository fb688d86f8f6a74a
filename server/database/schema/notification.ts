import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, moment, refersTo } from './columns.ts';
import { person } from './person.ts';

const ownedBy = () => belongsTo('person_id', () => person.id);

/** Something a person should know; its text is made from `kind` and `params` in the reader's language. */
export const notification = pgTable(
  'notification',
  {
    id: id(),
    person_id: ownedBy(),
    kind: text('kind').notNull(),
    /** Who caused it, if it was a person. */
    actor_id: refersTo('actor_id', () => person.id),
    /** The very thing it is about. */
    object_id: uuid('object_id'),
    params: jsonb('params').$type<Record<string, string>>().notNull().default({}),
    /** Path within the site. */
    link: text('link').notNull(),
    read_at: moment('read_at'),
    /** False where the person wants it by mail alone: it waits for the next digest and stands on no page. */
    on_site: boolean('on_site').notNull().default(true),
    /** When it left by mail, alone or in a digest; null while it waits for one or goes by none. */
    mailed_at: moment('mailed_at'),
    /** Not shown before this moment: it lies ahead while the change it tells of can be undone. */
    created_at: createdAt(),
  },
  (t) => [
    index('notification_person').on(t.person_id, t.created_at),
    index('notification_unread').on(t.person_id, t.kind).where(sql`${t.read_at} is null`),
    index('notification_object').on(t.object_id),
    index('notification_to_mail').on(t.person_id, t.created_at).where(sql`${t.mailed_at} is null`),
  ],
);

/** What a person chose for a kind and a channel; without a row the default of shared/domain/notification.ts holds. */
export const notification_setting = pgTable(
  'notification_setting',
  {
    person_id: ownedBy(),
    kind: text('kind').notNull(),
    channel: text('channel').notNull(),
    enabled: boolean('enabled').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.person_id, t.kind, t.channel] }),
    check('notification_setting_channel', sql`${t.channel} in ('site', 'mail')`),
  ],
);

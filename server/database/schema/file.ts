import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

/** An uploaded or generated file. `key` is the generated name in the store; the typed name is only shown. */
export const file = pgTable(
  'file',
  {
    id: id(),
    purpose: text('purpose').notNull(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    media_type: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width'),
    height: integer('height'),
    sha256: text('sha256').notNull(),
    is_public: boolean('is_public').notNull().default(false),
    owner_id: uuid('owner_id'),
    created_at: createdAt(),
  },
  (t) => [index('file_owner').on(t.owner_id)],
);

import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, moment } from './columns.ts';
import { person } from './person.ts';
import { stakeholder } from './stakeholder.ts';

const ofPerson = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });

/** An owner offers ownership of a page to another member, who accepts or not; for three days it can be undone. */
export const ownership_offer = pgTable(
  'ownership_offer',
  {
    id: id(),
    stakeholder_id: belongsTo('stakeholder_id', () => stakeholder.id),
    from_person_id: ofPerson('from_person_id'),
    to_person_id: ofPerson('to_person_id'),
    /** Who offers stays an owner too. */
    shares: boolean('shares').notNull().default(false),
    state: text('state').notNull().default('offered'),
    /** What the receiver was before, for the way back. */
    role_before: text('role_before').notNull().default('member'),
    expires_at: moment('expires_at').notNull(),
    decided_at: moment('decided_at'),
    /** Until when who offered may undo it. */
    revert_until: moment('revert_until'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('ownership_offer_open').on(t.stakeholder_id).where(sql`${t.state} = 'offered'`),
    index('ownership_offer_page').on(t.stakeholder_id, t.created_at),
    index('ownership_offer_from').on(t.from_person_id),
    index('ownership_offer_to').on(t.to_person_id),
    check(
      'ownership_offer_state',
      sql`${t.state} in ('offered', 'accepted', 'declined', 'withdrawn', 'expired', 'reverted')`,
    ),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, moment } from './columns.ts';
import { person } from './person.ts';

const ownedBy = () => belongsTo('person_id', () => person.id);

/** An identity kept by somebody else with which a person signs in. `subject` is the provider's permanent id of them. */
export const identity_link = pgTable(
  'identity_link',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    person_id: ownedBy(),
    /** The address the provider knows, confirmed by nobody: by it another account of the same person is found. */
    email: text('email'),
    used_at: moment('used_at').notNull().default(sql`now()`),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identity_link_person').on(t.person_id)],
);

/** What works only once and was used: tokens of providers, log-in cookies, one-time codes. Kept as hashes until it has ended anyway. */
export const used_secret = pgTable(
  'used_secret',
  { key: text('key').primaryKey(), expires_at: moment('expires_at').notNull() },
  (t) => [index('used_secret_expires').on(t.expires_at)],
);

/** A one-use link sent by mail; only the hash of its secret is kept. A newer one of the same purpose replaces it. */
export const account_link = pgTable(
  'account_link',
  {
    id: id(),
    person_id: ownedBy(),
    purpose: text('purpose').notNull(),
    secret_hash: text('secret_hash').notNull().unique(),
    /** Address it was sent to. */
    email: text('email').notNull(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
    created_at: createdAt(),
  },
  (t) => [
    index('account_link_person').on(t.person_id, t.purpose),
    check('account_link_purpose', sql`${t.purpose} in ('verify_email', 'reset_password')`),
  ],
);

/** One-time codes of an authenticator app. Without `confirmed_at` it was begun but no code was ever shown. */
export const second_factor = pgTable('second_factor', {
  person_id: uuid('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  /** Encrypted with a key made from the program's secret. */
  sealed_secret: text('sealed_secret').notNull(),
  /** Time step of the last code accepted, so that none works twice. */
  last_step: integer('last_step').notNull().default(0),
  confirmed_at: moment('confirmed_at'),
  created_at: createdAt(),
});

/** A code that stands in once for a lost authenticator app. */
export const recovery_code = pgTable(
  'recovery_code',
  { person_id: ownedBy(), code_hash: text('code_hash').notNull(), used_at: moment('used_at') },
  (t) => [primaryKey({ columns: [t.person_id, t.code_hash] })],
);

/** A passkey that confirms a sign-in by password. Only its public half is known here. */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    person_id: ownedBy(),
    /** What its device calls it, base64url. */
    credential_id: text('credential_id').notNull().unique(),
    /** COSE, base64url. */
    public_key: text('public_key').notNull(),
    /** How often it has signed, as far as it counts: a copy would fall behind. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    /** How its device is reached, as it says. */
    transports: text('transports').array().notNull().default(sql`'{}'`),
    name: text('name').notNull(),
    used_at: moment('used_at'),
    created_at: createdAt(),
  },
  (t) => [index('passkey_person').on(t.person_id)],
);

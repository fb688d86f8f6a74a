import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DESK_ROLES } from '../../../shared/domain/roles.ts';
import type { Language } from '../../../shared/i18n/languages.ts';
import { belongsTo, createdAt, id, moment, updatedAt } from './columns.ts';

/** Everyone who can sign in: members and desk staff alike. */
export const person = pgTable(
  'person',
  {
    id: id(),
    email: text('email'),
    email_verified_at: moment('email_verified_at'),
    /** The address that is to take its place once a link to it is opened; null when none is asked for. */
    pending_email: text('pending_email'),
    /** Until when that link counts. */
    pending_email_until: moment('pending_email_until'),
    /** Stands in for the address on signing in; null until they choose one. */
    username: text('username'),
    password_hash: text('password_hash'),
    first_name: text('first_name').notNull().default(''),
    last_name: text('last_name').notNull().default(''),
    first_name_kh: text('first_name_kh').notNull().default(''),
    last_name_kh: text('last_name_kh').notNull().default(''),
    photo_id: uuid('photo_id'),
    bio: text('bio').notNull().default(''),
    bio_kh: text('bio_kh').notNull().default(''),
    occupation: text('occupation').notNull().default(''),
    occupation_kh: text('occupation_kh').notNull().default(''),
    date_of_birth: date('date_of_birth', { mode: 'string' }),
    gender: text('gender').notNull().default('not_specified'),
    /** E.164. */
    phone: text('phone').notNull().default(''),
    /** ISO 639-1 codes of the languages they speak. */
    languages: text('languages').array().notNull().default(sql`'{}'`),
    /** Addresses of their pages by site, e.g. `{linkedin: "https://…"}`. */
    links: jsonb('links').$type<Record<string, string>>().notNull().default({}),
    /**
     * Who sees a field: `public`, `connections` or `nobody`; what is not named keeps its default
     * (shared/domain/person.ts).
     */
    visibility: jsonb('visibility').$type<Record<string, string>>().notNull().default({}),
    language: text('language').$type<Language>().notNull().default('en'),
    status: text('status').notNull().default('active'),
    /** Why and by whom an account was suspended; empty when it is not. */
    suspended_at: moment('suspended_at'),
    suspended_reason: text('suspended_reason').notNull().default(''),
    /** How notices that ask for nothing come by mail: each `now`, or together `daily` or `weekly`, or `never`. */
    digest: text('digest').notNull().default('weekly'),
    digest_sent_at: moment('digest_sent_at'),
    failed_sign_ins: integer('failed_sign_ins').notNull().default(0),
    locked_until: moment('locked_until'),
    /** When the account they asked to have deleted goes. Until then signing in takes the request back. */
    delete_after: moment('delete_after'),
    demo: boolean('demo').notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('person_email_key').on(sql`lower(${t.email})`),
    uniqueIndex('person_username_key').on(sql`lower(${t.username})`),
    check('person_status', sql`${t.status} in ('active', 'suspended', 'deleted')`),
    check('person_digest', sql`${t.digest} in ('now', 'daily', 'weekly', 'never')`),
    check('person_language', sql`${t.language} in ('en', 'km')`),
    check('person_gender', sql`${t.gender} in ('male', 'female', 'not_specified')`),
    index('person_delete_after').on(t.delete_after),
  ],
);

/** A desk role a person holds; see shared/domain/roles.ts for what each may do. */
export const desk_grant = pgTable(
  'desk_grant',
  {
    person_id: belongsTo('person_id', () => person.id),
    role: text('role').notNull(),
    granted_by: uuid('granted_by'),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.person_id, t.role] }),
    check(
      'desk_grant_role',
      sql`${t.role} in (${sql.raw(DESK_ROLES.map((role) => `'${role}'`).join(', '))})`,
    ),
  ],
);

/**
 * One signed-in device. `token_hash` is the SHA-256 of the refresh token now valid, `previous_hash` of the one
 * before it, which is honoured for a short grace so that parallel requests do not sign each other out.
 */
export const session = pgTable(
  'session',
  {
    id: id(),
    person_id: belongsTo('person_id', () => person.id),
    token_hash: text('token_hash').notNull(),
    previous_hash: text('previous_hash'),
    rotated_at: moment('rotated_at').notNull().default(sql`now()`),
    expires_at: moment('expires_at').notNull(),
    revoked_at: moment('revoked_at'),
    revoked_reason: text('revoked_reason'),
    /** Opened by a national identity or with a one-time code: what the desk asks for. */
    strong: boolean('strong').notNull().default(false),
    /** Wrong passwords, codes and passkeys in this session, where an action asked for one once more. */
    wrong_proofs: integer('wrong_proofs').notNull().default(0),
    /** When the person last showed in this session that it is them, beyond having signed in (shared/domain/proof.ts). */
    proved_at: moment('proved_at'),
    /** Under what the token of the national identity is known that opened it; null: something else did. */
    identity_token: text('identity_token'),
    user_agent: text('user_agent').notNull().default(''),
    ip_hash: text('ip_hash').notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('session_token_key').on(t.token_hash),
    index('session_previous').on(t.previous_hash),
    index('session_person').on(t.person_id),
    index('session_identity_token').on(t.identity_token).where(sql`${t.identity_token} is not null`),
  ],
);

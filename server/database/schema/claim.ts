import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { belongsTo, createdAt, id, moment, refersTo, updatedAt } from './columns.ts';
import { file } from './file.ts';
import { person } from './person.ts';
import { stakeholder } from './stakeholder.ts';

/** A person's request to own a page. Its life is the table in shared/domain/cases/claim.ts. */
export const claim = pgTable(
  'claim',
  {
    id: id(),
    reference: text('reference').notNull(),
    stakeholder_id: belongsTo('stakeholder_id', () => stakeholder.id),
    person_id: belongsTo('person_id', () => person.id),
    state: text('state').notNull().default('requested'),
    /** What they are there, in their words. */
    relation: text('relation').notNull().default(''),
    note: text('note').notNull().default(''),
    /** How they prove it: a code to the page's address or to one of its website's domain, a text there, or a document. */
    proof: text('proof').notNull(),
    /** The address the code goes to, or the page the text stands on. */
    proof_target: text('proof_target').notNull().default(''),
    /** SHA-256 of the code; the text to be placed on the website is no secret and stands in `proof_text`. */
    code_hash: text('code_hash').notNull().default(''),
    code_expires_at: moment('code_expires_at'),
    code_tries: integer('code_tries').notNull().default(0),
    proof_text: text('proof_text').notNull().default(''),
    document_id: refersTo('document_id', () => file.id),
    /** When the proof was found right, by machine. */
    proved_at: moment('proved_at'),
    /** Since when there is something to look at; until then it waits for the claimant, and nobody is told of it. */
    shown_at: moment('shown_at'),
    assignee_id: refersTo('assignee_id', () => person.id),
    decided_by: refersTo('decided_by', () => person.id),
    decided_at: moment('decided_at'),
    /** Who of the desk opened the document. */
    document_read_by: uuid('document_read_by').array().notNull().default(sql`'{}'`),
    /** Who of the desk wants the page to change hands without a proof, and why: a second person decides. */
    proposed_by: refersTo('proposed_by', () => person.id),
    proposed_text: text('proposed_text').notNull().default(''),
    /** Since when it has been the turn of whoever's turn it is. */
    waiting_since: moment('waiting_since').notNull().default(sql`now()`),
    version: integer('version').notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    uniqueIndex('claim_reference').on(t.reference),
    uniqueIndex('claim_open')
      .on(t.stakeholder_id, t.person_id)
      .where(sql`${t.state} in ('requested', 'need_more_info', 'disputed')`),
    index('claim_queue').on(t.state, t.waiting_since),
    index('claim_person').on(t.person_id),
    check(
      'claim_state',
      sql`${t.state} in ('requested', 'need_more_info', 'approved', 'rejected', 'withdrawn', 'disputed')`,
    ),
    check('claim_proof', sql`${t.proof} in ('page_code', 'domain_code', 'website_text', 'document')`),
  ],
);

/** What a decision changed besides its claim: the team as it was, and the claims of others that became disputes. */
export interface ClaimEffect {
  /** Members as they were; `null` where there was none. */
  members: { person_id: string; was: { role: string; state: string } | null }[];
  disputed: string[];
}

/** Append-only: each transition of a claim, and what was asked and answered. */
export const claim_event = pgTable(
  'claim_event',
  {
    id: id(),
    claim_id: belongsTo('claim_id', () => claim.id),
    verb: text('verb').notNull(),
    from_state: text('from_state').notNull(),
    to_state: text('to_state').notNull(),
    actor_id: refersTo('actor_id', () => person.id),
    /** claimant, owner (of the page today) or desk. */
    actor_kind: text('actor_kind').notNull(),
    text: text('text').notNull().default(''),
    /** So that an approval can be taken back as if it had not been. */
    effect: jsonb('effect').$type<ClaimEffect>(),
    created_at: createdAt(),
  },
  (t) => [index('claim_event_claim').on(t.claim_id, t.created_at)],
);

/**
 * A question "is there a page for this address already?". The answer goes to the address alone: whoever asks
 * learns nothing until they open the link there.
 */
export const match_request = pgTable(
  'match_request',
  {
    id: id(),
    kind: text('kind').notNull(),
    email: text('email').notNull(),
    person_id: belongsTo('person_id', () => person.id),
    secret_hash: text('secret_hash').notNull(),
    expires_at: moment('expires_at').notNull(),
    used_at: moment('used_at'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('match_request_secret').on(t.secret_hash),
    index('match_request_person').on(t.person_id, t.created_at),
    check('match_request_kind', sql`${t.kind} in ('startup', 'mentor', 'investor', 'eso', 'other')`),
  ],
);

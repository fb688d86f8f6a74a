import { z } from 'zod';
import { parseCalendarDate } from '../format/calendar.ts';
import { defineContract } from './contract.ts';
import { filterOf, isoMoment, uuid, word } from './list.ts';
import { addProblem } from './rule-schema.ts';

const staff = z.object({ id: uuid, name: z.string(), name_kh: z.string() });

export const auditEntry = z.object({
  id: uuid,
  /** `{entity}.{verb}`. */
  action: z.string(),
  entity: z.string(),
  verb: z.string(),
  entity_id: uuid.nullable(),
  /** What it is called, if the entry says so: a reference, a key, a title. */
  about: z.string(),
  /** What the record is called now; null where it has no name, or is gone. */
  record: z.object({ name: z.string(), name_kh: z.string() }).nullable(),
  /** Null: a visitor, the program itself, or somebody whose account is gone. */
  actor: staff.nullable(),
  actor_kind: z.string(),
  created_at: isoMoment,
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** A calendar date as typed; empty: none. */
const day = z
  .string()
  .max(40)
  .default('')
  .superRefine((value, ctx) => {
    if (value.trim() !== '' && !parseCalendarDate(value)) addProblem(ctx, { key: 'date' });
  })
  .transform((value) => (value.trim() === '' ? null : parseCalendarDate(value)));

const filters = {
  /** One person, or one thing, by id. */
  actor_id: uuid.optional(),
  entity_id: uuid.optional(),
  /** Name or e-mail address of who did it. */
  who: word.default(''),
  entity: filterOf(word.default('')),
  verb: filterOf(word.default('')),
  /** First and last day, by the zone of the country. */
  from: day,
  to: day,
  /** Reference, id of the request, words of the detail, or what a record or a person is called. */
  search: word.default(''),
  /** Everything that one press did: an import, or its undoing. */
  request: filterOf(word.default('')),
};

const access = 'desk:read_audit';
const path = '/desk-api/v1/audit/';

export const listAudit = defineContract({
  id: 'audit.list',
  summary: 'Who did what and when, newest first; goes on after the last entry of the page before',
  method: 'GET',
  path,
  access,
  query: z.object({
    ...filters,
    /** The entry after which the page begins. */
    after: uuid.optional(),
    /** `yes`: what one press did is one row, the most telling of its entries, with how many there are. */
    grouped: z.enum(['yes', 'no']).default('no'),
    per_page: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    data: z.array(
      auditEntry.extend({
        /** Entries of the same press that match, this one among them; 1 where they are not grouped. */
        together: z.number().int(),
        request_id: z.string(),
      }),
    ),
    /** Give it as `after` for the next page; null at the end. */
    next: uuid.nullable(),
    /** Everything that has an entry, to choose from. */
    entities: z.array(z.string()),
    /** Everything that has been done to something, to choose from. */
    verbs: z.array(z.string()),
  }),
});

export const exportAudit = defineContract({
  id: 'audit.export',
  summary: 'The entries of a list as CSV text',
  method: 'GET',
  path: `${path}export/`,
  access,
  query: z.object(filters),
  response: z.object({
    file_name: z.string(),
    text: z.string(),
    records: z.number().int(),
    /** There are more than one file holds. */
    cut: z.boolean(),
  }),
});

/** Where the chain over the entries stands (server/audit/chain). */
const chain = z.object({
  /** Links; entries get theirs within minutes. */
  links: z.number().int(),
  /** The last place that was signed, as it stands in the nightly backup; null: none yet. */
  head: z
    .object({
      day: z.string(),
      position: z.number().int(),
      hash: z.string(),
      signature: z.string(),
      key: z.string(),
    })
    .nullable(),
});

export const getAuditChain = defineContract({
  id: 'audit.chain',
  summary: 'How long the chain over the audit log is, and its last signed head',
  method: 'GET',
  path: `${path}chain/`,
  access,
  response: chain,
});

export const checkAuditChain = defineContract({
  id: 'audit.check-chain',
  summary: 'Reads the whole chain and says where the log was changed by hand, if it was',
  method: 'POST',
  path: `${path}chain/check/`,
  access,
  response: chain.extend({
    /** Signed heads that hold. */
    heads: z.number().int(),
    fault: z
      .object({
        kind: z.enum(['changed', 'missing', 'added', 'forged']),
        position: z.number().int().nullable(),
        entry_id: uuid.nullable(),
      })
      .nullable(),
  }),
});
export type ChainCheck = z.infer<(typeof checkAuditChain)['response']>;

export const getAuditEntry = defineContract({
  id: 'audit.get',
  summary: 'One entry with what was and what is, never a secret',
  method: 'GET',
  path: `${path}{id}/`,
  access,
  params: z.object({ id: uuid }),
  response: auditEntry.extend({
    changes: z.array(z.object({ field: z.string(), was: z.string(), now: z.string() })),
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
    request_id: z.string(),
    /** Keyed hash of the address: the same address has the same one. */
    ip_hash: z.string(),
  }),
});
export type AuditRecord = z.infer<(typeof getAuditEntry)['response']>;

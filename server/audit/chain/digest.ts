import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { audit_entry } from '../../database/schema/operations.ts';

/** What the chain begins with. */
export const GENESIS = '0'.repeat(64);

/** All of an entry as one text that is the same for the same entry, made by PostgreSQL: microseconds and JSON in its own order. */
export const ENTRY_TEXT = sql<string>`jsonb_build_array(${audit_entry.id}, ${audit_entry.action}, ${audit_entry.entity},
  ${audit_entry.entity_id}, ${audit_entry.actor_id}, ${audit_entry.actor_kind}, ${audit_entry.detail}, ${audit_entry.request_id},
  ${audit_entry.ip_hash}, to_char(${audit_entry.created_at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text`;

/** The hash of a link: of the one before it and of its entry. */
export const linkHash = (before: string, text: string): string =>
  createHash('sha256').update(`${before}\n${text}`).digest('hex');

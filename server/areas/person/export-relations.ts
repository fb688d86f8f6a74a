import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { claim, match_request } from '../../database/schema/claim.ts';
import { saved_view } from '../../database/schema/collection.ts';
import { connection, person_block } from '../../database/schema/connection.ts';
import { correction } from '../../database/schema/correction.ts';
import { message, thread, thread_participant } from '../../database/schema/inbox.ts';
import { ownership_offer } from '../../database/schema/ownership.ts';
import { desk_grant } from '../../database/schema/person.ts';
import { report } from '../../database/schema/report.ts';
import { calendar_link } from '../../database/schema/saved-item.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';

/**
 * What a person keeps with others: relations, blocks, letters, reports, corrections, claims, roles. Of each what is theirs: what
 * others wrote to them and what staff did with it stays here, and so does what only protects a link.
 */
export async function readRelations(db: Queryable, id: string) {
  const roles = await db.select().from(stakeholder_member).where(eq(stakeholder_member.person_id, id));
  const claims = await db.select().from(claim).where(eq(claim.person_id, id));
  return {
    roles: roles.map(({ secret_hash: _hash, invited_by: _by, ...rest }) => rest),
    desk_roles: await db
      .select({ role: desk_grant.role, created_at: desk_grant.created_at })
      .from(desk_grant)
      .where(eq(desk_grant.person_id, id)),
    connections: await db
      .select()
      .from(connection)
      .where(or(eq(connection.from_person_id, id), eq(connection.to_person_id, id))),
    blocked: await db.select().from(person_block).where(eq(person_block.person_id, id)),
    calendars: await db
      .select({ created_at: calendar_link.created_at })
      .from(calendar_link)
      .where(eq(calendar_link.person_id, id)),
    threads: await db
      .select({
        id: thread.id,
        kind: thread.kind,
        subject: thread.subject,
        last_read_at: thread_participant.last_read_at,
        muted_at: thread_participant.muted_at,
        archived_at: thread_participant.archived_at,
      })
      .from(thread_participant)
      .innerJoin(thread, eq(thread.id, thread_participant.thread_id))
      .where(eq(thread_participant.person_id, id)),
    messages: await db
      .select({ thread_id: message.thread_id, body: message.body, created_at: message.created_at })
      .from(message)
      .where(and(eq(message.author_id, id), eq(message.author_kind, 'person'), isNull(message.deleted_at)))
      .orderBy(desc(message.created_at)),
    reports: await db
      .select({
        reference: report.reference,
        subject_kind: report.subject_kind,
        subject_id: report.subject_id,
        reason: report.reason,
        description: report.description,
        state: report.state,
        created_at: report.created_at,
      })
      .from(report)
      .where(eq(report.reporter_id, id)),
    corrections: await db
      .select({
        reference: correction.reference,
        subject_kind: correction.subject_kind,
        subject_id: correction.subject_id,
        fact: correction.fact,
        correct: correction.correct,
        source: correction.source,
        email: correction.email,
        state: correction.state,
        created_at: correction.created_at,
      })
      .from(correction)
      .where(eq(correction.requester_id, id)),
    ownership_offers: await db
      .select()
      .from(ownership_offer)
      .where(or(eq(ownership_offer.from_person_id, id), eq(ownership_offer.to_person_id, id))),
    claims: claims.map(({ code_hash: _hash, assignee_id: _staff, decided_by: _by, ...rest }) => rest),
    page_searches: await db
      .select({ kind: match_request.kind, email: match_request.email, created_at: match_request.created_at })
      .from(match_request)
      .where(eq(match_request.person_id, id)),
    saved_views: await db.select().from(saved_view).where(eq(saved_view.person_id, id)),
  };
}

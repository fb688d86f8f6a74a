import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Services } from '#server/services.ts';

/** What a refused call must leave as it was. */
export async function countRows({ database }: Services): Promise<Record<string, string>> {
  const { rows } = await database.db.execute<Record<string, string>>(sql`select
    (select count(*) from submission) as submissions,
    (select count(*) from submission_event) as events,
    (select count(*) from submission_message) as messages,
    (select count(*) from submission_note) as notes,
    (select count(*) from listing_draft) as drafts,
    (select count(*) from stakeholder) as stakeholders,
    (select count(*) from stakeholder_member) as members,
    (select count(*) from file) as files,
    (select count(*) from mail_outbox) as mails,
    (select count(*) from idempotency_key where scope <> 'bot-check' and status is null) as unfinished`);
  return rows[0]!;
}

/** Everything that is written by halves: empty when each change is there with all that belongs to it, or not at all. */
export async function findHalves({ database, files }: Services): Promise<string[]> {
  const halves: string[] = [];
  for (const [what, query] of Object.entries(HALVES)) {
    const { rows } = await database.db.execute<{ id: string }>(sql.raw(query));
    for (const { id } of rows) halves.push(`${what}: ${id}`);
  }
  const kept = await database.db.execute<{ id: string; key: string; bytes: number; sha256: string }>(
    sql`select id, key, bytes, sha256 from file`,
  );
  for (const { id, key, bytes, sha256 } of kept.rows) {
    const stored = await files.read(key).catch(() => new Uint8Array());
    const hash = createHash('sha256').update(stored).digest('hex');
    if (stored.byteLength !== bytes || hash !== sha256) halves.push(`a file without its bytes: ${id}`);
  }
  return halves;
}

const HALVES = {
  'a request without the record of its making': `select s.id from submission s where not exists
    (select 1 from audit_entry a where a.entity_id = s.id and a.action = 'submission.create')`,
  'a request without a code': `select s.id from submission s where not exists
    (select 1 from submission_token t where t.submission_id = s.id and t.purpose = 'verify')`,
  'a code without a mail': `select s.id from submission s where not exists
    (select 1 from mail_outbox m where m.about_id = s.id and m.template = 'listing.code')`,
  'a request whose history ends elsewhere': `select s.id from submission s where s.status <> coalesce((select e.to_status
    from submission_event e where e.submission_id = s.id order by e.created_at desc, e.id desc limit 1), 'draft')`,
  'a confirmed request without its mail': `select s.id from submission s where s.email_verified_at is not null and
    not exists (select 1 from mail_outbox m where m.about_id = s.id and m.template = 'listing.received')`,
  'a step of the history without a record': `select e.id from submission_event e where not exists (select 1 from
    audit_entry a where a.entity_id = e.submission_id and a.action = 'submission.' || e.verb)`,
  'a decision without its mail': `select e.id from submission_event e where e.verb in ('approve', 'return', 'reject')
    and not exists (select 1 from mail_outbox m where m.about_id = e.id)`,
  'a mail nobody will send': `select m.id from mail_outbox m where m.status = 'waiting' and not exists (select 1 from
    pgboss.job j where j.data ->> 'mail_id' = m.id::text and j.state in ('created', 'retry', 'active'))`,
  'an approved request without a page': `select s.id from submission s where s.status = 'approved' and not exists
    (select 1 from stakeholder p where p.id = s.stakeholder_id and p.status = 'approved')`,
  'a page that search does not know': `select p.id from stakeholder p where p.status = 'approved' and not exists
    (select 1 from search_document d where d.id = p.id and d.visible)`,
  'a picture that is pointed at and not there': `select s.id from submission s where s.payload ->> 'logo' <> '' and
    not exists (select 1 from file f where f.id::text = s.payload ->> 'logo')`,
};

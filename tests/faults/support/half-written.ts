import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Observer } from './embedded.ts';

/** What no kill may leave behind, each as a query that must find nothing. */
const NEVER: Record<string, string> = {
  'a request whose creation is not in the audit exactly once': `select reference from submission s where 1 <> (select
    count(*) from audit_entry where entity_id = s.id and action = 'submission.create')`,
  'an audit entry of a request that is not there': `select action, entity_id from audit_entry
    where action like 'submission.%' and entity_id not in (select id from submission)`,
  'one form as two requests': `select requester_email from submission group by 1 having count(*) > 1`,
  'a request without exactly one code and one mail with it': `select reference from submission s where
    1 <> (select count(*) from submission_token where submission_id = s.id and purpose = 'verify') or
    1 <> (select count(*) from mail_outbox where about_id = s.id and template = 'listing.code')`,
  'a mail about nothing': `select subject from mail_outbox where about_id not in (select id from submission)`,
  'a mail that no job sends': `select subject, status from mail_outbox m where not exists (select from pgboss.job j
    where j.name = 'mail.send' and j.data ->> 'mail_id' = m.id::text
    and (m.status = 'sent' or j.state in ('created', 'retry', 'active')))`,
  'a job without its mail': `select data from pgboss.job where name = 'mail.send'
    and (data ->> 'mail_id')::uuid not in (select id from mail_outbox)`,
  'a form whose stamp can be used again': `select reference from submission s where (select count(*) from submission)
    <> (select count(*) from idempotency_key where scope = 'bot-check')`,
  'a confirmed request without its whole history': `select reference from submission s where status = 'reviewing' and (
    email_verified_at is null or submitted_at is null or version <> 2 or
    1 <> (select count(*) from submission_event e where e.submission_id = s.id and verb = 'submit'
      and from_status = 'draft' and to_status = 'reviewing' and e.payload = s.payload) or
    1 <> (select count(*) from audit_entry where entity_id = s.id and action = 'submission.submit') or
    1 <> (select count(*) from submission_token where submission_id = s.id and purpose = 'follow') or
    0 <> (select count(*) from submission_token where submission_id = s.id and purpose = 'verify' and used_at is null) or
    1 <> (select count(*) from mail_outbox where about_id = s.id and template = 'listing.received'))`,
  'an unconfirmed request with history': `select reference from submission s where status = 'draft' and (
    email_verified_at is not null or version <> 1 or
    exists (select from submission_event where submission_id = s.id) or
    exists (select from mail_outbox where about_id = s.id and template <> 'listing.code'))`,
  'a request in another state': `select reference, status from submission where status not in ('draft', 'reviewing')`,
  'a logo without its file': `select reference from submission s where payload ? 'logo' and not exists (
    select from file where id::text = s.payload ->> 'logo' and owner_id = s.id)`,
  'a file that no request has': `select id from file f where not exists (
    select from submission s where s.id = f.owner_id and s.payload ->> 'logo' = f.id::text)`,
};

/** Everything that is there in part only: empty when all is well. */
export async function findHalfWritten(database: Observer, dataDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(NEVER)) {
    const rows = await database.read(query);
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  const files = await database.read<{ key: string; bytes: number; sha256: string }>(
    'select key, bytes, sha256 from file',
  );
  for (const { key, bytes, sha256 } of files) {
    const stored = await readFile(join(dataDir, 'files', key)).catch(() => undefined);
    const whole =
      stored?.byteLength === bytes && createHash('sha256').update(stored).digest('hex') === sha256;
    if (!whole) found.push(`a file that is not whole: ${key}`);
  }
  return found;
}

import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#server/config.ts';
import { SEARCH_KINDS } from '#server/search/kinds.ts';
import type { Services } from '#server/services.ts';

/** Tables in which a refused call must leave as many rows as there were, by how a failure names them. */
const COUNTED = {
  submissions: 'submission',
  events: 'submission_event',
  messages: 'submission_message',
  notes: 'case_note',
  changes: 'change_set',
  orders: 'bulk_decision',
  drafts: 'listing_draft',
  stakeholders: 'stakeholder',
  members: 'stakeholder_member',
  rounds: 'funding_round',
  investors: 'funding_round_investor',
  products: 'product',
  faces: 'team_member',
  claims: 'claim',
  claim_events: 'claim_event',
  connections: 'connection',
  blocks: 'person_block',
  threads: 'thread',
  letters: 'message',
  reports: 'report',
  corrections: 'correction',
  cohorts: 'cohort',
  cohort_members: 'cohort_member',
  contacts: 'contact_reply',
  saved: 'saved_item',
  views: 'saved_view',
  notices: 'notification',
  choices: 'notification_setting',
  roles: 'desk_grant',
  files: 'file',
  mails: 'mail_outbox',
  records: 'audit_entry',
  documents: 'search_document',
  tokens: 'submission_token',
  sessions: 'session',
  jobs: 'pgboss.job',
} as const;

/** Planned once a connection: it is asked after every input. */
const COUNT = {
  name: 'count-rows',
  text: `select ${Object.entries(COUNTED)
    .map(([name, table]) => `(select count(*) from ${table}) as ${name}`)
    .join(', ')},
    (select count(*) from idempotency_key where scope <> 'bot-check' and status is null) as unfinished`,
};

/** What a refused call must leave as it was. */
export async function countRows({ database, config }: Services): Promise<Record<string, string | number>> {
  const { rows } = await database.pool.query<Record<string, string>>(COUNT);
  return { ...rows[0]!, stored: (await storedKeys(config)).length };
}

/** Keys of the originals in the store; sizes made of them may come and go. */
async function storedKeys({ DATA_DIR }: Config): Promise<string[]> {
  const folder = path.resolve(DATA_DIR, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((key) => !key.startsWith('variants'));
}

/** Everything that is written by halves: empty when each change is there with all that belongs to it, or not at all. */
export async function findHalves({ database, files, config }: Services): Promise<string[]> {
  const { rows } = await database.pool.query<{ what: string; id: string }>(FIND);
  const halves = rows.map(({ what, id }) => `${what}: ${id}`);
  const kept = await database.pool.query<{ id: string; key: string; bytes: number; sha256: string }>(
    'select id, key, bytes, sha256 from file',
  );
  for (const { id, key, bytes, sha256 } of kept.rows) {
    const stored = await files.read(key).catch(() => new Uint8Array());
    const hash = createHash('sha256').update(stored).digest('hex');
    if (stored.byteLength !== bytes || hash !== sha256) halves.push(`a file without its bytes: ${id}`);
  }
  const known = new Set(kept.rows.map(({ key }) => key));
  for (const key of await storedKeys(config))
    if (!known.has(key)) halves.push(`bytes without a file: ${key}`);
  return halves;
}

const HALVES = {
  'a request without the record of its making': `select s.id from submission s where not exists
    (select 1 from audit_entry a where a.entity_id = s.id and a.action = 'submission.create')`,
  'a request without a code': `select s.id from submission s where s.kind = 'listing' and not exists
    (select 1 from submission_token t where t.submission_id = s.id and t.purpose = 'verify')`,
  'a code without a mail': `select s.id from submission s where s.kind = 'listing' and not exists
    (select 1 from mail_outbox m where m.about_id = s.id and m.template = 'listing.code')`,
  'a request whose history ends elsewhere': `select s.id from submission s where s.status <> coalesce((select e.to_status
    from submission_event e where e.submission_id = s.id order by e.created_at desc, e.id desc limit 1), 'draft')`,
  'a confirmed request without its mail': `select s.id from submission s where s.kind = 'listing' and
    s.email_verified_at is not null and
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
  'a draft whose picture is not there': `select d.id from listing_draft d where d.payload ->> 'logo' <> '' and
    not exists (select 1 from file f where f.id::text = d.payload ->> 'logo')`,
  'a file that belongs to nobody': `select f.id from file f where f.purpose = 'listing.logo' and not exists
    (select 1 from submission s where s.id = f.owner_id) and not exists (select 1 from listing_draft d where d.id = f.owner_id)
    and not exists (select 1 from stakeholder p where p.id = f.owner_id)`,
  'search knows a page that is not there': `select d.id from search_document d where d.kind >= ${SEARCH_KINDS.startup}
    and not exists (select 1 from stakeholder p where p.id = d.id)`,
  'a write that never ended': `select key as id from idempotency_key where scope <> 'bot-check' and status is null`,
  'a page whose team has no owner': `select m.stakeholder_id as id from stakeholder_member m where m.state = 'member'
    group by 1 having not bool_or(m.role = 'owner')`,
  'a claim whose history ends elsewhere': `select c.id from claim c where c.state <> coalesce((select e.to_state
    from claim_event e where e.claim_id = c.id order by e.created_at desc, e.id desc limit 1), c.state)`,
  'a connection without its thread': `select c.id from connection c where c.state in ('invited', 'approved') and not exists
    (select 1 from thread t where t.connection_id = c.id
      and t.kind = case c.state when 'approved' then 'conversation' else 'invitation' end)`,
  'a message without a record': `select m.id from message m join thread t on t.id = m.thread_id
    where t.kind = 'conversation' and m.author_kind = 'person' and not exists
    (select 1 from audit_entry a where a.entity_id in (m.id, t.connection_id))`,
  'a set of changes without its request': `select c.id from change_set c where c.applied_at is null and not exists
    (select 1 from submission s where s.id = c.submission_id)`,
  'a page that is approved in one place only': `select p.id from stakeholder p join submission s on s.stakeholder_id = p.id
    where s.status <> p.status and s.id = (select n.id from submission n where n.stakeholder_id = p.id
      and n.kind = 'profile' order by n.created_at desc, n.id desc limit 1)`,
  'a transaction left open': `select pid::text as id from pg_stat_activity where datname = current_database()
    and state like 'idle in transaction%' and state_change < now() - interval '5 seconds'`,
  'a picture that is pointed at and not there': `select s.id from submission s where s.payload ->> 'logo' <> '' and
    not exists (select 1 from file f where f.id::text = s.payload ->> 'logo')`,
};

/** All at once, and planned once a connection. */
const FIND = {
  name: 'find-halves',
  text: Object.entries(HALVES)
    .map(([what, query]) => `select '${what}' as what, id::text from (${query}) as half`)
    .join(' union all '),
};

/** What no kill may leave behind of listing requests, each as a query that must find nothing. */
export const NEVER_OF_REQUESTS: Readonly<Record<string, string>> = {
  'a request whose creation is not in the audit exactly once': `select reference from submission s where 1 <> (select
    count(*) from audit_entry where entity_id = s.id and action = 'submission.create')`,
  'an audit entry of a request that is not there': `select action, entity_id from audit_entry
    where action like 'submission.%' and entity_id not in (select id from submission)`,
  'one form as two requests': `select requester_email from submission group by 1 having count(*) > 1`,
  'a request without exactly one code and one mail with it': `select reference from submission s where
    1 <> (select count(*) from submission_token where submission_id = s.id and purpose = 'verify') or
    1 <> (select count(*) from mail_outbox where about_id = s.id and template = 'listing.code')`,
  'a form whose stamp can be used again': `select reference from submission s where (select count(*) from submission)
    <> (select count(*) from idempotency_key where scope = 'bot-check')`,
  'a confirmed request without its whole history': `select reference from submission s where status <> 'draft' and (
    email_verified_at is null or submitted_at is null or
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
  'a request in another state': `select reference, status from submission
    where status not in ('draft', 'reviewing', 'approved', 'returned', 'rejected')`,
  'a logo without its file': `select reference from submission s where payload ? 'logo' and not exists (
    select from file where id::text = s.payload ->> 'logo' and owner_id = s.id)`,
  'a logo that no request has': `select id from file f where purpose = 'listing.logo' and not exists (
    select from submission s where s.id = f.owner_id and s.payload ->> 'logo' = f.id::text)`,
};

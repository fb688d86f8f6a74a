const VERB = `case s.status when 'approved' then 'approve' when 'returned' then 'return' else 'reject' end`;
const DECIDED = `s.status in ('approved', 'returned', 'rejected')`;

/** What no kill may leave behind of decisions of the desk, each as a query that must find nothing. */
export const NEVER_OF_DECISIONS: Readonly<Record<string, string>> = {
  'a request that nobody has decided, with a decision': `select reference from submission s where status = 'reviewing' and (
    version <> 2 or decided_at is not null or decided_by is not null or stakeholder_id is not null or
    1 <> (select count(*) from submission_event where submission_id = s.id) or
    exists (select from submission_message where submission_id = s.id))`,
  'a decision without its whole history': `select reference from submission s where ${DECIDED} and (
    version <> 3 or decided_at is null or decided_by is null or
    2 <> (select count(*) from submission_event where submission_id = s.id) or
    1 <> (select count(*) from submission_event e where e.submission_id = s.id and e.verb = ${VERB}
      and e.from_status = 'reviewing' and e.to_status = s.status and e.actor_kind = 'desk'
      and e.actor_id = s.decided_by) or
    1 <> (select count(*) from audit_entry where entity_id = s.id and action = 'submission.' || ${VERB}
      and actor_id = s.decided_by) or
    2 <> (select count(*) from audit_entry where entity_id = s.id and action <> 'submission.create'))`,
  'a decision without exactly one letter': `select reference from submission s where ${DECIDED} and 1 <> (
    select count(*) from mail_outbox m join submission_event e on m.about_id = e.id
    where e.submission_id = s.id and m.template = 'listing.' || s.status and m.to_email = s.requester_email)`,
  'messages to a requester that are not those of the return': `select reference from submission s where
    case s.status when 'returned' then 2 else 0 end <> (select count(*) from submission_message m where m.submission_id = s.id)`,
  'an approved request without its page': `select reference from submission s where status = 'approved' and (
    not exists (select from stakeholder p where p.id = s.stakeholder_id and p.status = 'approved') or
    not exists (select from search_document d where d.id = s.stakeholder_id and d.visible) or
    1 <> (select count(*) from stakeholder_member m where m.stakeholder_id = s.stakeholder_id
      and m.role = 'owner' and m.state = 'invited' and m.email = s.requester_email) or
    (payload ? 'logo' and not exists (
      select from stakeholder p where p.id = s.stakeholder_id and p.logo_id::text = s.payload ->> 'logo')))`,
  'a page that no approval made': `select name from stakeholder p where 1 <> (
    select count(*) from submission s where s.stakeholder_id = p.id and s.status = 'approved')`,
  'a page that search knows and that is not there': `select d.id from search_document d
    where d.kind >= 4 and not exists (select from stakeholder p where p.id = d.id)`,
  'a decision on many without its record and its job': `select id from bulk_decision b where
    1 <> (select count(*) from audit_entry where entity_id = b.id and action = 'bulk_decision.order') or
    (state = 'waiting' and not exists (select from pgboss.job j where j.name = 'review.bulk'
      and j.data ->> 'bulk_id' = b.id::text and j.state in ('created', 'retry', 'active'))) or
    case state when 'done' then 1 else 0 end <>
      (select count(*) from audit_entry where entity_id = b.id and action = 'bulk_decision.finish')`,
  'a decision on many that says other than what became of its requests': `select b.id
    from bulk_decision b, jsonb_to_recordset(b.items) as item (id uuid) join submission s on s.id = item.id
    where (b.results ->> s.id::text is not distinct from 'done') <> (s.status = 'approved' and s.decided_by = b.actor_id)`,
  'a request in two decisions on many': `select item.id from bulk_decision b, jsonb_to_recordset(b.items) as item (id uuid)
    group by 1 having count(*) > 1`,
};

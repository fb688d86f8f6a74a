/** What no kill may leave behind of mails, each as a query that must find nothing. */
export const NEVER_OF_MAILS: Readonly<Record<string, string>> = {
  'a mail about nothing': `select subject from mail_outbox where about_id not in (
    select id from submission union all select id from submission_event union all select id from connection
    union all select id from thread)`,
  'a mail that no job sends': `select subject, status from mail_outbox m where not exists (select from pgboss.job j
    where j.name = 'mail.send' and j.data ->> 'mail_id' = m.id::text
    and (m.status = 'sent' or j.state in ('created', 'retry', 'active')))`,
  'a job without its mail': `select data from pgboss.job where name = 'mail.send'
    and (data ->> 'mail_id')::uuid not in (select id from mail_outbox)`,
  'a mail that was given up': `select subject, last_error from mail_outbox where status not in ('waiting', 'sent')`,
};

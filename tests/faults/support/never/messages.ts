const NOTICES = `select count(*) from notification n where n.object_id =`;
const MAILS = `select count(*) from mail_outbox m where m.template = 'notification' and m.about_id =`;

/** What no kill may leave behind of connections and messages, each as a query that must find nothing. */
export const NEVER_OF_MESSAGES: Readonly<Record<string, string>> = {
  'a connection whose asking is not told exactly once': `select id from connection c where
    1 <> (select count(*) from audit_entry where entity_id = c.id and action = 'connection.ask') or
    1 <> (${NOTICES} c.id and n.kind = 'connection_request' and n.person_id = c.to_person_id) or
    1 <> (${MAILS} c.id)`,
  'a connection whose answer is not told exactly once': `select id from connection c where
    case state when 'approved' then 1 else 0 end
      <> (select count(*) from audit_entry where entity_id = c.id and action = 'connection.accept') or
    case state when 'approved' then 1 else 0 end
      <> (${NOTICES} c.id and n.kind = 'connection_accepted' and n.person_id = c.from_person_id)`,
  'a connection in another state': `select id, state from connection where state not in ('invited', 'approved')`,
  'a connection without exactly its thread and its two readers': `select id from connection c where
    1 <> (select count(*) from thread t where t.connection_id = c.id
      and t.kind = case c.state when 'approved' then 'conversation' else 'invitation' end) or
    1 <> (select count(*) from thread t where t.connection_id = c.id) or
    2 <> (select count(*) from thread_participant p join thread t on t.id = p.thread_id
      where t.connection_id = c.id and p.person_id in (c.from_person_id, c.to_person_id))`,
  'a message that is not in the audit exactly once': `select id from message m where
    1 <> (select count(*) from audit_entry where entity_id = m.id and action = 'message.write')`,
  'a message twice': `select body from message group by 1 having count(*) > 1`,
  'a message without its file': `select id from message m where
    1 <> (select count(*) from message_attachment a join file f on f.id = a.file_id
      where a.message_id = m.id and f.purpose = 'inbox.message' and f.owner_id = m.author_id)`,
  'a file that is sent twice': `select file_id from message_attachment group by 1 having count(*) > 1`,
  'a file that is not in the audit exactly once': `select id from file f where purpose = 'inbox.message' and
    1 <> (select count(*) from audit_entry where entity_id = f.id and action = 'message.upload')`,
  'a thread older than its newest message': `select id from thread t where exists (
    select from message m where m.thread_id = t.id and m.created_at > t.last_message_at + interval '1 millisecond')`,
  // Each message is read before the next is written, so that each is told on the site and has an order for its mail; the
  // mail itself waits, and does not leave where the message was read meanwhile.
  'messages that were not told exactly once each': `select id from thread t where t.kind = 'conversation' and (
    (select count(*) from message m where m.thread_id = t.id) <> (${NOTICES} t.id and n.kind = 'message') or
    (select count(*) from message m where m.thread_id = t.id) <> (select count(*) from message m
      join pgboss.job j on j.name = 'inbox.mail' and j.data ->> 'message_id' = m.id::text where m.thread_id = t.id) or
    (select count(*) from message m where m.thread_id = t.id) < (${MAILS} t.id))`,
};

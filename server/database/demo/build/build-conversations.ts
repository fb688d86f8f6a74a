import { pagePath } from '../../../addresses/page-path.ts';
import type { connection } from '../../schema/connection.ts';
import type { correction } from '../../schema/correction.ts';
import type { message, thread, thread_participant } from '../../schema/inbox.ts';
import type { report } from '../../schema/report.ts';
import { CONNECTIONS, CORRECTIONS, type DemoConnection, REPORTS } from '../content/conversations.ts';
import type { Account } from './build-context.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';

/** Connections between the demo members, their threads with what they wrote, and what they reported and corrected. */
export interface DemoConversations {
  connections: (typeof connection.$inferInsert)[];
  threads: (typeof thread.$inferInsert)[];
  participants: (typeof thread_participant.$inferInsert)[];
  messages: (typeof message.$inferInsert)[];
  reports: (typeof report.$inferInsert)[];
  corrections: (typeof correction.$inferInsert)[];
}

export function buildConversations(
  members: ReadonlyMap<string, Account>,
  calendar: DemoCalendar,
): DemoConversations {
  // What was written today was written before now.
  const at = (days: number, time: string) =>
    new Date(Math.min(Number(calendar.at(days, time)), Number(calendar.hoursAgo(1))));
  const idOf = (key: string) => {
    const found = members.get(key);
    if (!found) throw new Error(`No demo member ${key}`);
    return found.id;
  };
  const built = CONNECTIONS.map((one) => buildConnection(one, idOf, at));
  return {
    connections: built.map((one) => one.connection),
    threads: built.map((one) => one.thread),
    participants: built.flatMap((one) => one.participants),
    messages: built.flatMap((one) => one.messages),
    corrections: CORRECTIONS.map(({ by, page, days, ...words }, i) => ({
      id: demoId('correction', by, page.name),
      reference: `K-DEM${i + 2}KQ`,
      requester_id: idOf(by),
      subject_kind: 'stakeholder',
      subject_id: demoId('startup', page.name),
      ...page,
      path: pagePath({
        id: demoId('startup', page.name),
        kind: 'startup',
        type_slug: null,
        name: page.name,
        name_kh: '',
      }),
      ...words,
      created_at: at(days, '11:40'),
    })),
    reports: REPORTS.map(({ by, about, reason, text, days }, i) => {
      const who = members.get(about)!;
      return {
        id: demoId('report', by, about),
        reference: `R-DEM${i + 2}KQ`,
        reporter_id: idOf(by),
        subject_kind: 'person',
        subject_id: who.id,
        reason,
        description: text,
        evidence: {
          name: `${who.last_name} ${who.first_name}`,
          name_kh: `${who.last_name_kh} ${who.first_name_kh}`,
          path: `/user/${who.id}`,
          person_id: who.id,
        },
        created_at: at(days, '10:15'),
      };
    }),
  };
}

function buildConnection(
  one: DemoConnection,
  idOf: (key: string) => string,
  at: (days: number, time: string) => Date,
) {
  const { from, to, state, purpose, note, days, lines = [] } = one;
  const id = demoId('connection', from, to);
  const thread_id = demoId('thread', from, to);
  const asked = at(days, '08:30');
  const messages = [
    ...(note ? [{ by: from, text: note, moment: asked }] : []),
    ...lines.map((line) => ({ by: line.by, text: line.text, moment: at(line.days, line.time) })),
  ].map(({ by, text, moment }, i) => ({
    id: demoId('message', from, to, i),
    thread_id,
    author_id: idOf(by),
    body: text,
    client_key: `demo-${from}-${to}-${i}`,
    created_at: moment,
  }));
  const last = messages.at(-1)?.created_at ?? asked;
  // Whoever wrote last has read; the other has read what came before the last two days.
  const reader = (key: string) => {
    const wroteLast = messages.at(-1)?.author_id === idOf(key);
    return { thread_id, person_id: idOf(key), last_read_at: wroteLast ? last : at(-2, '23:00') };
  };
  return {
    connection: {
      id,
      from_person_id: idOf(from),
      to_person_id: idOf(to),
      purpose,
      note,
      state,
      invited_at: asked,
      decided_at: state === 'invited' ? null : at(days + 1, '09:00'),
      created_at: asked,
    },
    thread: {
      id: thread_id,
      kind: state === 'approved' ? 'conversation' : 'invitation',
      connection_id: id,
      last_message_at: last,
      created_at: asked,
    },
    participants: [reader(from), reader(to)],
    messages,
  };
}

import type { case_note } from '../../schema/case.ts';
import type { contact_message, contact_reply } from '../../schema/contact.ts';
import { CONTACT_MESSAGES } from '../content/contact-messages.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { demoId } from './demo-id.ts';

export interface DemoContact {
  messages: (typeof contact_message.$inferInsert)[];
  replies: (typeof contact_reply.$inferInsert)[];
  notes: (typeof case_note.$inferInsert)[];
}

/** Hours after which the desk of the demo data wrote something. */
const NOTED_AFTER = 2;
const ANSWERED_AFTER = 3;

/** The contact inbox; `staff` are those who answer. */
export function buildContact(staff: readonly string[], { hoursAgo }: DemoCalendar): DemoContact {
  const messages: DemoContact['messages'] = [];
  const replies: DemoContact['replies'] = [];
  const notes: DemoContact['notes'] = [];
  for (const [n, one] of CONTACT_MESSAGES.entries()) {
    const id = demoId('contact', one.email);
    const author_id = staff[n % staff.length] ?? null;
    const answered_at = one.reply ? hoursAgo(one.hours - ANSWERED_AFTER) : null;
    messages.push({
      id,
      reference: `C-DEM${String(n + 2).padStart(3, '2')}`,
      name: one.name,
      email: one.email,
      category: one.category,
      description: one.text,
      about: one.about ?? '',
      language: one.language,
      status: one.status,
      assignee_id: one.taken ? author_id : null,
      answered_at,
      created_at: hoursAgo(one.hours),
      updated_at: answered_at ?? hoursAgo(one.hours),
    });
    const written = (kind: 'reply' | 'note', body: string, after: number) => ({
      id: demoId(`contact ${kind}`, one.email),
      body,
      author_id,
      created_at: hoursAgo(one.hours - after),
    });
    if (one.note)
      notes.push({ ...written('note', one.note, NOTED_AFTER), case_kind: 'contact', case_id: id });
    if (one.reply) replies.push({ ...written('reply', one.reply, ANSWERED_AFTER), message_id: id });
  }
  return { messages, replies, notes };
}

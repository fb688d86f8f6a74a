import { eq, sql } from 'drizzle-orm';
import { CONTACT_CASE, type ContactStatus } from '#shared/domain/cases/contact.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { type CaseKind, notFromHere } from '../../cases/kind.ts';
import { contact_message } from '../../database/schema/contact.ts';
import type { Work } from '../../database/work.ts';
import { lockMessage, type MessageRow } from './contact.queries.ts';

type Change = Partial<typeof contact_message.$inferInsert>;

async function write({ tx }: Work, { id }: MessageRow, change: Change): Promise<MessageRow> {
  const [changed] = await tx
    .update(contact_message)
    .set({ ...change, updated_at: sql`now()` })
    .where(eq(contact_message.id, id))
    .returning();
  return changed!;
}

/** A message of the contact form as a case. Its history is the audit trail, which remembers how it was. */
export const CONTACT: CaseKind<
  MessageRow,
  ContactStatus,
  (typeof CONTACT_CASE.transitions)[number]['verb'],
  'desk' | 'sender',
  Change
> = {
  life: CONTACT_CASE,
  stateOf: ({ status }) => status as ContactStatus,
  lock: ({ tx }, id) => lockMessage(tx, id),
  store: (work, row, status, change) => write(work, row, { ...change, status }),
  hand: (work, row, assignee_id) => write(work, row, { assignee_id }),
  audited: ({ row, from, to }) => ({ from, to, was: row.assignee_id }),
  refusals: {
    notFromHere: ({ context }, { status }) =>
      notFromHere(
        'contact:problem.not_from_here',
        translate(context.language, `contact:status.${status as ContactStatus}`),
      ),
  },
};

import { and, eq, sql } from 'drizzle-orm';
import { message, thread, thread_participant } from '../../database/schema/inbox.ts';
import type { Work } from '../../database/work.ts';
import { addMessage, letRead, openThread } from '../thread/open-thread.ts';
import { type ConnectionRow, peopleAt } from './acting.ts';

/** The thread of an invitation to connect, which both ends read, with the note as its message. Returns its id. */
export async function openInvitation(work: Work, row: ConnectionRow, { isNew = true } = {}): Promise<string> {
  const { row: opened } = await openThread(work, 'invitation', subjectOf(row));
  await letRead(work, opened.id, await peopleOf(work, row));
  if (!isNew) return opened.id;
  await work.tx.update(thread).set({ last_message_at: sql`now()` }).where(eq(thread.id, opened.id));
  if (row.note) {
    await addMessage(work, opened.id, {
      author_id: row.from_person_id,
      author_kind: 'person',
      body: row.note,
    });
  }
  return opened.id;
}

/**
 * The conversation of two who are connected now: the thread of their invitation goes on as one, so that the note stays
 * above what they write. Had they a conversation before, the note joins it. Returns its id.
 */
export async function openConversation(work: Work, row: ConnectionRow): Promise<string> {
  const { tx } = work;
  const [invitation] = await tx
    .select()
    .from(thread)
    .where(and(eq(thread.connection_id, row.id), eq(thread.kind, 'invitation')))
    .for('update');
  const [earlier] = await tx
    .select()
    .from(thread)
    .where(and(eq(thread.connection_id, row.id), eq(thread.kind, 'conversation')))
    .for('update');
  const people = await peopleOf(work, row);
  if (!earlier && invitation) {
    await tx.update(thread).set({ kind: 'conversation' }).where(eq(thread.id, invitation.id));
    await letRead(work, invitation.id, people);
    return invitation.id;
  }
  const { row: conversation } = await openThread(work, 'conversation', subjectOf(row));
  if (invitation) {
    await tx.update(message).set({ thread_id: conversation.id }).where(eq(message.thread_id, invitation.id));
    await tx.delete(thread).where(eq(thread.id, invitation.id));
    await tx
      .update(thread)
      .set({ last_message_at: invitation.last_message_at })
      .where(eq(thread.id, conversation.id));
  }
  await letRead(work, conversation.id, people);
  return conversation.id;
}

/** An invitation that was taken back is gone from the inbox of whoever was asked; the asker keeps what they wrote. */
export async function hideInvitation(work: Work, row: ConnectionRow): Promise<void> {
  const [invitation] = await work.tx
    .select()
    .from(thread)
    .where(and(eq(thread.connection_id, row.id), eq(thread.kind, 'invitation')));
  if (!invitation) return;
  const asked = await peopleAt(work.tx, row, 'to');
  for (const person_id of asked) {
    await work.tx
      .update(thread_participant)
      .set({ archived_at: sql`now()`, last_read_at: sql`now()` })
      .where(
        and(eq(thread_participant.thread_id, invitation.id), eq(thread_participant.person_id, person_id)),
      );
  }
}

const peopleOf = async ({ tx }: Work, row: ConnectionRow) => [
  ...(await peopleAt(tx, row, 'from')),
  ...(await peopleAt(tx, row, 'to')),
];

const subjectOf = (row: ConnectionRow) => ({
  connection_id: row.id,
  stakeholder_id: row.to_stakeholder_id ?? row.from_stakeholder_id,
});

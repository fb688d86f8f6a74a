import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { ThreadKind } from '#shared/domain/inbox.ts';
import { message, type ReviewSays, thread, thread_participant } from '../../database/schema/inbox.ts';
import type { Work } from '../../database/work.ts';
import { noticesOf } from '../../notify/counts-changed.ts';

export type ThreadRow = typeof thread.$inferSelect;

/** What a thread belongs to. */
type Subject = Partial<
  Pick<ThreadRow, 'submission_id' | 'connection_id' | 'stakeholder_member_id' | 'stakeholder_id' | 'subject'>
>;

/** The thread about a subject, made when there is none; its row is locked until the transaction ends. */
export async function openThread(
  { tx }: Work,
  kind: ThreadKind,
  subject: Subject,
): Promise<{ row: ThreadRow; isNew: boolean }> {
  const of = () =>
    subject.connection_id
      ? and(eq(thread.connection_id, subject.connection_id), eq(thread.kind, kind))
      : subject.submission_id
        ? eq(thread.submission_id, subject.submission_id)
        : eq(thread.stakeholder_member_id, subject.stakeholder_member_id!);
  const [made] = await tx
    .insert(thread)
    .values({ kind, ...subject })
    .onConflictDoNothing()
    .returning();
  if (made) return { row: made, isNew: true };
  const [row] = await tx.select().from(thread).where(of()).for('update');
  return { row: row!, isNew: false };
}

/** Lets people read a thread. Whoever put it away sees it again. */
export async function letRead(work: Work, threadId: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  await work.tx
    .insert(thread_participant)
    .values([...new Set(people)].map((person_id) => ({ thread_id: threadId, person_id })))
    .onConflictDoUpdate({
      target: [thread_participant.thread_id, thread_participant.person_id],
      set: { archived_at: null },
    });
  work.changes(...people.map(noticesOf));
}

/** Adds a message that a verb of the site writes into a thread, and moves the thread to the top. */
export async function addMessage(
  { tx }: Work,
  threadId: string,
  entry: {
    author_id: string | null;
    author_kind: 'person' | 'desk';
    body: string;
    says?: ReviewSays;
    at?: Date;
  },
): Promise<string> {
  const { at, ...values } = entry;
  const [row] = await tx
    .insert(message)
    .values({ thread_id: threadId, client_key: randomUUID(), ...values, ...(at ? { created_at: at } : {}) })
    .returning({ id: message.id });
  await tx
    .update(thread)
    .set({ last_message_at: at ?? sql`now()` })
    .where(eq(thread.id, threadId));
  return row!.id;
}

import { isToldToOwner } from '#shared/domain/review.ts';
import type { listEvents, MessageRow, SubmissionRow } from './submission.queries.ts';

/** What became of a request, as whoever sent it is told: the messages of the desk, the history, the reason of a rejection. */
export function presentForOwner(
  { status, round }: Pick<SubmissionRow, 'status' | 'round'>,
  messages: readonly MessageRow[],
  events: Awaited<ReturnType<typeof listEvents>>,
) {
  return {
    messages: messages.map((message) => ({
      id: message.id,
      round: message.round,
      field: message.field,
      body: message.body,
      body_kh: message.body_kh,
      answer: message.answer,
      fixed_at: message.fixed_at?.toISOString() ?? null,
      created_at: message.created_at.toISOString(),
      closed: status !== 'returned' || message.round < round,
    })),
    history: events.flatMap(({ verb, round, created_at }) =>
      isToldToOwner(verb) ? [{ verb, round, at: created_at.toISOString() }] : [],
    ),
    reason: status === 'rejected' ? (events.findLast(({ verb }) => verb === 'reject')?.reason ?? '') : '',
  };
}

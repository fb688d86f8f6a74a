import type { SubmissionRecord } from '#shared/contracts/review.contract.ts';

export type RecordMessage = SubmissionRecord['messages'][number];

/** The messages of the last return: what the owner was asked, or is being asked now. */
export function lastMessages(messages: readonly RecordMessage[]): RecordMessage[] {
  const round = Math.max(0, ...messages.map((message) => message.round));
  return messages.filter((message) => message.round === round);
}

/** The fields to look at in a new round: those that changed, and those a message was about. */
export function fieldsToCheck(record: Pick<SubmissionRecord, 'fields' | 'messages'>): ReadonlySet<string> {
  const asked = lastMessages(record.messages).map(({ field }) => field);
  return new Set(
    record.fields.filter(({ name, changed }) => changed || asked.includes(name)).map(({ name }) => name),
  );
}

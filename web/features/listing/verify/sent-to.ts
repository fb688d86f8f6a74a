import { afterSendingPath } from '#shared/domain/listing/listing-paths.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';

/** Where a form that was sent leads: to what confirms the address, or to the request itself where none has to. */
export function sentTo(kind: SubjectKind, sent: { reference: string; follow_path?: string | null }): string {
  return sent.follow_path ? `${sent.follow_path}?done=confirmed` : afterSendingPath(kind, sent.reference);
}

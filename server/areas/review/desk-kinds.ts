import { SUGGESTION_KINDS } from '#shared/domain/subject-kinds.ts';

/** What passes through the queue: listing requests and suggestions (`submission.kind`). */
export const DESK_KINDS: readonly string[] = ['listing', ...SUGGESTION_KINDS];

import { SUGGESTION_KINDS } from '#shared/domain/subject-kinds.ts';

/** What passes through the queue (`submission.kind`): listing requests, profiles and their changes, suggestions. */
export const DESK_KINDS: readonly string[] = ['listing', 'profile', 'change', ...SUGGESTION_KINDS];

import { and, inArray, isNotNull } from 'drizzle-orm';
import { SUGGESTION_KINDS } from '#shared/domain/subject-kinds.ts';
import { submission } from '../../database/schema/submission.ts';

/** What passes through the queue (`submission.kind`): listing requests, profiles and their changes, suggestions. */
export const DESK_KINDS: readonly string[] = ['listing', 'profile', 'change', ...SUGGESTION_KINDS];

/** Which requests exist for the desk: those of its queue whose address was confirmed. */
export const KNOWN_TO_DESK = and(
  inArray(submission.kind, [...DESK_KINDS]),
  isNotNull(submission.email_verified_at),
);

/** The same rule for a request in hand. */
export const isKnownToDesk = ({
  kind,
  email_verified_at,
}: Pick<typeof submission.$inferSelect, 'kind' | 'email_verified_at'>): boolean =>
  DESK_KINDS.includes(kind) && email_verified_at !== null;

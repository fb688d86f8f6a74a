import { decide, type ReviewRefusal } from '#shared/domain/cases/submission.ts';
import type { ReviewFacts, ReviewStatus, ReviewVerb, ReviewViewer } from '#shared/domain/review.ts';
import { takeStep } from '../../cases/take-step.ts';
import { undoRefused } from '../../cases/undo.ts';
import type { Payload, submission } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { SUBMISSION } from './case.ts';

type SubmissionRow = typeof submission.$inferSelect;

export interface TransitionOptions {
  viewer: ReviewViewer;
  facts?: Partial<ReviewFacts>;
  reason?: string;
  /** The values as they are now, kept with the history so that rounds can be compared. */
  payload?: Payload;
  /** Further columns that change with the status. */
  set?: Partial<typeof submission.$inferInsert>;
  detail?: Record<string, unknown>;
  /** Somebody of the team who acts for the owners; without it the history names whoever sent the request. */
  actor_id?: string;
  /** Who of the desk takes the owners' own step in their place: the history names them. */
  by_desk?: string;
}

/** Who acts through the link of the mail: the requester, whoever they are signed in as. */
export const THE_OWNER: ReviewViewer = {
  is_owner: true,
  is_reviewer: false,
  is_involved: true,
  may_undo: false,
};

/**
 * The only way a request changes its status. `row` must be locked in this transaction; the shared table decides, then
 * the row, its history and the audit are written together. Returns the row as it is now, with the event's id.
 */
export async function transition(
  work: Work,
  row: SubmissionRow,
  verb: ReviewVerb,
  options: TransitionOptions,
): Promise<{ row: SubmissionRow; event_id: string }> {
  const { context } = work;
  const from = row.status as ReviewStatus;
  const outcome = decide(from, verb, options.viewer, options.facts ?? {});
  if ('refusal' in outcome) throw refused(work, row, verb, outcome.refusal, options.viewer);
  const isOwner = options.viewer.is_owner;
  const asDesk = context.actor.kind === 'person' && !isOwner;
  const actor_id = options.by_desk ?? options.actor_id ?? (asDesk ? signedIn(context).id : row.person_id);
  return takeStep(work, SUBMISSION, row, {
    verb,
    by: isOwner ? 'owner' : 'desk',
    ...(options.set && { set: options.set }),
    extra: {
      actor_id,
      actor_kind: isOwner && !options.by_desk ? 'requester' : 'desk',
      reason: options.reason ?? '',
      ...(options.payload && { payload: options.payload }),
    },
    ...(options.detail && { detail: options.detail }),
  });
}

/** A refusal of the table as the answer its reader can act on. */
function refused(
  work: Work,
  row: SubmissionRow,
  verb: ReviewVerb,
  refusal: ReviewRefusal,
  viewer: ReviewViewer,
): Problem {
  switch (refusal) {
    case 'not_from_here':
      return viewer.is_owner
        ? new Problem('conflict', { messageKey: 'listing:problem.not_your_turn' })
        : SUBMISSION.refusals.notFromHere(work, row);
    case 'not_allowed':
      if (viewer.is_involved) return new Problem('conflict', { messageKey: 'review:problem.own' });
      if (verb === 'undo')
        return undoRefused(work.context, signedIn(work.context), row, 'review:problem.undo_over');
      return new Problem('not_found');
    case 'all_answered':
      return new Problem('conflict', { messageKey: 'listing:problem.not_all_answered' });
    case 'has_message':
      return new Problem('invalid', { fields: { messages: [{ key: 'return_message' }] } });
    case 'has_reason':
      return new Problem('invalid', { fields: { reason: [{ key: 'required' }] } });
    case 'version_is_current':
      return new Problem('stale_version');
    case 'complete':
      return new Problem('invalid');
    case 'email_confirmed':
      return new Problem('conflict');
  }
}

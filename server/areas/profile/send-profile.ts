import { and, eq, sql } from 'drizzle-orm';
import { answerBy } from '#shared/domain/listing/answer-by.ts';
import { findField } from '#shared/domain/listing/forms.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import type { ReviewViewer } from '#shared/domain/review.ts';
import { type OrganisationRole, organisationMay } from '#shared/domain/roles.ts';
import { submission_message } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { type FieldProblems, Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { transition } from '../submission/change-request-state.ts';
import { flagsOf } from '../submission/flags.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import { requesterLanguage } from '../submission/mail-about.ts';
import { mailAboutProfile, profileUrl } from '../submission/mail-owners.ts';
import { listMessages, type MessageRow, type SubmissionRow } from '../submission/submission.queries.ts';
import { saveChanges } from './edit-profile.ts';
import { payloadOf } from './named-texts.ts';
import { openReview, senderOf } from './open-review.ts';
import { type Changes, lockState, type ProfileState } from './profile-state.ts';
import { problemsOf } from './read-input.ts';
import { requireReach } from './require-reach.ts';

/** Somebody of the team, in the name of the page. */
export const OF_THE_TEAM: ReviewViewer = {
  is_owner: true,
  is_reviewer: false,
  is_involved: true,
  may_undo: false,
};

export interface Answer {
  id: string;
  fixed?: boolean | undefined;
  answer?: string | undefined;
}

/** Sends a draft, or the changes of an approved profile, to the desk. Sent twice, it is sent once. */
export function submitProfile(
  context: CallContext,
  id: string,
  sent: { version?: number | undefined; note: string },
): Promise<void> {
  return inTransaction(context, async (work) => {
    const state = await lockState(work, id, 'submit_content');
    refuseWhole(state, 'submit_profile');
    if (state.review?.status === 'reviewing') return;
    refuseOld(state, sent.version);
    const { status } = state.record;
    if (status !== 'draft' && status !== 'approved') throw closed(status);
    if (status === 'approved' && Object.keys(state.changes).length === 0)
      throw new Problem('conflict', { messageKey: 'profile-fields:problem.nothing_to_send' });
    if (state.review?.status === 'returned')
      throw new Problem('conflict', { messageKey: 'listing:problem.not_your_turn' });
    await send(work, state, sent.note);
  });
}

/** Sends what was returned again, once every message is fixed or answered. Sent twice, it is sent once. */
export function resubmitProfile(
  context: CallContext,
  id: string,
  sent: { version?: number | undefined; note: string; messages: readonly Answer[] },
): Promise<void> {
  return inTransaction(context, async (work) => {
    const state = await lockState(work, id, 'submit_content');
    refuseWhole(state, 'submit_profile');
    if (state.review?.status === 'reviewing') return;
    if (state.review?.status !== 'returned')
      throw new Problem('conflict', { messageKey: 'listing:problem.not_your_turn' });
    refuseOld(state, sent.version);
    await answer(work, state.review, sent.messages);
    await send(work, state, sent.note);
  });
}

/** Marks messages of the present round as fixed, or answers them. */
export function answerMessages(context: CallContext, id: string, messages: readonly Answer[]): Promise<void> {
  return inTransaction(context, async (work) => {
    const state = await lockState(work, id, 'edit_content');
    refuseWhole(state, 'edit_profile');
    const { review } = state;
    if (review?.status !== 'returned')
      throw new Problem('conflict', { messageKey: 'listing:problem.not_your_turn' });
    await answer(work, review, messages);
  });
}

/** Takes back what is not decided yet; a second time it has been taken back already. */
export function withdrawProfile(context: CallContext, id: string): Promise<void> {
  return inTransaction(context, async (work) => {
    const state = await lockState(work, id, 'submit_content');
    refuseWhole(state, 'withdraw_profile');
    const { review, record } = state;
    if (review?.status === 'draft' || (!review && record.status === 'draft')) return;
    if (!review) throw new Problem('conflict', { messageKey: 'listing:problem.not_your_turn' });
    await takeBack(work, review);
  });
}

/** Throws changes away, all or those of some names. What is returned with them goes back to being a draft. */
export function discardChanges(
  context: CallContext,
  id: string,
  sent: { version?: number | undefined; names: readonly string[] },
): Promise<void> {
  return inTransaction(context, async (work) => {
    const state = await lockState(work, id, 'edit_content');
    const { review, changeSet, changes } = state;
    if (!review || !changeSet || Object.keys(changes).length === 0) return;
    if (review.status === 'reviewing')
      throw new Problem('conflict', { messageKey: 'profile-fields:problem.reviewing' });
    refuseOld(state, sent.version);
    const gone = (name: string) => sent.names.length === 0 || sent.names.includes(name);
    requireReach(state, 'edit_profile', Object.keys(changes).filter(gone));
    const left: Changes = Object.fromEntries(Object.entries(changes).filter(([name]) => !gone(name)));
    if (Object.keys(left).length === 0 && review.status === 'returned') await takeBack(work, review);
    await saveChanges(work, changeSet.id, left);
  });
}

export async function takeBack(work: Work, review: SubmissionRow): Promise<void> {
  await transition(work, review, 'withdraw', {
    viewer: OF_THE_TEAM,
    actor_id: signedIn(work.context).id,
    set: { assignee_id: null, assigned_at: null },
  });
}

/** Puts the profile as it is edited before the desk. Problem `invalid` with what is missing, by field. */
export async function send(work: Work, state: ProfileState, note: string): Promise<SubmissionRow> {
  const { tx } = work;
  const { record, edited } = state;
  const approved = record.status === 'approved';
  const { knows } = await readKnownTerms(tx);
  const problems = problemsOf(record.kind, edited, { knows, language: work.context.language });
  // Of an approved page only what changes is asked about: older pages lack what is required now.
  const changed = (name: string | null | undefined) => name != null && state.changes[name] !== undefined;
  const asked = Object.entries(problems).filter(
    ([name]) => !approved || changed(name) || changed(findField(record.kind, name)?.twin),
  );
  if (asked.length > 0) {
    const fields: FieldProblems = Object.fromEntries(asked.map(([name, problem]) => [name, [problem]]));
    throw new Problem('invalid', { fields, messageKey: 'profile-fields:problem.incomplete' });
  }
  const { review } = await openReview(work, state, approved ? 'change' : 'profile');
  const messages = (await listMessages(tx, review.id)).filter(({ round }) => round === review.round);
  const payload = payloadOf(edited);
  const sender = await senderOf(work);
  const sentBefore = review.submitted_at !== null;
  const { row } = await transition(work, review, review.status === 'returned' ? 'resubmit' : 'submit', {
    viewer: OF_THE_TEAM,
    actor_id: sender.person_id,
    facts: {
      complete: true,
      email_confirmed: true,
      all_answered: messages.every(({ fixed_at, answer: said }) => fixed_at !== null || said !== ''),
    },
    reason: note,
    payload,
    set: {
      payload,
      ...sender,
      ...shownOrOld(state),
      type_slug: record.kind === 'other' ? String(edited.values.type_slug ?? record.type_slug) : null,
      round: sentBefore ? review.round + 1 : review.round,
      email_verified_at: new Date(),
      submitted_at: new Date(),
      decided_at: null,
      decided_by: null,
      flags: await flagsOf(tx, {
        id: review.id,
        kind: record.kind,
        payload: { ...payload, requester_email: sender.requester_email },
        stakeholder_id: record.id,
      }),
    },
  });
  if (row.requester_email) {
    await queueMail(work, {
      template: 'profile.received',
      language: requesterLanguage(row),
      to: row.requester_email,
      about_id: row.id,
      params: {
        ...mailAboutProfile(row),
        url: profileUrl(work, row),
        answer_by: answerBy(row.waiting_since),
      },
    });
  }
  return row;
}

function shownOrOld({ record, edited }: ProfileState) {
  const { name, name_kh } = shownName(record.kind, edited.values);
  return name ? { name, name_kh } : { name: record.name, name_kh: record.name_kh };
}

async function answer({ tx }: Work, review: SubmissionRow, answers: readonly Answer[]): Promise<void> {
  if (answers.length === 0) return;
  const open: MessageRow[] = (await listMessages(tx, review.id)).filter(
    ({ round }) => round === review.round,
  );
  for (const { id, fixed, answer: text } of answers) {
    if (!open.some((message) => message.id === id)) throw new Problem('not_found');
    if (fixed === undefined && text === undefined) continue;
    await tx
      .update(submission_message)
      .set({
        ...(fixed === undefined ? {} : { fixed_at: fixed ? sql`coalesce(fixed_at, now())` : null }),
        ...(text === undefined ? {} : { answer: text }),
      })
      .where(and(eq(submission_message.id, id), eq(submission_message.submission_id, review.id)));
  }
}

/** A page that is not public yet goes to the desk as a whole; of a public one, the changes that wait. */
function refuseWhole(
  state: ProfileState & { role: OrganisationRole },
  action: 'edit_profile' | 'submit_profile' | 'withdraw_profile',
): void {
  if (state.record.status === 'approved') requireReach(state, action);
  else if (!organisationMay(state.role, action))
    throw new Problem('conflict', { messageKey: 'team:problem.content_only' });
}

/** What is sent, kept or thrown away must be what was looked at. */
function refuseOld(state: ProfileState, version: number | undefined): void {
  if (version !== undefined && version !== state.version)
    throw new Problem('stale_version', { conflict: { version: state.version, fields: [] } });
}

function closed(status: string): Problem {
  const why = status === 'archived' || status === 'rejected' ? status : 'reviewing';
  return new Problem('conflict', { messageKey: `profile-fields:problem.${why}` });
}

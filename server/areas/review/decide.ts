import { and, eq, inArray, ne } from 'drizzle-orm';
import type {
  approveSubmission as approveContract,
  archiveSubmission as archiveContract,
  rejectSubmission as rejectContract,
  reopenSubmission as reopenContract,
  returnSubmission as returnContract,
  undoDecision as undoContract,
} from '#shared/contracts/review.contract.ts';
import { findField } from '#shared/domain/listing/forms.ts';
import type { ReviewViewer } from '#shared/domain/review.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { teamInvitePath } from '#shared/domain/team.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { heldUntil } from '../../cases/hold.ts';
import { takeBackLetters } from '../../cases/letters.ts';
import { submission, submission_message } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { cancelMail, queueMail } from '../../mail/queue-mail.ts';
import { takeBackNotices } from '../../notify/notify.ts';
import { withdrawChanges } from '../profile/withdraw-changes.ts';
import { transition } from '../submission/change-request-state.ts';
import { followUrl } from '../submission/follow-link.ts';
import { mailAbout, requesterLanguage } from '../submission/mail-about.ts';
import { isOfOwners, mailOwners, OWNER_KINDS } from '../submission/mail-owners.ts';
import { notifyRequester } from '../submission/notify-requester.ts';
import { pageOf } from '../submission/page-of.ts';
import { listEvents, lockSubmission, type SubmissionRow } from '../submission/submission.queries.ts';
import { undoable, viewerOf } from '../submission/viewer.ts';
import { ownerSecret } from '../team/owner-secret.ts';
import { staleProblem } from './changed-request.ts';
import { lockForDesk } from './lock-for-desk.ts';
import { presentRecord } from './present-request.ts';
import { publishingOf } from './publishing.ts';

/** One decision on a request that is locked and looked at. */
export type Decide = (work: Work, row: SubmissionRow, viewer: ReviewViewer) => Promise<void>;

/** Makes what was asked for public at once; the mail about it leaves when the decision can no longer be undone. */
export const approve: Decide = async (work, locked, viewer) => {
  const { row, event_id } = await transition(work, locked, 'approve', {
    viewer,
    facts: { version_is_current: true },
    payload: locked.payload,
    set: decidedBy(work),
  });
  const became = await publishingOf(row.kind).publish(work, row);
  if (Object.keys(became).length > 0)
    await work.tx.update(submission).set(became).where(eq(submission.id, row.id));
  const { publicUrl } = work.context.services.config;
  const url = publicUrl + pageOf({ ...row, ...became });
  const order = decisionMail(work, row, event_id);
  if (isOfOwners(row)) await mailOwners(work, row, order, 'profile.approved', { url });
  else
    await queueMail(work, {
      ...order,
      template: 'listing.approved',
      params: {
        ...mailAbout(row),
        url,
        email: row.requester_email,
        // The invitation to own the page, which also works for whoever is signed out.
        sign_in_url: publicUrl + teamInvitePath(ownerSecret(work.context.services.secret, row.id)),
      },
    });
  await notifyRequester(work, { ...row, ...became }, 'review_approved', {});
};

export const approveSubmission: Handler<typeof approveContract> = ({ params, body }, context) =>
  decideOn(context, params.id, body.version, approve);

/** Gives a request back with messages, each about one field or the whole. */
export const returnSubmission: Handler<typeof returnContract> = ({ params, body }, context) =>
  decideOn(context, params.id, body.version, async (work, locked, viewer) => {
    const kind = locked.subject_kind as SubjectKind;
    const messages = body.messages.map((message) => ({
      ...message,
      label_key: message.field === null ? null : labelKeyOf(kind, message.field),
    }));
    const { row, event_id } = await transition(work, locked, 'return', {
      viewer,
      facts: { version_is_current: true, has_message: messages.length > 0 },
      set: decidedBy(work),
      detail: { messages: body.messages },
    });
    await work.tx.insert(submission_message).values(
      messages.map(({ field, body: text, body_kh }) => ({
        submission_id: row.id,
        round: row.round,
        field,
        body: text,
        body_kh,
        author_id: signedIn(context).id,
      })),
    );
    const order = decisionMail(work, row, event_id);
    if (isOfOwners(row)) await mailOwners(work, row, order, 'profile.returned', { messages });
    else
      await queueMail(work, {
        ...order,
        template: 'listing.returned',
        params: { ...mailAbout(row), url: await followUrl(work, row), messages },
      });
    await notifyRequester(work, row, 'review_returned', { count: String(messages.length) });
  });

/** Decides against a request, with the reason its owner reads. */
export const rejectFor =
  (reason: string): Decide =>
  async (work, locked, viewer) => {
    const { row, event_id } = await transition(work, locked, 'reject', {
      viewer,
      facts: { version_is_current: true, has_reason: reason !== '' },
      reason,
      set: decidedBy(work),
    });
    const order = decisionMail(work, row, event_id);
    if (isOfOwners(row)) await mailOwners(work, row, order, 'profile.rejected', { reason });
    else
      await queueMail(work, {
        ...order,
        template: 'listing.rejected',
        params: { ...mailAbout(row), url: await followUrl(work, row), reason },
      });
    await notifyRequester(work, row, 'review_rejected', {});
  };

export const rejectSubmission: Handler<typeof rejectContract> = ({ params, body }, context) =>
  decideOn(context, params.id, body.version, rejectFor(body.reason));

export const reopenSubmission: Handler<typeof reopenContract> = ({ params, body }, context) =>
  decideOn(context, params.id, body.version, async (work, locked, viewer) => {
    const decided = (await listEvents(work.tx, locked.id))
      .filter(({ verb }) => verb === 'reject' || verb === 'archive')
      .sort((a, b) => Number(b.created_at) - Number(a.created_at))[0];
    await refuseSecond(work, locked);
    await transition(work, locked, 'reopen', { viewer, reason: body.reason, set: undecided });
    // A letter that is still held back would tell of what holds no more.
    if (decided && (await cancelMail(work, decided.id)) > 0)
      await takeBackNotices(work, { object_id: locked.id, since: decided.created_at });
  });

/** Takes the page of an approved request off the site and keeps it. */
export const archiveFor =
  (reason: string): Decide =>
  async (work, locked, viewer) => {
    await withdrawChanges(work, locked, reason);
    const { row, event_id } = await transition(work, locked, 'archive', { viewer, reason });
    await publishingOf(row.kind).archive(work, row);
    const order = decisionMail(work, row, event_id);
    if (isOfOwners(row)) await mailOwners(work, row, order, 'profile.archived', { reason });
    else
      await queueMail(work, {
        ...order,
        template: 'listing.archived',
        params: { ...mailAbout(row), url: await followUrl(work, row), reason },
      });
  };

export const archiveSubmission: Handler<typeof archiveContract> = ({ params, body }, context) =>
  decideOn(context, params.id, body.version, archiveFor(body.reason));

/** Takes the actor's own last decision back as if it had not been made; its mail never leaves, its notice never shows. */
export const undoDecision: Handler<typeof undoContract> = ({ params, body }, context) =>
  decideOn(context, params.id, body.version, async (work, locked, viewer) => {
    const decision = await undoable(work.tx, context, locked);
    if (decision) await refuseSecond(work, locked);
    const { row } = await transition(work, locked, 'undo', {
      viewer,
      set: { ...undecided, waiting_since: locked.submitted_at ?? locked.waiting_since },
      detail: { undone: decision?.verb },
    });
    if (!decision) throw new Problem('conflict', { messageKey: 'review:problem.undo_over' });
    const told = { about_id: decision.id, object_id: row.id, since: decision.created_at };
    await takeBackLetters(work, told, 'review:problem.undo_over');
    if (decision.verb === 'approve') {
      const archived = (await listEvents(work.tx, row.id)).some(({ verb }) => verb === 'archive');
      await publishingOf(row.kind).unpublish(work, row, archived);
    }
    if (decision.verb === 'return') {
      await work.tx
        .delete(submission_message)
        .where(and(eq(submission_message.submission_id, row.id), eq(submission_message.round, row.round)));
    }
  });

/** Decides in a transaction of its own and answers the record as it is now. */
async function decideOn(context: CallContext, id: string, version: number, change: Decide) {
  const row = await inTransaction(context, async (work) => {
    await decideWithin(work, id, version, change);
    return (await lockSubmission(work.tx, id))!;
  });
  return presentRecord(context, row);
}

/**
 * What all decisions have in common: the request locked, the version compared, the change made. The table is asked
 * first, so that nobody learns of a conflict they could not act on.
 */
export async function decideWithin(work: Work, id: string, version: number, change: Decide): Promise<void> {
  const locked = await lockForDesk(work, id);
  const viewer = await viewerOf(work.tx, work.context, locked);
  if (locked.version !== version && !viewer.is_involved) throw await staleProblem(work, locked);
  await change(work, locked, viewer);
}

/** A page has one open request of its owners at a time: an older one is not taken up again beside it. */
async function refuseSecond({ tx }: Work, row: SubmissionRow): Promise<void> {
  if (!isOfOwners(row) || !row.stakeholder_id) return;
  const open = await tx.$count(
    submission,
    and(
      eq(submission.stakeholder_id, row.stakeholder_id),
      inArray(submission.kind, [...OWNER_KINDS]),
      inArray(submission.status, ['draft', 'reviewing', 'returned']),
      ne(submission.id, row.id),
    ),
  );
  if (open > 0) throw new Problem('conflict', { messageKey: 'profile-fields:problem.open_elsewhere' });
}

const undecided = { decided_at: null, decided_by: null };

const decidedBy = ({ context }: Work) => ({ decided_at: new Date(), decided_by: signedIn(context).id });

/** A decision's mail is held while it can be undone, and is found again by the decision. */
function decisionMail({ context }: Work, row: SubmissionRow, event_id: string) {
  return {
    language: requesterLanguage(row),
    to: row.requester_email,
    about_id: event_id,
    sendAfter: heldUntil(context),
  };
}

function labelKeyOf(kind: SubjectKind, name: string): TextKey {
  const field = findField(kind, name);
  if (!field) throw new Problem('invalid', { fields: { messages: [{ key: 'select' }] } });
  return field.labelKey;
}

import { and, eq, sql } from 'drizzle-orm';
import type {
  followListing,
  mendListing,
  resubmitListing,
  uploadToListing,
  withdrawListing,
} from '#shared/contracts/listing.contract.ts';
import { answerBy } from '#shared/domain/listing/answer-by.ts';
import { cleanValues, typedValues } from '#shared/domain/listing/clean-answers.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import { validateAll } from '#shared/domain/listing/validate-listing.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { Queryable } from '../../database/client.ts';
import { type Payload, submission, submission_message } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { checkImage, storeImage } from '../file/store-image.ts';
import { THE_OWNER, transition } from '../submission/change-request-state.ts';
import { flagsOf } from '../submission/flags.ts';
import { followUrl } from '../submission/follow-link.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import { mailAbout, requesterLanguage } from '../submission/mail-about.ts';
import {
  findFollowed,
  findSubmission,
  listMessages,
  lockSubmission,
  type MessageRow,
  type SubmissionRow,
} from '../submission/submission.queries.ts';
import { invalid } from './form-of-call.ts';
import { presentFollowed } from './listing.present.ts';
import { openFields } from './open-fields.ts';

/** What the holder of a link can do with the submission behind it. */
export interface FollowVerbs {
  follow: Handler<typeof followListing>;
  mend: Handler<typeof mendListing>;
  upload: Handler<typeof uploadToListing>;
  resubmit: Handler<typeof resubmitListing>;
  withdraw: Handler<typeof withdrawListing>;
}

/** Finds what a link belongs to; a Problem says why a link does not, or no longer, work. */
export type FindFollowed = (db: Queryable, token: string) => Promise<string>;

/** The link of a listing request: good for a year after each mail. */
const findListing: FindFollowed = async (db, token) => {
  const id = await findFollowed(db, token);
  if (!id) throw new Problem('not_found');
  return id;
};

/** The verbs for one kind of link. */
export function followVerbs(find: FindFollowed): FollowVerbs {
  /** Runs a change on the submission behind a link, locked; the answer is as it is then. */
  async function change(
    context: CallContext,
    token: string,
    apply: (work: Work, row: SubmissionRow) => Promise<SubmissionRow>,
  ) {
    const id = await find(context.services.database.db, token);
    const row = await inTransaction(context, async (work) => {
      const locked = await lockSubmission(work.tx, id);
      if (!locked) throw new Problem('not_found');
      return apply(work, locked);
    });
    return presentFollowed(context, row);
  }

  return {
    /** Where it stands. */
    async follow({ params }, context) {
      const { db } = context.services.database;
      const row = await findSubmission(db, await find(db, params.token));
      if (!row) throw new Problem('not_found');
      return presentFollowed(context, row);
    },
    /** Keeps what the requester changes and answers; right or not, it is judged when it is sent again. */
    mend: ({ params, body }, context) =>
      change(context, params.token, async (work, locked) => {
        const messages = await openMessages(work, locked);
        const typed = typedValues(locked.subject_kind as SubjectKind, body.values);
        delete typed.logo;
        if (body.values.logo === '') typed.logo = '';
        for (const one of body.messages) await changeMessage(work, messages, one);
        return saveValues(work, locked, messages, typed);
      }),
    /** Puts a new picture in the place of the old one, which the history keeps. */
    async upload({ params, body }, context) {
      const image = await checkImage(body.logo, 'logo');
      return change(context, params.token, async (work, locked) => {
        const messages = await openMessages(work, locked);
        const about = { purpose: 'listing.logo', owner_id: locked.id, name: body.logo.filename };
        const logo = await storeImage(work, image, about);
        return saveValues(work, locked, messages, { logo });
      });
    },
    /** Sends a returned or withdrawn submission to review again. Sent twice, it is sent once. */
    resubmit: ({ params, body }, context) =>
      change(context, params.token, (work, row) => sendAgain(work, row, body.note)),
    /** Takes a submission back before it is decided; it can be sent again by the same link. */
    withdraw: ({ params }, context) =>
      change(context, params.token, async (work, locked) => {
        if (locked.status === 'draft') return locked;
        const set = { assignee_id: null, assigned_at: null };
        return (await transition(work, locked, 'withdraw', { viewer: THE_OWNER, set })).row;
      }),
  };
}

export const { follow, mend, upload, resubmit, withdraw } = followVerbs(findListing);

async function sendAgain(work: Work, locked: SubmissionRow, note: string): Promise<SubmissionRow> {
  if (locked.status === 'reviewing') return locked;
  const kind = locked.subject_kind as SubjectKind;
  const messages = (await listMessages(work.tx, locked.id)).filter(({ round }) => round === locked.round);
  const payload = cleanValues(kind, locked.payload);
  const { knows } = await readKnownTerms(work.tx);
  const problems = validateAll(kind, payload, { knows, language: work.context.language });
  const all_answered = messages.every(({ fixed_at, answer }) => fixed_at !== null || answer !== '');
  if (all_answered && Object.keys(problems).length > 0) throw invalid(kind, problems);
  const { row: sent } = await transition(work, locked, locked.status === 'draft' ? 'submit' : 'resubmit', {
    viewer: THE_OWNER,
    facts: { complete: true, all_answered, email_confirmed: locked.email_verified_at !== null },
    reason: note,
    payload,
    set: {
      payload,
      round: locked.round + 1,
      submitted_at: new Date(),
      decided_at: null,
      decided_by: null,
      flags: await flagsOf(work.tx, { id: locked.id, kind, payload }),
    },
  });
  await queueMail(work, {
    template: 'listing.resubmitted',
    language: requesterLanguage(sent),
    to: sent.requester_email,
    about_id: sent.id,
    params: {
      ...mailAbout(sent),
      url: await followUrl(work, sent),
      answer_by: answerBy(sent.waiting_since),
    },
  });
  return sent;
}

/** The messages to be dealt with now; Problem `conflict` while it is the desk's turn, or nobody's. */
async function openMessages({ tx }: Work, row: SubmissionRow): Promise<MessageRow[]> {
  if (row.status !== 'draft' && row.status !== 'returned') {
    throw new Problem('conflict', { messageKey: 'listing:problem.not_your_turn' });
  }
  return (await listMessages(tx, row.id)).filter(({ round }) => round === row.round);
}

async function changeMessage(
  { tx }: Work,
  messages: readonly MessageRow[],
  { id, fixed, answer }: { id: string; fixed?: boolean | undefined; answer?: string | undefined },
): Promise<void> {
  if (!messages.some((message) => message.id === id)) throw new Problem('not_found');
  if (fixed === undefined && answer === undefined) return;
  await tx
    .update(submission_message)
    .set({
      ...(fixed === undefined ? {} : { fixed_at: fixed ? sql`coalesce(fixed_at, now())` : null }),
      ...(answer === undefined ? {} : { answer }),
    })
    .where(and(eq(submission_message.id, id)));
}

async function saveValues(
  work: Work,
  row: SubmissionRow,
  messages: readonly MessageRow[],
  typed: Payload,
): Promise<SubmissionRow> {
  const kind = row.subject_kind as SubjectKind;
  const payload = cleanValues(kind, { ...row.payload, ...typed });
  const { knows } = await readKnownTerms(work.tx);
  const wrong = Object.keys(validateAll(kind, row.payload, { knows }));
  const open = openFields(row, messages, wrong);
  const closed = Object.keys(typed).filter(
    (name) => !open.includes(name) && JSON.stringify(payload[name]) !== JSON.stringify(row.payload[name]),
  );
  if (closed.length > 0) {
    throw new Problem('conflict', { messageKey: 'listing:problem.field_closed' });
  }
  const [saved] = await work.tx
    .update(submission)
    .set({
      ...namesOf(kind, payload, row),
      payload,
      type_slug: kind === 'other' ? String(payload.type_slug ?? row.type_slug) : null,
      requester_name: String(payload.requester_name ?? row.requester_name),
      version: row.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(submission.id, row.id))
    .returning();
  return saved!;
}

/** A name that is emptied in both languages while it is being mended leaves the request its old one. */
function namesOf(kind: SubjectKind, payload: Payload, { name, name_kh }: SubmissionRow) {
  const now = shownName(kind, payload);
  return now.name || now.name_kh ? now : { name, name_kh };
}

import { eq, sql } from 'drizzle-orm';
import { TIME_ZONE } from '#shared/country/chosen/facts.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import { isSuggestionKind, type SubjectKind, submissionKindOf } from '#shared/domain/subject-kinds.ts';
import { recordAudit } from '../../audit/record.ts';
import { type BotAnswer, CAPTCHA_TEXTS, type Passed, whyUnproven } from '../../bot-check/bot-check.ts';
import { checkSender } from '../../bot-check/check-sender.ts';
import { listing_draft, type Payload, submission } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { findPersonByEmail } from '../account/account.queries.ts';
import { storeImage } from '../file/store-image.ts';
import {
  type DraftRow,
  findDraft,
  findTwin,
  lockSubmission,
  type SubmissionRow,
  type TokenRow,
} from '../submission/submission.queries.ts';
import { formOfCall, type SentForm } from './form-of-call.ts';
import { proofFor } from './send-proof.ts';
import { sendToReview } from './send-to-review.ts';

/** How much a form without proof of work weighs against the limit of its sender. */
const WEIGHT_WITHOUT_PROOF = 4;

/** What is asked for, and with what. */
export interface RequestCall {
  kind: SubjectKind;
  /** Type of organisation that the address of the form named. */
  type_slug?: string;
  body: Readonly<Record<string, unknown>> & BotAnswer & { draft?: string | undefined };
}

/**
 * Takes in what somebody asks of the desk: checks it by the form's description and for being sent by a person, keeps it
 * unconfirmed and mails what confirms the address. Sent twice, or sent again from its draft before the address is
 * confirmed, it stays one request.
 */
export async function takeRequest(
  context: CallContext,
  { kind, type_slug, body }: RequestCall,
): Promise<{ row: SubmissionRow; token: TokenRow | null }> {
  const { services } = context;
  const draft = body.draft ? await findDraft(services.database.db, body.draft) : null;
  const form = await formOfCall(context, { kind, type_slug }, body, draft);
  const passed = await checkSender(context, body);
  await spendWithoutProof(context, passed, body);
  return inTransaction(context, async (work) => {
    const email = textOf(form.values.requester_email);
    // Two copies of one form wait for each other here, so that the second finds the first.
    await work.tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${form.kind} ${email.toLowerCase()}`}, 26))`,
    );
    const twin = await findTwin(work.tx, { kind: form.kind, email, payload: form.values });
    const earlier = await earlierOf(work, draft);
    if (earlier && isOutOfHand(earlier)) return { row: earlier, token: null };
    const confirmed = isSuggestionKind(form.kind) && (await isOwnAddress(work, email));
    if (!earlier && twin) {
      await linkDraft(work, draft, twin);
      if (confirmed && !isOutOfHand(twin)) return { row: await sendToReview(work, twin), token: null };
      return { row: twin, token: await proofFor(work, twin, false) };
    }
    const { row, emailChanged } = earlier
      ? await updateRequest(work, earlier, form, passed)
      : { row: await insertRequest(work, form, draft, passed), emailChanged: true };
    if (confirmed) return { row: await sendToReview(work, row), token: null };
    return { row, token: await proofFor(work, row, emailChanged) };
  });
}

/** Programs that skip the work meet a limit four times as tight. */
async function spendWithoutProof(
  { services, ipHash }: CallContext,
  { proven }: Passed,
  answer: BotAnswer,
): Promise<void> {
  try {
    for (let left = proven ? 0 : WEIGHT_WITHOUT_PROOF; left > 0; left -= 1)
      await services.limits.spend('mail:listing', `without-proof:${ipHash}`);
  } catch (error) {
    const why = whyUnproven(answer);
    // A person is told what their browser could not do: on another one the form goes through.
    const isLimit = error instanceof Problem && error.code === 'too_many';
    throw why && isLimit ? new Problem('invalid', { messageKey: CAPTCHA_TEXTS[why] }) : error;
  }
}

/** Whether the sender is signed in and has confirmed this address already: no mail has to ask once more. */
async function isOwnAddress({ tx, context: { actor } }: Work, email: string): Promise<boolean> {
  if (actor.kind !== 'person') return false;
  const who = await findPersonByEmail(tx, email);
  return who?.id === actor.id && who.email_verified_at !== null;
}

/** The request this draft has become, locked. */
async function earlierOf(work: Work, draft: DraftRow | null): Promise<SubmissionRow | null> {
  if (!draft) return null;
  const [fresh] = await work.tx
    .select({ submission_id: listing_draft.submission_id })
    .from(listing_draft)
    .where(eq(listing_draft.id, draft.id))
    .for('update');
  return fresh?.submission_id ? lockSubmission(work.tx, fresh.submission_id) : null;
}

/** Confirmed, so it is changed through its own link and no longer by the form. */
function isOutOfHand(row: SubmissionRow): boolean {
  return row.status !== 'draft' || row.email_verified_at !== null;
}

async function insertRequest(
  work: Work,
  form: SentForm,
  draft: DraftRow | null,
  passed: Passed,
): Promise<SubmissionRow> {
  const { tx, context } = work;
  await passed.use(work);
  const [inserted] = await tx
    .insert(submission)
    .values({
      kind: submissionKindOf(form.kind),
      reference: sql`to_char(now() at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YY') || '-' || nextval('submission_reference')`,
      subject_kind: form.kind,
      person_id: context.actor.kind === 'person' ? context.actor.id : null,
      ...columnsOf(work, form, form.values),
    })
    .returning();
  let row = inserted!;
  if (form.upload) row = await addUpload(work, row, form);
  await linkDraft(work, draft, row);
  await recordAudit(work, {
    action: 'submission.create',
    entity_id: row.id,
    detail: { reference: row.reference, kind: form.kind, proven: passed.proven },
  });
  return row;
}

/** Its pictures stay the draft's own, so that the form can be sent again from it. */
async function linkDraft({ tx }: Work, draft: DraftRow | null, row: SubmissionRow): Promise<void> {
  if (!draft) return;
  await tx.update(listing_draft).set({ submission_id: row.id }).where(eq(listing_draft.id, draft.id));
}

/** The same draft sent again before its address was confirmed: the answers, perhaps the address, were corrected. */
async function updateRequest(
  work: Work,
  earlier: SubmissionRow,
  form: SentForm,
  passed: Passed,
): Promise<{ row: SubmissionRow; emailChanged: boolean }> {
  const email = textOf(form.values.requester_email);
  const emailChanged = email !== earlier.requester_email;
  const unchanged =
    !form.upload && JSON.stringify(sorted(form.values)) === JSON.stringify(sorted(earlier.payload));
  if (unchanged) return { row: earlier, emailChanged: false };
  await passed.use(work);
  const [updated] = await work.tx
    .update(submission)
    .set({
      ...columnsOf(work, form, form.values),
      version: earlier.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(submission.id, earlier.id))
    .returning();
  const row = form.upload ? await addUpload(work, updated!, form) : updated!;
  await recordAudit(work, { action: 'submission.update', entity_id: row.id });
  return { row, emailChanged };
}

function columnsOf({ context }: Work, form: SentForm, payload: Payload) {
  return {
    ...shownName(form.kind, form.values),
    type_slug: form.kind === 'other' ? textOf(form.values.type_slug) : null,
    payload,
    requester_name: textOf(form.values.requester_name),
    requester_email: textOf(form.values.requester_email),
    requester_language: context.language,
  };
}

async function addUpload(work: Work, row: SubmissionRow, { upload }: SentForm): Promise<SubmissionRow> {
  if (!upload) return row;
  const about = { purpose: 'listing.logo', owner_id: row.id, name: upload.name };
  const logo = await storeImage(work, upload.image, about);
  const [withLogo] = await work.tx
    .update(submission)
    .set({ payload: { ...row.payload, logo } })
    .where(eq(submission.id, row.id))
    .returning();
  return withLogo!;
}

function sorted(values: Payload): [string, unknown][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
}

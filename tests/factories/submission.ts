import { eq, sql } from 'drizzle-orm';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { submission } from '#server/database/schema/submission.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { mailsWhere } from '../setup/mails.ts';
import type { TestApp, TestPerson } from '../setup/test-app.ts';
import { listingValues } from './listing-values.ts';
import { type FormParts, multipart } from './multipart.ts';

/** A stamp of a form that was drawn a minute ago. */
export const oldStamp = ({ services }: TestApp) => makeStamp(services.secret, Date.now() - 60_000);

/** Posts a listing form as a browser without JavaScript does. */
export async function postListing(
  test: TestApp,
  slug: string,
  form: FormParts,
  headers: Record<string, string> = {},
) {
  const body = await multipart({ bot_stamp: oldStamp(test), ...form });
  return test.call(
    { headers: { ...body.headers, ...headers } },
    'POST',
    `/public/api/v1/request-get-list/${slug}/`,
    body.payload,
  );
}

export interface SentListing {
  id: string;
  reference: string;
  email: string;
}

/** A request whose address is not confirmed yet. */
export async function sendListing(
  test: TestApp,
  kind: StakeholderKind,
  changes: ListingValues = {},
  headers: Record<string, string> = {},
): Promise<SentListing> {
  const values = listingValues(kind, changes);
  const slug = slugOf(kind, kind === 'other' ? String(values.type_slug) : null);
  const response = await postListing(test, slug, values, headers);
  if (response.statusCode !== 201) throw new Error(`The form was refused: ${response.body}`);
  const { submission_id: id, reference, email } = response.json();
  return { id, reference, email };
}

/** The code of the newest mail about a request. */
export async function codeOf(test: TestApp, id: string): Promise<string> {
  const [mail] = await mailsAbout(test, id, 'listing.code');
  const code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1];
  if (!code) throw new Error('There is no code.');
  return code;
}

/** Mails about a request or one of its decisions, newest first. */
export async function mailsAbout({ services }: TestApp, id: string, template?: string) {
  const mails = await mailsWhere(
    services,
    sql`${mail_outbox.about_id} = ${id} or ${mail_outbox.about_id} in
      (select id from submission_event where submission_id = ${id})`,
  );
  return mails.reverse().filter((mail) => template === undefined || mail.template === template);
}

export interface OpenListing extends SentListing {
  /** Secret of the link that follows it. */
  follow: string;
}

/** A request that waits for review. */
export async function listingInReview(
  test: TestApp,
  kind: StakeholderKind = 'startup',
  changes: ListingValues = {},
  headers: Record<string, string> = {},
): Promise<OpenListing> {
  const sent = await sendListing(test, kind, changes, headers);
  const response = await test.call({ headers }, 'POST', '/public/api/v1/request-get-list/verify/', {
    reference: sent.reference,
    code: await codeOf(test, sent.id),
  });
  if (response.statusCode !== 200) throw new Error(`The code was refused: ${response.body}`);
  return { ...sent, follow: response.json().follow };
}

/** The row of a request as it is stored. */
export async function submissionRow({ services }: TestApp, id: string) {
  const [row] = await services.database.db.select().from(submission).where(eq(submission.id, id));
  return row;
}

/** A call of the desk about a request. */
export function deskCall(
  test: TestApp,
  person: TestPerson,
  id: string,
  verb: string,
  payload: object = {},
  headers: Record<string, string> = {},
) {
  return test.call(
    { headers: { ...person.headers, ...headers } },
    'POST',
    `/desk-api/v1/submissions/${id}/${verb}/`,
    payload,
  );
}

/** The version a decision is made on. */
export async function versionOf(test: TestApp, id: string): Promise<number> {
  return (await submissionRow(test, id))?.version ?? 0;
}

/** Returns a request as a reviewer. */
export async function returnListing(
  test: TestApp,
  reviewer: TestPerson,
  id: string,
  messages: readonly { field: string | null; body: string; body_kh?: string }[],
): Promise<void> {
  const version = await versionOf(test, id);
  const response = await deskCall(test, reviewer, id, 'return', { version, messages });
  if (response.statusCode !== 200) throw new Error(`It was not returned: ${response.body}`);
}

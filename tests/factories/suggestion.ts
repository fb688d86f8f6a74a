import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import type { TestApp } from '../setup/test-app.ts';
import { type FormParts, multipart } from './multipart.ts';
import { mailsAbout, oldStamp } from './submission.ts';
import { suggestionValues } from './suggestion-values.ts';

/** Posts the form as a browser without JavaScript does. */
export async function postSuggestion(
  test: TestApp,
  kind: string,
  form: FormParts,
  headers: Record<string, string> = {},
) {
  const body = await multipart({ bot_stamp: oldStamp(test), ...form });
  return test.call(
    { headers: { ...body.headers, ...headers } },
    'POST',
    `/public/api/v1/suggestion/${kind}/`,
    body.payload,
  );
}

export interface SentSuggestion {
  id: string;
  reference: string;
  email: string;
}

/** A suggestion whose address is not confirmed yet. */
export async function sendSuggestion(
  test: TestApp,
  kind: SuggestionKind,
  changes: FormParts = {},
  headers: Record<string, string> = {},
): Promise<SentSuggestion> {
  const response = await postSuggestion(test, kind, { ...suggestionValues(kind), ...changes }, headers);
  if (response.statusCode !== 201) throw new Error(`The form was refused: ${response.body}`);
  const { submission_id: id, reference, email } = response.json();
  return { id, reference, email };
}

/** The secret in the newest mail with a link to a suggestion. */
export async function linkOf(test: TestApp, id: string): Promise<string> {
  const [mail] = await mailsAbout(test, id, 'suggestion.link');
  const token = /\/submission\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('There is no link.');
  return token;
}

/** A call behind the link of a suggestion. */
export const followPath = (token: string, verb = '') => `/public/api/v1/suggestion/follow/${token}/${verb}`;

/** A suggestion that waits for review. */
export async function suggestionInReview(
  test: TestApp,
  kind: SuggestionKind,
  changes: FormParts = {},
  headers: Record<string, string> = {},
): Promise<SentSuggestion & { token: string }> {
  const sent = await sendSuggestion(test, kind, changes, headers);
  const token = await linkOf(test, sent.id);
  const response = await test.call({ headers }, 'POST', followPath(token, 'confirm/'));
  if (response.statusCode !== 200) throw new Error(`The link was refused: ${response.body}`);
  return { ...sent, token };
}

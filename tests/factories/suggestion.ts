import type { ListingValues } from '#shared/domain/listing/field.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import type { TestApp } from '../setup/test-app.ts';
import { type FormParts, multipart } from './multipart.ts';
import { mailsAbout, oldStamp } from './submission.ts';

/** A day counted from today in Phnom Penh, YYYY-MM-DD. */
export const inDays = (days: number) => addDays(calendarDate(new Date()), days);

let serial = 0;
const common = (): ListingValues => {
  serial += 1;
  return {
    requester_name: 'Mean Sreypov',
    requester_email: `suggester-${serial}-${crypto.randomUUID().slice(0, 8)}@example.test`,
    organiser: 'Tonle Sap Lab',
    summary: 'Twelve weeks of help for young companies.',
    summary_kh: 'ការគាំទ្រដប់ពីរសប្តាហ៍សម្រាប់ក្រុមហ៊ុនវ័យក្មេង។',
    description: 'Mentors meet the teams each week.\n\nThe best show their work.',
    declaration: 'yes',
  };
};
const parts: Record<SuggestionKind, () => ListingValues> = {
  program: () => ({
    title: `River Accelerator ${crypto.randomUUID().slice(0, 8)}`,
    title_kh: 'កម្មវិធីពន្លឿនទន្លេ',
    category: 'acceleration',
    stage: ['prototype'],
    sector: ['agritech'],
    eligibility: 'A team of two or more\n- Based in Cambodia',
    closes_on: inDays(20),
    apply_url: `https://lab.example/apply/${crypto.randomUUID()}`,
    cohort_size: '12',
    province_code: '12',
  }),
  event: () => ({
    title: `Founders Evening ${crypto.randomUUID().slice(0, 8)}`,
    title_kh: 'រាត្រីស្ថាបនិក',
    category: 'meeting',
    starts_on: inDays(10),
    starts_time: '18:00',
    ends_time: '20:30',
    place: 'in_person',
    venue: 'River Hall',
    province_code: '12',
    register_url: `https://lab.example/register/${crypto.randomUUID()}`,
    price: '5',
  }),
};

/** Answers of a whole form that may be sent, with some of them changed; `''` leaves one out. */
export function suggestionValues(kind: SuggestionKind, changes: ListingValues = {}): ListingValues {
  const values = { ...common(), ...parts[kind](), ...changes };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Posts the form as a browser without JavaScript does. */
export async function postSuggestion(
  test: TestApp,
  kind: string,
  form: FormParts,
  headers: Record<string, string> = {},
) {
  const body = await multipart({ bot_stamp: oldStamp(test), ...form });
  return test.app.inject({
    method: 'POST',
    url: `/public/api/v1/suggestion/${kind}/`,
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  });
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
  const response = await test.app.inject({ method: 'POST', url: followPath(token, 'confirm/'), headers });
  if (response.statusCode !== 200) throw new Error(`The link was refused: ${response.body}`);
  return { ...sent, token };
}

import { type RouterContextProvider, redirect } from 'react-router';
import {
  followListing,
  mendListing,
  resubmitListing,
  uploadToListing,
  withdrawListing,
} from '#shared/contracts/listing.contract.ts';
import { fieldsOf } from '#shared/domain/listing/forms.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { uploadedFile } from '#web/lib/uploaded-file.ts';
import { openMessages, readMarks, splitMarks } from '../follow/marks.ts';
import { type ProblemTexts, problemTextsFrom } from '../values/problem-list.ts';
import { readAnswers } from '../values/read-answers.ts';
import { loadTerms } from './load-terms.ts';
import { privateData } from './private-headers.ts';

type Context = Readonly<RouterContextProvider>;
const DONE = ['confirmed', 'saved', 'resubmitted', 'withdrawn'] as const;
export type Done = (typeof DONE)[number];

/** The calls behind a link: a listing request and a suggestion have their own, of the same shape. */
export interface FollowCalls {
  follow: typeof followListing;
  mend: typeof mendListing;
  upload: typeof uploadToListing;
  resubmit: typeof resubmitListing;
  withdraw: typeof withdrawListing;
}

export const LISTING_CALLS: FollowCalls = {
  follow: followListing,
  mend: mendListing,
  upload: uploadToListing,
  resubmit: resubmitListing,
  withdraw: withdrawListing,
};
interface LinkRequest {
  request: Request;
  context: Context;
  params: { token: string };
}

/** A request as the link of the mail shows it, with what was just done to it. */
export async function loadFollow(
  { request, context, params: { token } }: LinkRequest,
  calls = LISTING_CALLS,
) {
  const followed = await callApi(context, calls.follow, { params: { token } });
  const done = new URL(request.url).searchParams.get('done');
  return {
    token,
    request: followed,
    terms: await loadTerms(context, fieldsOf(followed.kind)),
    done: DONE.find((one) => one === done) ?? null,
    now: new Date().toISOString(),
  };
}
export type FollowData = Awaited<ReturnType<typeof loadFollow>>;

/** What stopped a post; everything else was saved as it was typed. */
export interface FollowAnswer {
  values: ListingValues;
  note: string;
  texts: ProblemTexts;
  problem: ProblemBody | null;
}

/** The form of a returned request, posted without a script: saved whatever is wrong, then sent if that was asked. */
export async function postFollow(
  form: FormData,
  { context, params: { token } }: Pick<LinkRequest, 'context' | 'params'>,
  calls = LISTING_CALLS,
) {
  const params = { token };
  const intent = String(form.get('intent') ?? 'save');
  const followed = await callApi(context, calls.follow, { params });
  const done = (what: Done) => redirect(`${followPath(followed.kind, token)}?done=${what}`);
  if (intent === 'withdraw') {
    const withdrawn = await tryApi(context, calls.withdraw, { params });
    return withdrawn.ok ? done('withdrawn') : stopped(withdrawn.problem, {}, '');
  }
  const open = fieldsOf(followed.kind).filter(({ name }) => followed.open_fields.includes(name));
  const typed: ListingValues = {
    ...readAnswers(open, form),
    ...readMarks(openMessages(followed), form),
    ...(intent === 'remove-picture' ? { logo: '' } : {}),
  };
  const note = String(form.get('note') ?? '');
  const saved = await tryApi(context, calls.mend, { params, body: splitMarks(typed) });
  if (!saved.ok) return stopped(saved.problem, typed, note);
  const logo = await uploadedFile(form, 'logo');
  if (logo) {
    const stored = await tryApi(context, calls.upload, { params, body: { logo } });
    if (!stored.ok) return stopped(stored.problem, {}, note);
  }
  if (intent !== 'resubmit') return done('saved');
  const sent = await tryApi(context, calls.resubmit, { params, body: { note } });
  return sent.ok ? done('resubmitted') : stopped(sent.problem, {}, note);
}

function stopped(problem: ProblemBody, values: ListingValues, note: string) {
  const texts = problemTextsFrom(problem.errors);
  const whole = Object.keys(texts).length > 0 ? null : problem;
  return privateData<FollowAnswer>({ values, note, texts, problem: whole }, problem.status);
}

import { type RouterContextProvider, redirect } from 'react-router';
import { confirmListing, resendCode } from '#shared/contracts/listing.contract.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { GET_LISTED_PATH, stepPath } from '#shared/domain/listing/listing-paths.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { sentPath } from '../confirm/sent-path.ts';
import { problemTextsFrom } from '../values/problem-list.ts';
import { privateData } from './private-headers.ts';
import { readDrafts } from './read-draft.ts';

interface PageRequest {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * The page where the code is typed. Only the browser that holds the draft is told the address: a reference number alone
 * gives nothing away.
 */
export async function loadConfirm({ request, context }: PageRequest) {
  const { searchParams } = new URL(request.url);
  const reference = (searchParams.get('reference') ?? '').trim();
  if (!reference) throw redirect(GET_LISTED_PATH);
  const drafts = await readDrafts(request, context);
  const own = drafts.find(({ draft }) => draft.reference === reference);
  return {
    reference,
    code: searchParams.get('code') ?? '',
    email: own ? textOf(own.draft.values.requester_email) : null,
    kind: own?.draft.kind ?? null,
    /** Where another address can be given. */
    change: own ? `${stepPath(own.draft.kind, 'basic')}?return=verify` : null,
  };
}
export type ConfirmData = Awaited<ReturnType<typeof loadConfirm>>;

export interface ConfirmAnswer {
  code: string;
  /** What is wrong with the code. */
  wrong: string | null;
  problem: ProblemBody | null;
  resent: boolean;
}

/** A code posted without a script, or the request for a new one. */
export async function postConfirm({ request, context }: PageRequest) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const reference = text('reference');
  const stay = (more: Partial<ConfirmAnswer>, status = 200) =>
    privateData<ConfirmAnswer>({ code: '', wrong: null, problem: null, resent: false, ...more }, status);

  if (text('intent') === 'resend') {
    const resent = await tryApi(context, resendCode, { body: { reference } });
    return resent.ok ? stay({ resent: true }) : stay({ problem: resent.problem }, resent.problem.status);
  }
  const confirmed = await tryApi(context, confirmListing, { body: { reference, code: text('code') } });
  if (confirmed.ok) return redirect(sentPath(confirmed.value.follow));
  const wrong = problemTextsFrom(confirmed.problem.errors).code ?? null;
  return stay(
    { code: text('code'), wrong, problem: wrong ? null : confirmed.problem },
    confirmed.problem.status,
  );
}

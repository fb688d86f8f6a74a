import type { RouterContextProvider } from 'react-router';
import { resendLink } from '#shared/contracts/suggestion.contract.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { stepPath } from '#shared/domain/listing/listing-paths.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { SUGGESTION_FORMS } from '#shared/domain/suggestion/suggestion-form.ts';
import { privateData } from '#web/features/listing/load/private-headers.ts';
import { readDraft } from '#web/features/listing/load/read-draft.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * "Check your e-mail". Only the browser that holds the draft is told the address: a reference number alone gives
 * nothing away.
 */
export async function loadCheckMail(request: Request, context: Context, kind: SuggestionKind) {
  const asked = (new URL(request.url).searchParams.get('reference') ?? '').trim().slice(0, 60);
  const found = await readDraft(request, context, kind);
  const own = found?.draft.reference && (!asked || found.draft.reference === asked) ? found.draft : null;
  // The e-mail address is asked for on the step before the last.
  const step = SUGGESTION_FORMS[kind].steps.at(-2)!;
  return {
    kind,
    reference: asked || (own?.reference ?? ''),
    email: own ? textOf(own.values.requester_email) : null,
    /** Where another address can be given. */
    change: own ? `${stepPath(kind, step.name)}?return=verify` : null,
  };
}
export type CheckMailData = Awaited<ReturnType<typeof loadCheckMail>>;

export interface ResendAnswer {
  resent: boolean;
  problem: ProblemBody | null;
}

/** The request for another link, posted without a script: by number, or by a link of before. */
export async function postResend(context: Context, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [reference, token] = [text('reference'), text('token')];
  const result = await tryApi(context, resendLink, {
    body: { ...(reference ? { reference } : {}), ...(token ? { token } : {}) },
  });
  const answer: ResendAnswer = result.ok
    ? { resent: true, problem: null }
    : { resent: false, problem: result.problem };
  return privateData(answer, result.ok ? 200 : result.problem.status);
}

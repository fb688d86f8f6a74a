import { data, type RouterContextProvider, redirect } from 'react-router';
import type { BodyOf } from '#shared/contracts/contract.ts';
import { requestIdentityLogin } from '#shared/contracts/identity.contract.ts';
import { prove, sendProofCode } from '#shared/contracts/proof.contract.ts';
import { wayBackCookie } from '#web/features/account/identity/way-back-cookie.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { wayBack } from './load-proof.ts';

export interface ProofAnswer {
  /** Which form it was. */
  way: string;
  problem?: ProblemBody;
  /** The code is on its way. */
  sent?: true;
  /** The provider's page. */
  leave?: string;
}

interface Call {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Judges what a form of the page brings and goes back to where it was asked for, with and without a script. */
export async function giveProof({ request, url, context }: Call) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const way = text('way');
  const refused = (problem: ProblemBody) => data<ProofAnswer>({ way, problem }, { status: problem.status });
  if (way === 'send') {
    const sent = await tryApi(context, sendProofCode);
    return sent.ok ? data<ProofAnswer>({ way: 'mail', sent: true }) : refused(sent.problem);
  }
  if (way === 'identity') {
    const begun = await tryApi(context, requestIdentityLogin, { query: { prove: '1' } });
    if (!begun.ok) return refused(begun.problem);
    const cookie = wayBackCookie(wayBack(url), pageApi(context).publicUrl);
    // No redirect: forms of our pages may end on our own site only.
    return data<ProofAnswer>({ way, leave: begun.value.login_url }, { headers: { 'set-cookie': cookie } });
  }
  const body = { way, password: text('password'), code: text('code'), passkey: json(text('passkey')) };
  const result = await tryApi(context, prove, { body: body as BodyOf<typeof prove> });
  return result.ok ? redirect(wayBack(url)) : refused(result.problem);
}

/** What the script put there; the contract says what of it is fine. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

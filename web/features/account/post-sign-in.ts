import type { RouterContextProvider } from 'react-router';
import { signIn } from '#shared/contracts/account.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

/** Signs in by a form that was posted without a script; null when it worked, else what to show again. */
export async function postSignIn(
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<{ problem: ProblemBody; email: string } | null> {
  const text = (name: string) => String(form.get(name) ?? '');
  const email = text('email');
  const result = await tryApi(context, signIn, {
    body: { email, password: text('password'), code: text('code') || undefined },
  });
  return result.ok ? null : { problem: result.problem, email };
}

import { data, type RouterContextProvider, redirect } from 'react-router';
import { changeOwnProfile, requestDeletion, takeBackDeletion } from '#shared/contracts/person.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { ACCOUNT_PATH } from '#web/lib/profile-paths.ts';

export interface AccountAnswer {
  problem: ProblemBody;
  /** The username that was typed and not taken. */
  username?: string;
}

/** Keeps the username, asks to have the account deleted, or takes that back; done, the page is shown anew. */
export async function changeAccount({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const form = await request.formData();
  if (form.get('intent') === 'username') return keepUsername(String(form.get('username') ?? ''), context);
  const keeps = form.get('intent') === 'keep';
  const password = String(form.get('password') ?? '');
  const result = keeps
    ? await tryApi(context, takeBackDeletion)
    : await tryApi(context, requestDeletion, { body: password ? { password } : {} });
  if (!result.ok) return data<AccountAnswer>({ problem: result.problem }, { status: result.problem.status });
  return redirect(`${ACCOUNT_PATH}?done=${keeps ? 'kept' : 'asked'}`);
}

async function keepUsername(username: string, context: Readonly<RouterContextProvider>) {
  const result = await tryApi(context, changeOwnProfile, { body: { username } });
  if (result.ok) return redirect(`${ACCOUNT_PATH}?done=username`);
  return data<AccountAnswer>({ problem: result.problem, username }, { status: result.problem.status });
}

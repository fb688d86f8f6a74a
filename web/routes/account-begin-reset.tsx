import { data } from 'react-router';
import { botCheck } from '#shared/contracts/listing.contract.ts';
import { requestPasswordReset } from '#shared/contracts/password.contract.ts';
import { accountHeaders } from '#web/features/account/account-headers.ts';
import { type BeginResetAnswer, BeginResetPage } from '#web/features/account/password/begin-reset-page.tsx';
import { callApi, tryApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/account-begin-reset.ts';

export const handle = { ...withTexts('account', 'rules'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('account', 'rules')];
export const headers = accountHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  return { bot: await callApi(context, botCheck) };
}

/** The request for a link, where no script sends it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const email = text('email');
  const result = await tryApi(context, requestPasswordReset, {
    body: { email, bot_stamp: text('bot_stamp'), nickname: text('nickname') },
  });
  if (result.ok) return data<BeginResetAnswer>({ email, wrong: null, problem: null });
  const wrong = result.problem.errors?.email?.[0] ?? null;
  return data<BeginResetAnswer>(
    { email, wrong, problem: wrong ? null : result.problem },
    result.problem.status,
  );
}

export default function AccountBeginReset({ loaderData, actionData }: Route.ComponentProps) {
  return <BeginResetPage bot={loaderData.bot} answer={actionData} />;
}

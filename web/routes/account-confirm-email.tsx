import { data } from 'react-router';
import { verifyEmail } from '#shared/contracts/password.contract.ts';
import { accountHeaders } from '#web/features/account/account-headers.ts';
import {
  type ConfirmEmailAnswer,
  ConfirmEmailPage,
} from '#web/features/account/register/confirm-email-page.tsx';
import { tryApi } from '#web/lib/api.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/account-confirm-email.ts';

export const handle = withTexts('account');
export const clientMiddleware = [fetchTexts('account')];
export const headers = accountHeaders;

export function loader({ params }: Route.LoaderArgs) {
  if (!params['*']) throw notFound();
  return null;
}

export async function action({ params, context }: Route.ActionArgs) {
  const result = await tryApi(context, verifyEmail, { body: { key: params['*'] } });
  if (result.ok) return data<ConfirmEmailAnswer>({ problem: null });
  return data<ConfirmEmailAnswer>({ problem: result.problem }, result.problem.status);
}

export default function AccountConfirmEmail({ params, actionData }: Route.ComponentProps) {
  return <ConfirmEmailPage secret={params['*']} answer={actionData} />;
}

import { data } from 'react-router';
import { confirmPasswordReset } from '#shared/contracts/password.contract.ts';
import { accountHeaders } from '#web/features/account/account-headers.ts';
import {
  type SetPasswordAnswer,
  SetPasswordPage,
} from '#web/features/account/password/set-password-page.tsx';
import { tryApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/account-set-password.ts';

export const handle = { ...withTexts('account', 'rules'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('account', 'rules')];
export const headers = accountHeaders;

export function loader({ params }: Route.LoaderArgs) {
  if (!params['*']) throw notFound();
  return null;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const result = await tryApi(context, confirmPasswordReset, {
    body: {
      key: params['*'],
      password: text('password'),
      password_confirmation: text('password_confirmation'),
    },
  });
  if (result.ok) return data<SetPasswordAnswer>({ problem: null });
  return data<SetPasswordAnswer>({ problem: result.problem }, result.problem.status);
}

export default function AccountSetPassword({ params, actionData }: Route.ComponentProps) {
  return <SetPasswordPage secret={params['*']} answer={actionData} />;
}

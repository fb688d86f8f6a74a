import { data } from 'react-router';
import { resendVerification } from '#shared/contracts/password.contract.ts';
import { accountHeaders } from '#web/features/account/account-headers.ts';
import { CheckMailPage, type ResendAnswer } from '#web/features/account/register/check-mail-page.tsx';
import { tryApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/account-check-mail.ts';

export const handle = withTexts('account');
export const clientMiddleware = [fetchTexts('account')];
export const headers = accountHeaders;

/** Another letter, where no script asks for it. */
export async function action({ request, context }: Route.ActionArgs) {
  const email = String((await request.formData()).get('email') ?? '');
  const result = await tryApi(context, resendVerification, { body: { email } });
  if (result.ok) return data<ResendAnswer>({ email, problem: null });
  return data<ResendAnswer>({ email, problem: result.problem }, result.problem.status);
}

export default function AccountCheckMail({ actionData }: Route.ComponentProps) {
  return <CheckMailPage answer={actionData} />;
}

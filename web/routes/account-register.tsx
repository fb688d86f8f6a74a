import { data } from 'react-router';
import { accountHeaders } from '#web/features/account/account-headers.ts';
import { loadRegister, postRegister } from '#web/features/account/register/load-register.ts';
import { RegisterPage } from '#web/features/account/register/register-page.tsx';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/account-register.ts';

export const handle = { ...withTexts('account', 'rules'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('account', 'rules')];
export const headers = accountHeaders;

export function loader({ context }: Route.LoaderArgs) {
  return loadRegister(context);
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await postRegister(await request.formData(), context);
  return data(answer, answer.status);
}

export default function AccountRegister({ loaderData, actionData }: Route.ComponentProps) {
  return <RegisterPage bot={loaderData.bot} answer={actionData} />;
}

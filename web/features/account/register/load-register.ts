import { type RouterContextProvider, redirect } from 'react-router';
import { signInOptions } from '#shared/contracts/account.contract.ts';
import { botCheck } from '#shared/contracts/listing.contract.ts';
import { register } from '#shared/contracts/password.contract.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { CHECK_MAIL_PATH } from '#web/lib/sign-in-paths.ts';
import {
  type FieldTexts,
  firstTexts,
  type RegistrationValues,
  registrationOf,
} from './registration-fields.ts';

type Context = Readonly<RouterContextProvider>;

/** For visitors, where accounts by e-mail are opened at all. */
export async function loadRegister(context: Context) {
  if (pageApi(context).caller.actor.kind === 'person') throw redirect('/');
  if (!(await callApi(context, signInOptions)).registration) throw notFound();
  return { bot: await callApi(context, botCheck) };
}

export interface RegisterAnswer {
  values: Omit<RegistrationValues, 'password' | 'password_confirmation'>;
  texts: FieldTexts;
  problem: ProblemBody | null;
  status: number;
}

/** A registration posted without a script. A password is never sent back. */
export async function postRegister(form: FormData, context: Context): Promise<RegisterAnswer> {
  const values = registrationOf(form);
  const text = (name: string) => String(form.get(name) ?? '');
  const result = await tryApi(context, register, {
    body: { ...values, bot_stamp: text('bot_stamp'), nickname: text('nickname') },
  });
  if (result.ok) throw redirect(CHECK_MAIL_PATH);
  const { password: _, password_confirmation: __, ...kept } = values;
  const texts = firstTexts(result.problem.errors);
  const inFields = Object.keys(texts).length > 0;
  return { values: kept, texts, problem: inFields ? null : result.problem, status: result.problem.status };
}

import { z } from 'zod';
import { NAME_MAX } from '#shared/constants.ts';
import { password, passwordConfirmation } from '../rules/account.ts';
import { emailInAccount } from '../rules/email.ts';
import { khmerName, latinName } from '../rules/names.ts';
import { botFields } from './bot-fields.ts';
import { defineContract } from './contract.ts';
import { addProblem, optionalRuleText, ruleText } from './rule-schema.ts';

const address = ruleText({ max: 254, rules: [emailInAccount] });
/** A password is never trimmed or normalised beyond NFC: what was typed is what counts. */
const secret = z
  .string()
  .max(1_000)
  .superRefine((value, ctx) => {
    const problem = value === '' ? { key: 'required' as const } : password(value);
    if (problem) addProblem(ctx, problem);
  })
  .transform((value) => value.normalize('NFC'));
const typed = z.string().min(1).max(1_000);
const key = z.string().min(1).max(200);
const accepted = z.object({ status: z.literal(202) });
const done = z.object({ status: z.literal(200) });

/** Adds the rule that a new password is typed twice alike. */
const twiceAlike = <T extends { password: string; password_confirmation: string }>(
  value: T,
  ctx: z.core.$RefinementCtx,
) => {
  const problem = passwordConfirmation(value.password)(value.password_confirmation);
  if (problem) addProblem(ctx, problem, ['password_confirmation']);
};

export const register = defineContract({
  id: 'account.register',
  summary: 'Registers an e-mail account; the answer is the same whether or not the address has one',
  method: 'POST',
  path: '/public/api/v1/auth/registration/',
  access: 'public',
  limit: 'mail:account',
  takenOnce: true,
  body: z
    .object({
      email: address,
      password: secret,
      password_confirmation: z.string().max(1_000).default(''),
      first_name: ruleText({ max: NAME_MAX, rules: [latinName] }),
      last_name: ruleText({ max: NAME_MAX, rules: [latinName] }),
      first_name_kh: optionalRuleText({ max: NAME_MAX, rules: [khmerName] }),
      last_name_kh: optionalRuleText({ max: NAME_MAX, rules: [khmerName] }),
      ...botFields,
    })
    .superRefine(twiceAlike),
  response: accepted,
  status: 202,
});

export const verifyEmail = defineContract({
  id: 'account.verify-email',
  summary: 'Confirms an address by the key of a mail',
  method: 'POST',
  path: '/public/api/v1/auth/registration/verify-email/',
  access: 'public',
  limit: 'auth',
  takenOnce: true,
  // Keys that change an address carry it.
  body: z.object({ key: z.string().min(1).max(500) }),
  response: done,
});

export const resendVerification = defineContract({
  id: 'account.resend-verification',
  summary: 'Sends the mail that confirms an address again, if there is something to confirm',
  method: 'POST',
  path: '/public/api/v1/auth/registration/resend-email/',
  access: 'public',
  limit: 'mail:account',
  takenOnce: true,
  body: z.object({ email: address }),
  response: accepted,
  status: 202,
});

export const requestPasswordReset = defineContract({
  id: 'account.request-password-reset',
  summary: 'Sends a link to set a new password, if the address has an account; the answer does not tell',
  method: 'POST',
  path: '/public/api/v1/auth/password/reset/',
  access: 'public',
  limit: 'mail:account',
  takenOnce: true,
  body: z.object({ email: address, ...botFields }),
  response: accepted,
  status: 202,
});

export const confirmPasswordReset = defineContract({
  id: 'account.confirm-password-reset',
  summary: 'Sets a new password by the key of a mail; ends every session',
  method: 'POST',
  path: '/public/api/v1/auth/password/reset/confirm/',
  access: 'public',
  limit: 'auth',
  body: z
    .object({ key, password: secret, password_confirmation: z.string().max(1_000).default('') })
    .superRefine(twiceAlike),
  response: done,
});

export const changePassword = defineContract({
  id: 'account.change-password',
  summary: 'Changes the password, or sets the first one; ends every other session',
  method: 'POST',
  path: '/public/api/v1/auth/password/change/',
  access: 'member',
  limit: 'auth',
  needsProof: 'current_password',
  body: z
    .object({
      /** Of whoever has one; nobody else needs it. */
      current_password: typed.optional(),
      password: secret,
      password_confirmation: z.string().max(1_000).default(''),
    })
    .superRefine(twiceAlike),
  response: done,
});

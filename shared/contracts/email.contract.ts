import { z } from 'zod';
import { emailInAccount } from '../rules/email.ts';
import { confirmed } from '../rules/text.ts';
import { defineContract } from './contract.ts';
import { addProblem, ruleText } from './rule-schema.ts';

export const changeEmail = defineContract({
  id: 'account.change-email',
  summary: 'Sends a link to a new address of the account; the address changes when the link is used',
  method: 'POST',
  path: '/base-api/me/email/',
  access: 'member',
  limit: 'mail:account',
  needsProof: 'current_password',
  body: z
    .object({
      email: ruleText({ max: 254, rules: [emailInAccount] }),
      /** The same once more, where a person types it. */
      email_confirmation: z.string().max(1_000).optional(),
      /** Not needed by people who never had one, or have just shown who they are. */
      current_password: z.string().min(1).max(1_000).optional(),
    })
    .superRefine(({ email, email_confirmation }, ctx) => {
      const problem = email_confirmation === undefined ? null : confirmed(email)(email_confirmation.trim());
      if (problem) addProblem(ctx, { ...problem, label: 'profile:email.again' }, ['email_confirmation']);
    }),
  response: z.object({ status: z.literal(202) }),
  status: 202,
});

export const withdrawEmailChange = defineContract({
  id: 'account.withdraw-email-change',
  summary: 'Keeps the address after all: the link sent to the new one counts no more',
  method: 'DELETE',
  path: '/base-api/me/email/',
  access: 'member',
  response: z.object({ status: z.literal(200) }),
});

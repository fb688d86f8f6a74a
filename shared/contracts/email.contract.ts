import { z } from 'zod';
import { emailInAccount } from '../rules/email.ts';
import { defineContract } from './contract.ts';
import { ruleText } from './rule-schema.ts';

export const changeEmail = defineContract({
  id: 'account.change-email',
  area: 'account',
  summary: 'Sends a link to a new address of the account; the address changes when the link is used',
  method: 'POST',
  path: '/base-api/me/email/',
  access: 'member',
  limit: 'mail:account',
  status: 202,
  body: z.object({
    email: ruleText({ max: 254, rules: [emailInAccount] }),
    /** Not needed by people who never had one. */
    current_password: z.string().min(1).max(1_000).optional(),
  }),
  response: z.object({ status: z.literal(202) }),
});

import { z } from 'zod';
import { SUGGESTION_FIELDS } from '../domain/listing/forms.ts';
import { REVIEW_STATUSES } from '../domain/review.ts';
import { SUGGESTION_KINDS } from '../domain/subject-kinds.ts';
import { botFields } from './bot-fields.ts';
import { defineContract } from './contract.ts';
import { upload } from './file.contract.ts';
import { sentBefore, shapeOf, yesOrNo } from './input-shapes.ts';
import { isoMoment, uuid } from './list.ts';
import { followed, mendBody, reference, resubmitBody, secret } from './submission-parts.ts';

const kind = z.enum(SUGGESTION_KINDS);

export const suggest = defineContract({
  id: 'suggestion.request',
  summary: 'Suggests a program or an event; a link goes to the e-mail address',
  method: 'POST',
  path: '/public/api/v1/suggestion/{kind}/',
  access: 'public',
  limit: 'mail:suggestion',
  params: z.object({ kind }),
  bodyKind: 'multipart',
  body: z.object({
    ...shapeOf(SUGGESTION_FIELDS),
    /** The cover: a file, or the id of one uploaded to the draft. */
    logo: z.union([upload, sentBefore]).optional(),
    logo_id: z.string().max(100).optional(),
    declaration: yesOrNo.optional(),
    /** Secret of a draft: its values are the base, those of the body win. */
    draft: secret.optional(),
    ...botFields,
  }),
  response: z.object({
    reference: z.string(),
    submission_id: uuid,
    status: z.enum(REVIEW_STATUSES),
    email: z.string(),
    /** Where it is followed, when the address was confirmed already and no link is waited for. */
    follow_path: z.string().nullable(),
    link_expires_at: isoMoment.nullable(),
    resend_after: isoMoment.nullable(),
  }),
  status: 201,
});

export const resendLink = defineContract({
  id: 'suggestion.resend',
  summary: 'Sends the link again; answers the same whether or not there is such a suggestion',
  method: 'POST',
  path: '/public/api/v1/suggestion-link/',
  access: 'public',
  limit: 'mail:suggestion',
  body: z.object({
    reference: reference.optional(),
    /** A link of before, also one that works no more. */
    token: secret.optional(),
  }),
  response: z.object({ resend_after_seconds: z.number().int() }),
  status: 202,
});

const params = z.object({ token: secret });
const path = '/public/api/v1/suggestion/follow/{token}/';

export const confirmSuggestion = defineContract({
  id: 'suggestion.confirm',
  summary: 'Confirms the e-mail address by the link of the mail, once; the suggestion goes to review',
  method: 'POST',
  path: `${path}confirm/`,
  access: 'public',
  limit: 'auth',
  params,
  response: followed,
});

export const followSuggestion = defineContract({
  id: 'suggestion.follow',
  summary: 'Where a suggestion stands, with the messages of the reviewer',
  method: 'GET',
  path,
  access: 'public',
  params,
  response: followed,
});

export const mendSuggestion = defineContract({
  id: 'suggestion.mend',
  summary: 'Keeps changed answers of a returned suggestion, marks messages as fixed and answers them',
  method: 'PATCH',
  path,
  access: 'public',
  params,
  body: mendBody(SUGGESTION_FIELDS),
  response: followed,
});

export const uploadToSuggestion = defineContract({
  id: 'suggestion.upload',
  summary: 'Replaces the cover of a returned suggestion',
  method: 'POST',
  path: `${path}file/`,
  access: 'public',
  limit: 'upload',
  params,
  bodyKind: 'multipart',
  body: z.object({ logo: upload }),
  response: followed,
});

export const resubmitSuggestion = defineContract({
  id: 'suggestion.resubmit',
  summary: 'Sends a returned or withdrawn suggestion to review again',
  method: 'POST',
  path: `${path}resubmit/`,
  access: 'public',
  params,
  body: resubmitBody,
  response: followed,
});

export const withdrawSuggestion = defineContract({
  id: 'suggestion.withdraw',
  summary: 'Takes a suggestion back before it is decided',
  method: 'POST',
  path: `${path}withdraw/`,
  access: 'public',
  params,
  response: followed,
});

import { z } from 'zod';
import { EMAIL_CODE_DIGITS } from '../constants.ts';
import { ALL_FIELDS, LISTING_FIELDS } from '../domain/listing/forms.ts';
import { DRAFT_MAX_BYTES } from '../domain/listing/listing-paths.ts';
import { REVIEW_STATUSES } from '../domain/review.ts';
import { SUBJECT_KINDS } from '../domain/subject-kinds.ts';
import { latinDigits } from '../format/digits.ts';
import { botFields } from './bot-fields.ts';
import { defineContract } from './contract.ts';
import { storedImage, upload } from './file.contract.ts';
import { sentBefore, shapeOf, yesOrNo } from './input-shapes.ts';
import { isoMoment, uuid, word } from './list.ts';
import { addProblem } from './rule-schema.ts';
import { followed, mendBody, reference, resubmitBody, secret, storedValues } from './submission-parts.ts';

const values = z.object(shapeOf(ALL_FIELDS));

export const botCheck = defineContract({
  id: 'listing.bot-check',
  summary: 'A fresh stamp and proof-of-work challenge for one sending of a public form',
  method: 'GET',
  path: '/public/api/v1/bot-check/',
  access: 'public',
  response: z.object({
    version: z.number().int(),
    /** Goes back as `bot_stamp`. */
    stamp: z.string(),
    /** Name of the field that stays empty. */
    honeypot: z.literal('nickname'),
    /** A challenge of ALTCHA; its solution goes back as `bot_proof`. Without it the limit is tighter. */
    challenge: z.record(z.string(), z.unknown()),
  }),
});

const sent = z.object({
  reference: z.string(),
  submission_id: uuid,
  status: z.enum(REVIEW_STATUSES),
  email: z.string(),
  code_expires_at: isoMoment.nullable(),
  resend_after: isoMoment.nullable(),
});

export const requestListing = defineContract({
  id: 'listing.request',
  summary: 'Asks for a page in the directory; a code goes to the e-mail address',
  method: 'POST',
  path: '/public/api/v1/request-get-list/{stakeHolderType}/',
  access: 'public',
  limit: 'mail:listing',
  params: z.object({ stakeHolderType: word }),
  bodyKind: 'multipart',
  body: z.object({
    ...shapeOf(LISTING_FIELDS),
    /** A file, or the id of one uploaded to the draft. */
    logo: z.union([upload, sentBefore]).optional(),
    logo_id: z.string().max(100).optional(),
    declaration: yesOrNo.optional(),
    /** Secret of a draft: its values are the base, those of the body win. */
    draft: secret.optional(),
    ...botFields,
  }),
  response: sent,
  status: 201,
});

export const confirmListing = defineContract({
  id: 'listing.confirm',
  summary: 'Confirms the e-mail address by the code; the request goes to review',
  method: 'POST',
  path: '/public/api/v1/request-get-list/verify/',
  access: 'public',
  limit: 'auth',
  body: z.object({
    reference,
    code: z
      .string()
      .max(40)
      .transform((value) => latinDigits(value).replace(/\D/g, ''))
      .superRefine((value, ctx) => {
        if (value.length !== EMAIL_CODE_DIGITS) addProblem(ctx, { key: 'code' });
      }),
  }),
  response: z.object({
    reference: z.string(),
    submission_id: uuid,
    status: z.enum(REVIEW_STATUSES),
    /** Secret of the link that shows the status. */
    follow: z.string(),
    /** Day by which we answer, YYYY-MM-DD in the zone of the country. */
    answer_by: z.string(),
  }),
});

export const resendCode = defineContract({
  id: 'listing.resend',
  summary: 'Sends a new code; answers the same whether or not there is such a request',
  method: 'POST',
  path: '/public/api/v1/request-get-list/resend/',
  access: 'public',
  limit: 'mail:listing',
  body: z.object({ reference }),
  response: z.object({ resend_after_seconds: z.number().int() }),
  status: 202,
});

// ---- Drafts: forms begun and not sent, found again by a secret -----------------------------------------------

const draft = z.object({
  kind: z.enum(SUBJECT_KINDS),
  type_slug: z.string().nullable(),
  values: storedValues,
  steps_done: z.array(z.string()),
  logo: storedImage.nullable(),
  saved_at: isoMoment,
  /** Once sent: the request it became. */
  reference: z.string().nullable(),
  status: z.enum(REVIEW_STATUSES).nullable(),
});

/** Steps whose page was left with everything right. */
const stepsDone = z.array(z.string().max(20)).max(5).optional();

export const createDraft = defineContract({
  id: 'listing.create-draft',
  summary:
    'Begins a form; the secret is answered once and set as the HttpOnly cookie listing_draft_<kind> (on https __Host-listing_draft_<kind>). From the second of a day on an address needs a bot_stamp',
  method: 'POST',
  path: '/public/api/v1/listing-draft/',
  access: 'public',
  maxBytes: DRAFT_MAX_BYTES * 2,
  body: z.object({
    kind: z.string().max(60),
    values: values.default({}),
    steps_done: stepsDone,
    ...botFields,
  }),
  response: z.object({ secret: z.string(), ...draft.shape }),
  status: 201,
});

const draftParams = z.object({ secret });

export const getDraft = defineContract({
  id: 'listing.get-draft',
  summary: 'A form begun earlier, exactly as typed',
  method: 'GET',
  path: '/public/api/v1/listing-draft/{secret}/',
  access: 'public',
  params: draftParams,
  response: draft,
});

export const saveDraft = defineContract({
  id: 'listing.save-draft',
  summary: 'Keeps some answers as typed, right or not; fields that are not named stay as they are',
  method: 'PATCH',
  path: '/public/api/v1/listing-draft/{secret}/',
  access: 'public',
  takenOnce: false,
  params: draftParams,
  maxBytes: DRAFT_MAX_BYTES * 2,
  body: z.object({ values: values.default({}), steps_done: stepsDone }),
  response: draft,
});

export const uploadToDraft = defineContract({
  id: 'listing.upload-to-draft',
  summary: 'Puts a picture into a draft; it stays private until the page is approved',
  method: 'POST',
  path: '/public/api/v1/listing-draft/{secret}/file/',
  access: 'public',
  limit: 'upload',
  params: draftParams,
  bodyKind: 'multipart',
  body: z.object({ logo: upload }),
  response: draft,
});

export const discardDraft = defineContract({
  id: 'listing.discard-draft',
  summary: 'Throws a draft and its files away',
  method: 'DELETE',
  path: '/public/api/v1/listing-draft/{secret}/',
  access: 'public',
  params: draftParams,
  response: z.object({ status: z.literal(200) }),
});

export const mailDraftLink = defineContract({
  id: 'listing.mail-draft-link',
  summary: 'Mails the link to go on with a form elsewhere, to the address typed into it',
  method: 'POST',
  path: '/public/api/v1/listing-draft/{secret}/link/',
  access: 'public',
  limit: 'mail:listing',
  params: draftParams,
  response: z.object({ email: z.string() }),
  status: 202,
});

export const openDraft = defineContract({
  id: 'listing.open-draft',
  summary: 'Goes on with a form in this browser: sets its cookie listing_draft_<kind>',
  method: 'POST',
  path: '/public/api/v1/listing-draft/{secret}/open/',
  access: 'public',
  params: draftParams,
  response: draft,
});

// ---- Following a request by the link of the mail -------------------------------------------------------------

const followParams = z.object({ token: secret });

export const followListing = defineContract({
  id: 'listing.follow',
  summary: 'Where a request stands, with the messages of the reviewer',
  method: 'GET',
  path: '/public/api/v1/request-get-list/follow/{token}/',
  access: 'public',
  params: followParams,
  response: followed,
});

export const mendListing = defineContract({
  id: 'listing.mend',
  summary: 'Keeps changed answers of a returned request, marks messages as fixed and answers them',
  method: 'PATCH',
  path: '/public/api/v1/request-get-list/follow/{token}/',
  access: 'public',
  params: followParams,
  body: mendBody(LISTING_FIELDS),
  response: followed,
});

export const uploadToListing = defineContract({
  id: 'listing.upload',
  summary: 'Replaces the picture of a returned request',
  method: 'POST',
  path: '/public/api/v1/request-get-list/follow/{token}/file/',
  access: 'public',
  limit: 'upload',
  params: followParams,
  bodyKind: 'multipart',
  body: z.object({ logo: upload }),
  response: followed,
});

export const resubmitListing = defineContract({
  id: 'listing.resubmit',
  summary: 'Sends a returned or withdrawn request to review again, once every message is fixed or answered',
  method: 'POST',
  path: '/public/api/v1/request-get-list/follow/{token}/resubmit/',
  access: 'public',
  params: followParams,
  body: resubmitBody,
  response: followed,
});

export const withdrawListing = defineContract({
  id: 'listing.withdraw',
  summary: 'Takes a request back before it is decided',
  method: 'POST',
  path: '/public/api/v1/request-get-list/follow/{token}/withdraw/',
  access: 'public',
  params: followParams,
  response: followed,
});

import { EMAIL_CODE_RESEND_MS } from '#shared/constants.ts';
import type { resendCode as contract } from '#shared/contracts/listing.contract.ts';
import { inTransaction } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { lockByReference } from '../submission/submission.queries.ts';
import { sendProof } from './send-proof.ts';

/**
 * Sends a new code if the request is still unconfirmed and the last code is a minute old. The answer is the same in
 * every case, so that it tells nothing about requests of others.
 */
export const resendCode: Handler<typeof contract> = async ({ body }, context) => {
  await inTransaction(context, async (work) => {
    const row = await lockByReference(work.tx, body.reference, ['listing']);
    if (row?.status === 'draft' && !row.email_verified_at) await sendProof(work, row);
  });
  return { resend_after_seconds: EMAIL_CODE_RESEND_MS / 1000 };
};

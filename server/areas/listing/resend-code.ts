import { EMAIL_CODE_RESEND_MS } from '#shared/constants.ts';
import type { resendCode as contract } from '#shared/contracts/listing.contract.ts';
import { inTransaction } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { countCodes, lockByReference, newestToken } from './listing.queries.ts';
import { CODES_PER_DAY, sendCode } from './send-code.ts';

/**
 * Sends a new code if the request is still unconfirmed and the last code is a minute old. The answer is the same in
 * every case, so that it tells nothing about requests of others.
 */
export const resendCode: Handler<typeof contract> = async ({ body }, context) => {
  await inTransaction(context, async (work) => {
    const row = await lockByReference(work.tx, body.reference);
    if (row?.status !== 'draft' || row.email_verified_at) return;
    const newest = await newestToken(work.tx, row.id, 'verify');
    if (newest && Date.now() - newest.created_at.getTime() < EMAIL_CODE_RESEND_MS) return;
    if ((await countCodes(work.tx, row.id)) >= CODES_PER_DAY) return;
    await sendCode(work, row);
  });
  return { resend_after_seconds: EMAIL_CODE_RESEND_MS / 1000 };
};

import { EMAIL_CODE_RESEND_MS } from '#shared/constants.ts';
import type { Work } from '../../database/work.ts';
import {
  countTokens,
  newestToken,
  type SubmissionRow,
  type TokenRow,
} from '../submission/submission.queries.ts';
import { sendCode } from './send-code.ts';
import { sendLink } from './send-link.ts';

/** Codes or links one request may ask for in a day: together with the tries of each, guessing stays hopeless. */
const PROOFS_PER_DAY = 10;

/** What confirms the address of a request: six digits for a listing, a link for a suggestion. */
function proofOf({ kind }: SubmissionRow) {
  return kind === 'listing'
    ? ({ purpose: 'verify', send: sendCode } as const)
    : ({ purpose: 'sharing', send: sendLink } as const);
}

/** One that still works is not sent again; a new one only if the last is old enough, or went to a wrong address. */
export async function proofFor(
  work: Work,
  row: SubmissionRow,
  emailChanged: boolean,
): Promise<TokenRow | null> {
  const { purpose } = proofOf(row);
  const newest = await newestToken(work.tx, row.id, purpose);
  const usable = newest && newest.expires_at.getTime() > Date.now() && newest.used_at === null;
  if (usable && !emailChanged) return newest;
  return (await sendProof(work, row, emailChanged)) ?? newest;
}

/** Sends a new one, which replaces the last; null when the last is not a minute old, or there were too many today. */
export async function sendProof(work: Work, row: SubmissionRow, at_once = false): Promise<TokenRow | null> {
  const { purpose, send } = proofOf(row);
  const newest = await newestToken(work.tx, row.id, purpose);
  const tooSoon = newest && Date.now() - newest.created_at.getTime() < EMAIL_CODE_RESEND_MS;
  if (tooSoon && !at_once) return null;
  if ((await countTokens(work.tx, row.id, purpose)) >= PROOFS_PER_DAY) return null;
  return send(work, row);
}

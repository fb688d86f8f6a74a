import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  CLAIM_CODE_MINUTES,
  CLAIM_CODE_TRIES,
  type ClaimProof,
  claimPath,
  isOfDomain,
  ownDomain,
  type Provable,
  proofsFor,
} from '#shared/domain/claim.ts';
import { isEmail } from '#shared/rules/email.ts';
import { claim } from '../../database/schema/claim.ts';
import { person } from '../../database/schema/person.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Keys } from '../../key-ring.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { signInUrl } from '../../mail/sign-in-url.ts';
import { hashCode, isCode, newCode } from '../../mailed-secrets.ts';
import type { PageRow } from '../team/team.queries.ts';
import type { ClaimRow } from './claim.queries.ts';

/** Problem `invalid` where a page allows no such proof, or the address is not of its website's domain. */
export function checkProof(page: Provable, proof: ClaimProof, email: string): void {
  if (!proofsFor(page).includes(proof))
    throw new Problem('invalid', { fields: { proof: [{ key: 'select' }] } });
  const domain = proof === 'domain_code' ? ownDomain(page.website) : null;
  if (!domain) return;
  if (email === '') throw new Problem('invalid', { fields: { email: [{ key: 'required' }] } });
  if (!isEmail(email)) throw new Problem('invalid', { fields: { email: [{ key: 'email.plain' }] } });
  if (!isOfDomain(email, domain))
    throw new Problem('invalid', { fields: { email: [{ key: 'email_of_domain', params: { domain } }] } });
}

/** What is kept of a proof that was chosen. The text for the website is no secret: it proves who can put it there. */
export function proofColumns(page: Provable, proof: ClaimProof, email: string) {
  const targets = { page_code: page.email, domain_code: email, website_text: page.website, document: '' };
  return {
    proof,
    proof_target: targets[proof],
    proof_text: proof === 'website_text' ? `phum-verification=${randomBytes(12).toString('hex')}` : '',
    code_hash: '',
    code_expires_at: null,
    code_tries: 0,
  };
}

/** Makes a new code, which replaces any earlier one, and mails it to the address that is to be proved. */
export async function sendClaimCode(work: Work, row: ClaimRow, page: PageRow): Promise<void> {
  const { services } = work.context;
  await services.limits.spend('mail:claim', `to:${row.proof_target.toLowerCase()}`);
  const code = newCode();
  await work.tx
    .update(claim)
    .set({
      code_hash: hashCode(services.secret, row.id, code),
      code_expires_at: new Date(Date.now() + CLAIM_CODE_MINUTES * 60_000),
      code_tries: 0,
    })
    .where(eq(claim.id, row.id));
  const [who] = await work.tx.select().from(person).where(eq(person.id, row.person_id));
  await queueMail(work, {
    template: 'claim.code',
    language: work.context.language,
    to: row.proof_target,
    about_id: row.id,
    params: {
      page: { name: page.name, name_kh: page.name_kh },
      by: who!,
      code,
      minutes: CLAIM_CODE_MINUTES,
      reference: row.reference,
      url: signInUrl(work, claimPath(row.id)),
    },
  });
}

export type Verdict = 'right' | 'wrong' | 'expired';

/** Whether a code is the one that was mailed, in time and within its tries. */
export function judgeCode(keys: Keys, row: ClaimRow, code: string): Verdict {
  if (!row.code_hash || !row.code_expires_at) return 'expired';
  if (row.code_tries >= CLAIM_CODE_TRIES || row.code_expires_at.getTime() <= Date.now()) return 'expired';
  return isCode(keys, row.id, code, row.code_hash) ? 'right' : 'wrong';
}

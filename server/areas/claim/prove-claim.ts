import { eq, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/claim.contract.ts';
import { claimStep } from '#shared/domain/cases/claim.ts';
import { type ClaimState, isCodeProof } from '#shared/domain/claim.ts';
import { claim } from '../../database/schema/claim.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { deleteFileRows, removeFromStore } from '../file/change-file.ts';
import { PROOF_PURPOSE } from '../file/proof-file.ts';
import { storeFile } from '../file/store-image.ts';
import { readClaim } from './claim.present.ts';
import type { ClaimRow } from './claim.queries.ts';
import { checkProof, judgeCode, proofColumns, sendClaimCode } from './claim-proof.ts';
import { lockOwnClaim, ownClaim } from './own-claim.ts';
import { checkClaimDocument } from './proof-document.ts';
import { showClaim } from './show-claim.ts';
import { findOnWebsite } from './website/find-on-website.ts';

/** Chooses another proof, or has the code sent again. What is proved already needs no other. */
export const chooseProof: Handler<typeof contract.chooseProof> = async ({ params, body }, context) => {
  await inTransaction(context, async (work) => {
    const { row, page } = await lockOwnClaim(work, params.id);
    refuseUnlessProvable(row);
    checkProof(page, body.proof, body.email);
    const columns = proofColumns(page, body.proof, body.email);
    const keepsText = row.proof === 'website_text' && body.proof === 'website_text';
    const [changed] = await work.tx
      .update(claim)
      .set({ ...columns, ...(keepsText ? { proof_text: row.proof_text } : {}), updated_at: sql`now()` })
      .where(eq(claim.id, row.id))
      .returning();
    work.changes(`claim:${row.id}`);
    if (isCodeProof(body.proof)) await sendClaimCode(work, changed!, page);
  });
  return readClaim(context, params.id);
};

/** Takes in the code of the mail: right within its time and its tries, and, entered twice, once. */
export const confirmClaim: Handler<typeof contract.confirmClaim> = async ({ params, body }, context) => {
  const verdict = await inTransaction(context, async (work) => {
    const { row, page } = await lockOwnClaim(work, params.id);
    if (!isCodeProof(row.proof)) throw new Problem('conflict', { messageKey: 'claim:problem.other_proof' });
    if (row.proved_at) return 'right' as const;
    refuseUnlessProvable(row);
    const judged = judgeCode(context.services.secrets, row, body.code);
    // Committed, not thrown: a try that failed must count.
    if (judged === 'wrong')
      await work.tx
        .update(claim)
        .set({ code_tries: row.code_tries + 1 })
        .where(eq(claim.id, row.id));
    if (judged === 'right') await showClaim(work, row, page, 'prove', provedNow());
    return judged;
  });
  if (verdict !== 'right')
    throw new Problem('invalid', {
      fields: { code: [{ key: verdict === 'expired' ? 'code_expired' : 'code' }] },
    });
  return readClaim(context, params.id);
};

/** Looks on the website for the text. The other site is asked before anything is locked: it may take its time. */
export const checkWebsite: Handler<typeof contract.checkWebsite> = async ({ params }, context) => {
  const { row } = await ownClaim(context, params.id);
  if (row.proof !== 'website_text')
    throw new Problem('conflict', { messageKey: 'claim:problem.other_proof' });
  if (!row.proved_at) {
    refuseUnlessProvable(row);
    const found = await findOnWebsite(context.services, row.proof_target, row.proof_text);
    if (found !== 'found') throw new Problem('conflict', { messageKey: `claim:problem.website_${found}` });
    await inTransaction(context, async (work) => {
      const { row: locked, page } = await lockOwnClaim(work, params.id);
      if (locked.proved_at || locked.proof_text !== row.proof_text) return;
      await showClaim(work, locked, page, 'prove', provedNow());
    });
  }
  return readClaim(context, params.id);
};

/** Puts a document to a claim; an earlier one is deleted. That it proves something, people say, not the machine. */
export const addClaimDocument: Handler<typeof contract.addClaimDocument> = async (
  { params, body },
  context,
) => {
  await ownClaim(context, params.id);
  const { clean, name } = await checkClaimDocument(body.document);
  const removed = await inTransaction(context, async (work) => {
    const { row, page } = await lockOwnClaim(work, params.id);
    const document_id = await storeFile(work, clean, {
      purpose: PROOF_PURPOSE,
      owner_id: row.person_id,
      name,
    });
    await showClaim(work, row, page, 'prove', {
      set: {
        document_id,
        document_read_by: [],
        ...(row.proved_at ? {} : { proof: 'document', proof_target: '', proof_text: '' }),
      },
    });
    return deleteFileRows(work, row.document_id ? [row.document_id] : []);
  });
  await removeFromStore(context.services, removed);
  return readClaim(context, params.id);
};

const provedNow = () => ({ set: { proved_at: new Date(), code_hash: '', code_expires_at: null } });

function refuseUnlessProvable(row: ClaimRow): void {
  if (claimStep(row.state as ClaimState, 'prove', 'claimant', false) === null || row.proved_at)
    throw new Problem('conflict', { messageKey: 'claim:problem.nothing_to_prove' });
}

import { sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import type * as contract from '#shared/contracts/claim.contract.ts';
import { firstClaimState, isOpenClaim } from '#shared/domain/cases/claim.ts';
import { type ClaimProof, isCodeProof, isPersonPage } from '#shared/domain/claim.ts';
import { recordAudit } from '../../audit/record.ts';
import { withReference } from '../../cases/reference.ts';
import { claim, claim_event } from '../../database/schema/claim.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { getPerson } from '../account/account.queries.ts';
import { PROOF_PURPOSE } from '../file/proof-file.ts';
import { storeFile } from '../file/store-image.ts';
import { roleIn } from '../team/membership.ts';
import { lockTeam, type PageRow } from '../team/team.queries.ts';
import { readClaim } from './claim.present.ts';
import { type ClaimRow, countOpenClaims, isOwnedByOther, latestClaim } from './claim.queries.ts';
import { checkProof, proofColumns, sendClaimCode } from './claim-proof.ts';
import { checkClaimDocument } from './proof-document.ts';
import { tellOwners } from './tell-owners-of-claim.ts';

/** Claims one person may have open at a time. */
const MOST_OPEN_CLAIMS = 10;

/**
 * Asks to look after a page. One that has an owner opens as a dispute. Whoever decides, and whoever owns the page, is
 * told once something is shown: a document of the form, or the address of the page, which the account may have already.
 */
export const requestClaim: Handler<typeof contract.requestClaim> = async ({ body }, context) => {
  const me = signedIn(context).id;
  const document = body.document ? await checkClaimDocument(body.document) : null;
  const row = await inTransaction(context, async (work) => {
    const page = await lockTeam(work, body.stakeholder_id);
    if (page.status !== 'approved') throw new Problem('not_found');
    if (!isPersonPage(page) && body.relation === '')
      throw new Problem('invalid', { fields: { relation: [{ key: 'required' }] } });
    checkProof(page, body.proof, body.email);
    await refuseWherePointless(work, page, me);
    const document_id = document
      ? await storeFile(work, document.clean, { purpose: PROOF_PURPOSE, owner_id: me, name: document.name })
      : null;
    const isProved = await isOwnAddress(work, me, proofColumns(page, body.proof, body.email));
    const proved_at = isProved ? new Date() : undefined;
    const written = await openClaim(work, page, { ...body, document_id, ...(proved_at && { proved_at }) });
    if (isCodeProof(body.proof) && !isProved) await sendClaimCode(work, written, page);
    return written;
  });
  return readClaim(context, row.id);
};

/** The code would go to an address that the account confirmed already. */
async function isOwnAddress(
  { tx }: Work,
  me: string,
  { proof, proof_target }: { proof: string; proof_target: string },
): Promise<boolean> {
  if (!isCodeProof(proof)) return false;
  const { email, email_verified_at } = await getPerson(tx, me);
  return email_verified_at !== null && email?.toLowerCase() === proof_target.toLowerCase();
}

/** Who looks after the page already, or has asked to, does not ask again. */
async function refuseWherePointless({ tx }: Work, page: PageRow, me: string): Promise<void> {
  const conflict = (key: 'already_owner' | 'in_team' | 'open_already' | 'too_many') =>
    new Problem('conflict', { messageKey: `claim:problem.${key}` });
  const role = await roleIn(tx, me, page.id);
  if (role === 'owner') throw conflict('already_owner');
  if (role && (await isOwnedByOther(tx, { stakeholder_id: page.id, person_id: me })))
    throw conflict('in_team');
  const latest = await latestClaim(tx, page.id, me);
  if (latest && isOpenClaim(latest.state)) throw conflict('open_already');
  if ((await countOpenClaims(tx, me)) >= MOST_OPEN_CLAIMS) throw conflict('too_many');
}

export interface NewClaim {
  relation: string;
  note: string;
  proof: ClaimProof;
  email: string;
  document_id?: string | null;
  /** The proof is there from the start: the link that was opened came to the address of the page. */
  proved_at?: Date;
}

/** Writes a claim with its first event. The page must be locked; whoever owns it is told. */
export async function openClaim(
  work: Work,
  page: PageRow,
  { relation, note, proof, email, document_id = null, proved_at }: NewClaim,
): Promise<ClaimRow> {
  const me = signedIn(work.context).id;
  const owned = await isOwnedByOther(work.tx, { stakeholder_id: page.id, person_id: me });
  const state = firstClaimState(owned);
  const values = {
    stakeholder_id: page.id,
    person_id: me,
    state,
    relation,
    note,
    document_id,
    proved_at: proved_at ?? null,
    shown_at: proved_at || document_id ? sql`now()` : null,
    ...proofColumns(page, proof, email),
  };
  const row = await insertClaim(work, values);
  await work.tx.insert(claim_event).values({
    claim_id: row.id,
    verb: 'open',
    from_state: 'none',
    to_state: state,
    actor_id: me,
    actor_kind: 'claimant',
  });
  await recordAudit(work, {
    action: 'claim.open',
    entity_id: row.id,
    detail: { reference: row.reference, stakeholder_id: page.id, to: state, proof },
  });
  work.changes(`claim:${row.id}`, `stakeholder:${page.id}`);
  if (owned && row.shown_at) await tellOwners(work, row, page);
  return row;
}

const insertClaim = (
  { tx }: Work,
  values: Omit<PgInsertValue<typeof claim>, 'reference'>,
): Promise<ClaimRow> =>
  withReference('CL', (reference) =>
    tx
      .insert(claim)
      .values({ ...values, reference })
      .onConflictDoNothing({ target: claim.reference })
      .returning(),
  );

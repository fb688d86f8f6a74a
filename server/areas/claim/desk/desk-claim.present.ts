import { eq } from 'drizzle-orm';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { DeskClaim, listDeskClaims } from '#shared/contracts/desk-claim.contract.ts';
import { CLAIM_DECISIONS, claimStep } from '#shared/domain/cases/claim.ts';
import { type ClaimState, objectionEnds } from '#shared/domain/claim.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { findNotes, presentNotes } from '../../../cases/case-notes.ts';
import { canAtDesk } from '../../../cases/desk-routes.ts';
import { claim } from '../../../database/schema/claim.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext } from '../../../http/route.ts';
import { findNames, type Names, nameOf } from '../../account/find-names.ts';
import { presentImage } from '../../file/file.present.ts';
import { findFile } from '../../file/file.queries.ts';
import { findOwners } from '../../team/team.queries.ts';
import { CLAIM } from '../case.ts';
import { presentClaimEvent, presentClaimRow } from '../claim.present.ts';
import { type FullClaim, findEvents, selectClaims } from '../claim.queries.ts';
import { findOtherClaims } from './desk-claim.queries.ts';
import { identityOf } from './identity-of.ts';
import { isInvolved } from './involved.ts';
import { hasProof, isObjectedTo } from './second-person.ts';
import { undoableDecision } from './undoable-decision.ts';

export type DeskClaimRow = ResponseOf<typeof listDeskClaims>['data'][number];

export function presentDeskRow(one: FullClaim, people: Names): DeskClaimRow {
  const { email, ...claimant } = one.claimant;
  return {
    ...presentClaimRow(one),
    claimant,
    claimant_email: email ?? '',
    assignee: nameOf(people, one.row.assignee_id),
  };
}

/** A claim as its page at the desk shows it. */
export async function readDeskClaim(
  { services, actor }: Pick<CallContext, 'services' | 'actor'>,
  id: string,
): Promise<DeskClaim> {
  const { db } = services.database;
  const staff = signedIn({ actor });
  const [one] = await selectClaims(db).where(eq(claim.id, id));
  if (!one) throw new Problem('not_found');
  const { row } = one;
  const notes = await findNotes(db, 'claim', id);
  const [events, owners, others, file, own, undoable, people] = await Promise.all([
    findEvents(db, id),
    findOwners(db, one.page.id),
    findOtherClaims(db, row),
    findFile(db, row.document_id),
    isInvolved(db, staff, row),
    undoableDecision(db, { services }, staff, row),
    findNames(db, [
      row.assignee_id,
      row.decided_by,
      row.proposed_by,
      ...notes.map(({ author_id }) => author_id),
    ]),
  ]);
  const state = row.state as ClaimState;
  const proposer = nameOf(people, row.proposed_by);
  const decides = deskMay(staff.desk_roles, 'decide') && !own;
  const steps = events.map((event) => event.row);
  const objection = state === 'disputed' ? objectionEnds(steps, row.shown_at) : null;
  const early = objection !== null && objection > new Date();
  const owned = owners.some((owner) => owner.id !== row.person_id);
  return {
    ...presentDeskRow(one, people),
    note: row.note,
    proof_target: row.proof_target,
    proof_text: row.proof_text,
    identity: await identityOf(db, one),
    document: presentImage(services, file, file?.media_type.startsWith('image/') ? '512' : 'original'),
    owners: owners.map(({ id: owner, first_name, last_name, first_name_kh, last_name_kh, email }) => ({
      id: owner,
      first_name,
      last_name,
      first_name_kh,
      last_name_kh,
      email: email ?? '',
    })),
    others: others.map((other) => {
      const { email: _email, ...claimant } = other.claimant;
      return { ...presentClaimRow(other), claimant };
    }),
    events: events.map((event) => presentClaimEvent(event, true)),
    notes: presentNotes(notes, (author) => nameOf(people, author)),
    decided_by: nameOf(people, row.decided_by),
    has_proof: await hasProof(db, row, staff.id),
    objected: await isObjectedTo(db, row),
    proposal: proposer && { by: proposer, text: row.proposed_text, is_own: row.proposed_by === staff.id },
    objection_until: early ? objection.toISOString() : null,
    undo_until: decides && undoable ? undoable.until.toISOString() : null,
    can: {
      own,
      ...canAtDesk(CLAIM, row, staff),
      verbs: decides
        ? [
            ...CLAIM_DECISIONS.filter(
              (verb) =>
                claimStep(state, verb, 'desk', owned) !== null &&
                !((early || !row.shown_at) && verb === 'transfer'),
            ),
            ...(undoable ? (['undo'] as const) : []),
          ]
        : [],
    },
  };
}

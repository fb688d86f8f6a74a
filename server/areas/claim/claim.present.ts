import { and, eq } from 'drizzle-orm';
import type { Claim, ClaimEvent, listClaims } from '#shared/contracts/claim.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { claimStep, claimTurn, isClaimDecision } from '#shared/domain/cases/claim.ts';
import {
  type ClaimProof,
  type ClaimState,
  type ClaimVerb,
  isPersonPage,
  objectionEnds,
  ownDomain,
  proofsFor,
} from '#shared/domain/claim.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { pagePath } from '../../addresses/page-path.ts';
import { claim } from '../../database/schema/claim.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { presentImage } from '../file/file.present.ts';
import { findFile } from '../file/file.queries.ts';
import { roleIn } from '../team/membership.ts';
import {
  type ClaimEventRow,
  type ClaimRow,
  type FullClaim,
  findEvents,
  selectClaims,
} from './claim.queries.ts';

export type PresentedClaim = ResponseOf<typeof listClaims>['data'][number];

/** A claim as a line of a list. */
export function presentClaimRow({ row, page }: FullClaim): PresentedClaim {
  const { id, kind, type_slug, individual_id, name, name_kh, website, status } = page;
  const state = row.state as ClaimState;
  return {
    id: row.id,
    reference: row.reference,
    page: {
      id,
      kind: kind as StakeholderKind,
      name,
      name_kh,
      path: status === 'approved' ? pagePath({ id, kind, type_slug, name, name_kh }) : null,
      website,
      domain: ownDomain(website),
      is_person: isPersonPage({ kind, individual_id }),
    },
    state,
    turn: claimTurn(state, row.shown_at),
    waiting_since: row.waiting_since.toISOString(),
    proof: row.proof as ClaimProof,
    proved_at: row.proved_at?.toISOString() ?? null,
    is_shown: row.shown_at !== null,
    relation: row.relation,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    version: row.version,
  };
}

type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** A step of a claim. Who at the desk took it is for the desk alone. */
export function presentClaimEvent({ row, actor }: EventRow, forDesk: boolean): ClaimEvent {
  const by = row.actor_kind as ClaimEvent['by'];
  return {
    id: row.id,
    verb: row.verb as ClaimEvent['verb'],
    to_state: row.to_state as ClaimState,
    by,
    actor: actor?.id && (forDesk || by !== 'desk') ? actor : null,
    text: row.text,
    at: row.created_at.toISOString(),
  };
}

/**
 * A claim for its claimant; for an owner of the page while it is or was disputed, without the proof. Problem `not_found`
 * for everybody else.
 */
export async function readClaim(context: CallContext, id: string): Promise<Claim> {
  const { services } = context;
  const { db } = services.database;
  const me = signedIn(context).id;
  const [one] = await selectClaims(db).where(eq(claim.id, id));
  if (!one) throw new Problem('not_found');
  const all = await findEvents(db, id);
  const viewer = one.row.person_id === me ? 'claimant' : 'owner';
  if (viewer === 'owner') {
    const wasDisputed = one.row.state === 'disputed' || all.some(({ row }) => row.to_state === 'disputed');
    if (!wasDisputed || !one.row.shown_at || (await roleIn(db, me, one.page.id)) !== 'owner')
      throw new Problem('not_found');
  }
  const { row } = one;
  const own = viewer === 'claimant';
  const undone = undoneOf(all.map((event) => event.row));
  const shown = presentClaimRow(one);
  const file = own ? await findFile(db, row.document_id) : null;
  const may = (verb: ClaimVerb) => claimStep(shown.state, verb, viewer, true) !== null;
  const { email: _email, ...claimant } = one.claimant;
  return {
    ...shown,
    viewer,
    claimant,
    note: row.note,
    proofs: own ? [...proofsFor(one.page)] : [],
    proof_target: own ? row.proof_target : '',
    proof_text: own ? row.proof_text : '',
    code_expires_at: own ? (row.code_expires_at?.toISOString() ?? null) : null,
    objection_until: objectionUntil(row, all),
    document: presentImage(services, file, file?.media_type.startsWith('image/') ? '512' : 'original'),
    events: all
      .filter(({ row: event }) => !undone.has(event.id) && !INSIDE.has(event.verb))
      .filter(({ row: event }) => own || event.verb !== 'prove')
      .map((event) => presentClaimEvent(event, false)),
    can: {
      prove: own && may('prove') && !row.proved_at,
      answer: may('answer'),
      withdraw: may('withdraw'),
      object: may('object'),
      agree: may('agree'),
    },
  };
}

/** Until when the owners may answer a dispute that waits for them. */
function objectionUntil({ state, shown_at }: ClaimRow, all: readonly EventRow[]): string | null {
  const ends =
    state === 'disputed'
      ? objectionEnds(
          all.map(({ row }) => row),
          shown_at,
        )
      : null;
  return ends && ends > new Date() ? ends.toISOString() : null;
}

/** Steps of the desk among itself. */
const INSIDE = new Set(['take', 'release', 'undo']);

/** Decisions that were taken back: nobody outside the desk ever knew of them. */
function undoneOf(events: readonly Pick<ClaimEventRow, 'id' | 'verb'>[]): Set<string> {
  const undone = new Set<string>();
  for (const [at, event] of events.entries()) {
    const next = events.slice(at + 1).find(({ verb }) => isClaimDecision(verb) || verb === 'undo');
    if (isClaimDecision(event.verb) && next?.verb === 'undo') undone.add(event.id);
  }
  return undone;
}

/** Which claims somebody sees: their own. */
export const claimsOf = (personId: string, stakeholderId?: string) =>
  and(eq(claim.person_id, personId), stakeholderId ? eq(claim.stakeholder_id, stakeholderId) : undefined);

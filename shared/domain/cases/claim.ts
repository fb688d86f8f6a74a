import { CLAIM_STATES, type ClaimParty, type ClaimState, type ClaimVerb } from '../claim.ts';
import { oneOf, someOf, words } from '../list-parts.ts';
import { defineCase } from './define-case.ts';

export const OPEN_CLAIM_STATES = ['requested', 'need_more_info', 'disputed'] as const;

/** Decisions of the desk that tell the claimant, and can be undone for a while. */
export const CLAIM_DECISIONS = ['ask', 'approve', 'reject', 'transfer', 'keep'] as const;
export type ClaimDecision = (typeof CLAIM_DECISIONS)[number];

/** A request to own a page: a person asks, its owner objects or agrees, the desk decides. */
export const CLAIM_CASE = defineCase({
  entity: 'claim',
  states: CLAIM_STATES,
  begins: ['requested', 'disputed'],
  assigned: OPEN_CLAIM_STATES,
  turn: { requested: 'desk', need_more_info: 'claimant', disputed: 'desk' },
  asks: 'claimant',
  ways: [
    { verb: 'prove', by: ['claimant'], from: OPEN_CLAIM_STATES, to: 'same' },
    { verb: 'answer', by: ['claimant'], from: ['need_more_info'], to: 'begin' },
    { verb: 'withdraw', by: ['claimant'], from: OPEN_CLAIM_STATES, to: 'withdrawn' },
    { verb: 'object', by: ['owner'], from: ['disputed'], to: 'same' },
    { verb: 'agree', by: ['owner'], from: ['disputed'], to: 'same' },
    { verb: 'dispute', by: ['page'], from: ['requested'], to: 'disputed' },
    { verb: 'ask', by: ['desk'], from: ['requested', 'disputed'], to: 'need_more_info' },
    { verb: 'approve', by: ['desk'], from: ['requested'], to: 'approved' },
    { verb: 'reject', by: ['desk'], from: ['requested', 'need_more_info'], to: 'rejected' },
    { verb: 'transfer', by: ['desk'], from: ['disputed'], to: 'approved' },
    { verb: 'keep', by: ['desk'], from: ['disputed'], to: 'rejected' },
    { verb: 'undo', by: ['desk'], from: ['need_more_info', 'approved', 'rejected'], to: 'begin' },
    { verb: 'undo', by: ['page'], from: ['disputed'], to: 'begin' },
  ],
  decisions: CLAIM_DECISIONS,
  undoable: CLAIM_DECISIONS,
  desk: { read: 'read_queue', decide: 'decide', assign: 'assign' },
  list: {
    /** `waiting`: the desk’s turn. */
    state: oneOf(['waiting', ...CLAIM_STATES, 'all'], 'waiting'),
    filter: someOf(['mine', 'unassigned']),
    search: words,
    ordering: oneOf(['waiting', '-waiting'], 'waiting'),
  },
});

export const isOpenClaim = CLAIM_CASE.isOpen;
export const isClaimDecision = (verb: string): verb is ClaimDecision => CLAIM_CASE.isDecision(verb);

/** How a claim begins, and what it is again when the desk's turn comes. */
export const firstClaimState = (is_owned: boolean): ClaimState => (is_owned ? 'disputed' : 'requested');

/** Where a step leads from here; null when there is no such step. `is_owned`: somebody else owns the page. */
export const claimStep = (
  from: ClaimState,
  verb: ClaimVerb,
  by: ClaimParty,
  is_owned: boolean,
): ClaimState | null => CLAIM_CASE.step(from, verb, by, { begin: firstClaimState(is_owned) });

/**
 * Whose turn it is: the desk's, the claimant's, nobody's. A claim with which nothing was shown yet waits for its claimant,
 * and nobody else is told of it.
 */
export function claimTurn(state: ClaimState, shown_at: Date | null): 'desk' | 'claimant' | null {
  const turn = (CLAIM_CASE.turn as Partial<Record<ClaimState, 'desk' | 'claimant'>>)[state] ?? null;
  return turn && shown_at === null ? 'claimant' : turn;
}

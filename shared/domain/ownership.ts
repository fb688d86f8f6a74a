/** Days an offer of ownership waits for its answer. */
export const OFFER_DAYS = 14;
/** Days in which who gave a page away may undo it. */
export const REVERT_DAYS = 3;

/** What is done with an offer: the first two by who got it, the others by who made it. */
export const OFFER_ACTIONS = ['accept', 'decline', 'withdraw', 'revert'] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** What the two are told of. */
export type OwnershipEvent = 'offered' | 'accepted' | 'declined' | 'withdrawn' | 'reverted';

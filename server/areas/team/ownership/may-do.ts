import type { OfferAction } from '#shared/domain/ownership.ts';
import type { OfferRow } from './offer.queries.ts';

/** What one of the two may do with it now; nothing for everybody else. */
export function mayDo(offer: OfferRow, personId: string, action: OfferAction): boolean {
  const isOpen = offer.state === 'offered';
  if (action === 'accept' || action === 'decline') return isOpen && offer.to_person_id === personId;
  return offer.from_person_id === personId && (action === 'withdraw' ? isOpen : !isOpen);
}

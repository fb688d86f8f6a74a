import { inArray } from 'drizzle-orm';
import type { OwnershipEvent } from '#shared/domain/ownership.ts';
import { teamPath } from '#shared/domain/team.ts';
import { person } from '../../../database/schema/person.ts';
import type { Work } from '../../../database/work.ts';
import { mailPerson } from '../../../mail/mail-person.ts';
import { signInUrl } from '../../../mail/sign-in-url.ts';
import { notify } from '../../../notify/notify.ts';
import type { PageRow } from '../team.queries.ts';
import type { OfferRow } from './offer.queries.ts';

/**
 * Tells both of what became of an offer: by a letter each, because a page changes hands, also to who did it themselves, in
 * case it was not them; the other one on the site as well.
 */
export async function tellOwnership(
  work: Work,
  page: PageRow,
  offer: OfferRow,
  event: OwnershipEvent,
): Promise<void> {
  const ids = [offer.from_person_id, offer.to_person_id];
  const people = await work.tx.select().from(person).where(inArray(person.id, ids));
  const [from, to] = ids.map((id) => people.find((one) => one.id === id));
  if (!from || !to) return;
  const path = teamPath(page.kind, page.id);
  const named = { name: page.name, name_kh: page.name_kh };
  const { actor } = work.context;
  for (const who of [from, to]) {
    await notify(work, {
      person_id: who.id,
      kind: event === 'offered' ? 'ownership_offer' : 'ownership_answer',
      actor_id: actor.kind === 'person' ? actor.id : null,
      object_id: offer.id,
      params: { ...named, decision: event },
      link: `${path}#ownership`,
    });
    await mailPerson(work, who, {
      template: 'team.ownership',
      about_id: offer.id,
      params: {
        to: who,
        other: who === from ? to : from,
        page: named,
        event,
        side: who === from ? 'from' : 'to',
        shares: offer.shares,
        until: (event === 'offered' ? offer.expires_at : (offer.revert_until ?? new Date())).toISOString(),
        url: signInUrl(work, path),
      },
    });
  }
}

import { createHmac } from 'node:crypto';
import { newsletterLinkPath } from '#shared/domain/newsletter.ts';
import { sameHash } from '../../same-hash.ts';
import type { Services } from '../../services.ts';
import type { SubscriberRow } from './newsletter.queries.ts';

/** What a link of the newsletter does. */
export type LinkPurpose = 'confirm' | 'leave';

type Secret = Pick<Services, 'secret'>;
type Subscriber = Pick<SubscriberRow, 'id' | 'asked_at'>;

/** The address of a mail's link: signed, and without the address it was sent to. */
export function newsletterUrl(
  services: Pick<Services, 'secret' | 'config'>,
  purpose: LinkPurpose,
  subscriber: Subscriber,
): string {
  const token = `${purpose}.${subscriber.id}.${sign(services, purpose, subscriber)}`;
  return services.config.publicUrl + newsletterLinkPath(token);
}

/** Which subscriber a link names, and for what; null when it has another shape. Whether it was made here says `isGenuine`. */
export function readNewsletterToken(
  token: string,
): { purpose: LinkPurpose; id: string; mark: string } | null {
  const [purpose, id = '', mark = '', ...more] = token.split('.');
  if ((purpose !== 'confirm' && purpose !== 'leave') || !UUID.test(id) || more.length > 0) return null;
  return { purpose, id, mark };
}

export function isGenuine(
  { secrets }: Pick<Services, 'secrets'>,
  purpose: LinkPurpose,
  mark: string,
  subscriber: Subscriber,
) {
  return secrets.some((secret) => sameHash(sign({ secret }, purpose, subscriber), mark));
}

/** A link that confirms belongs to the round in which it was asked for; one that ends it is good for ever. */
function sign({ secret }: Secret, purpose: LinkPurpose, { id, asked_at }: Subscriber): string {
  const round = purpose === 'confirm' ? asked_at.getTime() : '';
  return createHmac('sha256', secret)
    .update(`newsletter ${purpose} ${id} ${round}`)
    .digest('base64url')
    .slice(0, 32);
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

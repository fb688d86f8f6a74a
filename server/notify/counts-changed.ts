import { inTransaction } from '../database/work.ts';
import { visitor } from '../http/actor.ts';
import type { Services } from '../services.ts';

const PREFIX = 'notification:';

/** The tag of everything a person was told. */
export const noticesOf = (personId: string) => `${PREFIX}${personId}`;

/** The person a tag is about; null for tags of other things. */
export const personOfTag = (tag: string) => (tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : null);

/** Says on every node that what a person was told is another now: something that was held back has become visible. */
export async function announceNotices(services: Services, personId: string): Promise<void> {
  const context = {
    services,
    actor: visitor,
    requestId: 'notification.announce',
    ipHash: '',
    language: 'en' as const,
  };
  await inTransaction(context, async (work) => work.changes(noticesOf(personId)));
}

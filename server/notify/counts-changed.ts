import { byItself } from '../database/by-itself.ts';
import { inTransaction } from '../database/work.ts';
import type { Services } from '../services.ts';

const PREFIX = 'notification:';

/** The tag of everything a person was told. */
export const noticesOf = (personId: string) => `${PREFIX}${personId}`;

/** The person a tag is about; null for tags of other things. */
export const personOfTag = (tag: string) => (tag.startsWith(PREFIX) ? tag.slice(PREFIX.length) : null);

/** Says on every node that what a person was told is another now: something that was held back has become visible. */
export async function announceNotices(services: Services, personId: string): Promise<void> {
  const context = byItself(services, 'notification.announce');
  await inTransaction(context, async (work) => work.changes(noticesOf(personId)));
}

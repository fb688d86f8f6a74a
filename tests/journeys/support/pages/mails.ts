import { getMailboxMail, listMailbox } from '#shared/contracts/mailbox.contract.ts';
import type { Site } from '../site.ts';

/** The newest mails of the site. */
export const mails = async (site: Site) => (await site.read(listMailbox, { query: { per_page: 100 } })).data;

/** What a pattern finds in one of them and `fits`; throws when it finds nothing. */
export async function inMails(
  site: Site,
  pattern: RegExp,
  fits: (found: string) => boolean | Promise<boolean> = () => true,
): Promise<string> {
  for (const { id } of await mails(site)) {
    const { text } = await site.read(getMailboxMail, { params: { id } });
    const found = pattern.exec(text)?.at(-1);
    if (found && (await fits(found))) return found;
  }
  throw new Error(`No mail with ${pattern}`);
}

import type { MailTemplate } from '#server/mail/templates.ts';
import { getMailboxMail, listMailbox } from '#shared/contracts/mailbox.contract.ts';
import type { Site } from '../site.ts';

/** The newest mails of the site. */
export const mails = async (site: Site) => (await site.read(listMailbox, { query: { per_page: 100 } })).data;

/** What a pattern finds in a mail made from a template, and `fits`: in the newest such mail; throws when there is none. */
export async function inMails(
  site: Site,
  template: MailTemplate,
  pattern: RegExp,
  fits: (found: string) => boolean | Promise<boolean> = () => true,
): Promise<string> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, total_page } = await site.read(listMailbox, { query: { page, per_page: 100 } });
    last = total_page;
    for (const { id } of data.filter((mail) => mail.template === template)) {
      const { text } = await site.read(getMailboxMail, { params: { id } });
      const found = pattern.exec(text)?.at(-1);
      if (found && (await fits(found))) return found;
    }
  }
  throw new Error(`No mail of ${template} with ${pattern}`);
}

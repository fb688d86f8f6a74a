import { eq, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/newsletter.contract.ts';
import type { SubscriberState } from '#shared/domain/newsletter.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Queryable } from '../../database/client.ts';
import { newsletter_subscriber } from '../../database/schema/newsletter.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { deadLink } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { maskEmail } from '../../notify/unsubscribe-link.ts';
import type { SubscriberRow } from './newsletter.queries.ts';
import { isGenuine, type LinkPurpose, newsletterUrl, readNewsletterToken } from './newsletter-links.ts';

/** What a mail's link does, and for which address, of which only enough is told to know it again. */
export const getLink: Handler<typeof contract.getNewsletterLink> = async ({ params }, context) => {
  const { row, purpose } = await readLink(context, context.services.database.db, params.token);
  return present(row, purpose);
};

/** Does what a mail's link is for; done twice it stays as it is. */
export const answerLink: Handler<typeof contract.answerNewsletterLink> = ({ params, body }, context) =>
  inTransaction(context, async (work) => {
    const { row, purpose } = await readLink(context, work.tx, params.token);
    const wanted: SubscriberState = purpose === 'confirm' || body.subscribed ? 'confirmed' : 'left';
    // A link that ends a subscription confirms none that was never confirmed.
    if (row.state === wanted || (purpose === 'leave' && body.subscribed && !row.confirmed_at))
      return present(row, purpose);
    const moments =
      wanted === 'confirmed'
        ? { confirmed_at: row.confirmed_at ?? sql`now()`, left_at: null }
        : { left_at: sql`now()` };
    const [changed] = await work.tx
      .update(newsletter_subscriber)
      .set({ state: wanted, ...moments })
      .where(eq(newsletter_subscriber.id, row.id))
      .returning();
    const verb = wanted === 'left' ? 'leave' : 'confirm';
    await recordAudit(work, { action: `newsletter.${verb}`, entity_id: row.id });
    if (purpose === 'confirm') await mailWelcome(work, changed!);
    return present(changed!, purpose);
  });

/** The subscriber whom a link names, locked where it is about to change; a dead link for one that was not made here. */
async function readLink({ services }: CallContext, db: Queryable, token: string) {
  const read = readNewsletterToken(token);
  const gone = deadLink('newsletter:link.gone_text');
  if (!read) throw gone;
  const [row] = await db
    .select()
    .from(newsletter_subscriber)
    .where(eq(newsletter_subscriber.id, read.id))
    .for('update');
  if (!row || !isGenuine(services, read.purpose, read.mark, row)) throw gone;
  // Who left since takes it back by the link that ended it, or asks anew.
  if (read.purpose === 'confirm' && row.state === 'left') throw gone;
  return { row, purpose: read.purpose };
}

const present = (row: SubscriberRow, does: LinkPurpose) => ({
  does,
  email: maskEmail(row.email),
  state: row.state as SubscriberState,
});

function mailWelcome(work: Work, row: SubscriberRow): Promise<string> {
  const leave = newsletterUrl(work.context.services, 'leave', row);
  return queueMail(work, {
    template: 'newsletter.welcome',
    language: row.language,
    to: row.email,
    params: { url: leave },
    unsubscribe_url: leave,
  });
}

import { eq, sql } from 'drizzle-orm';
import type { subscribeNewsletter as contract } from '#shared/contracts/newsletter.contract.ts';
import { UNCONFIRMED_ADDRESS_DAYS } from '#shared/domain/newsletter.ts';
import { recordAudit } from '../../audit/record.ts';
import { checkSender } from '../../bot-check/check-sender.ts';
import { newsletter_subscriber } from '../../database/schema/newsletter.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { SubscriberRow } from './newsletter.queries.ts';
import { newsletterUrl } from './newsletter-links.ts';

/** How much a form without proof of work weighs against the limit of its sender. */
const WEIGHT_WITHOUT_PROOF = 4;
/** An address gets one mail in this time, however often somebody types it. */
const MAIL_MINUTES = 10;

/**
 * Asks for the newsletter: keeps the address as one that waits and mails it the link that confirms. One that is
 * confirmed already is told so by mail, where it can leave too; the answer here is the same for all.
 */
export const subscribe: Handler<typeof contract> = async ({ body }, context) => {
  const { services, ipHash } = context;
  if (!(await services.settings.read()).newsletter) throw new Problem('not_found');
  const passed = await checkSender(context, body);
  await inTransaction(context, async (work) => {
    await passed.use(work);
    for (let left = passed.proven ? 0 : WEIGHT_WITHOUT_PROOF; left > 0; left -= 1)
      await services.limits.spend('mail:newsletter', `without-proof:${ipHash}`);
    const { row, is_due } = await keepAddress(work, body.email.toLowerCase());
    if (!is_due) return;
    await recordAudit(work, { action: 'newsletter.ask', entity_id: row.id, detail: { state: row.state } });
    await mailLink(work, row);
  });
  return { asked: true as const };
};

/** The row of an address, locked, a new round begun where it is none or has left; and whether a mail is due. */
async function keepAddress({ tx, context: { language } }: Work, email: string) {
  const inserted = await tx
    .insert(newsletter_subscriber)
    .values({ email, language })
    .onConflictDoNothing({ target: newsletter_subscriber.email })
    .returning();
  if (inserted[0]) return { row: inserted[0], is_due: true };
  const [found] = await tx
    .select()
    .from(newsletter_subscriber)
    .where(eq(newsletter_subscriber.email, email))
    .for('update');
  const isDue = Date.now() - found!.mailed_at.getTime() > MAIL_MINUTES * 60_000;
  if (!isDue && found!.state !== 'left') return { row: found!, is_due: false };
  const round =
    found!.state === 'left'
      ? { state: 'waiting', asked_at: sql`now()`, confirmed_at: null, left_at: null }
      : {};
  const [row] = await tx
    .update(newsletter_subscriber)
    .set({ ...round, mailed_at: sql`now()`, ...(found!.state === 'confirmed' ? {} : { language }) })
    .where(eq(newsletter_subscriber.id, found!.id))
    .returning();
  return { row: row!, is_due: isDue };
}

function mailLink(work: Work, row: SubscriberRow): Promise<string> {
  const { services, language } = work.context;
  const leave = newsletterUrl(services, 'leave', row);
  if (row.state === 'confirmed')
    return queueMail(work, {
      template: 'newsletter.known',
      language,
      to: row.email,
      params: { url: leave },
      unsubscribe_url: leave,
    });
  return queueMail(work, {
    template: 'newsletter.confirm',
    language,
    to: row.email,
    params: { url: newsletterUrl(services, 'confirm', row), days: UNCONFIRMED_ADDRESS_DAYS },
  });
}

import { eq } from 'drizzle-orm';
import { asList } from '#shared/contracts/list.ts';
import type * as contract from '#shared/contracts/newsletter.contract.ts';
import type { NewsletterSubscriber } from '#shared/contracts/newsletter.contract.ts';
import type { SubscriberState } from '#shared/domain/newsletter.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { recordAudit } from '../../audit/record.ts';
import { MOST_CSV_ROWS, writeCsv } from '../../csv/write-csv.ts';
import { newsletter_subscriber } from '../../database/schema/newsletter.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { findAllSubscribers, findSubscribers, type SubscriberRow } from './newsletter.queries.ts';
import { newsletterUrl } from './newsletter-links.ts';

/** The subscribers as the desk sees them. */
export const listSubscribers: Handler<typeof contract.listSubscribers> = async ({ query }, { services }) => {
  const [{ rows, counts }, { newsletter }] = await Promise.all([
    findSubscribers(services.database.db, query),
    services.settings.read(),
  ]);
  return { ...asList(rows.map(present), counts[query.state], query), counts, offered: newsletter };
};

/** One of them; Problem `not_found` for an id that nothing has. */
export const getSubscriber: Handler<typeof contract.getSubscriber> = async ({ params }, { services }) => {
  const [row] = await services.database.db
    .select()
    .from(newsletter_subscriber)
    .where(eq(newsletter_subscriber.id, params.id));
  if (!row) throw new Problem('not_found');
  return present(row);
};

/** Addresses as CSV for the program that sends the letter; that somebody took them along stands in the audit. */
export const exportSubscribers: Handler<typeof contract.exportSubscribers> = async ({ query }, context) => {
  const { services } = context;
  const rows = await findAllSubscribers(services.database.db, query, MOST_CSV_ROWS);
  const lines = rows.map((row) => {
    const { asked_at, confirmed_at, left_at, ...said } = present(row);
    return {
      ...said,
      asked_at,
      confirmed_at: confirmed_at ?? '',
      left_at: left_at ?? '',
      unsubscribe_url: newsletterUrl(services, 'leave', row),
    };
  });
  await inTransaction(context, (work) =>
    recordAudit(work, {
      action: 'newsletter.export',
      entity_id: null,
      detail: { state: query.state, addresses: rows.length },
    }),
  );
  return {
    file_name: `phum-newsletter-${calendarDate(new Date())}.csv`,
    text: writeCsv(COLUMNS, lines),
    records: rows.length,
  };
};

const COLUMNS = [
  'email',
  'language',
  'state',
  'asked_at',
  'confirmed_at',
  'left_at',
  'unsubscribe_url',
] as const;

/** Forgets an address at once. */
export const removeSubscriber: Handler<typeof contract.removeSubscriber> = ({ params }, context) =>
  inTransaction(context, async (work) => {
    const gone = await work.tx
      .delete(newsletter_subscriber)
      .where(eq(newsletter_subscriber.id, params.id))
      .returning({ id: newsletter_subscriber.id });
    if (gone.length === 0) throw new Problem('not_found');
    await recordAudit(work, { action: 'newsletter.remove', entity_id: params.id });
    return { id: params.id };
  });

function present(row: SubscriberRow): NewsletterSubscriber {
  return {
    id: row.id,
    email: row.email,
    language: row.language,
    state: row.state as SubscriberState,
    asked_at: row.asked_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    left_at: row.left_at?.toISOString() ?? null,
  };
}

import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SubscriberState } from '#shared/domain/newsletter.ts';
import type { Queryable } from '../../database/client.ts';
import { newsletter_subscriber } from '../../database/schema/newsletter.ts';
import { saying } from '../../search/saying.ts';

export type SubscriberRow = typeof newsletter_subscriber.$inferSelect;

export interface SubscriberFilters {
  state: SubscriberState | 'all';
  language?: 'en' | 'km' | undefined;
  search: string;
}

async function narrowed(db: Queryable, { language, search }: SubscriberFilters): Promise<SQL | undefined> {
  const { email } = newsletter_subscriber;
  return and(
    language ? eq(newsletter_subscriber.language, language) : undefined,
    await saying(db, { from: sql`${newsletter_subscriber}`, texts: [email] }, search),
  );
}

const ofState = (state: SubscriberState | 'all') =>
  state === 'all' ? undefined : eq(newsletter_subscriber.state, state);

/** One page of the subscribers, and how many there are of each state under the same filters. */
export async function findSubscribers(
  db: Queryable,
  query: SubscriberFilters & { ordering: 'created' | '-created'; page: number; per_page: number },
) {
  const anyState = await narrowed(db, query);
  const order = query.ordering === 'created' ? asc : desc;
  const [rows, groups] = await Promise.all([
    db
      .select()
      .from(newsletter_subscriber)
      .where(and(anyState, ofState(query.state)))
      .orderBy(order(newsletter_subscriber.created_at), order(newsletter_subscriber.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db
      .select({ state: newsletter_subscriber.state, count: count() })
      .from(newsletter_subscriber)
      .where(anyState)
      .groupBy(newsletter_subscriber.state),
  ]);
  const of = (state: SubscriberState) => groups.find((group) => group.state === state)?.count ?? 0;
  const counts = { waiting: of('waiting'), confirmed: of('confirmed'), left: of('left') };
  return { rows, counts: { all: counts.waiting + counts.confirmed + counts.left, ...counts } };
}

/** The subscribers of a list, all pages, as far as a file may hold them. */
export async function findAllSubscribers(
  db: Queryable,
  filters: SubscriberFilters,
  most: number,
): Promise<SubscriberRow[]> {
  return db
    .select()
    .from(newsletter_subscriber)
    .where(and(await narrowed(db, filters), ofState(filters.state)))
    .orderBy(asc(newsletter_subscriber.created_at), asc(newsletter_subscriber.id))
    .limit(most);
}

/** What is kept of an address, for whoever it belongs to. */
export function findSubscriptionsOf(db: Queryable, email: string): Promise<SubscriberRow[]> {
  return db.select().from(newsletter_subscriber).where(eq(newsletter_subscriber.email, email.toLowerCase()));
}

/** Forgets an address. */
export async function forgetAddress(db: Queryable, email: string): Promise<void> {
  await db.delete(newsletter_subscriber).where(eq(newsletter_subscriber.email, email.toLowerCase()));
}

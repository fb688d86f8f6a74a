import { and, eq, lt, or, sql } from 'drizzle-orm';
import { LEFT_ADDRESS_DAYS, UNCONFIRMED_ADDRESS_DAYS } from '#shared/domain/newsletter.ts';
import { newsletter_subscriber } from '../../database/schema/newsletter.ts';
import type { Services } from '../../services.ts';

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Forgets addresses that nobody confirmed within a week of their last mail, and those that left a month ago. */
export async function sweepSubscribers({ database }: Pick<Services, 'database'>): Promise<void> {
  const { state, mailed_at, left_at } = newsletter_subscriber;
  await database.db
    .delete(newsletter_subscriber)
    .where(
      or(
        and(eq(state, 'waiting'), lt(mailed_at, daysAgo(UNCONFIRMED_ADDRESS_DAYS))),
        and(eq(state, 'left'), lt(left_at, daysAgo(LEFT_ADDRESS_DAYS))),
      ),
    );
}

import { sql } from 'drizzle-orm';
import type { DatabaseClient } from '#server/database/client.ts';

/** More than this nobody writes by hand. */
export const MOST_PUBLICATIONS = 10_000;

/** Sectors, stages and provinces take turns, so that every filter divides the records alike. */
const SECTORS = ['agritech', 'fintech', 'edtech', 'healthtech', 'logistics', 'tourism', 'energy', 'retail'];
const STAGES = ['idea', 'prototype', 'operational', 'growth'];
const turn = (values: readonly string[]) =>
  sql`(${sql.param(values)}::text[])[1 + n % ${sql.raw(String(values.length))}]`;
const province = sql`lpad((1 + n % 25)::text, 2, '0')`;
const body = sql`repeat('<p>What it offers, to whom, and how one takes part.</p>', 12)`;
/** One of the terms of a kind, in turn. */
const term = (kind: string) => sql`(
  select ids[1 + n % cardinality(ids)] from (select array_agg(id order by id) as ids from taxonomy_term where kind = ${kind}) t)`;

/** So many programs, events and posts more, each named by its number; half of the first two are over. */
export async function fillPublications({ db }: Pick<DatabaseClient, 'db'>, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '10min'`);
    const from = await tx.execute<{ there: number }>(sql`select count(*)::int as there from program`);
    const numbers = sql`generate_series(${from.rows[0]?.there ?? 0} + 1, ${count}) n`;
    await tx.execute(sql`
      insert into program (id, title, title_kh, summary, body, category_id, province_code, stages, sectors, opens_at,
        closes_at, status, approved_at)
      select gen_random_uuid(), 'Program ' || n, 'កម្មវិធី ' || n, 'For founders', ${body}, ${term('program_category')},
        ${province}, array[${turn(STAGES)}], array[${turn(SECTORS)}], now() - interval '90 days',
        now() + (n % 120 - 60) * interval '1 day', 'approved', now() - n * interval '1 minute'
      from ${numbers}`);
    await tx.execute(sql`
      insert into event (id, title, title_kh, summary, body, category_id, province_code, starts_at, ends_at, venue, status,
        approved_at)
      select gen_random_uuid(), 'Event ' || n, 'ព្រឹត្តិការណ៍ ' || n, 'An evening', ${body}, ${term('event_category')},
        ${province}, now() + (n % 120 - 60) * interval '1 day', now() + (n % 120 - 60) * interval '1 day' + interval '3 hours',
        'Hall ' || n % 40, 'approved', now() - n * interval '1 minute'
      from ${numbers}`);
    await tx.execute(sql`
      insert into resource (id, page_id, title, title_kh, summary, body, category_id, tags, status, published_at)
      select gen_random_uuid(), (select id from resource_page where kind = 'blog' order by position limit 1), 'Post ' || n,
        'អត្ថបទ ' || n, 'To read', ${body}, ${term('resource_category')}, array[${turn(SECTORS)}], 'approved',
        now() - n * interval '1 hour'
      from ${numbers}`);
  });
}

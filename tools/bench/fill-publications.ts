import { desc, type SQL, sql } from 'drizzle-orm';
import {
  type PublicationRow,
  writePublicationDocuments,
} from '#server/areas/publication/publication-documents.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import { event, program, resource } from '#server/database/schema/publication.ts';

/** More than this nobody writes by hand. */
export const MOST_PUBLICATIONS = 10_000;

/** Sectors, stages and provinces take turns, so that every filter divides the records alike. */
const SECTORS = ['agritech', 'fintech', 'edtech', 'healthtech', 'logistics', 'tourism', 'energy', 'retail'];
const STAGES = ['idea', 'prototype', 'operational', 'growth'];
const turn = (values: readonly string[], type: 'text' | 'uuid' = 'text') =>
  sql`(${sql.param(values)}::${sql.raw(type)}[])[1 + n % ${sql.raw(String(Math.max(1, values.length)))}]`;
const province = sql`lpad((1 + n % 25)::text, 2, '0')`;
const summary = sql`'For founders who want to try what they make with those it is made for, in Phnom Penh and in the provinces.'`;
const summary_kh = sql`'សម្រាប់ស្ថាបនិកដែលចង់សាកល្បងផលិតផលរបស់ខ្លួនជាមួយអ្នកប្រើប្រាស់ នៅភ្នំពេញ និងតាមបណ្តាខេត្ត។'`;
const body = sql`repeat('<p>What it offers, to whom, and how one takes part.</p>', 12)`;
/** Of none the moment has just come. */
const closes = sql`now() + ((n % 120 - 60) * 24 + 12) * interval '1 hour'`;
const MOST_ORGANISERS = 200;

/** Written at once: no statement lasts longer than a client waits, on a busy machine either. */
const BATCH = 1_000;

/** Up to so many programs, events and posts, each named by its number; half of the first two are over. */
export async function fillPublications({ db }: Pick<DatabaseClient, 'db'>, count: number): Promise<void> {
  const there = await db.$count(program);
  for (let from = there; from < count; from += BATCH)
    await fillBatch(db, from + 1, Math.min(from + BATCH, count));
}

async function fillBatch(db: DatabaseClient['db'], first: number, last: number): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = async (query: SQL) => {
      const { rows } = await tx.execute<{ id: string }>(query);
      return turn(
        rows.map(({ id }) => id),
        'uuid',
      );
    };
    const term = (kind: string) => ids(sql`select id from taxonomy_term where kind = ${kind} order by id`);
    const organiser = await ids(sql`select id from stakeholder where kind = 'eso' and status = 'approved'
      order by id limit ${MOST_ORGANISERS}::int`);
    const numbers = sql`generate_series(${first}::int, ${last}::int) n`;
    await tx.execute(sql`
      insert into program (id, organiser_id, title, title_kh, summary, summary_kh, body, category_id, province_code,
        stages, sectors, opens_at, closes_at, status, approved_at)
      select gen_random_uuid(), ${organiser}, 'Program ' || n, 'កម្មវិធី ' || n, ${summary}, ${summary_kh}, ${body},
        ${await term('program_category')}, ${province}, array[${turn(STAGES)}], array[${turn(SECTORS)}],
        now() - interval '90 days', ${closes}, 'approved', now() - n * interval '1 minute'
      from ${numbers}`);
    await tx.execute(sql`
      insert into event (id, organiser_id, title, title_kh, summary, summary_kh, body, category_id, province_code,
        starts_at, ends_at, venue, status, approved_at)
      select gen_random_uuid(), ${organiser}, 'Event ' || n, 'ព្រឹត្តិការណ៍ ' || n, ${summary}, ${summary_kh}, ${body},
        ${await term('event_category')}, ${province}, ${closes}, ${closes} + interval '3 hours', 'Hall ' || n % 40,
        'approved', now() - n * interval '1 minute'
      from ${numbers}`);
    await tx.execute(sql`
      insert into resource (id, page_id, title, title_kh, summary, summary_kh, body, category_id, tags, status,
        published_at)
      select gen_random_uuid(), (select id from resource_page where kind = 'blog' order by position limit 1),
        'Post ' || n, 'អត្ថបទ ' || n, ${summary}, ${summary_kh}, ${body}, ${await term('resource_category')},
        array[${turn(SECTORS)}], 'approved', now() - n * interval '1 hour'
      from ${numbers}`);
    const written = async (table: typeof program | typeof event | typeof resource) =>
      (await tx
        .select()
        .from(table)
        .orderBy(desc(sql`substring(${table.title} from '[0-9]+')::int`))
        .limit(last - first + 1)) as PublicationRow[];
    await writePublicationDocuments(tx, 'programs', await written(program));
    await writePublicationDocuments(tx, 'events', await written(event));
    await writePublicationDocuments(tx, 'blogs', await written(resource));
  });
}

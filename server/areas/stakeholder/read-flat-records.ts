import { asc, eq, inArray } from 'drizzle-orm';
import { TERM_FIELDS, type TermField } from '#shared/domain/facets.ts';
import type { Queryable } from '../../database/client.ts';
import * as schema from '../../database/schema/stakeholder.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import type { StakeholderRecord } from './stakeholder-record.ts';

/** Records read by one round of statements. */
const BATCH = 1_000;

/** Many records as a table can say them: all single fields and terms, without their lists of entries and their facts. */
export async function readFlatRecords(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, StakeholderRecord>> {
  const records = new Map<string, StakeholderRecord>();
  for (let from = 0; from < ids.length; from += BATCH)
    for (const record of await readBatch(db, ids.slice(from, from + BATCH))) records.set(record.id, record);
  return records;
}

async function readBatch(db: Queryable, ids: readonly string[]): Promise<StakeholderRecord[]> {
  const { stakeholder, startup, stakeholder_individual, investor, eso } = schema;
  const { stakeholder_term, stakeholder_area } = schema;
  const wanted = [...ids];
  const partOf = async <T extends { stakeholder_id: string }>(rows: PromiseLike<T[]>) =>
    new Map(
      (await rows).map(({ stakeholder_id, ...part }) => [stakeholder_id, part as Omit<T, 'stakeholder_id'>]),
    );
  const rows = await db.select().from(stakeholder).where(inArray(stakeholder.id, wanted));
  const startups = await partOf(db.select().from(startup).where(inArray(startup.stakeholder_id, wanted)));
  const people = await partOf(
    db.select().from(stakeholder_individual).where(inArray(stakeholder_individual.stakeholder_id, wanted)),
  );
  const investors = await partOf(db.select().from(investor).where(inArray(investor.stakeholder_id, wanted)));
  const esos = await partOf(db.select().from(eso).where(inArray(eso.stakeholder_id, wanted)));
  const carried = await db
    .select({ id: stakeholder_term.stakeholder_id, field: stakeholder_term.field, slug: taxonomy_term.slug })
    .from(stakeholder_term)
    .innerJoin(taxonomy_term, eq(taxonomy_term.id, stakeholder_term.term_id))
    .where(inArray(stakeholder_term.stakeholder_id, wanted))
    .orderBy(asc(taxonomy_term.position));
  const termsOf = Map.groupBy(carried, ({ id }) => id);
  const areas = await db
    .select()
    .from(stakeholder_area)
    .where(inArray(stakeholder_area.stakeholder_id, wanted))
    .orderBy(asc(stakeholder_area.province_code));
  const areasOf = Map.groupBy(areas, ({ stakeholder_id }) => stakeholder_id);
  return rows.map((row) => {
    const terms: Partial<Record<TermField, string[]>> = {};
    for (const field of TERM_FIELDS)
      terms[field] = (termsOf.get(row.id) ?? []).flatMap((one) => (one.field === field ? [one.slug] : []));
    return {
      ...(row as StakeholderRecord),
      startup: startups.get(row.id),
      individual: people.get(row.id),
      investor: investors.get(row.id),
      eso: esos.get(row.id),
      terms,
      areas: (areasOf.get(row.id) ?? []).map(({ province_code }) => province_code),
      products: [],
      team_members: [],
      funding_rounds: [],
      facts: [],
    };
  });
}

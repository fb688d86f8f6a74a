import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import * as schema from '../../database/schema/stakeholder.ts';
import * as parts from '../../database/schema/stakeholder-parts.ts';

const { stakeholder, stakeholder_redirect } = schema;

/** What a card is made of. */
export const CARD_COLUMNS = {
  id: stakeholder.id,
  kind: stakeholder.kind,
  type_slug: stakeholder.type_slug,
  name: stakeholder.name,
  name_kh: stakeholder.name_kh,
  summary: stakeholder.summary,
  summary_kh: stakeholder.summary_kh,
  logo_id: stakeholder.logo_id,
  province_code: stakeholder.province_code,
  updated_at: stakeholder.updated_at,
};
const approved = eq(stakeholder.status, 'approved');

/** What a card is made of, for the approved ones of these ids, in their order. */
export async function findCards(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(CARD_COLUMNS)
    .from(stakeholder)
    .where(and(inArray(stakeholder.id, [...ids]), approved));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
export type CardRow = Awaited<ReturnType<typeof findCards>>[number];

/** The row of an id, whatever its status. */
export async function findRow(db: Queryable, id: string) {
  const [row] = await db.select().from(stakeholder).where(eq(stakeholder.id, id));
  return row;
}
export type StakeholderRow = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** Where an old id leads: `target_id` null when the record is gone for good. */
export async function findRedirect(db: Queryable, id: string) {
  const [row] = await db.select().from(stakeholder_redirect).where(eq(stakeholder_redirect.id, id));
  return row;
}

type Row<T extends { $inferSelect: object }> = T['$inferSelect'];

/** The parts of a record that its page shows. */
export interface StakeholderPartRows {
  startup: Row<typeof schema.startup> | null;
  individual: Row<typeof schema.stakeholder_individual> | null;
  investor: Row<typeof schema.investor> | null;
  eso: Row<typeof schema.eso> | null;
  areas: string[];
  products: Row<typeof parts.product>[];
  team: Row<typeof parts.team_member>[];
  rounds: Row<typeof parts.funding_round>[];
  /** Moments as PostgreSQL writes them in JSON. */
  facts: { field: string; source: string; confirmed_at: string }[];
}

/** The parts of a record as columns of the statement that reads it; `id` is a parameter of it. */
export function partColumns(id: SQL): Record<keyof StakeholderPartRows, SQL> {
  const one = (table: string) =>
    sql`(select to_json(t) from ${sql.identifier(table)} t where t.stakeholder_id = ${id})`;
  const all = (table: string, order: string, value = 't') => sql`(
    select coalesce(json_agg(${sql.raw(value)} order by ${sql.raw(order)}), '[]')
    from ${sql.identifier(table)} t where t.stakeholder_id = ${id})`;
  return {
    startup: one('startup'),
    individual: one('stakeholder_individual'),
    investor: one('investor'),
    eso: one('eso'),
    areas: all('stakeholder_area', 't.province_code', 't.province_code'),
    products: all('product', 't.position, t.id'),
    team: all('team_member', 't."order", t.id'),
    rounds: all('funding_round', 't.announced_date desc, t.id desc'),
    facts: all('fact_source', 't.field'),
  };
}

/** What these records say of the human beings they are of, by the id of the record. */
export async function findIndividuals(db: Queryable, ids: readonly string[]) {
  const { stakeholder_individual } = schema;
  const rows = await db
    .select()
    .from(stakeholder_individual)
    .where(inArray(stakeholder_individual.stakeholder_id, [...ids]));
  return new Map(rows.map((row) => [row.stakeholder_id, row]));
}

/** The approved records of a human being, the mentor's first. */
export async function findRecordsOfIndividual(db: Queryable, individualId: string): Promise<string[]> {
  const rows = await db
    .select({ id: stakeholder.id })
    .from(stakeholder)
    .where(and(eq(stakeholder.individual_id, individualId), approved))
    .orderBy(desc(sql`${stakeholder.kind} = 'mentor'`), asc(stakeholder.created_at), asc(stakeholder.id));
  return rows.map(({ id }) => id);
}

/** What records raised, by currency, minor units. */
export async function sumFunding(db: Queryable, currency?: string) {
  const { funding_round } = parts;
  return db
    .select({
      currency: funding_round.currency,
      amount: sql<number>`sum(${funding_round.amount})`.mapWith(Number),
      rounds: sql<number>`count(*)`.mapWith(Number),
      stakeholders: sql<number>`count(distinct ${funding_round.stakeholder_id})`.mapWith(Number),
    })
    .from(funding_round)
    .innerJoin(stakeholder, and(eq(stakeholder.id, funding_round.stakeholder_id), approved))
    .where(currency ? eq(funding_round.currency, currency) : undefined)
    .groupBy(funding_round.currency)
    .orderBy(desc(sql`count(*)`), asc(funding_round.currency));
}

/** The approved records that raised money in a currency. */
export async function findFundedIn(db: Queryable, currency: string): Promise<string[]> {
  const { funding_round } = parts;
  const rows = await db
    .selectDistinct({ id: funding_round.stakeholder_id })
    .from(funding_round)
    .where(eq(funding_round.currency, currency));
  return rows.map(({ id }) => id);
}

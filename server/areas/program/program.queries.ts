import { and, arrayOverlaps, asc, count, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { program } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';

export interface ProgramFilter {
  search: string;
  status?: 'open' | 'closed' | 'upcoming' | undefined;
  category: string[];
  stage: string[];
  sector: string[];
  province: string[];
}

/** Open, closed and upcoming follow from the dates at the moment of asking; they are never stored. */
const isUpcoming = sql<boolean>`coalesce(${program.opens_at} > now(), false)`;
const isClosed = sql<boolean>`coalesce(${program.closes_at} < now(), false)`;
const STATUS: Record<'open' | 'closed' | 'upcoming', SQL> = {
  open: sql`not ${isUpcoming} and not ${isClosed}`,
  upcoming: sql`${isUpcoming} and not ${isClosed}`,
  closed: sql`${isClosed}`,
};
const published = isPublished(program);

const columns = { program, organiser: stakeholder, category: taxonomy_term };
const from = (db: Queryable) =>
  db
    .select(columns)
    .from(program)
    .leftJoin(stakeholder, and(eq(stakeholder.id, program.organiser_id), eq(stakeholder.status, 'approved')))
    .leftJoin(taxonomy_term, eq(taxonomy_term.id, program.category_id));
export type ProgramRow = Awaited<ReturnType<ReturnType<typeof from>['execute']>>[number];

/** Open before upcoming before closed; the nearest deadline first, among the closed the latest. */
const order = [
  asc(sql`case when ${isClosed} then 2 when ${isUpcoming} then 1 else 0 end`),
  asc(sql`case when ${isClosed} then null else ${program.closes_at} end`),
  desc(program.closes_at),
  asc(program.id),
];

function where(filter: ProgramFilter): SQL | undefined {
  const like = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    published,
    filter.status ? STATUS[filter.status] : undefined,
    filter.search
      ? or(ilike(program.title, like), ilike(program.title_kh, like), ilike(program.summary, like))
      : undefined,
    filter.category.length > 0 ? inArray(taxonomy_term.slug, filter.category) : undefined,
    filter.stage.length > 0 ? arrayOverlaps(program.stages, filter.stage) : undefined,
    filter.sector.length > 0 ? arrayOverlaps(program.sectors, filter.sector) : undefined,
    filter.province.length > 0 ? inArray(program.province_code, filter.province) : undefined,
  );
}

export async function findPrograms(
  db: Queryable,
  filter: ProgramFilter,
  page: { page: number; per_page: number },
) {
  const [rows, totals] = await Promise.all([
    from(db)
      .where(where(filter))
      .orderBy(...order)
      .limit(page.per_page)
      .offset((page.page - 1) * page.per_page),
    db
      .select({ total: count() })
      .from(program)
      .leftJoin(taxonomy_term, eq(taxonomy_term.id, program.category_id))
      .where(where(filter)),
  ]);
  return { rows, total: totals[0]?.total ?? 0 };
}

export async function findProgram(db: Queryable, id: string): Promise<ProgramRow | undefined> {
  const [row] = await from(db).where(and(published, eq(program.id, id)));
  return row;
}

/** Others of the same category, open ones first. */
export async function findRelated(
  db: Queryable,
  { id, category_id }: { id: string; category_id: string | null },
): Promise<ProgramRow[]> {
  if (!category_id) return [];
  return from(db)
    .where(and(published, ne(program.id, id), eq(program.category_id, category_id)))
    .orderBy(...order)
    .limit(3);
}

export async function findRecent(db: Queryable): Promise<ProgramRow[]> {
  return from(db).where(published).orderBy(desc(program.approved_at)).limit(6);
}

export async function findCategories(db: Queryable) {
  return db
    .select({
      slug: taxonomy_term.slug,
      name: taxonomy_term.name,
      name_kh: taxonomy_term.name_kh,
      count: count(program.id),
      open_count: sql<number>`count(${program.id}) filter (where ${STATUS.open})`.mapWith(Number),
    })
    .from(taxonomy_term)
    .leftJoin(program, and(eq(program.category_id, taxonomy_term.id), published))
    .where(and(eq(taxonomy_term.kind, 'program_category'), taxonomy_term.active))
    .groupBy(taxonomy_term.id)
    .orderBy(taxonomy_term.position);
}

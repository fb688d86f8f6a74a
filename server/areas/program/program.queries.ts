import { and, asc, count, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { file } from '../../database/schema/file.ts';
import { highlight, program } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { closesAt, isClosed, isUpcoming, STATUS } from './program-conditions.ts';

export const published = isPublished(program);

const from = (db: Queryable) =>
  db
    .select({ program, organiser: stakeholder, category: taxonomy_term, cover: file })
    .from(program)
    .leftJoin(stakeholder, and(eq(stakeholder.id, program.organiser_id), eq(stakeholder.status, 'approved')))
    .leftJoin(taxonomy_term, eq(taxonomy_term.id, program.category_id))
    .leftJoin(file, eq(file.id, program.cover_id));
export type ProgramRow = Awaited<ReturnType<ReturnType<typeof from>['execute']>>[number];

const shownFrom = sql`coalesce(${program.published_at}, ${program.approved_at}, ${program.created_at})`;

/** Open before upcoming before closed; the nearest deadline first, among the closed the latest. */
const CLOSING = [
  asc(sql`case when ${isClosed} then 2 when ${isUpcoming} then 1 else 0 end`),
  asc(sql`case when ${isClosed} then null else ${closesAt} end`),
  desc(sql`${closesAt}`),
  asc(program.id),
];
const NEWEST = [desc(shownFrom), desc(program.id)];

/** Titles in the reader's language, by the rules of that language; those without one come last. */
const byTitle = (khmer: boolean) => [
  khmer
    ? asc(sql`nullif(${program.title_kh}, '') collate "km-x-icu"`)
    : asc(sql`${program.title} collate "en-x-icu"`),
  asc(program.id),
];

export function programOrder(ordering: 'closing' | 'newest' | 'title', khmer: boolean): SQL[] {
  if (ordering === 'newest') return NEWEST;
  return ordering === 'title' ? byTitle(khmer) : CLOSING;
}

/**
 * A page of programs of which `condition` holds. The page is found by ids alone: whole rows, with their texts and what
 * belongs to them, are read of these only.
 */
export function findPrograms(
  db: Queryable,
  condition: SQL | undefined,
  page: { page: number; per_page: number },
  order: SQL[] = CLOSING,
): Promise<ProgramRow[]> {
  const ids = db
    .select({ id: program.id })
    .from(program)
    .where(and(published, condition))
    .orderBy(...order)
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page);
  return from(db)
    .where(inArray(program.id, ids))
    .orderBy(...order);
}

export async function findProgram(db: Queryable, id: string): Promise<ProgramRow | undefined> {
  const [row] = await from(db).where(and(published, eq(program.id, id)));
  return row;
}

/** Others near a program: the same category, then shared sectors, then the same organiser; open ones first. */
export function findRelated(
  db: Queryable,
  { id, category_id, sectors, organiser_id }: ProgramRow['program'],
  limit = 3,
): Promise<ProgramRow[]> {
  const near = sql`(
    case when ${program.category_id} = ${category_id}::uuid then 2 else 0 end
    + case when ${program.sectors} && ${sql.param(sectors)}::text[] then 1 else 0 end
    + case when ${program.organiser_id} = ${organiser_id}::uuid then 1 else 0 end)`;
  return findPrograms(db, and(ne(program.id, id), sql`${near} > 0`), { page: 1, per_page: limit }, [
    asc(sql`${isClosed}`),
    desc(near),
    ...CLOSING,
  ]);
}

/** The programs shown last, whatever their dates. */
export const findRecent = (db: Queryable, limit: number): Promise<ProgramRow[]> =>
  findPrograms(db, undefined, { page: 1, per_page: limit }, NEWEST);

/** Programs staff put first for now, in their order. */
export async function findHighlighted(db: Queryable, limit: number): Promise<ProgramRow[]> {
  const chosen = await db
    .select({ id: highlight.object_id })
    .from(highlight)
    .innerJoin(program, eq(program.id, highlight.object_id))
    .where(
      and(
        eq(highlight.kind, 'program'),
        isNull(highlight.deleted_at),
        or(isNull(highlight.from_at), lte(highlight.from_at, sql`now()`)),
        or(isNull(highlight.to_at), gt(highlight.to_at, sql`now()`)),
        published,
      ),
    )
    .orderBy(asc(highlight.position), asc(highlight.id))
    .limit(limit);
  const ids = chosen.flatMap(({ id }) => (id ? [id] : []));
  if (ids.length === 0) return [];
  const rows = await from(db).where(and(published, inArray(program.id, ids)));
  return rows.sort((a, b) => ids.indexOf(a.program.id) - ids.indexOf(b.program.id));
}

export const countOpen = (db: Queryable): Promise<number> => db.$count(program, and(published, STATUS.open));

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
    .where(
      and(eq(taxonomy_term.kind, 'program_category'), taxonomy_term.active, isNull(taxonomy_term.deleted_at)),
    )
    .groupBy(taxonomy_term.id)
    .orderBy(taxonomy_term.position);
}

/** Names of the terms of some master lists. */
export function findTerms(db: Queryable, kinds: readonly string[]) {
  return db
    .select({
      kind: taxonomy_term.kind,
      value: taxonomy_term.slug,
      name: taxonomy_term.name,
      name_kh: taxonomy_term.name_kh,
    })
    .from(taxonomy_term)
    .where(inArray(taxonomy_term.kind, [...kinds]))
    .orderBy(asc(taxonomy_term.position));
}

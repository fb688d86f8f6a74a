import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { cohort, cohort_member } from '../../database/schema/cohort.ts';
import { program } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { published } from '../program/program.queries.ts';

const from = (db: Queryable) =>
  db
    .select({ cohort, eso: stakeholder, program })
    .from(cohort)
    .innerJoin(stakeholder, eq(stakeholder.id, cohort.stakeholder_id))
    .leftJoin(program, and(eq(program.id, cohort.program_id), published));
export type CohortRow = Awaited<ReturnType<ReturnType<typeof from>['execute']>>[number];
export type MemberRow = typeof cohort_member.$inferSelect;

const newest = [desc(sql`coalesce(${cohort.starts_on}, ${cohort.created_at}::date)`), desc(cohort.id)];

/** Cohorts of approved support organisations, and of those whose team the caller belongs to. */
export async function findCohorts(
  db: Queryable,
  query: { eso?: string | undefined; startup?: string | undefined; page: number; per_page: number },
  teams: readonly string[],
): Promise<{ rows: CohortRow[]; total: number }> {
  const shown = or(
    eq(stakeholder.status, 'approved'),
    teams.length > 0 ? inArray(stakeholder.id, [...teams]) : undefined,
  );
  const where = and(
    shown,
    query.eso ? eq(cohort.stakeholder_id, query.eso) : undefined,
    query.startup
      ? sql`exists (select 1 from cohort_member m where m.cohort_id = ${cohort.id}
          and m.stakeholder_id = ${query.startup} and m.state = 'confirmed')`
      : undefined,
  );
  const rows = await from(db)
    .where(where)
    .orderBy(...newest)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(cohort)
    .innerJoin(stakeholder, eq(stakeholder.id, cohort.stakeholder_id))
    .where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function findCohort(db: Queryable, id: string): Promise<CohortRow | undefined> {
  const [row] = await from(db).where(eq(cohort.id, id));
  return row;
}

/** The startups of cohorts, in the order in which they were named. */
export async function findMembers(db: Queryable, ids: readonly string[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(cohort_member)
    .where(inArray(cohort_member.cohort_id, [...ids]))
    .orderBy(asc(cohort_member.created_at), asc(cohort_member.stakeholder_id));
}

/** Cohorts that name one of these startups; those without an answer first. */
export async function findInvites(db: Queryable, startups: readonly string[]) {
  if (startups.length === 0) return [];
  return db
    .select({ member: cohort_member, cohort_id: cohort.id, startup: stakeholder })
    .from(cohort_member)
    .innerJoin(cohort, eq(cohort.id, cohort_member.cohort_id))
    .innerJoin(stakeholder, eq(stakeholder.id, cohort_member.stakeholder_id))
    .where(inArray(cohort_member.stakeholder_id, [...startups]))
    .orderBy(asc(sql`${cohort_member.state} <> 'invited'`), desc(cohort_member.created_at));
}

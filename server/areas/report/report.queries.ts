import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { REPORT_STATES, type ReportState } from '#shared/domain/cases/report.ts';
import type { ReportSubject } from '#shared/domain/report.ts';
import { countsOf } from '../../cases/list.ts';
import type { Queryable } from '../../database/client.ts';
import { audit_entry } from '../../database/schema/operations.ts';
import { report } from '../../database/schema/report.ts';
import { saying } from '../../search/saying.ts';

export type ReportRow = typeof report.$inferSelect;

export interface ReportQuery {
  state: ReportState | 'all';
  subject_kind?: ReportSubject | undefined;
  search: string;
  ordering: 'created' | '-created';
  page: number;
  per_page: number;
}

async function narrowed(db: Queryable, { subject_kind, search }: ReportQuery): Promise<SQL | undefined> {
  const texts = [report.reference, report.description, sql`${report.evidence}::text`];
  return and(
    subject_kind ? eq(report.subject_kind, subject_kind) : undefined,
    await saying(db, { from: sql`${report}`, texts }, search),
  );
}

/** One page of the reports, and how many there are of each state under the same filters. */
export async function findReports(db: Queryable, query: ReportQuery) {
  const anyState = await narrowed(db, query);
  const order = query.ordering === 'created' ? asc : desc;
  const [rows, groups] = await Promise.all([
    db
      .select()
      .from(report)
      .where(and(anyState, query.state === 'all' ? undefined : eq(report.state, query.state)))
      .orderBy(order(report.created_at), order(report.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db.select({ state: report.state, count: count() }).from(report).where(anyState).groupBy(report.state),
  ]);
  return { rows, counts: countsOf(REPORT_STATES, groups) };
}

export async function findReport(db: Queryable, id: string): Promise<ReportRow | null> {
  const [row] = await db.select().from(report).where(eq(report.id, id));
  return row ?? null;
}

export async function lockReport(db: Queryable, id: string): Promise<ReportRow | null> {
  const [row] = await db.select().from(report).where(eq(report.id, id)).for('update');
  return row ?? null;
}

/** All reports about one thing, the newest first. */
export function findAbout(db: Queryable, { subject_kind, subject_id }: ReportRow): Promise<ReportRow[]> {
  return db
    .select()
    .from(report)
    .where(and(eq(report.subject_kind, subject_kind), eq(report.subject_id, subject_id)))
    .orderBy(desc(report.created_at), desc(report.id));
}

/** How many reports there are about each of these things. */
export async function countAbout(db: Queryable, rows: readonly ReportRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select({ subject_id: report.subject_id, count: count() })
    .from(report)
    .where(
      inArray(
        report.subject_id,
        rows.map(({ subject_id }) => subject_id),
      ),
    )
    .groupBy(report.subject_id);
  return new Map(found.map((row) => [row.subject_id, row.count]));
}

/** The steps of a report as the audit trail has them. */
export async function findHistory(db: Queryable, id: string) {
  const rows = await db
    .select({
      action: audit_entry.action,
      actor_id: audit_entry.actor_id,
      at: audit_entry.created_at,
      detail: audit_entry.detail,
    })
    .from(audit_entry)
    .where(and(eq(audit_entry.entity, 'report'), eq(audit_entry.entity_id, id)))
    .orderBy(asc(audit_entry.created_at), asc(audit_entry.id));
  return rows.map(({ action, detail, ...row }) => ({
    ...row,
    verb: action.slice('report.'.length),
    measure: String((detail as { measure?: unknown }).measure ?? ''),
    decision: String((detail as { decision?: unknown }).decision ?? ''),
  }));
}

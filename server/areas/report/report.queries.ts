import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listReports } from '#shared/contracts/report.contract.ts';
import { REPORT_STATES } from '#shared/domain/cases/report.ts';
import { findCases } from '../../cases/find-cases.ts';
import { findSteps } from '../../cases/history.ts';
import type { Queryable } from '../../database/client.ts';
import { report } from '../../database/schema/report.ts';
import { saying } from '../../search/saying.ts';

export type ReportRow = typeof report.$inferSelect;

/** One page of the reports, and how many there are of each state under the same filters. */
export async function findReports(db: Queryable, query: z.output<typeof listReports.query>) {
  const { subject_kind, search } = query;
  const texts = [report.reference, report.description, sql`${report.evidence}::text`];
  const within = and(
    subject_kind ? eq(report.subject_kind, subject_kind) : undefined,
    await saying(db, { from: sql`${report}`, texts }, search),
  );
  return findCases(db, { table: report, ...report }, REPORT_STATES, query, within);
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

/** The steps of a report, with what was decided. */
export async function findHistory(db: Queryable, id: string) {
  return (await findSteps(db, 'report', id)).map(({ detail, created_at, ...row }) => ({
    ...row,
    at: created_at,
    measure: String(detail.measure ?? ''),
    decision: String(detail.decision ?? ''),
  }));
}

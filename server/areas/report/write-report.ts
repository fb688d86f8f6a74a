import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ReportSubject } from '#shared/domain/report.ts';
import { recordAudit } from '../../audit/record.ts';
import { withReference } from '../../cases/reference.ts';
import { report } from '../../database/schema/report.ts';
import type { Work } from '../../database/work.ts';
import type { ReportRow } from './report.queries.ts';

/** One reporter writes about one thing after the other: the second finds the first. */
export async function lockReporter({ tx }: Work, reporter: string, subjectId: string): Promise<void> {
  const key = `report ${reporter} ${subjectId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 50))`);
}

/** The open report of somebody about a thing; undefined when there is none. */
export async function findOpen(
  { tx }: Work,
  bySomebody: SQL | undefined,
  kind: ReportSubject,
  subjectId: string,
): Promise<ReportRow | undefined> {
  const [open] = await tx
    .select()
    .from(report)
    .where(
      and(
        bySomebody,
        eq(report.subject_kind, kind),
        eq(report.subject_id, subjectId),
        eq(report.state, 'open'),
      ),
    )
    .limit(1);
  return open;
}

/** Keeps a report under a reference of its own, with the language of whoever sent it. */
export async function writeReport(
  work: Work,
  values: Omit<typeof report.$inferInsert, 'reference' | 'language'>,
): Promise<ReportRow> {
  const { tx, context } = work;
  const written = await withReference('R', (reference) =>
    tx
      .insert(report)
      .values({ ...values, language: context.language, reference })
      .onConflictDoNothing({ target: report.reference })
      .returning(),
  );
  await recordAudit(work, {
    action: 'report.create',
    entity_id: written.id,
    detail: { reference: written.reference, subject_kind: written.subject_kind, reason: written.reason },
  });
  return written;
}

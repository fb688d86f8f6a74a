import { randomInt } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ReportSubject } from '#shared/domain/report.ts';
import { recordAudit } from '../../audit/record.ts';
import { report } from '../../database/schema/report.ts';
import type { Work } from '../../database/work.ts';
import type { ReportRow } from './report.queries.ts';

/** No letters or digits that are taken for each other when read out. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNS_A_REFERENCE = 6;

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
  const written = await insert(work, values);
  await recordAudit(work, {
    action: 'report.create',
    entity_id: written.id,
    detail: { reference: written.reference, subject_kind: written.subject_kind, reason: written.reason },
  });
  return written;
}

/** A reference that is taken already is thrown again. */
async function insert(
  { tx, context: { language } }: Work,
  values: Parameters<typeof writeReport>[1],
): Promise<ReportRow> {
  for (;;) {
    const [row] = await tx
      .insert(report)
      .values({ ...values, language, reference: newReference() })
      .onConflictDoNothing({ target: report.reference })
      .returning();
    if (row) return row;
  }
}

/** "R-7KQ4MX": tells nothing of how many there are. */
const newReference = () =>
  `R-${Array.from({ length: SIGNS_A_REFERENCE }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

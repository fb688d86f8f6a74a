import { randomInt } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { sendReport as contract } from '#shared/contracts/report.contract.ts';
import type { ReportState } from '#shared/domain/report.ts';
import { recordAudit } from '../../audit/record.ts';
import { report } from '../../database/schema/network.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { signedIn } from '../account/signed-in.ts';
import { readEvidence } from './evidence.ts';
import type { ReportRow } from './report.queries.ts';

/** No letters or digits that are taken for each other when read out. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGNS_A_REFERENCE = 6;

/** Takes in a report and keeps what was reported as it read then. The same person about the same thing: one report. */
export const sendReport: Handler<typeof contract> = async ({ body }, context) => {
  const me = signedIn(context).id;
  const row = await inTransaction(context, async (work) => {
    const key = `report ${me} ${body.subject_id}`;
    await work.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 50))`);
    const [open] = await work.tx
      .select()
      .from(report)
      .where(
        and(
          eq(report.reporter_id, me),
          eq(report.subject_kind, body.subject_kind),
          eq(report.subject_id, body.subject_id),
          eq(report.state, 'open'),
        ),
      );
    if (open) return open;
    const evidence = await readEvidence(work.tx, me, body.subject_kind, body.subject_id);
    const written = await write(work, { ...body, evidence, reporter_id: me });
    await recordAudit(work, {
      action: 'report.create',
      entity_id: written.id,
      detail: { reference: written.reference, subject_kind: body.subject_kind, reason: body.reason },
    });
    return written;
  });
  return { reference: row.reference, state: row.state as ReportState };
};

/** A reference that is taken already is thrown again. */
async function write(
  { tx }: Work,
  values: Omit<typeof report.$inferInsert, 'reference'>,
): Promise<ReportRow> {
  for (;;) {
    const [row] = await tx
      .insert(report)
      .values({ ...values, reference: newReference() })
      .onConflictDoNothing({ target: report.reference })
      .returning();
    if (row) return row;
  }
}

/** "R-7KQ4MX": tells nothing of how many there are. */
const newReference = () =>
  `R-${Array.from({ length: SIGNS_A_REFERENCE }, () => SIGNS[randomInt(SIGNS.length)]).join('')}`;

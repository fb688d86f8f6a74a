import { and, isNull, lt, sql } from 'drizzle-orm';
import { UNVERIFIED_KEPT_DAYS } from '#shared/constants.ts';
import { DRAFT_KEPT_DAYS } from '#shared/domain/listing/listing-paths.ts';
import { recordAudit } from '../../audit/record.ts';
import { MOST_MS } from '../../bot-check/stamp.ts';
import { byItself } from '../../database/by-itself.ts';
import { idempotency_key } from '../../database/schema/operations.ts';
import { listing_draft, submission } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import type { Services } from '../../services.ts';

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/**
 * Deletes what nobody will come back for: requests whose address was not confirmed within 14 days, forms not touched for
 * 30 days; the pictures that only they used go with `sweepFiles`. Safe to run at any time, also twice at once.
 */
export async function sweepDrafts(services: Services): Promise<void> {
  const context = byItself(services, 'draft.sweep');
  await inTransaction(context, async (work) => {
    await sweepUnconfirmed(work);
    await work.tx.delete(listing_draft).where(lt(listing_draft.updated_at, daysAgo(DRAFT_KEPT_DAYS)));
    await sweepNonces(work);
  });
}

async function sweepUnconfirmed(work: Work): Promise<void> {
  const gone = await work.tx
    .delete(submission)
    .where(
      and(
        sql`${submission.kind} in ('listing', 'program', 'event') and ${submission.status} = 'draft'`,
        isNull(submission.email_verified_at),
        // What a team writes on waits for nobody's confirmation.
        isNull(submission.stakeholder_id),
        lt(submission.updated_at, daysAgo(UNVERIFIED_KEPT_DAYS)),
      ),
    )
    .returning({ id: submission.id, reference: submission.reference });
  for (const { id, reference } of gone) {
    await recordAudit(work, { action: 'submission.sweep', entity_id: id, detail: { reference } });
  }
}

/** Stamps of forms are refused by their age alone once they are this old. */
async function sweepNonces({ tx }: Work): Promise<void> {
  const oldest = new Date(Date.now() - 2 * MOST_MS);
  await tx
    .delete(idempotency_key)
    .where(and(sql`${idempotency_key.scope} = 'bot-check'`, lt(idempotency_key.created_at, oldest)));
}

import { eq, sql } from 'drizzle-orm';
import type { BulkKindName, BulkResult, BulkVerb } from '#shared/domain/bulk.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { recordAudit } from '../../audit/record.ts';
import { bulk_decision } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { inNameOf } from '../account/in-name-of.ts';
import type { BulkRow } from './bulk.present.ts';
import { BULK } from './bulk-kinds.ts';

/** Refusals that say the database was not there: the job is tried again, nothing is written down. */
const PASSING = ['unavailable', 'internal', 'too_many'];

/**
 * Decides each case of a bulk decision whose hold is over, on its own: the decision and its result are one
 * transaction. However often it is begun again, no case is decided twice.
 */
export async function runBulk(services: Services, id: string): Promise<void> {
  const [bulk] = await services.database.db.select().from(bulk_decision).where(eq(bulk_decision.id, id));
  if (bulk?.state !== 'waiting') return;
  if (bulk.run_at > new Date()) throw new Error('Its hold is not over yet');
  const context = await inNameOf(services, bulk.actor_id, `bulk ${bulk.id}`);
  for (const item of bulk.items) {
    if (bulk.results[item.id]) continue;
    const outcome = await tryOne(context, bulk, item);
    if (outcome === 'over') return;
    if (outcome !== 'done')
      await inTransaction(context, async (work) => {
        const locked = await lock(work, id);
        if (locked && !locked.results[item.id]) await keep(work, id, item.id, outcome);
      });
  }
  await inTransaction(context, (work) => finish(work, id));
}

type Context = Work['context'];

async function tryOne(
  context: Context,
  bulk: BulkRow,
  item: BulkRow['items'][number],
): Promise<BulkResult | 'over'> {
  const kind = BULK[bulk.case_kind as BulkKindName];
  if (!deskMay(signedIn(context).desk_roles, kind.action)) return 'actor';
  try {
    return await inTransaction(context, async (work) => {
      const locked = await lock(work, bulk.id);
      if (!locked) return 'over';
      if (locked.results[item.id]) return 'done';
      const refusal = await kind.decide(work, item, bulk.verb as BulkVerb, bulk.reason);
      await keep(work, bulk.id, item.id, refusal ?? 'done');
      return 'done';
    });
  } catch (error) {
    if (!(error instanceof Problem) || PASSING.includes(error.code)) throw error;
    return kind.refusalOf?.(error) ?? 'refused';
  }
}

/** The bulk decision, if it is still to be run; two processes never run it at once. */
async function lock({ tx }: Work, id: string): Promise<BulkRow | null> {
  const [row] = await tx.select().from(bulk_decision).where(eq(bulk_decision.id, id)).for('update');
  return row?.state === 'waiting' ? row : null;
}

async function keep({ tx }: Work, id: string, item: string, result: BulkResult): Promise<void> {
  await tx
    .update(bulk_decision)
    .set({ results: sql`${bulk_decision.results} || ${JSON.stringify({ [item]: result })}::jsonb` })
    .where(eq(bulk_decision.id, id));
}

async function finish(work: Work, id: string): Promise<void> {
  const locked = await lock(work, id);
  if (!locked) return;
  await work.tx
    .update(bulk_decision)
    .set({ state: 'done', done_at: sql`now()` })
    .where(eq(bulk_decision.id, id));
  const results = Object.values(locked.results);
  const done = results.filter((result) => result === 'done').length;
  await recordAudit(work, {
    action: 'bulk_decision.finish',
    entity_id: id,
    detail: { kind: locked.case_kind, verb: locked.verb, done, skipped: results.length - done },
  });
}

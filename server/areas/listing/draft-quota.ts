import { sql } from 'drizzle-orm';
import { DRAFT_MAX_BYTES } from '#shared/domain/listing/paths.ts';
import type { Queryable } from '../../database/client.ts';
import type { Payload } from '../../database/schema/submission.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';

/** Forms begun and not sent that are kept at a time; with the bound of each they never take more than 2.5 GB. */
export const MOST_DRAFTS = 20_000;

/** Counts a form that is begun: by its address, by the network around it, and all there are. A person counts as one. */
export async function spendDraft({ services, actor, ipHash, networkHash }: CallContext): Promise<void> {
  const { limits, database } = services;
  if (actor.kind === 'person') await limits.spend('draft', `person:${actor.id}`);
  else {
    await limits.spend('draft', ipHash);
    await limits.spend('draft-network', networkHash);
  }
  if (await isFull(database.db)) throw new Problem('no_room');
}

async function isFull(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from listing_draft where submission_id is null offset ${MOST_DRAFTS - 1} limit 1`,
  );
  return rows.length > 0;
}

/** Problem `too_large` for more text than a form of ours can ask for. */
export function checkDraftSize(payload: Payload): void {
  if (Buffer.byteLength(JSON.stringify(payload)) > DRAFT_MAX_BYTES)
    throw new Problem('too_large', { messageKey: 'listing:problem.draft_too_large' });
}

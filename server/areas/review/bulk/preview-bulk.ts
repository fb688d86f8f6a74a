import type { previewBulk as contract } from '#shared/contracts/bulk.contract.ts';
import type { BulkRefusal, BulkVerb } from '#shared/domain/bulk.ts';
import { decide, type ReviewStatus } from '#shared/domain/review.ts';
import type { Queryable } from '../../../database/client.ts';
import type { SignedIn } from '../../../http/actor.ts';
import type { Handler } from '../../../http/route.ts';
import { findForDesk } from '../review.queries.ts';
import { staffOf, viewerOf } from '../viewer.ts';
import { aboutOf, namesOf } from './bulk.present.ts';

/** What would happen to each request, by the same table that decides when it runs. */
export const previewBulk: Handler<typeof contract> = async ({ body }, { services, actor }) => {
  const { db } = services.database;
  const names = await namesOf(
    db,
    body.items.map(({ id }) => id),
  );
  const items = [];
  for (const { id, version } of body.items)
    items.push({
      ...aboutOf(names, id),
      version,
      refusal: await refusalOf(db, staffOf(actor), body.verb, id, version),
    });
  const refused = items.filter(({ refusal }) => refusal !== null).length;
  return {
    items,
    counts: { will: items.length - refused, refused },
    hold_seconds: services.config.BULK_HOLD_SECONDS,
  };
};

async function refusalOf(
  db: Queryable,
  me: SignedIn,
  verb: BulkVerb,
  id: string,
  version: number,
): Promise<BulkRefusal | null> {
  const row = await findForDesk(db, id);
  if (!row) return 'gone';
  const viewer = await viewerOf(db, me, row);
  if (viewer.is_involved) return 'own';
  if (row.version !== version) return 'stale';
  const facts = { version_is_current: true, has_reason: true };
  const outcome = decide(row.status as ReviewStatus, verb, viewer, facts);
  if ('to' in outcome) return null;
  return outcome.refusal === 'not_from_here' ? 'state' : 'refused';
}

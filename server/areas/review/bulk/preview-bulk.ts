import type { previewBulk as contract } from '#shared/contracts/bulk.contract.ts';
import type { BulkRefusal, BulkVerb } from '#shared/domain/bulk.ts';
import { decide } from '#shared/domain/cases/submission.ts';
import type { ReviewStatus, ReviewViewer } from '#shared/domain/review.ts';
import { signedIn } from '../../../http/actor.ts';
import type { Handler } from '../../../http/route.ts';
import { findNames } from '../../account/names.ts';
import type { SubmissionRow } from '../../submission/submission.queries.ts';
import { viewerOf } from '../../submission/viewer.ts';
import { presentRow } from '../present-queue-row.ts';
import { findForDesk } from '../review.queries.ts';
import { aboutOf, namesOf } from './bulk.present.ts';

/** What would happen to each request, by the same table that decides when it runs. */
export const previewBulk: Handler<typeof contract> = async ({ body }, { services, actor }) => {
  const { db } = services.database;
  const names = await namesOf(
    db,
    body.items.map(({ id }) => id),
  );
  const me = signedIn({ actor });
  const items = [];
  for (const { id, version } of body.items) {
    const row = await findForDesk(db, id);
    const viewer = row && (await viewerOf(db, { services, actor }, row));
    items.push({
      ...aboutOf(names, id),
      version,
      refusal: row && viewer ? refusalOf(row, viewer, body.verb, version) : ('gone' as const),
      row:
        row && viewer
          ? presentRow(row, {
              services,
              me: me.id,
              viewer,
              people: await findNames(db, [row.assignee_id]),
              logo: null,
            })
          : null,
    });
  }
  const refused = items.filter(({ refusal }) => refusal !== null).length;
  return {
    items,
    counts: { will: items.length - refused, refused },
    hold_seconds: services.config.BULK_HOLD_SECONDS,
  };
};

function refusalOf(
  row: SubmissionRow,
  viewer: ReviewViewer,
  verb: BulkVerb,
  version: number,
): BulkRefusal | null {
  if (viewer.is_involved) return 'own';
  if (row.version !== version) return 'stale';
  const facts = { version_is_current: true, has_reason: true };
  const outcome = decide(row.status as ReviewStatus, verb, viewer, facts);
  if ('to' in outcome) return null;
  return outcome.refusal === 'not_from_here' ? 'state' : 'refused';
}

import { followPath } from '#shared/domain/listing/paths.ts';
import type { NotificationParams } from '#shared/domain/notification.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { Work } from '../../database/work.ts';
import { notify } from '../../notify/notify.ts';
import { followSecretOf } from '../listing/follow-link.ts';
import { pageOf } from '../listing/listing.present.ts';
import type { SubmissionRow } from '../listing/listing.queries.ts';

type DecisionKind = 'review_approved' | 'review_returned' | 'review_rejected';

/**
 * Tells whoever sent the request while signed in what was decided, when the decision can no longer be undone: the letter
 * leaves at the same moment. The notice leads to the public page, else to the request itself.
 */
export async function notifyRequester<K extends DecisionKind>(
  work: Work,
  row: SubmissionRow,
  kind: K,
  more: Omit<NotificationParams[K], 'name' | 'name_kh'>,
): Promise<void> {
  if (!row.person_id) return;
  const hold = work.context.services.config.DECISION_HOLD_SECONDS;
  await notify(work, {
    person_id: row.person_id,
    kind,
    object_id: row.id,
    params: { name: row.name, name_kh: row.name_kh, ...more } as NotificationParams[K],
    link: pageOf(row) ?? followPath(row.subject_kind as SubjectKind, await followSecretOf(work, row)),
    showAfter: new Date(Date.now() + hold * 1000),
  });
}

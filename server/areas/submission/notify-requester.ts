import { followPath } from '#shared/domain/listing/listing-paths.ts';
import type { NotificationParams } from '#shared/domain/notification.ts';
import { type OrganisationRole, organisationMay } from '#shared/domain/roles.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { heldUntil } from '../../cases/hold.ts';
import { membershipsIn } from '../../database/memberships.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import type { Work } from '../../database/work.ts';
import { notify } from '../../notify/notify.ts';
import { pageOf } from '../submission/page-of.ts';
import { followSecretOf } from './follow-link.ts';
import { isOfOwners, ownersPath } from './mail-owners.ts';
import { writeReviewMessage } from './review-messages.ts';
import type { SubmissionRow } from './submission.queries.ts';

type DecisionKind = 'review_approved' | 'review_returned' | 'review_rejected';

/**
 * Tells whoever sent the request while signed in what was decided, when the decision can no longer be undone: the letter
 * leaves at the same moment. The notice leads to the public page, else to the request itself. Of a profile all who may
 * send it are told.
 */
export async function notifyRequester<K extends DecisionKind>(
  work: Work,
  row: SubmissionRow,
  kind: K,
  more: Omit<NotificationParams[K], 'name' | 'name_kh'>,
): Promise<void> {
  const people = isOfOwners(row) ? await sendersOf(work, row) : [row.person_id].filter((id) => id !== null);
  if (people.length === 0) return;
  const back = async () =>
    isOfOwners(row)
      ? ownersPath(row)
      : followPath(row.subject_kind as SubjectKind, await followSecretOf(work, row));
  const link = pageOf(row) ?? (await back());
  const showAfter = heldUntil(work.context);
  await writeReviewMessage(work, row, kind, people, showAfter);
  for (const person_id of people) {
    await notify(work, {
      person_id,
      kind,
      object_id: row.id,
      params: { name: row.name, name_kh: row.name_kh, ...more } as NotificationParams[K],
      link,
      showAfter,
    });
  }
}

/** Who may send a profile to the desk, whoever of them did. */
export async function sendersOf({ tx }: Work, row: SubmissionRow): Promise<string[]> {
  if (!row.stakeholder_id) return [];
  const rows = await tx
    .select({ person_id: stakeholder_member.person_id, role: stakeholder_member.role })
    .from(stakeholder_member)
    .where(membershipsIn(row.stakeholder_id));
  return rows.flatMap(({ person_id, role }) =>
    person_id && organisationMay(role as OrganisationRole, 'submit_profile') ? [person_id] : [],
  );
}

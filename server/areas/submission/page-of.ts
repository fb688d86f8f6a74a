import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import type { SubmissionRow } from './submission.queries.ts';

/** The address of the public page of an approved request. */
export function pageOf(
  row: Pick<
    SubmissionRow,
    'status' | 'stakeholder_id' | 'program_id' | 'event_id' | 'subject_kind' | 'type_slug'
  >,
): string | null {
  if (row.status === 'approved' && row.program_id) return `/program/${row.program_id}`;
  if (row.status === 'approved' && row.event_id) return `/event/${row.event_id}`;
  if (row.status !== 'approved' || !row.stakeholder_id) return null;
  const slug = slugOf(row.subject_kind as StakeholderKind, row.type_slug);
  return `/ecosystem/discover/category/${slug}/${row.stakeholder_id}`;
}

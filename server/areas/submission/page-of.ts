import { pagePath, publicationPath } from '../../addresses/page-path.ts';
import type { SubmissionRow } from './submission.queries.ts';

/** The address of the public page of an approved request. */
export function pageOf(
  row: Pick<
    SubmissionRow,
    | 'status'
    | 'stakeholder_id'
    | 'program_id'
    | 'event_id'
    | 'subject_kind'
    | 'type_slug'
    | 'name'
    | 'name_kh'
  >,
): string | null {
  if (row.status !== 'approved') return null;
  const { name, name_kh, subject_kind: kind, type_slug } = row;
  const titles = { title: name, title_kh: name_kh };
  if (row.program_id) return publicationPath('program', { id: row.program_id, ...titles });
  if (row.event_id) return publicationPath('event', { id: row.event_id, ...titles });
  return row.stakeholder_id && pagePath({ id: row.stakeholder_id, kind, type_slug, name, name_kh });
}

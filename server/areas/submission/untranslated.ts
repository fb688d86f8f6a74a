import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { fieldsOf } from '#shared/domain/listing/forms.ts';
import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import type { ReviewViewer } from '#shared/domain/review.ts';
import { isStakeholderKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import type { SubmissionRow } from './submission.queries.ts';

/** The texts of a request that are there in one language only: the fields of the other. */
export function untranslated({
  subject_kind,
  payload,
}: Pick<SubmissionRow, 'subject_kind' | 'payload'>): ListingField[] {
  return fieldsOf(subject_kind as SubjectKind).filter(
    ({ name, twin }) => twin !== null && textOf(payload[name]) === '' && textOf(payload[twin]) !== '',
  );
}

/**
 * Whether a reviewer may write what is missing: while it is the desk's turn, and of a page of the directory also once it
 * is public. Programs and events are records of the desk by then.
 */
export const mayTranslate = (
  { status, subject_kind }: Pick<SubmissionRow, 'status' | 'subject_kind'>,
  { is_reviewer, is_involved }: ReviewViewer,
): boolean =>
  is_reviewer &&
  !is_involved &&
  (status === 'reviewing' || (status === 'approved' && isStakeholderKind(subject_kind as SubjectKind)));

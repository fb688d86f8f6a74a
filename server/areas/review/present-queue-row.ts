import type { listSubmissions } from '#shared/contracts/review.contract.ts';
import { allowedVerbs, turnOf } from '#shared/domain/cases/submission.ts';
import { answerBy } from '#shared/domain/listing/answer-by.ts';
import type { ReviewStatus, ReviewViewer } from '#shared/domain/review.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import type { Handler } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { type Names, nameOf } from '../account/find-names.ts';
import { presentImage } from '../file/file.present.ts';
import type { FileRow } from '../file/file.queries.ts';
import type { Flag } from '../submission/flags.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';

export type PresentedRow = Awaited<ReturnType<Handler<typeof listSubmissions>>>['data'][number];

export interface RowFacts {
  services: Services;
  /** Who looks. */
  me: string;
  viewer: ReviewViewer;
  people: Names;
  logo: FileRow | null | undefined;
}

/** A request as a row of the queue. */
export function presentRow(
  row: SubmissionRow,
  { services, me, viewer, people, logo }: RowFacts,
): PresentedRow {
  const status = row.status as ReviewStatus;
  const turn = turnOf(status);
  const due = turn === 'desk' ? answerBy(row.waiting_since) : null;
  const open = status === 'reviewing' || status === 'returned';
  return {
    id: row.id,
    reference: row.reference,
    kind: row.subject_kind as SubjectKind,
    asks: row.kind as PresentedRow['asks'],
    type_slug: row.type_slug,
    name: row.name,
    name_kh: row.name_kh,
    status,
    turn,
    round: row.round,
    version: row.version,
    requester_name: row.requester_name,
    waiting_since: row.waiting_since.toISOString(),
    answer_by: due,
    overdue: due !== null && due < calendarDate(Date.now()),
    assignee: nameOf(people, row.assignee_id),
    flags: [...(row.round > 1 ? (['resubmitted'] as const) : []), ...(row.flags as Flag[])],
    logo: presentImage(services, logo, '64'),
    can: {
      take: viewer.is_reviewer && open && row.assignee_id !== me,
      release: viewer.is_reviewer && open && row.assignee_id !== null,
      decide: allowedVerbs(status, viewer).some((verb) => ['approve', 'return', 'reject'].includes(verb)),
    },
  };
}

import { desc, eq } from 'drizzle-orm';
import { changesBetween } from '#shared/domain/listing/changes.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { listText } from '#shared/format/lists.ts';
import { personName } from '#shared/format/person-name.ts';
import { translate } from '#shared/i18n/catalog.ts';
import { person } from '../../database/schema/person.ts';
import { submission_event } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { labelOfField } from '../submission/field-label.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';

/** Why a decision came too late: who decided meanwhile, or which fields say something else now. */
export async function staleProblem({ tx, context }: Work, row: SubmissionRow): Promise<Problem> {
  const { language } = context;
  const events = await tx
    .select()
    .from(submission_event)
    .where(eq(submission_event.submission_id, row.id))
    .orderBy(desc(submission_event.created_at), desc(submission_event.id));
  if (row.status === 'draft') {
    return new Problem('stale_version', { messageKey: 'review:problem.withdrawn_meanwhile' });
  }
  if (row.status !== 'reviewing') {
    const [by] = row.decided_by ? await tx.select().from(person).where(eq(person.id, row.decided_by)) : [];
    return new Problem('stale_version', {
      messageKey: 'review:problem.decided_meanwhile',
      params: {
        status: translate(language, `review:status.${row.status as ReviewStatus}`),
        name: by ? personName(by, language).text : translate(language, 'review:somebody'),
      },
    });
  }
  const kind = row.subject_kind as SubjectKind;
  const rounds = events.filter(({ verb, payload }) => payload && (verb === 'submit' || verb === 'resubmit'));
  const before = rounds[1]?.payload as ListingValues | undefined;
  const changes = before ? changesBetween(kind, before, row.payload) : [];
  const labels = changes.map(({ name }) => labelOfField(language, kind, name));
  return new Problem('stale_version', {
    messageKey: 'review:problem.changed_meanwhile',
    params: { fields: listText(language, labels) || translate(language, 'review:nothing_else') },
  });
}

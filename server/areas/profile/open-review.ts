import { sql } from 'drizzle-orm';
import { TIME_ZONE } from '#shared/country/chosen/facts.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import { personName } from '#shared/format/person-name.ts';
import { recordAudit } from '../../audit/record.ts';
import { change_set, submission } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { getPerson } from '../account/account.queries.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { payloadOf } from './named-texts.ts';
import type { ChangeSetRow, ProfileState } from './profile-state.ts';

/** The open request about a profile, begun as a draft if there is none. */
export async function openReview(
  work: Work,
  { record, review, changeSet, edited }: ProfileState,
  kind: 'profile' | 'change',
): Promise<{ review: SubmissionRow; changeSet: ChangeSetRow | null }> {
  if (review) return { review, changeSet };
  const { tx } = work;
  const [begun] = await tx
    .insert(submission)
    .values({
      kind,
      reference: sql`to_char(now() at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YY') || '-' || nextval('submission_reference')`,
      subject_kind: record.kind,
      type_slug: record.type_slug,
      stakeholder_id: record.id,
      name: record.name,
      name_kh: record.name_kh,
      payload: payloadOf(edited),
      ...(await senderOf(work)),
    })
    .onConflictDoNothing()
    .returning();
  // The desk took an older request up again at this very moment.
  if (!begun) throw new Problem('conflict');
  await recordAudit(work, {
    action: 'submission.create',
    entity_id: begun.id,
    detail: { reference: begun.reference, kind, stakeholder_id: record.id },
  });
  if (kind === 'profile') return { review: begun, changeSet: null };
  const [set] = await tx
    .insert(change_set)
    .values({
      stakeholder_id: record.id,
      submission_id: begun.id,
      base_version: record.version,
      changes: {},
    })
    .returning();
  return { review: begun, changeSet: set! };
}

/** Who sends something to the desk, and how they are written to; without an address no letter leaves. */
export async function senderOf(work: Work) {
  const { id } = signedIn(work.context);
  const person = await getPerson(work.tx, id);
  return {
    person_id: id,
    requester_name: personName(person, 'en').text,
    requester_email: person.email_verified_at ? textOf(person.email ?? '') : '',
    requester_language: person.language,
  };
}

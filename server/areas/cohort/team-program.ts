import { eq, sql } from 'drizzle-orm';
import { TIME_ZONE } from '#shared/country/chosen/facts.ts';
import { cleanValues, typedValues } from '#shared/domain/listing/clean-answers.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import { validateAll } from '#shared/domain/listing/validate-listing.ts';
import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Queryable } from '../../database/client.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { submission } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { invalid } from '../listing/form-of-call.ts';
import { senderOf } from '../profile/open-review.ts';
import { followSecretOf } from '../submission/follow-link.ts';
import { readKnownTerms } from '../submission/known-terms.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';

type Raw = Readonly<Record<string, unknown>>;
type Begun = Pick<typeof submission.$inferInsert, 'payload' | 'requester_email'> & Partial<SubmissionRow>;

/** The public support organisation that runs a program; Problem `not_found` for any other page. */
export async function approvedEso(db: Queryable, id: string) {
  const [eso] = await db.select().from(stakeholder).where(eq(stakeholder.id, id));
  if (eso?.kind !== 'eso' || eso.status !== 'approved') throw new Problem('not_found');
  return eso;
}

/** Begun by a team and never sent: the desk does not know of it, and no link leads to it. */
export const isUnsent = ({ kind, status, stakeholder_id, email_verified_at }: SubmissionRow): boolean =>
  kind === 'program' && status === 'draft' && stakeholder_id !== null && email_verified_at === null;

/** Where the team writes on a program it has begun. */
export const draftPath = (eso: string, id: string): string =>
  `${profilePath('eso', eso)}?view=program&program=${id}`;

/** A program as it goes to the desk, in the name of whoever calls; Problem `invalid` with all that is missing. */
export async function wholeProgram(work: Work, eso: { name: string; name_kh: string }, raw: Raw) {
  const sender = await senderOf(work);
  if (!sender.requester_email)
    throw new Problem('conflict', { messageKey: 'profile-fields:problem.confirm_email' });
  const typed = typedValues('program', {
    ...raw,
    organiser: eso.name || eso.name_kh,
    requester_name: sender.requester_name,
    requester_email: sender.requester_email,
    declaration: 'yes',
    logo: '',
  });
  const { knows } = await readKnownTerms(work.tx);
  const problems = validateAll('program', typed, { knows, language: work.context.language });
  if (Object.keys(problems).length > 0) throw invalid('program', problems);
  return { payload: cleanValues('program', typed), ...sender };
}

/** Keeps a program of a team as a request that is not with the desk yet. */
export async function beginProgram(work: Work, stakeholder_id: string, form: Begun): Promise<SubmissionRow> {
  const [begun] = await work.tx
    .insert(submission)
    .values({
      kind: 'program',
      reference: sql`to_char(now() at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YY') || '-' || nextval('submission_reference')`,
      subject_kind: 'program',
      stakeholder_id,
      ...form,
      ...shownName('program', form.payload),
    })
    .returning();
  await recordAudit(work, {
    action: 'submission.create',
    entity_id: begun!.id,
    detail: { reference: begun!.reference, kind: 'program', stakeholder_id },
  });
  return begun!;
}

/** What was sent just now, with the link that follows it. */
export const presentSending = async (work: Work, sent: SubmissionRow) => ({
  submission_id: sent.id,
  reference: sent.reference,
  status: sent.status as ReviewStatus,
  path: followPath('program', await followSecretOf(work, sent)),
});

/** The values a team may give of a program; who runs and who sends it is known. */
export function valuesOfTeam(raw: Raw): ListingValues {
  const typed = typedValues('program', raw);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !KNOWN.includes(name)));
}
const KNOWN: readonly string[] = [
  'organiser',
  'requester_name',
  'requester_role',
  'requester_email',
  'declaration',
  'logo',
];

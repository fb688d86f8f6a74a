import { eq, sql } from 'drizzle-orm';
import type { translateSubmission as contract } from '#shared/contracts/review.contract.ts';
import { cleanFields, textOf } from '#shared/domain/listing/clean-answers.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import { fieldProblems } from '#shared/domain/listing/validate-listing.ts';
import { isStakeholderKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { recordAudit } from '../../audit/record.ts';
import { submission, submission_event } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { type FieldProblems, Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { contentOf, withNamed } from '../profile/content.ts';
import { saveChanges } from '../profile/edit-profile.ts';
import { patchOf } from '../profile/patch-of.ts';
import { type Changes, findChangeSet } from '../profile/profile-state.ts';
import { readRecord } from '../stakeholder/read-record.ts';
import { updateStakeholder } from '../stakeholder/write-stakeholder.ts';
import { flagsOf } from '../submission/flags.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { mayTranslate, untranslated } from '../submission/untranslated.ts';
import { viewerOf } from '../submission/viewer.ts';
import { staleProblem } from './changed-request.ts';
import { lockForDesk } from './lock-for-desk.ts';
import { presentRecord } from './present-request.ts';

/**
 * Writes texts of a request in the language they lack, so that nobody has to return it for that. What its sender wrote
 * stays as it is.
 */
export const translateSubmission: Handler<typeof contract> = async ({ params, body }, context) => {
  const row = await inTransaction(context, async (work) => {
    const locked = await lockForDesk(work, params.id);
    const viewer = await viewerOf(work.tx, context, locked);
    if (viewer.is_involved) throw new Problem('conflict', { messageKey: 'review:problem.own' });
    if (!mayTranslate(locked, viewer))
      throw new Problem('conflict', { messageKey: 'review:problem.no_text' });
    if (locked.version !== body.version) throw await staleProblem(work, locked);
    return write(work, locked, readTexts(locked, body.texts));
  });
  return presentRecord(context, row);
};

/** The texts as they will stand. Problem `invalid` for what is no translation of something that is there. */
function readTexts(row: SubmissionRow, texts: Readonly<Record<string, string>>): ListingValues {
  const open = untranslated(row);
  const problems: FieldProblems = {};
  for (const name of Object.keys(texts)) {
    if (!open.some((field) => field.name === name)) problems[name] = [{ key: 'select' }];
  }
  const asked = open.filter(({ name }) => texts[name] !== undefined);
  const values = cleanFields(asked, texts);
  for (const { name } of asked) if (!values[name]) problems[name] = [{ key: 'required' }];
  for (const [name, problem] of Object.entries(fieldProblems(asked, values))) problems[name] = [problem];
  if (Object.keys(problems).length > 0) throw new Problem('invalid', { fields: problems });
  return values;
}

async function write(work: Work, row: SubmissionRow, values: ListingValues): Promise<SubmissionRow> {
  const kind = row.subject_kind as SubjectKind;
  const payload = { ...row.payload, ...values };
  await writeBehind(work, row, values);
  const names = shownName(kind, payload);
  const [changed] = await work.tx
    .update(submission)
    .set({
      payload,
      ...(names.name || names.name_kh ? names : {}),
      flags: await flagsOf(work.tx, { id: row.id, kind, payload }),
      version: row.version + 1,
      updated_at: sql`now()`,
    })
    .where(eq(submission.id, row.id))
    .returning();
  await work.tx.insert(submission_event).values({
    submission_id: row.id,
    verb: 'translate',
    from_status: row.status,
    to_status: row.status,
    round: row.round,
    actor_id: signedIn(work.context).id,
    actor_kind: 'desk',
  });
  await recordAudit(work, {
    action: 'submission.translate',
    entity_id: row.id,
    detail: { reference: row.reference, names: Object.keys(values) },
  });
  return changed!;
}

/** What stands behind a request of owners says the same: the profile itself, or the set of its changes. */
async function writeBehind(work: Work, row: SubmissionRow, values: ListingValues): Promise<void> {
  if (!row.stakeholder_id || !isStakeholderKind(row.subject_kind as SubjectKind)) return;
  const set =
    row.kind === 'change' && row.status === 'reviewing' ? await findChangeSet(work.tx, row.id) : null;
  if (set) {
    const added = Object.entries(values).map(([name, now]) => [name, { was: null, now }]);
    await saveChanges(work, set.id, { ...(set.changes as Changes), ...Object.fromEntries(added) });
  } else if (row.kind === 'profile' || row.status === 'approved') {
    const record = await readRecord(work.tx, row.stakeholder_id);
    const content = contentOf(record);
    // Its owners may have written it themselves meanwhile.
    const names = Object.keys(values).filter((name) => textOf(content.values[name]) === '');
    await updateStakeholder(work, record.id, patchOf(record, withNamed(content, values), names));
  }
}

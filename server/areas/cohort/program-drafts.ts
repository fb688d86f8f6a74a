import { and, eq, sql } from 'drizzle-orm';
import { ESO_DRAFTS_MAX } from '#shared/constants.ts';
import type * as program from '#shared/contracts/eso-program.contract.ts';
import { cleanValues } from '#shared/domain/listing/clean-answers.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import { type OrganisationAction, type OrganisationRole, organisationMay } from '#shared/domain/roles.ts';
import { begunProblems } from '#shared/domain/suggestion/begun-problems.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Queryable } from '../../database/client.ts';
import { submission } from '../../database/schema/submission.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { checkDraftSize } from '../listing/draft-quota.ts';
import { invalid } from '../listing/form-of-call.ts';
import { sendToReview } from '../listing/send-to-review.ts';
import { lastEdits } from '../profile/last-edits.ts';
import { findSubmission, lockSubmission, type SubmissionRow } from '../submission/submission.queries.ts';
import { requireRole } from '../team/membership.ts';
import {
  approvedEso,
  beginProgram,
  isUnsent,
  presentSending,
  valuesOfTeam,
  wholeProgram,
} from './team-program.ts';

/**
 * Programs that a team has begun: whoever drafts content writes on them, whoever submits content sends them to the desk.
 * Nobody outside the team sees one, and no letter leaves before it is sent.
 */
export const createProgramDraft: Handler<typeof program.createProgramDraft> = ({ body }, context) => {
  const { stakeholder_id, ...raw } = body;
  const id = String(stakeholder_id);
  return inTransaction(context, async (work) => {
    const role = await requireRole(work.tx, context.actor, id, 'draft_content');
    const eso = await approvedEso(work.tx, id);
    await refuseMany(work, eso.id);
    const payload = draftValues(context, raw);
    const person_id = signedIn(context).id;
    return presentDraft(
      context,
      work.tx,
      await beginProgram(work, id, { payload, person_id, requester_email: '' }),
      role,
    );
  });
};

export const getProgramDraft: Handler<typeof program.getProgramDraft> = async ({ params }, context) => {
  const { db } = context.services.database;
  const row = await findSubmission(db, params.id);
  if (!row?.stakeholder_id || !isUnsent(row)) throw new Problem('not_found');
  return presentDraft(
    context,
    db,
    row,
    await requireRole(db, context.actor, row.stakeholder_id, 'view_private'),
  );
};

export const saveProgramDraft: Handler<typeof program.saveProgramDraft> = ({ params, body }, context) =>
  inTransaction(context, async (work) => {
    const { row, role } = await lockDraft(work, params.id, 'draft_content');
    const { version, ...raw } = body;
    refuseOld(row, version as number | undefined);
    const payload = draftValues(context, raw, row);
    const saved = await change(work, row, { payload });
    return presentDraft(context, work.tx, saved, role);
  });

export const submitProgramDraft: Handler<typeof program.submitProgramDraft> = ({ params, body }, context) =>
  inTransaction(context, async (work) => {
    const { row } = await lockDraft(work, params.id, 'submit_content');
    const { version, ...raw } = body;
    refuseOld(row, version as number | undefined);
    const eso = await approvedEso(work.tx, row.stakeholder_id);
    const form = await wholeProgram(work, eso, { ...row.payload, ...valuesOfTeam(raw) });
    return presentSending(work, await sendToReview(work, await change(work, row, form)));
  });

export const discardProgramDraft: Handler<typeof program.discardProgramDraft> = ({ params }, context) =>
  inTransaction(context, async (work) => {
    const { row, role } = await lockDraft(work, params.id, 'draft_content');
    if (!mayDiscard(context, row, role)) throw new Problem('conflict', { messageKey: 'team:problem.role' });
    await work.tx.delete(submission).where(eq(submission.id, row.id));
    await recordAudit(work, {
      action: 'submission.delete',
      entity_id: row.id,
      detail: { reference: row.reference, kind: row.kind, stakeholder_id: row.stakeholder_id },
    });
    return { status: 200 as const };
  });

type Draft = SubmissionRow & { stakeholder_id: string };

/** A draft, locked, if the caller's role in its team allows `action`. */
async function lockDraft(
  { tx, context }: Work,
  id: string,
  action: OrganisationAction,
): Promise<{ row: Draft; role: OrganisationRole }> {
  const row = await lockSubmission(tx, id);
  if (!row?.stakeholder_id || row.kind !== 'program') throw new Problem('not_found');
  const role = await requireRole(tx, context.actor, row.stakeholder_id, action);
  // Sent meanwhile, by somebody else of the team or in another window.
  if (!isUnsent(row)) throw new Problem('conflict', { messageKey: 'profile-fields:problem.program_sent' });
  return { row: row as Draft, role };
}

/** What is typed, over what was kept; Problem `invalid` without a title. */
function draftValues(
  { language }: CallContext,
  raw: Readonly<Record<string, unknown>>,
  before?: SubmissionRow,
): ListingValues {
  const values = { ...before?.payload, ...valuesOfTeam(raw) };
  checkDraftSize(values);
  const problems = begunProblems('program', values, language);
  if (Object.keys(problems).length > 0) throw invalid('program', problems);
  return values;
}

async function change(work: Work, row: Draft, set: Partial<SubmissionRow> & { payload: ListingValues }) {
  const [saved] = await work.tx
    .update(submission)
    .set({
      ...set,
      ...shownName('program', cleanValues('program', set.payload)),
      version: sql`${submission.version} + 1`,
      waiting_since: sql`now()`,
      updated_at: sql`now()`,
    })
    .where(eq(submission.id, row.id))
    .returning();
  await recordAudit(work, {
    action: 'submission.update',
    entity_id: row.id,
    detail: { reference: row.reference, stakeholder_id: row.stakeholder_id },
  });
  return saved!;
}

/** A team begins so many programs at most before it sends or discards one. */
async function refuseMany({ tx }: Work, stakeholder_id: string): Promise<void> {
  const begun = and(
    eq(submission.stakeholder_id, stakeholder_id),
    eq(submission.kind, 'program'),
    eq(submission.status, 'draft'),
  );
  if ((await tx.$count(submission, begun)) >= ESO_DRAFTS_MAX)
    throw new Problem('conflict', {
      messageKey: 'profile-fields:problem.many_drafts',
      params: { count: ESO_DRAFTS_MAX },
    });
}

/** What is written over must be what was looked at; a client that sends no version writes on what is there. */
function refuseOld(row: SubmissionRow, version: number | undefined): void {
  if (version !== undefined && version !== row.version)
    throw new Problem('stale_version', {
      messageKey: 'profile-fields:problem.draft_stale',
      conflict: { version: row.version, fields: [] },
    });
}

const mayDiscard = (context: CallContext, row: SubmissionRow, role: OrganisationRole): boolean =>
  organisationMay(role, 'edit_content') || row.person_id === signedIn(context).id;

async function presentDraft(context: CallContext, db: Queryable, row: SubmissionRow, role: OrganisationRole) {
  const edit = organisationMay(role, 'draft_content');
  return {
    id: row.id,
    stakeholder_id: row.stakeholder_id!,
    reference: row.reference,
    title: row.name,
    title_kh: row.name_kh,
    values: row.payload,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    last_edits: await lastEdits(db, row.stakeholder_id!, [row.id]),
    can: {
      edit,
      submit: organisationMay(role, 'submit_content'),
      discard: edit && mayDiscard(context, row, role),
    },
  };
}

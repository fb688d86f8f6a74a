import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type * as calls from '#shared/contracts/eso-program.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { turnOf } from '#shared/domain/cases/submission.ts';
import { followPath } from '#shared/domain/listing/listing-paths.ts';
import type { ReviewStatus } from '#shared/domain/review.ts';
import { organisationMay } from '#shared/domain/roles.ts';
import type { Queryable } from '../../database/client.ts';
import { program } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { submission } from '../../database/schema/submission.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { sendToReview } from '../listing/send-to-review.ts';
import { presentProgram } from '../program/program.present.ts';
import { findPrograms, type ProgramRow, programOrder } from '../program/program.queries.ts';
import { savedAmong } from '../save/saved-among.ts';
import { followSecretOf } from '../submission/follow-link.ts';
import { lockSubmission } from '../submission/submission.queries.ts';
import { requireRole } from '../team/membership.ts';
import { ownTeams } from './own-teams.ts';
import {
  approvedEso,
  beginProgram,
  draftPath,
  isUnsent,
  presentSending,
  wholeProgram,
} from './team-program.ts';

/** Approved support organisations. */
const approvedEsos = (db: Queryable) =>
  db
    .select({ id: stakeholder.id })
    .from(stakeholder)
    .where(and(eq(stakeholder.kind, 'eso'), eq(stakeholder.status, 'approved')));

/** What teams sent to the desk as programs and that is no program yet. */
const sent = and(eq(submission.kind, 'program'), isNull(submission.program_id));

/** Programs that support organisations run; those of the caller's teams also while they are with the desk. */
export const listEsoPrograms: Handler<typeof calls.listEsoPrograms> = async ({ query }, context) => {
  const { db } = context.services.database;
  const teams = await ownTeams(context);
  const own = query.eso && organisationMay(teams.get(query.eso), 'view_private');
  const open =
    query.eso && own
      ? await db
          .select()
          .from(submission)
          .where(and(sent, eq(submission.stakeholder_id, query.eso)))
          .orderBy(desc(submission.waiting_since))
      : [];
  const rows = await findPrograms(
    db,
    and(
      query.eso ? eq(program.organiser_id, query.eso) : undefined,
      own ? undefined : inArray(program.organiser_id, approvedEsos(db)),
    ),
    { page: 1, per_page: 1_000 },
    programOrder('newest', context.language === 'km'),
  );
  const all = [...open.map(presentSent), ...(await presentRun(context, rows))];
  const from = (query.page - 1) * query.per_page;
  return asList(all.slice(from, from + query.per_page), all.length, query);
};

/** One of them, by the id the list gives; Problem `not_found` where the list would not show it. */
export const getEsoProgram: Handler<typeof calls.getEsoProgram> = async ({ params }, context) => {
  const { db } = context.services.database;
  const teams = await ownTeams(context);
  const [open] = await db
    .select()
    .from(submission)
    .where(and(sent, eq(submission.id, params.id)));
  if (open && organisationMay(teams.get(open.stakeholder_id ?? ''), 'view_private')) return presentSent(open);
  const own = [...teams].flatMap(([id, role]) => (organisationMay(role, 'view_private') ? [id] : []));
  const rows = await findPrograms(
    db,
    and(
      eq(program.id, params.id),
      or(inArray(program.organiser_id, approvedEsos(db)), inArray(program.organiser_id, own)),
    ),
    { page: 1, per_page: 1 },
  );
  const [found] = await presentRun(context, rows);
  if (!found) throw new Problem('not_found');
  return found;
};

const presentSent = (row: typeof submission.$inferSelect) => ({
  id: row.id,
  title: row.name,
  title_kh: row.name_kh,
  program: null,
  submission: {
    id: row.id,
    reference: row.reference,
    status: row.status as ReviewStatus,
    turn: turnOf(row.status as ReviewStatus),
    waiting_since: row.waiting_since.toISOString(),
    is_draft: isUnsent(row),
  },
});

async function presentRun(context: CallContext, rows: readonly ProgramRow[]) {
  context.tag('program', 'stakeholder', 'taxonomy');
  const ids = rows.map((row) => row.program.id);
  const shared = {
    saved: await savedAmong(context, 'program', ids),
    directory: context.services.directory,
    now: new Date(),
  };
  return rows.map((row) => ({
    id: row.program.id,
    title: row.program.title,
    title_kh: row.program.title_kh,
    program: presentProgram(row, shared),
    submission: null,
  }));
}

/**
 * Sends a program of a support organisation to the desk. Who sends it is known and belongs to the team, so no link has to
 * confirm the address; the organiser is the organisation itself.
 */
export const createEsoProgram: Handler<typeof calls.createEsoProgram> = async ({ body }, context) => {
  const { stakeholder_id, ...raw } = body;
  const id = String(stakeholder_id);
  return inTransaction(context, async (work) => {
    await requireRole(work.tx, context.actor, id, 'submit_content');
    const form = await wholeProgram(work, await approvedEso(work.tx, id), raw);
    const begun = await beginProgram(work, id, form);
    return presentSending(work, await sendToReview(work, begun));
  });
};

/** The link of a program that is with the desk, for the team that sent it. */
export const openEsoProgram: Handler<typeof calls.openEsoProgram> = ({ params }, context) =>
  inTransaction(context, async (work) => {
    const row = await lockSubmission(work.tx, params.id);
    if (row?.kind !== 'program' || !row.stakeholder_id) throw new Problem('not_found');
    await requireRole(work.tx, context.actor, row.stakeholder_id, 'edit_content');
    if (isUnsent(row)) return { path: draftPath(row.stakeholder_id, row.id) };
    return { path: followPath('program', await followSecretOf(work, row)) };
  });

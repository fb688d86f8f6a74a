import type { ReportRow as PresentedRow, ReportRecord } from '#shared/contracts/report.contract.ts';
import { mayDecideReport, type ReportState } from '#shared/domain/cases/report.ts';
import {
  mayPutBack,
  measuresFor,
  type ReportMeasure,
  type ReportReason,
  type ReportSubject,
} from '#shared/domain/report.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { findNotes, presentNotes } from '../../cases/case-notes.ts';
import { canAtDesk } from '../../cases/desk-routes.ts';
import { heldStill, heldUntil } from '../../cases/hold.ts';
import type { Queryable } from '../../database/client.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { findNames, type Names, nameOf } from '../account/find-names.ts';
import { isInvolved, REPORT } from './case.ts';
import { countAbout, findAbout, findHistory, findReport, type ReportRow } from './report.queries.ts';
import { addressOf } from './tell-reporter.ts';

/** Rows of the list with the names of people and how often the same was reported. */
export async function presentRows(db: Queryable, rows: readonly ReportRow[]): Promise<PresentedRow[]> {
  const [people, counts] = await Promise.all([
    findNames(
      db,
      rows.flatMap(({ reporter_id, assignee_id }) => [reporter_id, assignee_id]),
    ),
    countAbout(db, rows),
  ]);
  return rows.map((row) => presentRow(row, people, counts.get(row.subject_id) ?? 1));
}

function presentRow(row: ReportRow, people: Names, same_subject: number): PresentedRow {
  return {
    id: row.id,
    uuid: row.id,
    reference: row.reference,
    subject_kind: row.subject_kind as ReportSubject,
    subject_id: row.subject_id,
    name: row.evidence.name ?? '',
    name_kh: row.evidence.name_kh ?? '',
    reason: row.reason as ReportReason,
    state: row.state as ReportState,
    reporter: nameOf(people, row.reporter_id),
    by_visitor: row.by_visitor,
    assignee: nameOf(people, row.assignee_id),
    same_subject,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

/** One report as its page at the desk shows it. */
async function presentReport(context: CallContext, row: ReportRow): Promise<ReportRecord> {
  const { db } = context.services.database;
  const staff = signedIn(context);
  const suspend = deskMay(staff.desk_roles, 'manage_people');
  const measure = row.measure as ReportMeasure;
  const undo = mayUndoReport(row, context);
  const [all, history, notes] = await Promise.all([
    findAbout(db, row),
    findHistory(db, row.id),
    findNotes(db, 'report', row.id),
  ]);
  const people = await findNames(db, [
    ...all.map(({ reporter_id }) => reporter_id),
    row.assignee_id,
    row.decided_by,
    row.evidence.person_id ?? null,
    ...history.map(({ actor_id }) => actor_id),
    ...notes.map(({ author_id }) => author_id),
  ]);
  const kind = row.subject_kind as ReportSubject;
  return {
    ...presentRow(row, people, all.length),
    description: row.description,
    answers: (await addressOf(db, row)) !== null,
    evidence: Object.fromEntries(Object.entries(row.evidence).filter(([key]) => !key.endsWith('_id'))),
    link: row.evidence.path ?? null,
    person: nameOf(people, row.evidence.person_id ?? null),
    decision: row.decision,
    decided_by: nameOf(people, row.decided_by),
    others: all.filter(({ id }) => id !== row.id).map((one) => presentRow(one, people, all.length)),
    history: history.map(({ verb, actor_id, at, measure, decision }) => ({
      verb,
      actor: nameOf(people, actor_id),
      at: at.toISOString(),
      measure,
      decision,
    })),
    notes: presentNotes(notes, (author) => nameOf(people, author)),
    measures: [...measuresFor(kind, { suspend })],
    measure,
    hold_seconds: context.services.config.DECISION_HOLD_SECONDS,
    undo_until: undo ? heldUntil(context, row.decided_at!).toISOString() : null,
    can: {
      ...canAtDesk(REPORT, row, staff),
      decide: mayDecideReport(row.state as ReportState, isInvolved(row, staff)),
      undo,
      put_back: mayPutBack({ removed: row.removed, measure }, { suspend }) && !isInvolved(row, staff),
    },
  };
}

/** The same by its id; Problem `not_found` where there is none. */
export async function readReport(context: CallContext, id: string): Promise<ReportRecord> {
  const row = await findReport(context.services.database.db, id);
  if (!row) throw new Problem('not_found');
  return presentReport(context, row);
}

/** One's own decision, while its letter is held and nothing of it was put back. */
export function mayUndoReport(row: ReportRow, context: Pick<CallContext, 'services' | 'actor'>): boolean {
  if (!heldStill(context, row.decided_at) || row.decided_by !== signedIn(context).id) return false;
  return row.state !== 'open' && (row.removed || row.measure === 'none');
}

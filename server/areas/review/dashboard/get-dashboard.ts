import type { getDashboard as contract } from '#shared/contracts/dashboard.contract.ts';
import { TIME_ZONE_OFFSET } from '#shared/country/chosen/facts.ts';
import { type DeskDecision, figuresOf, weekOf } from '#shared/domain/desk-figures.ts';
import { answerBy } from '#shared/domain/listing/answer-by.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { SUBJECT_KINDS, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import type { Queryable } from '../../../database/client.ts';
import { signedIn } from '../../../http/actor.ts';
import type { Handler } from '../../../http/route.ts';
import { findNames } from '../../account/find-names.ts';
import { findDecisions, findWaiting } from './dashboard.queries.ts';

const OLDEST = 10;

/** How the desk keeps its promise. What one person did is for those alone who oversee it. */
export const getDashboard: Handler<typeof contract> = async ({ query }, { services, actor }) => {
  const { db } = services.database;
  const now = new Date();
  const weeks = weeksUntil(now, Number(query.weeks));
  const since = new Date(`${weeks[0]}T00:00:00${TIME_ZONE_OFFSET}`);
  const isAsked = ({ kind }: { kind: string }) => query.kind === 'all' || kind === query.kind;
  const [everything, waits] = await Promise.all([findDecisions(db, since), findWaiting(db)]);
  const decisions = everything.filter(isAsked);
  const waiting = waits.map((row) => ({ ...row, kind: row.subject_kind as SubjectKind })).filter(isAsked);
  const today = calendarDate(now);
  const isOverdue = ({ waiting_since }: { waiting_since: Date }) => answerBy(waiting_since) < today;
  const oversees = deskMay(signedIn({ actor }).desk_roles, 'oversee');
  return {
    as_of: now.toISOString(),
    totals: { ...figuresOf(decisions), waiting: waiting.length, overdue: waiting.filter(isOverdue).length },
    by_week: weeks.map((week) => ({
      week,
      ...figuresOf(decisions.filter(({ decided_at }) => weekOf(decided_at) === week)),
    })),
    by_kind: SUBJECT_KINDS.filter((kind) => isAsked({ kind })).map((kind) => ({
      kind,
      ...figuresOf(decisions.filter((one) => one.kind === kind)),
      waiting: waiting.filter((one) => one.kind === kind).length,
    })),
    reviewers: oversees ? await reviewersOf(db, decisions, waiting) : null,
    oldest: waiting.slice(0, OLDEST).map((row) => ({
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      name: row.name,
      name_kh: row.name_kh,
      waiting_since: row.waiting_since.toISOString(),
      overdue: isOverdue(row),
    })),
  };
};

/** Mondays of the last weeks, this one included, oldest first. */
function weeksUntil(now: Date, count: number): string[] {
  const last = weekOf(now);
  return Array.from({ length: count }, (_none, n) => addDays(last, (n + 1 - count) * 7));
}

async function reviewersOf(
  db: Queryable,
  decisions: readonly DeskDecision[],
  waiting: readonly { assignee_id: string | null }[],
) {
  const ids = [
    ...decisions.map(({ actor_id }) => actor_id),
    ...waiting.map(({ assignee_id }) => assignee_id),
  ];
  const people = await findNames(db, ids);
  return [...people.values()]
    .map((who) => ({
      ...who,
      ...figuresOf(decisions.filter(({ actor_id }) => actor_id === who.id)),
      assigned: waiting.filter(({ assignee_id }) => assignee_id === who.id).length,
    }))
    .sort((a, b) => b.decided - a.decided || b.assigned - a.assigned || a.name.localeCompare(b.name));
}

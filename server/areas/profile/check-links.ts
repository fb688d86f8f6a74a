import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { type FieldProblems, Problem } from '../../http/problem.ts';
import { roleIn } from '../team/membership.ts';
import type { NamedValue, ProfileContent } from './content.ts';
import type { RoundItem, TeamItem } from './items.ts';

/**
 * Looks up what entries of lists point at: investors of a round must be pages of the directory, which give their names,
 * and a person must belong to the team. What stood there before is not asked about again.
 */
export async function checkLinks(
  db: Queryable,
  id: string | null,
  before: ProfileContent,
  changes: Record<string, NamedValue>,
): Promise<Record<string, NamedValue>> {
  const problems: FieldProblems = {};
  const rounds = changes.funding_rounds as RoundItem[] | null | undefined;
  const team = changes.team_members as TeamItem[] | null | undefined;
  const checked = { ...changes };
  if (rounds) checked.funding_rounds = await nameInvestors(db, id, rounds, problems);
  const known = new Set(before.lists.team_members.map(({ person_id }) => person_id));
  for (const [place, { person_id }] of (team ?? []).entries()) {
    if (!person_id || known.has(person_id)) continue;
    if (!id || !(await roleIn(db, person_id, id)))
      problems[`team_members.${place}.person_id`] = [{ key: 'select' }];
  }
  if (Object.keys(problems).length > 0) throw new Problem('invalid', { fields: problems });
  return checked;
}

async function nameInvestors(
  db: Queryable,
  id: string | null,
  rounds: readonly RoundItem[],
  problems: FieldProblems,
): Promise<RoundItem[]> {
  const ids = rounds.flatMap(({ investors }) => investors.flatMap((one) => one.stakeholder_id ?? []));
  const pages = new Map<string, string>();
  if (ids.length > 0) {
    const rows = await db
      .select({ id: stakeholder.id, name: stakeholder.name })
      .from(stakeholder)
      .where(and(inArray(stakeholder.id, ids), eq(stakeholder.status, 'approved')));
    for (const row of rows) pages.set(row.id, row.name);
  }
  return rounds.map((round, place) => {
    const investors = round.investors.flatMap((one) => {
      if (!one.stakeholder_id)
        return one.name.trim() ? [{ ...one, name: one.name.trim().slice(0, 255) }] : [];
      // A confirmed investor whose page left the directory stays with the name it had.
      const name = pages.get(one.stakeholder_id) ?? (one.confirmed ? one.name : undefined);
      if (name === undefined || one.stakeholder_id === id)
        problems[`funding_rounds.${place}.investors`] = [{ key: 'select' }];
      return [{ ...one, name: name ?? one.name }];
    });
    const twice = investors.length > new Set(investors.map((one) => one.stakeholder_id ?? one.name)).size;
    if (twice) problems[`funding_rounds.${place}.investors`] = [{ key: 'select' }];
    return { ...round, investors };
  });
}

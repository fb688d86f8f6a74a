import type { Cohort } from '#shared/contracts/cohort.contract.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { organisationMay } from '#shared/domain/roles.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { pagePath } from '../../addresses/page-path.ts';
import { tailOf } from '../../addresses/tail-of.ts';
import type { CallContext } from '../../http/route.ts';
import { readCards } from '../stakeholder/read-cards.ts';
import type { CohortRow, MemberRow } from './cohort.queries.ts';

/** The roles a caller has in teams, by the id of the page. */
export type Roles = ReadonlyMap<string, OrganisationRole>;

/** Whether a cohort lies ahead, runs or is over, by the day in the zone of the country. */
export function timeOf(
  { starts_on, ends_on }: { starts_on: string | null; ends_on: string | null },
  today: string,
): Cohort['time'] {
  if (!starts_on && !ends_on) return null;
  if (starts_on && starts_on > today) return 'upcoming';
  return ends_on && ends_on < today ? 'past' : 'running';
}

/** A cohort without its startups. */
export function presentHead({ cohort, eso, program }: CohortRow): Omit<Cohort, 'members' | 'can'> {
  return {
    id: cohort.id,
    uuid: cohort.id,
    name: cohort.name,
    name_kh: cohort.name_kh,
    starts_on: cohort.starts_on,
    ends_on: cohort.ends_on,
    size: cohort.size,
    time: timeOf(cohort, calendarDate(Date.now())),
    program: program && {
      id: program.id,
      tail: tailOf(program),
      title: program.title,
      title_kh: program.title_kh,
    },
    eso: { id: eso.id, name: eso.name, name_kh: eso.name_kh, page: pagePath(eso) },
  };
}

/** Cohorts for a reader: only confirmed startups, but for the team of the organisation and of the startup itself. */
export async function presentCohorts(
  context: CallContext,
  rows: readonly CohortRow[],
  members: readonly MemberRow[],
  roles: Roles,
): Promise<Cohort[]> {
  const cards = new Map(
    (await readCards(context, [...new Set(members.map(({ stakeholder_id }) => stakeholder_id))])).map(
      (card) => [card.id, card],
    ),
  );
  return rows.map((row) => {
    const role = roles.get(row.eso.id);
    const seen = members.filter(
      ({ cohort_id, state, stakeholder_id }) =>
        cohort_id === row.cohort.id && (state === 'confirmed' || role || roles.has(stakeholder_id)),
    );
    return {
      ...presentHead(row),
      members: seen.flatMap(({ state, stakeholder_id, created_at }) => {
        const startup = cards.get(stakeholder_id);
        if (!startup) return [];
        return [
          {
            state: state as Cohort['members'][number]['state'],
            startup,
            since: created_at.toISOString(),
          },
        ];
      }),
      can: { edit: organisationMay(role, 'edit_content') },
    };
  });
}

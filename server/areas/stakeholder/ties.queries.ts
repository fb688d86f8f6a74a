import { and, asc, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { cohort, cohort_member } from '../../database/schema/cohort.ts';
import { program } from '../../database/schema/publication.ts';
import {
  funding_round,
  funding_round_investor,
  individual,
  stakeholder,
  team_member,
} from '../../database/schema/stakeholder.ts';

const LINK_COLUMNS = {
  id: stakeholder.id,
  kind: stakeholder.kind,
  type_slug: stakeholder.type_slug,
  name: stakeholder.name,
  name_kh: stakeholder.name_kh,
  logo_id: stakeholder.logo_id,
};
const approved = eq(stakeholder.status, 'approved');

/** What names the public ones of these records. */
export function findLinks(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select(LINK_COLUMNS)
    .from(stakeholder)
    .where(and(inArray(stakeholder.id, [...ids]), approved));
}
export type LinkRow = Awaited<ReturnType<typeof findLinks>>[number];

/** Programs that the record organises and visitors may see: those that close last first, those without an end on top. */
export function findPrograms(db: Queryable, id: string) {
  return db
    .select({
      id: program.id,
      title: program.title,
      title_kh: program.title_kh,
      opens_at: program.opens_at,
      closes_at: program.closes_at,
    })
    .from(program)
    .where(and(eq(program.organiser_id, id), isPublished(program)))
    .orderBy(sql`${program.closes_at} desc nulls first`, desc(program.id));
}

/** Cohorts that the record runs or has confirmed it took part in, the newest first. */
export async function findCohorts(db: Queryable, id: string) {
  const took_part = sql`exists (
    select 1 from ${cohort_member} m
    where m.cohort_id = ${cohort.id} and m.stakeholder_id = ${id} and m.state = 'confirmed')`;
  const rows = await db
    .select({
      id: cohort.id,
      eso_id: cohort.stakeholder_id,
      name: cohort.name,
      name_kh: cohort.name_kh,
      starts_on: cohort.starts_on,
      ends_on: cohort.ends_on,
      program_id: program.id,
      title: program.title,
      title_kh: program.title_kh,
    })
    .from(cohort)
    .leftJoin(program, and(eq(program.id, cohort.program_id), isPublished(program)))
    .where(or(eq(cohort.stakeholder_id, id), took_part))
    .orderBy(sql`${cohort.starts_on} desc nulls last`, desc(cohort.id));
  const members = await findConfirmed(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...row,
    startups: members.flatMap((member) => (member.cohort_id === row.id ? [member.stakeholder_id] : [])),
  }));
}

function findConfirmed(db: Queryable, cohorts: readonly string[]) {
  if (cohorts.length === 0) return [];
  return db
    .select({ cohort_id: cohort_member.cohort_id, stakeholder_id: cohort_member.stakeholder_id })
    .from(cohort_member)
    .innerJoin(stakeholder, eq(stakeholder.id, cohort_member.stakeholder_id))
    .where(
      and(
        inArray(cohort_member.cohort_id, [...cohorts]),
        eq(cohort_member.state, 'confirmed'),
        eq(stakeholder.status, 'approved'),
      ),
    )
    .orderBy(asc(stakeholder.name), asc(stakeholder.id));
}

const ROUND_COLUMNS = {
  round_id: funding_round.id,
  into_id: funding_round.stakeholder_id,
  announced_date: funding_round.announced_date,
  amount: funding_round.amount,
  currency: funding_round.currency,
  funding_type: funding_round.funding_type,
};

/** Rounds of other public records in which this one is named as an investor, the newest first. */
export function findInvestments(db: Queryable, id: string) {
  return db
    .select({ ...ROUND_COLUMNS, confirmed_at: funding_round_investor.confirmed_at })
    .from(funding_round_investor)
    .innerJoin(funding_round, eq(funding_round.id, funding_round_investor.funding_round_id))
    .innerJoin(stakeholder, and(eq(stakeholder.id, funding_round.stakeholder_id), approved))
    .where(eq(funding_round_investor.stakeholder_id, id))
    .orderBy(desc(funding_round.announced_date), desc(funding_round.id));
}

/** Who put money into the rounds of a record. */
export function findInvestors(db: Queryable, id: string) {
  return db
    .select({
      round_id: funding_round_investor.funding_round_id,
      name: funding_round_investor.name,
      stakeholder_id: funding_round_investor.stakeholder_id,
      confirmed_at: funding_round_investor.confirmed_at,
    })
    .from(funding_round_investor)
    .innerJoin(funding_round, eq(funding_round.id, funding_round_investor.funding_round_id))
    .where(eq(funding_round.stakeholder_id, id))
    .orderBy(asc(funding_round_investor.position), asc(funding_round_investor.id));
}

/** Other public records on whose pages a person of this one stands too: in the team, or as the mentor or investor. */
export async function findSharedPeople(db: Queryable, id: string): Promise<string[]> {
  const ofTeams = (where: SQL) =>
    db
      .select({ stakeholder_id: team_member.stakeholder_id, person_id: team_member.person_id })
      .from(team_member)
      .where(and(isNotNull(team_member.person_id), where));
  const ofPeople = (where: SQL) =>
    db
      .select({ stakeholder_id: stakeholder.id, person_id: individual.person_id })
      .from(individual)
      .innerJoin(stakeholder, eq(stakeholder.individual_id, individual.id))
      .where(and(isNotNull(individual.person_id), where));
  const [team, self] = await Promise.all([
    ofTeams(eq(team_member.stakeholder_id, id)),
    ofPeople(eq(stakeholder.id, id)),
  ]);
  const people = [...new Set([...team, ...self].flatMap(({ person_id }) => person_id ?? []))];
  if (people.length === 0) return [];
  const [teams, selves] = await Promise.all([
    ofTeams(and(inArray(team_member.person_id, people), ne(team_member.stakeholder_id, id)) as SQL),
    ofPeople(and(inArray(individual.person_id, people), ne(stakeholder.id, id)) as SQL),
  ]);
  return [...new Set([...teams, ...selves].map(({ stakeholder_id }) => stakeholder_id))];
}

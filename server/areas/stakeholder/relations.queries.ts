import { type SQL, sql } from 'drizzle-orm';
import { isPublished } from '../../database/is-published.ts';

/** A program that the record organises; moments as PostgreSQL writes them in JSON. */
export interface ProgramRelation {
  id: string;
  title: string;
  title_kh: string;
  opens_at: string | null;
  closes_at: string | null;
}

/** A cohort that the record runs or has confirmed it took part in, with all who confirmed. */
export interface CohortRelation {
  id: string;
  eso_id: string;
  name: string;
  name_kh: string;
  starts_on: string | null;
  ends_on: string | null;
  program_id: string | null;
  title: string | null;
  title_kh: string | null;
  startups: string[];
}

/** A round of another public record in which this one is named as an investor. */
export interface InvestmentRelation {
  round_id: string;
  into_id: string;
  announced_date: string;
  amount: number;
  currency: string;
  funding_type: string;
  confirmed_at: string | null;
}

/** Who put money into a round of the record. */
export interface InvestorRelation {
  round_id: string;
  name: string;
  stakeholder_id: string | null;
  confirmed_at: string | null;
}

/** What names a public record that the relations of another one lead to. */
export interface LinkRow {
  id: string;
  kind: string;
  type_slug: string | null;
  name: string;
  name_kh: string;
  logo_id: string | null;
}

/** What the database knows of the relations of one record. */
export interface RelationRows {
  programs: ProgramRelation[];
  cohorts: CohortRelation[];
  investments: InvestmentRelation[];
  investors: InvestorRelation[];
  /** Other public records on whose pages a person of this one stands too. */
  shared: string[];
  /** The public ones of all that the others name. */
  links: LinkRow[];
}

const publicProgram = isPublished({
  status: sql.raw('p.status'),
  published_at: sql.raw('p.published_at'),
  deleted_at: sql.raw('p.deleted_at'),
});

/**
 * The relations of a record as columns of the statement that reads it; `id` is a parameter of it. All in one statement, because
 * each costs more to send, parse and plan than to answer.
 */
export function relationColumns(id: SQL): Record<keyof RelationRows, SQL> {
  const tookPart = (cohort: string) => sql`(${sql.raw(cohort)}.stakeholder_id = ${id} or exists (
    select from cohort_member own where own.cohort_id = ${sql.raw(cohort)}.id
    and own.stakeholder_id = ${id} and own.state = 'confirmed'))`;
  const people = sql`(
    select t.person_id from team_member t where t.stakeholder_id = ${id} and t.person_id is not null
    union select i.person_id from stakeholder s join individual i on i.id = s.individual_id
    where s.id = ${id} and i.person_id is not null)`;
  const shared = sql`(
    select t.stakeholder_id from team_member t where t.person_id in ${people} and t.stakeholder_id <> ${id}
    union select s.id from individual i join stakeholder s on s.individual_id = i.id
    where i.person_id in ${people} and s.id <> ${id})`;
  return {
    // Those that close last first, those without an end on top.
    programs: sql`(select coalesce(json_agg(json_build_object(
        'id', p.id, 'title', p.title, 'title_kh', p.title_kh, 'opens_at', p.opens_at, 'closes_at', p.closes_at)
        order by p.closes_at desc nulls first, p.id desc), '[]')
      from program p where p.organiser_id = ${id} and ${publicProgram})`,
    // The newest first; of programs only what visitors may see.
    cohorts: sql`(select coalesce(json_agg(json_build_object(
        'id', c.id, 'eso_id', c.stakeholder_id, 'name', c.name, 'name_kh', c.name_kh,
        'starts_on', c.starts_on, 'ends_on', c.ends_on,
        'program_id', p.id, 'title', p.title, 'title_kh', p.title_kh,
        'startups', (select coalesce(json_agg(m.stakeholder_id order by s.name, s.id), '[]')
          from cohort_member m join stakeholder s on s.id = m.stakeholder_id
          where m.cohort_id = c.id and m.state = 'confirmed' and s.status = 'approved'))
        order by c.starts_on desc nulls last, c.id desc), '[]')
      from cohort c left join program p on p.id = c.program_id and ${publicProgram} where ${tookPart('c')})`,
    investments: sql`(select coalesce(json_agg(json_build_object(
        'round_id', r.id, 'into_id', r.stakeholder_id, 'announced_date', r.announced_date, 'amount', r.amount,
        'currency', r.currency, 'funding_type', r.funding_type, 'confirmed_at', i.confirmed_at)
        order by r.announced_date desc, r.id desc), '[]')
      from funding_round_investor i join funding_round r on r.id = i.funding_round_id
      join stakeholder s on s.id = r.stakeholder_id and s.status = 'approved' where i.stakeholder_id = ${id})`,
    investors: sql`(select coalesce(json_agg(json_build_object(
        'round_id', i.funding_round_id, 'name', i.name, 'stakeholder_id', i.stakeholder_id,
        'confirmed_at', i.confirmed_at) order by i.position, i.id), '[]')
      from funding_round r join funding_round_investor i on i.funding_round_id = r.id
      where r.stakeholder_id = ${id})`,
    shared: sql`(select coalesce(json_agg(o.stakeholder_id), '[]') from ${shared} o)`,
    links: sql`(select coalesce(json_agg(json_build_object(
        'id', l.id, 'kind', l.kind, 'type_slug', l.type_slug, 'name', l.name, 'name_kh', l.name_kh,
        'logo_id', l.logo_id)), '[]')
      from stakeholder l where l.status = 'approved' and l.id in (
        select c.stakeholder_id from cohort c where ${tookPart('c')}
        union select m.stakeholder_id from cohort c join cohort_member m on m.cohort_id = c.id
          where ${tookPart('c')} and m.state = 'confirmed'
        union select r.stakeholder_id from funding_round_investor i
          join funding_round r on r.id = i.funding_round_id where i.stakeholder_id = ${id}
        union select i.stakeholder_id from funding_round r
          join funding_round_investor i on i.funding_round_id = r.id where r.stakeholder_id = ${id}
        union select o.stakeholder_id from ${shared} o))`,
  };
}

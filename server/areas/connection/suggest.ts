import { inArray, sql } from 'drizzle-orm';
import type { ConnectionItem, Party } from '#shared/contracts/connection.contract.ts';
import { CONNECTING_ROLES, type SuggestionReason } from '#shared/domain/connection.ts';
import type { Queryable } from '../../database/client.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { presentNoConnection } from './connection.present.ts';
import { findParties, presentPersonParty, presentStakeholderParty } from './party.ts';

/** Most suggestions of one kind of reason, and of all together. */
const MOST = 40;

interface Found {
  id: string;
  kind: SuggestionReason;
  count: number;
  /** The page or the term it rests on. */
  about: string | null;
  [column: string]: unknown;
}

const ROLES = sql`(${sql.join(
  CONNECTING_ROLES.map((role) => sql`${role}`),
  sql`, `,
)})`;

/** People a person may want to know: of the same team, known to those they know, of the same field or province. */
export async function suggestPeople(db: Queryable, me: string): Promise<ConnectionItem[]> {
  const { rows } = await db.execute<Found>(sql`
    with mine as (
      select m.stakeholder_id from stakeholder_member m where m.person_id = ${me} and m.state = 'member'
    ), known as (
      select case when c.from_person_id = ${me} then c.to_person_id else c.from_person_id end as id, c.state
      from connection c
      where c.from_stakeholder_id is null and c.to_stakeholder_id is null
        and ${me} in (c.from_person_id, c.to_person_id)
    ), shut as (
      select id from known where state <> 'expired'
      union select blocked_id from person_block where person_id = ${me}
      union select person_id from person_block where blocked_id = ${me}
      union select ${me}::uuid
    ), member as (
      select m.person_id as id, m.stakeholder_id
      from stakeholder_member m join stakeholder s on s.id = m.stakeholder_id and s.status = 'approved'
      where m.state = 'member' and m.person_id is not null and m.person_id not in (select id from shut)
    ), found as (
      (select m.id, 'team' as kind, count(*)::int as count, min(m.stakeholder_id::text) as about
       from member m join mine using (stakeholder_id) group by m.id limit ${MOST})
      union all
      (select other.id, 'common', count(*)::int, null
       from known k
       join lateral (
         select case when c.from_person_id = k.id then c.to_person_id else c.from_person_id end as id
         from connection c
         where c.state = 'approved' and c.from_stakeholder_id is null and c.to_stakeholder_id is null
           and k.id in (c.from_person_id, c.to_person_id)
       ) other on other.id not in (select id from shut)
       where k.state = 'approved' group by other.id order by count(*) desc limit ${MOST})
      union all
      (select m.id, 'sector', count(distinct t.term_id)::int, min(t.term_id::text)
       from member m
       join stakeholder_term t on t.stakeholder_id = m.stakeholder_id and t.field in ('sector', 'expertise', 'interest')
       join stakeholder_term own on own.term_id = t.term_id and own.field in ('sector', 'expertise', 'interest')
       join mine on mine.stakeholder_id = own.stakeholder_id
       where m.stakeholder_id not in (select stakeholder_id from mine)
       group by m.id order by count(distinct t.term_id) desc, m.id limit ${MOST})
      union all
      (select m.id, 'province', 1, null
       from member m join stakeholder s on s.id = m.stakeholder_id
       join stakeholder own on own.province_code = s.province_code
       join mine on mine.stakeholder_id = own.id
       where m.stakeholder_id not in (select stakeholder_id from mine)
       group by m.id order by m.id limit ${MOST})
    )
    select found.* from found join person p on p.id = found.id and p.status = 'active'`);
  const best = strongest(rows);
  const parties = await findParties(
    db,
    best.map(({ id }) => id),
    best.map(({ kind, about }) => (kind === 'team' ? about : null)),
  );
  const terms = await findTerms(db, best);
  return best.flatMap((found) => {
    const who = parties.people.get(found.id);
    if (!who) return [];
    const page = parties.stakeholders.get(found.about ?? '');
    return suggestion(presentPersonParty(who, 'none'), found, page ?? terms.get(found.about ?? ''));
  });
}

/** Organisations that fit those a person acts for, and have somebody who can answer. */
export async function suggestOrganisations(
  db: Queryable,
  stakeholderIds: readonly string[],
): Promise<ConnectionItem[]> {
  if (stakeholderIds.length === 0) return [];
  const own = sql`(${sql.join(
    stakeholderIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  const { rows } = await db.execute<Found>(sql`
    with known as (
      select case when c.from_stakeholder_id in ${own} then c.to_stakeholder_id else c.from_stakeholder_id end as id, c.state
      from connection c
      where c.from_stakeholder_id in ${own} or c.to_stakeholder_id in ${own}
    ), other as (
      select s.id, s.province_code from stakeholder s
      where s.status = 'approved' and s.id not in ${own}
        and s.id not in (select id from known where state <> 'expired' and id is not null)
        and exists (select 1 from stakeholder_member m
          where m.stakeholder_id = s.id and m.state = 'member' and m.role in ${ROLES} and m.person_id is not null)
    ), found as (
      (select o.id, 'common' as kind, count(*)::int as count, null as about
       from known k
       join lateral (
         select case when c.from_stakeholder_id = k.id then c.to_stakeholder_id else c.from_stakeholder_id end as id
         from connection c where c.state = 'approved' and k.id in (c.from_stakeholder_id, c.to_stakeholder_id)
       ) far on true
       join other o on o.id = far.id
       where k.state = 'approved' group by o.id order by count(*) desc limit ${MOST})
      union all
      (select o.id, 'sector', count(distinct t.term_id)::int, min(t.term_id::text)
       from other o
       join stakeholder_term t on t.stakeholder_id = o.id and t.field in ('sector', 'expertise', 'interest')
       join stakeholder_term mine on mine.term_id = t.term_id and mine.stakeholder_id in ${own}
       group by o.id order by count(distinct t.term_id) desc, o.id limit ${MOST})
      union all
      (select o.id, 'province', 1, null
       from other o where o.province_code in (select province_code from stakeholder where id in ${own})
       order by o.id limit ${MOST})
    )
    select * from found`);
  const best = strongest(rows);
  const parties = await findParties(
    db,
    [],
    best.map(({ id }) => id),
  );
  const terms = await findTerms(db, best);
  return best.flatMap((found) => {
    const page = parties.stakeholders.get(found.id);
    return page ? suggestion(presentStakeholderParty(page), found, terms.get(found.about ?? '')) : [];
  });
}

const WEIGHT: Readonly<Record<SuggestionReason, number>> = {
  team: 1_000,
  common: 100,
  sector: 10,
  province: 1,
};
const weightOf = ({ kind, count }: Found) => WEIGHT[kind] + count;

/** One reason for each, the strongest, and the best fitting first. */
function strongest(rows: readonly Found[]): Found[] {
  const best = new Map<string, Found>();
  for (const row of rows) {
    const known = best.get(row.id);
    if (!known || weightOf(row) > weightOf(known)) best.set(row.id, row);
  }
  return [...best.values()]
    .sort((a, b) => weightOf(b) - weightOf(a) || a.id.localeCompare(b.id))
    .slice(0, MOST);
}

async function findTerms(db: Queryable, found: readonly Found[]) {
  const ids = found.flatMap(({ kind, about }) => (kind === 'sector' && about ? [about] : []));
  if (ids.length === 0) return new Map<string, { name: string; name_kh: string }>();
  const rows = await db
    .select({ id: taxonomy_term.id, name: taxonomy_term.name, name_kh: taxonomy_term.name_kh })
    .from(taxonomy_term)
    .where(inArray(taxonomy_term.id, ids));
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}

function suggestion(
  other: Party,
  { kind, count }: Found,
  about: { name: string; name_kh: string } | undefined,
): ConnectionItem {
  return {
    ...presentNoConnection(other, null, { isBlocked: false, mayAsk: true, reveals: [] }),
    reason: { kind, count, name: about?.name ?? '', name_kh: about?.name_kh ?? '' },
  };
}

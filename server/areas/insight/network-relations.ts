import { type SQL, sql } from 'drizzle-orm';
import type { RelationKind } from '#shared/domain/insight/relations.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { tailOf } from '../../addresses/tail-of.ts';
import type { Queryable } from '../../database/client.ts';
import { bestRelated, type Related } from './best-related.ts';

const inCurrency = (currency: string | undefined) => (currency ? sql`and r.currency = ${currency}` : sql``);

/** Who is related to whom, each pair once a kind: `source` gives money, room or a hand to `target`. */
function allRelations(withTeams: boolean, currency: string | undefined): SQL {
  const parts = [
    sql`select 'investment', i.stakeholder_id, r.stakeholder_id from funding_round_investor i
      join funding_round r on r.id = i.funding_round_id where i.stakeholder_id is not null ${inCurrency(currency)}`,
    sql`select 'cohort', c.stakeholder_id, m.stakeholder_id from cohort c
      join cohort_member m on m.cohort_id = c.id where m.state = 'confirmed'`,
    sql`select case purpose when 'partnership' then 'partnership' else 'connection' end,
      least(from_stakeholder_id, to_stakeholder_id), greatest(from_stakeholder_id, to_stakeholder_id) from connection
      where state = 'approved' and from_stakeholder_id is not null and to_stakeholder_id is not null`,
  ];
  // Who stands in whose team is personal: for readers who are signed in.
  if (withTeams)
    parts.push(sql`select 'team', p.id, m.stakeholder_id from team_member m
      join individual i on i.person_id = m.person_id join stakeholder p on p.individual_id = i.id`);
  return sql.join(parts, sql` union all `);
}

type RelationRow = Related & { source_relations: number; target_relations: number };

/** Of each kind so many relations of the best related come out of the database: far more than the picture has room for. */
const MOST_OF_KIND = 500;

/**
 * The relations between public records, of the best related ones, and how many there are in all. With a currency: investments in
 * it, and other relations of those that raised money in it.
 */
export async function findNetworkRelations(db: Queryable, withTeams: boolean, currency: string | undefined) {
  const { totals, top } = await readRelations(db, withTeams, currency);
  const degree = new Map(
    top.flatMap((relation) => [
      [relation.source, relation.source_relations],
      [relation.target, relation.target_relations],
    ]),
  );
  const best = bestRelated(top, degree, currency !== undefined);
  const records = best.size > 0 ? await findNamed(db, [...best]) : [];
  return {
    tie_totals: totals,
    records: records.map((record) => ({ ...record, ties: degree.get(record.id) ?? 0 })),
    ties: top
      .filter(({ source, target }) => best.has(source) && best.has(target))
      .map(({ kind, source, target }) => ({ kind, source, target })),
  };
}

/** How many relations there are of each kind, and the relations of those with most, both counted in one pass. */
async function readRelations(db: Queryable, withTeams: boolean, currency: string | undefined) {
  const funded = currency
    ? sql`and (relation.kind = 'investment' or exists (select 1 from funding_round r
        where r.stakeholder_id in (source, target) and r.currency = ${currency}))`
    : sql``;
  const { rows } = await db.execute<{
    totals: { kind: RelationKind; count: number }[];
    top: RelationRow[];
  }>(sql`
    with relation as materialized (
      select distinct relation.kind, source, target, a.kind as source_kind, b.kind as target_kind
      from (${allRelations(withTeams, currency)}) as relation(kind, source, target)
        join stakeholder a on a.id = source and a.status = 'approved'
        join stakeholder b on b.id = target and b.status = 'approved'
      where source <> target ${funded}
    ), degree as (
      select id, count(*)::int as relations from relation, unnest(array[source, target]) id group by id
    ), ranked as (
      select relation.*, a.relations as source_relations, b.relations as target_relations,
        row_number() over (partition by kind order by a.relations + b.relations desc, source, target) as place
      from relation join degree a on a.id = source join degree b on b.id = target
    )
    select
      (select coalesce(json_agg(t), '[]') from (select kind, count(*)::int as count from relation group by kind order by kind) t) as totals,
      (select coalesce(json_agg(to_jsonb(r) - 'place' order by kind, source, target), '[]')
        from ranked r where place <= ${MOST_OF_KIND}) as top`);
  return rows[0]!;
}

async function findNamed(db: Queryable, ids: readonly string[]) {
  const { rows } = await db.execute<{
    id: string;
    kind: StakeholderKind;
    type_slug: string | null;
    name: string;
    name_kh: string;
  }>(sql`select id, kind, type_slug, name, name_kh from stakeholder
    where id in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}) order by name, id`);
  return rows.map(({ type_slug, kind, ...row }) => ({
    ...row,
    kind,
    category: slugOf(kind, type_slug),
    tail: tailOf({ ...row, kind }),
  }));
}

import { type SQL, sql } from 'drizzle-orm';
import { TIME_ZONE } from '#shared/country/chosen/facts.ts';
import { EARLIER, SPAN } from '#shared/domain/insight/charts.ts';
import type { InsightTab } from '#shared/domain/insight/tabs.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import type { Queryable } from '../../database/client.ts';
import { at } from '../publication/local-day.ts';
import { type Asked, type Counted, WHOLE } from './counted.ts';

/** Records of the directory as they were public at a moment, narrowed by what is asked. */
function base(kind: SQL, { as_of, filters }: Asked): SQL {
  const { province, year, category, language } = filters;
  const terms = (['sector', 'stage', 'expertise'] as const).flatMap((field) => {
    const slug = filters[field];
    return slug
      ? [
          sql`and exists (select 1 from stakeholder_term st join taxonomy_term tt on tt.id = st.term_id
            where st.stakeholder_id = s.id and st.field = ${field} and tt.slug = ${slug})`,
        ]
      : [];
  });
  return sql`select s.id, s.kind, s.type_slug, s.province_code, s.approved_at, s.created_at,
      u.year_of_establishment, u.number_of_founders as founders,
      u.number_of_female_founders as women, i.languages
    from stakeholder s
      left join startup u on u.stakeholder_id = s.id
      left join stakeholder_individual i on i.stakeholder_id = s.id
    where s.status = 'approved' and coalesce(s.approved_at, s.created_at) <= ${at(as_of)} and ${kind}
      ${province ? sql`and s.province_code = ${province}` : sql``}
      ${year ? sql`and u.year_of_establishment = ${Number(year)}` : sql``}
      ${category ? sql`and coalesce(s.type_slug, s.kind) = ${category}` : sql``}
      ${language ? sql`and i.languages @> array[${language}]` : sql``}
      ${sql.join(terms, sql` `)}`;
}

const TERM_CHARTS = sql`case t.field when 'employee_range' then 'employees' else t.field end`;

/** Charts by the terms of a master list; with `unstated`, who has none there. */
const byTerms = (fields: readonly string[], unstated: readonly string[] = []) => [
  sql`select ${TERM_CHARTS}, tt.slug, count(*), null::numeric
    from base b join stakeholder_term t on t.stakeholder_id = b.id join taxonomy_term tt on tt.id = t.term_id
    where t.field in (${sql.join(
      fields.map((field) => sql`${field}`),
      sql`, `,
    )}) group by 1, 2`,
  ...unstated.map(
    (
      field,
    ) => sql`select ${field === 'employee_range' ? 'employees' : field}::text, '', count(*), null::numeric
      from base b where not exists
        (select 1 from stakeholder_term t where t.stakeholder_id = b.id and t.field = ${field})`,
  ),
];
const by = (chart: string, value: SQL) =>
  sql`select ${chart}::text, coalesce((${value})::text, ''), count(*), null::numeric from base b group by 2`;
const figure = (id: string, condition: SQL = sql`true`) =>
  sql`select 'figure', ${id}::text, count(*), null::numeric from base b where ${condition}`;

const women = sql`case when b.founders is null or b.founders = 0 or b.women is null then null
  when b.women * 2 >= b.founders then 'half' when b.women > 0 then 'some' else 'none' end`;
const quarter = sql`to_char(coalesce(b.approved_at, b.created_at) at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YYYY"-Q"Q')`;

/** A chart for each currency: who raised money in a year and how much, the years before the line of time as one. */
function funding(asOf: Date): SQL {
  const today = calendarDate(asOf);
  const first = `${Number(today.slice(0, 4)) + 1 - SPAN.year}-01-01`;
  return sql`
    select 'funding-' || lower(r.currency),
      case when grouping(y.key) = 1 then ${WHOLE} else y.key end, count(distinct r.stakeholder_id), sum(r.amount)
    from base b join funding_round r on r.stakeholder_id = b.id, lateral (select
      case when r.announced_date < ${first}::date then ${EARLIER} else to_char(r.announced_date, 'YYYY') end) y(key)
    where r.announced_date <= ${today}::date
    group by grouping sets ((1, y.key), (1))`;
}

/** What a page needs of the directory: its kinds, and its counts. */
const TABS: Readonly<Partial<Record<InsightTab, { kind: SQL; counts: (asked: Asked) => SQL[] }>>> = {
  startup: {
    kind: sql`s.kind = 'startup'`,
    counts: ({ as_of }) => [
      figure('startups'),
      figure(
        'funded',
        sql`exists (select 1 from funding_round r
        where r.stakeholder_id = b.id and r.announced_date <= ${calendarDate(as_of)}::date)`,
      ),
      ...byTerms(['sector', 'stage', 'employee_range'], ['stage', 'employee_range']),
      by('province', sql`b.province_code`),
      by('founded', sql`b.year_of_establishment`),
      by('women', women),
      funding(as_of),
    ],
  },
  mentor: {
    kind: sql`s.kind = 'mentor'`,
    counts: () => [
      figure('mentors'),
      ...byTerms(['expertise', 'interest']),
      by('province', sql`b.province_code`),
      sql`select 'language', l, count(*), null::numeric from base b, unnest(b.languages) l group by 2`,
    ],
  },
  stakeholder: {
    kind: sql`true`,
    counts: () => [
      figure('stakeholders'),
      ...byTerms(['sector']),
      by('category', sql`coalesce(b.type_slug, b.kind)`),
      by('province', sql`b.province_code`),
      by('growth', quarter),
    ],
  },
};

/** All counts of a page in one pass over the directory. */
export async function countStakeholders(db: Queryable, tab: InsightTab, asked: Asked): Promise<Counted[]> {
  const { kind, counts } = TABS[tab]!;
  const { rows } = await db.execute<{ chart: string; key: string; records: string; amount: string | null }>(
    sql`with base as materialized (${base(kind, asked)})
      select * from (${sql.join(counts(asked), sql` union all `)}) as counted(chart, key, records, amount)`,
  );
  return rows.map(({ chart, key, records, amount }) => ({
    chart,
    key,
    records: Number(records),
    amount: amount === null ? null : Number(amount),
  }));
}

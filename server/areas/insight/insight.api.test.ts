import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { insight_snapshot } from '#server/database/schema/insight.ts';
import { inTransaction } from '#server/database/work.ts';
import { getInsights } from '#shared/contracts/insight.contract.ts';
import { lastDayOf, quarterOf } from '#shared/domain/insight/quarter.ts';
import { LEAST_GROUP } from '#shared/domain/insight/suppress.ts';
import { FILTERS_OF_TAB, INSIGHT_TABS } from '#shared/domain/insight/tabs.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { daysFromNow, writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { testContext, writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { readCsv } from '../../csv/read-csv.ts';
import { archiveStakeholder } from '../stakeholder/write-stakeholder.ts';
import { keepLastQuarter, keepQuarter } from './snapshots.ts';

type Insights = ReturnType<typeof getInsights.response.parse>;
const ADDRESS = '/public/api/v1/insights';
const SECTORS = ['energy', 'fintech', 'agritech', 'tourism', 'health'];
/** Charts of years begin seven years before this one; the first startups are older. */
const FIRST_YEAR = Number(calendarDate(new Date()).slice(0, 4)) - 10;
const STAGES = ['ideation-and-concept', 'prototype', 'early-operational', 'operational'];

const test = setUpApp({ masterLists: true });
let startups: string[];
beforeAll(async () => {
  startups = await writeStakeholders(
    test.services,
    Array.from({ length: 90 }, (_, n) => startupOf(n)),
  );
  await writeStakeholders(
    test.services,
    Array.from({ length: 24 }, (_, n) => mentorOf(n)),
  );
  await writeStakeholders(test.services, [
    ...Array.from({ length: 6 }, () => ({ kind: 'eso' as const })),
    ...Array.from({ length: 3 }, () => ({ kind: 'investor' as const })),
    ...Array.from({ length: 7 }, () => ({ kind: 'other' as const, type_slug: 'media' })),
    { status: 'draft' as const },
  ]);
  for (let n = 0; n < 14; n += 1) {
    await writeProgram(test.services, {
      category: n < 8 ? 'training' : 'grant',
      closes_at: daysFromNow(n - 6),
    });
    await writeEvent(test.services, { category: 'workshop', province_code: n < 9 ? '12' : null });
  }
  await writeProgram(test.services, { status: 'draft' });
});

const startupOf = (n: number) => ({
  province_code: ['12', '12', '12', '17', '02', '08'][n % 6] as string,
  approved_at: new Date(Date.UTC(2026, n % 9, 3)),
  startup: {
    year_of_establishment: FIRST_YEAR + (n % 9),
    number_of_founders: n % 7 === 0 ? null : 2,
    number_of_female_founders: n % 7 === 0 ? null : n % 3,
    number_of_tech_founders: 1,
  },
  terms: {
    sector: [SECTORS[n % 3] as string, ...(n % 4 === 0 ? [SECTORS[4] as string] : [])],
    ...(n % 10 === 0 ? {} : { stage: [STAGES[n % 4] as string] }),
    employee_range: [n === 1 ? '251+' : '6-10'],
  },
  funding_rounds:
    n % 2 === 0
      ? [
          {
            announced_date: `${FIRST_YEAR + 5 + (n % 5)}-0${1 + (n % 9)}-01`,
            amount: 100_000 * (n + 1),
            currency: n % 6 === 0 ? 'KHR' : 'USD',
            funding_type: 'seed',
          },
        ]
      : [],
});
const mentorOf = (n: number) => ({
  kind: 'mentor' as const,
  province_code: '12',
  individual: { first_name: 'A', last_name: 'B', languages: n % 2 === 0 ? ['km', 'en'] : ['km'] },
  terms: { expertise: ['product'], interest: ['youth'] },
});

async function insights(tab: string, query = ''): Promise<Insights> {
  const response = await test.call(null, 'GET', `${ADDRESS}/${tab}/${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return getInsights.response.parse(response.json());
}
const chartOf = ({ charts }: Insights, id: string) => charts.find((chart) => chart.id === id)!;
/** Groups told by a chart, those that are empty left out. */
const toldBy = (page: Insights, id: string) =>
  Object.fromEntries(chartOf(page, id).groups.flatMap(({ key, value }) => (value ? [[key, value]] : [])));
/** Groups counted by a query of its own. */
async function countedBy(query: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const { rows } = await test.services.database.db.execute<{ key: string | null; n: string }>(query);
  return Object.fromEntries(rows.map(({ key, n }) => [key ?? 'not-stated', Number(n)]));
}
const csvOf = async (tab: string, chart: string, query = '') => {
  const response = await test.call(null, 'GET', `${ADDRESS}/${tab}/${chart}.csv${query}`);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const read = await readCsv(response.body, 10_000);
  if (!('rows' in read)) throw new Error('not a CSV');
  return read.rows.map(({ cells }) => cells!);
};

describe('figures are those of the database (2.151 to 2.154, B.17)', () => {
  it('startups by sector, stage, province, year, employees and founders', async () => {
    const page = await insights('startup');
    expect(page.figures).toEqual([
      { id: 'startups', value: 90 },
      { id: 'funded', value: 45 },
    ]);
    const term = (field: string) => sql`select tt.slug as key, count(*) as n from stakeholder s
      left join stakeholder_term st on st.stakeholder_id = s.id and st.field = ${field}
      left join taxonomy_term tt on tt.id = st.term_id
      where s.kind = 'startup' and s.status = 'approved' group by 1`;
    expect(toldBy(page, 'sector')).toEqual(await countedBy(term('sector')));
    expect(toldBy(page, 'stage')).toEqual(await countedBy(term('stage')));
    expect(toldBy(page, 'employees')).toEqual(await countedBy(term('employee_range')));
    expect(toldBy(page, 'province')).toEqual(
      await countedBy(sql`select province_code as key, count(*) as n from stakeholder
        where kind = 'startup' and status = 'approved' group by 1`),
    );
    expect(toldBy(page, 'women')).toEqual(
      await countedBy(sql`select case number_of_female_founders when 0 then 'none' when 1 then 'half' when 2 then 'half' end as key,
        count(*) as n from startup join stakeholder on id = stakeholder_id where status = 'approved' group by 1`),
    );
    const founded = toldBy(page, 'founded');
    expect(founded).toMatchObject({ [FIRST_YEAR + 3]: 10, [FIRST_YEAR + 8]: 10 });
    expect(Object.values(founded).reduce((sum, n) => sum + n, 0)).toBe(90);
  });

  it('money by year in each currency, never converted (B.42)', async () => {
    const page = await insights('startup');
    for (const currency of ['USD', 'KHR']) {
      const { rows } = await test.services.database.db.execute<{ key: string; n: string; amount: string }>(
        sql`select to_char(announced_date, 'YYYY') as key, count(distinct stakeholder_id) as n, sum(amount) as amount
          from funding_round where currency = ${currency} group by 1 order by 1`,
      );
      const told = rows.map(({ key, amount }) => [key, Number(amount)]);
      const chart = chartOf(page, `funding-${currency.toLowerCase()}`);
      expect(chart.currency).toBe(currency);
      expect(chart.total).toBe(rows.reduce((sum, { amount }) => sum + Number(amount), 0));
      expect(toldBy(page, chart.id)).toEqual(Object.fromEntries(told));
    }
  });

  it('mentors, programs, events and everybody', async () => {
    const mentors = await insights('mentor');
    expect(toldBy(mentors, 'language')).toEqual({ km: 24, en: 12 });
    expect(toldBy(mentors, 'province')).toEqual({ 12: 24 });
    const everybody = await insights('stakeholder');
    expect(toldBy(everybody, 'category')).toEqual({ startup: 90, mentor: 24, media: 7, eso: 6, investor: 3 });
    expect(chartOf(everybody, 'category').total).toBe(130);
    const published = await insights('program-event');
    expect(published.figures).toEqual([
      { id: 'programs', value: 14 },
      { id: 'programs_open', value: 7 },
      { id: 'events', value: 14 },
      { id: 'events_coming', value: 14 },
    ]);
    expect(toldBy(published, 'program-category')).toEqual({ training: 8, grant: 6 });
    expect(toldBy(published, 'event-province')).toEqual({ 12: 9, 'not-stated': 5 });
  });

  it('are narrowed by the filters of the page; others are refused (B.79)', async () => {
    const page = await insights('startup', '?province=12&sector=energy');
    const { rows } = await test.services.database.db.execute<{ n: string }>(sql`
      select count(*) as n from stakeholder s join stakeholder_term st on st.stakeholder_id = s.id
      join taxonomy_term tt on tt.id = st.term_id and tt.slug = 'energy' and st.field = 'sector'
      where s.kind = 'startup' and s.status = 'approved' and s.province_code = '12'`);
    expect(page.figures[0]!.value).toBe(Number(rows[0]!.n));
    expect(page.filters.map(({ key, value, name }) => [key, value, name])).toEqual([
      ['sector', 'energy', 'Energy'],
      ['province', '12', 'Phnom Penh'],
    ]);
    expect((await insights('startup', `?year=${FIRST_YEAR + 3}`)).figures[0]!.value).toBe(10);
    for (const wrong of ['sector=nothing', 'language=km', 'sectr=energy']) {
      const refused = await test.call(null, 'GET', `${ADDRESS}/startup/?${wrong}`);
      expect([wrong, Object.keys(refused.json().errors)]).toEqual([wrong, [wrong.split('=')[0]]]);
    }
    expect((await insights('stakeholder', '?category=media')).figures[0]!.value).toBe(7);
    expect((await test.call(null, 'GET', `${ADDRESS}/startup/?year=99`)).statusCode).toBe(422);
    expect((await test.call(null, 'GET', `${ADDRESS}/founder/`)).statusCode).toBe(404);
  });

  it('hold back small groups of what is said of people, and nothing of public records, whatever the filters', async () => {
    const narrow = [
      '',
      '?province=17',
      '?province=02&stage=prototype',
      `?year=${FIRST_YEAR + 4}`,
      '?sector=health&province=12',
    ];
    let held = 0;
    for (const tab of INSIGHT_TABS)
      for (const query of narrow) {
        const asked = [...new URLSearchParams(query)].filter(([key]) =>
          (FILTERS_OF_TAB[tab] as readonly string[]).includes(key),
        );
        const page = await insights(tab, `?${new URLSearchParams(asked)}`);
        expect(
          page.figures.map(({ value }) => value),
          `${tab}${query}`,
        ).not.toContain(null);
        for (const { id, total, groups } of page.charts) {
          const numbers = groups.map(({ records }) => records);
          expect(total, `${tab}${query} ${id}`).not.toBeNull();
          if (id !== 'women') expect(numbers, `${tab}${query} ${id}`).not.toContain(null);
          else
            for (const number of numbers) {
              if (number === null) held += 1;
              else expect(number === 0 || number >= LEAST_GROUP, `${tab}${query}`).toBe(true);
            }
        }
      }
    expect(held).toBeGreaterThan(0);
  });

  it('are those of the public lists: what is small in the list is told as small', async () => {
    const answer = await test.call(null, 'GET', '/api/v1/stakeholder/startup/?employee_range=251%2B');
    const { item_count: count } = answer.json();
    expect(count).toBe(1);
    expect(toldBy(await insights('startup'), 'employees')).toMatchObject({ '251+': count });
  });
});

describe('the CSV of a chart (B.17)', () => {
  it('holds exactly the numbers of every chart, whatever the filters', async () => {
    for (const tab of INSIGHT_TABS)
      for (const query of ['', '?province=12']) {
        const page = await insights(tab, query);
        for (const chart of page.charts) {
          const rows = await csvOf(tab, chart.id, query);
          const unit = chart.currency ? 100 : 1;
          const told = [...chart.groups, { key: 'total', name: 'Total', value: chart.total }];
          expect(
            rows.map(({ key, name, value }) => [
              key,
              name,
              value === '' ? null : Math.round(Number(value) * unit),
            ]),
          ).toEqual(told.map(({ key, name, value }) => [key, name, value]));
        }
      }
  });

  it('is there for charts only', async () => {
    for (const path of ['startup/nothing.csv', 'nobody/sector.csv', 'startup/sector.xml'])
      expect((await test.call(null, 'GET', `${ADDRESS}/${path}`)).statusCode).toBe(404);
    expect((await test.call(null, 'GET', `${ADDRESS}/startup/sector.csv?quarter=x`)).statusCode).toBe(422);
  });

  it('follows a change at once, as the page does', async () => {
    const before = Number((await csvOf('startup', 'province')).find(({ key }) => key === '12')!.value);
    const id = startups[0]!;
    await inTransaction(testContext(test.services), (work) => archiveStakeholder(work, id));
    expect(toldBy(await insights('startup'), 'province')['12']).toBe(before - 1);
    expect(Number((await csvOf('startup', 'province')).find(({ key }) => key === '12')!.value)).toBe(
      before - 1,
    );
  });
});

describe('the figures of a quarter (B.17)', () => {
  it('are kept once, under an address that stays, and no longer change', async () => {
    await keepQuarter(test.services, '2026-Q1');
    const kept = await insights('startup', '?quarter=2026-Q1');
    expect(kept).toMatchObject({ quarter: '2026-Q1', as_of: '2026-03-31T16:59:59.999Z', filters: [] });
    expect(kept.quarters).toEqual(['2026-Q1']);
    // Three of nine months: the others were approved later.
    expect(kept.figures[0]!.value).toBeLessThan((await insights('startup')).figures[0]!.value!);
    const [row] = await test.services.database.db
      .select()
      .from(insight_snapshot)
      .where(eq(insight_snapshot.tab, 'startup'));
    expect(row!.checksum).toBe(kept.checksum);

    await inTransaction(testContext(test.services), (work) => archiveStakeholder(work, startups[9]!));
    await keepQuarter(test.services, '2026-Q1');
    expect(await insights('startup', '?quarter=2026-Q1')).toEqual(kept);
    expect(await insights('startup', '?quarter=2026-Q1&province=12')).toEqual(kept);
    const rows = await csvOf('startup', 'sector', '?quarter=2026-Q1');
    expect(rows.at(-1)).toMatchObject({ key: 'total', as_of: '2026-03-31' });
    expect((await test.call(null, 'GET', `${ADDRESS}/startup/?quarter=2020-Q1`)).statusCode).toBe(404);
  });

  it('are never shown when somebody has changed them', async () => {
    await keepQuarter(test.services, '2026-Q2');
    await test.services.database.db.execute(sql`update insight_snapshot
      set figures = jsonb_set(figures, '{figures,0,value}', '999') where tab = 'mentor' and quarter = '2026-Q2'`);
    expect((await test.call(null, 'GET', `${ADDRESS}/mentor/?quarter=2026-Q2`)).statusCode).toBe(500);
  });

  it('are kept by the job in the first days after the quarter only', async () => {
    const count = () =>
      test.services.database.db.$count(insight_snapshot, eq(insight_snapshot.quarter, '2025-Q4'));
    await keepLastQuarter(test.services, new Date('2026-02-10T00:00:00Z'));
    expect(await count()).toBe(0);
    await keepLastQuarter(test.services, new Date('2025-12-31T17:05:00Z'));
    expect(await count()).toBe(INSIGHT_TABS.length);
    expect(quarterOf(`${lastDayOf('2025-Q4')}T16:59:59Z`)).toBe('2025-Q4');
  });
});

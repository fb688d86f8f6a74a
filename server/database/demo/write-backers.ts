import { type SQL, sql } from 'drizzle-orm';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { cohort, cohort_member } from '../schema/cohort.ts';
import { funding_round_investor } from '../schema/stakeholder-parts.ts';
import type { Work } from '../work.ts';
import { demoId } from './build/demo-id.ts';
import { createPicker } from './build/picker.ts';

/** Records the demo members look after: what is connected to them they have to do themselves. */
const OWN = ['Slek Materials', 'Sdok Data', 'Northern Bank Lab', 'Tep Lina', 'Keo Sokunthea'];
const COHORTS = 9;
const INVESTORS = 11;
const MOST_ROUNDS = 34;
/** Rounds in riel are small, and told by who raised them. */
const RIEL_ROUNDS = 9;

const isNotOwn = sql`name not in (${sql.join(
  OWN.map((name) => sql`${name}`),
  sql`, `,
)})`;

interface Named extends Record<string, unknown> {
  id: string;
  name: string;
}

/** Who put money into the rounds that an investor confirms and into those in riel, and which startups went through a program together. */
export async function writeBackers({ tx }: Work, now: Date): Promise<void> {
  const named = async (kind: string, limit: number) => {
    const { rows } = await tx.execute<Named>(sql`select id, name from stakeholder
      where kind = ${kind} and demo and status = 'approved' and ${isNotOwn} order by rank desc, name limit ${limit}`);
    return rows;
  };
  const picker = createPicker('connections');
  const investors = await named('investor', INVESTORS);
  const open = async (which: SQL, confirmed_at: SQL, limit: number) => {
    const { rows } = await tx.execute<{ id: string; confirmed_at: string | null }>(sql`
      select r.id, ${confirmed_at} as confirmed_at from funding_round r
      join stakeholder s on s.id = r.stakeholder_id and s.demo and s.status = 'approved' and s.kind = 'startup'
      where ${which} and ${isNotOwn} and not exists
        (select 1 from funding_round_investor i where i.funding_round_id = r.id)
      order by r.announced_date desc, r.id limit ${limit}`);
    return rows;
  };
  const rounds = [
    ...(await open(sql`r.confirmed_by = 'investor'`, sql`r.announced_date::text`, MOST_ROUNDS)),
    ...(await open(sql`r.currency = 'KHR' and r.confirmed_by <> 'investor'`, sql`null::text`, RIEL_ROUNDS)),
  ];
  const given = rounds.flatMap(({ id, confirmed_at }) => {
    const first = picker.between(0, investors.length - 1);
    // The larger funds are in most rounds; now and then two share one.
    const places = picker.chance(0.3) ? [first, (first + 3) % investors.length] : [Math.floor(first / 2)];
    return [...new Set(places)].map((place, position) => ({
      id: demoId('round investor', id, position),
      funding_round_id: id,
      stakeholder_id: investors[place]!.id,
      name: investors[place]!.name,
      position,
      confirmed_at: confirmed_at === null ? null : new Date(`${confirmed_at}T03:00:00Z`),
    }));
  });
  if (given.length > 0) await tx.insert(funding_round_investor).values(given);

  const startups = await named('startup', 60);
  for (const [index, eso] of (await named('eso', COHORTS)).entries()) {
    const starts_on = addDays(calendarDate(now), -300 + index * 25);
    const id = demoId('cohort of', eso.name, 1);
    await tx.insert(cohort).values({
      id,
      stakeholder_id: eso.id,
      name: `Cohort of ${starts_on.slice(0, 4)}`,
      name_kh: `ជំនាន់ឆ្នាំ ${starts_on.slice(0, 4)}`,
      starts_on,
      ends_on: addDays(starts_on, 84),
      size: 6,
    });
    const members = new Set(Array.from({ length: 4 }, () => picker.pick(startups).id));
    await tx
      .insert(cohort_member)
      .values([...members].map((stakeholder_id) => ({ cohort_id: id, stakeholder_id, state: 'confirmed' })));
  }
}

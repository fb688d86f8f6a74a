import { findProvince, PROVINCES } from '#shared/domain/provinces.ts';
import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import { AT_HOME } from '../content/about.ts';
import { SECTOR_NEIGHBOURS } from '../content/sectors.ts';
import type { SectorContent, StartupContent } from '../content/shapes.ts';
import type { Account, BuildContext } from './build-context.ts';
import { demoId } from './demo-id.ts';
import { buildFacts } from './facts.ts';
import { buildRounds } from './funding.ts';
import { createPicker, type Picker } from './picker.ts';
import { reachOf, webName } from './reach.ts';
import { addAccount, buildTeam } from './startup-people.ts';
import { description, figure, fill, roundFigure } from './texts.ts';

/** How far each stage has come: people employed, users, provinces worked in besides its own, share with an owner. */
const STAGES: Record<
  string,
  { ranges: readonly string[]; users: readonly [number, number]; areas: number; owned: number }
> = {
  'ideation-and-concept': { ranges: ['1-5'], users: [12, 60], areas: 0, owned: 0.5 },
  prototype: { ranges: ['1-5', '6-10'], users: [40, 260], areas: 1, owned: 0.45 },
  'early-operational': { ranges: ['6-10', '11-20'], users: [180, 1_400], areas: 2, owned: 0.4 },
  operational: { ranges: ['11-20', '21-50'], users: [900, 7_500], areas: 4, owned: 0.35 },
  'scaling-and-expansion': {
    ranges: ['51-100', '101-250', '251+'],
    users: [6_000, 42_000],
    areas: 9,
    owned: 0.6,
  },
};

/**
 * One startup of a sector as a record. `owner` founded it and looks after it; left out, chance decides whether one of
 * its founders does.
 */
export function buildStartup(
  sector: SectorContent,
  content: StartupContent,
  context: BuildContext,
  owner?: Account,
): StakeholderInput {
  const { calendar } = context;
  const { name, stage, province } = content;
  const picker = createPicker(`startup ${name}`);
  const shape = STAGES[stage]!;
  const team = buildTeam(name, stage, picker, context, owner);
  const founder = team.members[0]!;
  const owned = picker.chance(shape.owned) || owner !== undefined;
  if (owned) founder.person_id ??= addAccount(context, founder, webName(name));
  const range = picker.pick(shape.ranges);
  const daysListed = listedDays(picker);
  const year = Math.min(content.year, calendar.year);
  const others = PROVINCES.filter(({ code }) => code !== province).map(({ code }) => code);
  return {
    id: demoId('startup', name),
    kind: 'startup',
    name,
    name_kh: content.name_kh,
    summary: content.summary,
    summary_kh: content.summary_kh,
    ...ownWords(sector, content, range, context, picker),
    ...reachOf(name, province, picker, context.phones),
    startup: {
      year_of_establishment: year,
      date_incorporated: picker.chance(0.75) ? incorporation(year, picker, calendar.date(-30)) : null,
      ...team.founders,
    },
    terms: terms(sector.sector, content, range, picker),
    areas: [province, ...picker.some(others, picker.between(0, shape.areas))].sort(),
    products: content.products.map((product, index) => ({ id: demoId('product', name, index), ...product })),
    team_members: team.members,
    funding_rounds: buildRounds({ name, stage, year }, picker, context),
    facts: buildFacts(picker, context, owned),
    members: owned ? [{ person_id: founder.person_id!, role: 'owner' }] : [],
    demo: true,
    approved_at: calendar.at(-daysListed, '10:00'),
    created_at: calendar.at(-daysListed - 3, '15:00'),
    updated_at: calendar.at(-picker.between(1, daysListed), '11:00'),
  };
}

/** Days since a record was approved: many lately, some years ago. */
export function listedDays(picker: Picker): number {
  return picker.chance(0.25) ? picker.between(1, 45) : picker.between(46, 900);
}

function terms(sector: string, content: StartupContent, range: string, picker: Picker) {
  const { industry, beside } = SECTOR_NEIGHBOURS[sector]!;
  const needs = ['funding', 'mentor', 'talent', 'market', 'partner', 'workspace'];
  return {
    sector: picker.chance(0.35) ? [sector, picker.pick(beside)] : [sector],
    industry: [industry],
    business_model: content.models,
    looking_at: picker.some(needs, picker.between(1, 3)),
    employee_range: [range],
    stage: [content.stage],
  };
}

function ownWords(
  sector: SectorContent,
  content: StartupContent,
  range: string,
  { dealer }: BuildContext,
  picker: Picker,
) {
  const [context, proof, next] = content.tells;
  const { users } = STAGES[content.stage]!;
  const place = findProvince(content.province)!;
  const [least = '1', most = '300'] = range.replace('+', '-400').split('-');
  const staff = figure(picker.between(Math.max(2, Number(least)), Number(most)));
  const reached = fill(sector.proof[proof]!, { n: figure(roundFigure(picker, ...users)) });
  const [atHome] = dealer.deal(`home ${content.province}`, AT_HOME, 1);
  const home = fill(atHome!, { n: staff, place: [place.name, place.name_kh] });
  return description([sector.context[context]!], [reached, home], [sector.next[next]!]);
}

function incorporation(year: number, picker: Picker, latest: string): string {
  const month = String(picker.between(1, 12)).padStart(2, '0');
  const day = String(picker.between(1, 28)).padStart(2, '0');
  const date = `${year + picker.between(0, 1)}-${month}-${day}`;
  return date < latest ? date : `${year}-01-15`;
}

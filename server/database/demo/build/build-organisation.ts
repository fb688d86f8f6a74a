import type { OtherStakeholderSlug } from '#shared/domain/stakeholder-kinds.ts';
import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import { SECTORS } from '../content/sectors.ts';
import type { AboutKind, EsoContent, FundContent, OrganisationContent } from '../content/shapes.ts';
import { aboutText } from './about-text.ts';
import type { BuildContext } from './build-context.ts';
import { listedDays } from './build-startup.ts';
import { demoId } from './demo-id.ts';
import { createPicker, type Picker } from './picker.ts';
import { reachOf, webName } from './reach.ts';
import { addAccount } from './startup-people.ts';

/** Stages as they follow each other: who supports one often supports its neighbour. */
const STAGES = [
  'ideation-and-concept',
  'prototype',
  'early-operational',
  'operational',
  'scaling-and-expansion',
];

/** What all organisations have in common. */
function organisation(
  kind: 'eso' | 'other' | 'investor',
  about: AboutKind,
  content: OrganisationContent,
  context: BuildContext,
  picker: Picker,
  range: readonly [number, number],
): StakeholderInput {
  const { calendar } = context;
  const { name, name_kh, province, summary, summary_kh } = content;
  const days = listedDays(picker);
  return {
    id: demoId(kind, name),
    kind,
    name,
    name_kh,
    summary,
    summary_kh,
    ...aboutText({ kind: about, summary: [summary, summary_kh], province, range }, context, picker),
    ...reachOf(name, province, picker, context.phones),
    facts: picker.chance(0.5)
      ? [{ field: 'website', source: 'document', confirmed_at: calendar.at(-picker.between(5, 300)) }]
      : [],
    demo: true,
    approved_at: calendar.at(-days, '10:30'),
    created_at: calendar.at(-days - 2, '14:00'),
    updated_at: calendar.at(-picker.between(1, days), '09:30'),
  };
}

/** A support organisation with a small team; `owner_id` looks after it. */
export function buildEso(content: EsoContent, context: BuildContext, owner_id?: string): StakeholderInput {
  const picker = createPicker(`eso ${content.name}`);
  const from = picker.between(0, STAGES.length - 2);
  const record = organisation('eso', 'eso', content, context, picker, [6, 40]);
  const team = ['Director', 'Program manager', 'Adviser'] as const;
  const team_kh = ['នាយក', 'អ្នកគ្រប់គ្រងកម្មវិធី', 'ទីប្រឹក្សា'] as const;
  const team_members = team.map((position, order) => ({
    id: demoId('team', content.name, order),
    person_id: null as string | null,
    ...context.people.someone(picker.chance(0.5) ? 'woman' : 'man'),
    position,
    position_kh: team_kh[order]!,
    is_founder: false,
  }));
  const manager = team_members[0]!;
  if (owner_id) manager.person_id = owner_id;
  else if (picker.chance(0.5)) manager.person_id = addAccount(context, manager, webName(content.name));
  return {
    ...record,
    eso: { year_of_establishment: Math.min(content.year, context.calendar.year) },
    terms: {
      sector: content.sectors,
      service: content.services,
      stage: STAGES.slice(from, from + picker.between(2, 3)),
    },
    areas: [content.province],
    team_members,
    members: manager.person_id ? [{ person_id: manager.person_id, role: 'owner' }] : [],
  };
}

/** An organisation of one of the nine other types. */
export function buildOther(
  type_slug: OtherStakeholderSlug,
  services: readonly string[],
  content: OrganisationContent,
  context: BuildContext,
): StakeholderInput {
  const picker = createPicker(`other ${content.name}`);
  const sectors = SECTORS.map(({ sector }) => sector);
  return {
    ...organisation('other', type_slug, content, context, picker, [4, 28]),
    type_slug,
    terms: {
      sector: picker.some(sectors, picker.between(1, 3)),
      service: picker.some(services, picker.between(1, services.length)),
    },
    areas: [content.province],
  };
}

/** An investor that is an organisation. */
export function buildFund(content: FundContent, context: BuildContext): StakeholderInput {
  const picker = createPicker(`fund ${content.name}`);
  const [least, most] = content.ticket;
  return {
    ...organisation('investor', 'investor', content, context, picker, [5, 24]),
    investor: { ticket_min: least * 100_000, ticket_max: most * 100_000, ticket_currency: 'USD' },
    terms: {
      investor_type: [content.type],
      investment_stage: content.stages,
      sector: content.sectors,
      interest: picker.some(
        ['provinces', 'women-founders', 'climate', 'small-business', 'exports', 'youth'],
        2,
      ),
    },
    areas: [content.province],
  };
}

import type { StakeholderParts } from '../../../areas/stakeholder/stakeholder-record.ts';
import type { BuildContext } from './build-context.ts';
import { demoId } from './demo-id.ts';
import type { Picker } from './picker.ts';
import { webName } from './reach.ts';

type Round = StakeholderParts['funding_rounds'][number];
type Confirmer = 'owner' | 'investor' | 'document' | 'registry';

/** One step of the ladder: type, smallest and largest amount in thousands of US dollars, how many have taken it. */
type Step = readonly [type: string, from: number, to: number, share: number];

const LADDERS: Record<string, readonly Step[]> = {
  'ideation-and-concept': [['pre-seed', 3, 10, 0.3]],
  prototype: [['pre-seed', 8, 30, 0.7]],
  'early-operational': [
    ['pre-seed', 10, 45, 0.85],
    ['seed', 60, 180, 0.5],
  ],
  operational: [
    ['pre-seed', 15, 60, 0.9],
    ['seed', 120, 420, 0.9],
    ['pre-series-a', 400, 900, 0.4],
  ],
  'scaling-and-expansion': [
    ['pre-seed', 20, 80, 1],
    ['seed', 200, 520, 1],
    ['pre-series-a', 600, 1100, 0.5],
    ['series-a', 1200, 3400, 1],
    ['series-b', 4000, 7500, 0.3],
  ],
};

const YEARS = 6;
const RIEL_PER_DOLLAR = 4_000;
const NEWS = 'https://village-economy-weekly.example/rounds';

/** Rounds of a startup over the last six years, oldest first, amounts in minor units. */
export function buildRounds(
  { name, stage, year }: { name: string; stage: string; year: number },
  picker: Picker,
  { calendar }: BuildContext,
): Round[] {
  const steps = (LADDERS[stage] ?? []).filter(([, , , share]) => picker.chance(share));
  const first = Math.max(year, calendar.year - YEARS + 1);
  const days = Math.max(60, (calendar.year - first + 1) * 365 - 150);
  return steps.map(([funding_type, from, to], index) => {
    const ago = Math.round((days * (steps.length - index - picker.between(35, 97) / 100)) / steps.length);
    const announced_date = calendar.date(-Math.max(6, ago));
    const thousands = Math.round(picker.between(from, to) / (to > 100 ? 10 : 1)) * (to > 100 ? 10 : 1);
    const inRiel = to <= 60 && picker.chance(0.18);
    const confirmed_by = confirmer(picker, to);
    return {
      id: demoId('round', name, index),
      announced_date,
      amount: thousands * 1_000 * 100 * (inRiel ? RIEL_PER_DOLLAR : 1),
      currency: inRiel ? 'KHR' : 'USD',
      funding_type,
      confirmed_by,
      source_url: confirmed_by === 'investor' ? `${NEWS}/${webName(name)}-${announced_date.slice(0, 4)}` : '',
    };
  });
}

/** Large rounds have a second party to confirm them, small ones mostly the owner's word. */
function confirmer(picker: Picker, to: number): Confirmer {
  if (picker.chance(to > 150 ? 0.25 : 0.6)) return 'owner';
  return picker.pick(
    to > 150 ? (['investor', 'document', 'registry'] as const) : (['document', 'registry'] as const),
  );
}

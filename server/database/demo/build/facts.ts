import type { StakeholderParts } from '../../../areas/stakeholder/stakeholder-record.ts';
import type { BuildContext } from './build-context.ts';
import type { Picker } from './picker.ts';

type Fact = StakeholderParts['facts'][number];

/** Which fields of a startup have a source, and which one. */
export function buildFacts(picker: Picker, { calendar }: BuildContext, hasOwner: boolean): Fact[] {
  const facts: Fact[] = [];
  const add = (field: string, source: Fact['source'], share: number, most: number) => {
    if (picker.chance(share))
      facts.push({ field, source, confirmed_at: calendar.at(-picker.between(4, most)) });
  };
  add('year_of_establishment', 'registry', 0.6, 400);
  add('number_of_founders', picker.chance(0.3) ? 'document' : 'owner', 0.55, 300);
  add('employee_range', 'owner', hasOwner ? 0.8 : 0.25, 120);
  add('website', 'document', 0.35, 250);
  return facts;
}

import { MASTER_TERMS } from '../../master-data/taxonomy-terms.ts';
import type { Account, BuildContext } from './build-context.ts';
import { demoId } from './demo-id.ts';
import type { PersonName } from './people.ts';
import type { Picker } from './picker.ts';
import { webName } from './reach.ts';

/** A person of a team as the record keeps them. */
export interface TeamRow extends PersonName {
  id: string;
  person_id: string | null;
  position: string;
  position_kh: string;
  is_founder: boolean;
}

export interface Team {
  members: TeamRow[];
  founders: {
    number_of_founders: number;
    number_of_female_founders: number;
    number_of_tech_founders: number;
  };
}

const FOUNDER_POSITIONS = ['chief-executive', 'chief-technology', 'chief-operations', 'product-manager'];
const STAFF_POSITIONS = ['engineer', 'field-officer', 'sales-manager', 'designer', 'accountant', 'developer'];
/** Staff shown on a page besides the founders, by stage. */
const STAFF: Record<string, number> = {
  'ideation-and-concept': 0,
  prototype: 1,
  'early-operational': 1,
  operational: 2,
  'scaling-and-expansion': 4,
};

/** Founders and staff of a startup, `lead` first if given; counts and people agree. */
export function buildTeam(
  name: string,
  stage: string,
  picker: Picker,
  { people }: BuildContext,
  lead?: Account,
): Team {
  const founders = picker.between(1, picker.chance(0.2) ? 4 : 3);
  const staff = STAFF[stage] ?? 1;
  let women = 0;
  const members = Array.from({ length: founders + staff }, (_, order): TeamRow => {
    const is_founder = order < founders;
    const leads = lead !== undefined && order === 0;
    const woman = leads ? lead.gender === 'woman' : picker.chance(is_founder ? 0.38 : 0.5);
    if (woman && is_founder) women += 1;
    const slug = is_founder ? FOUNDER_POSITIONS[order] : picker.pick(STAFF_POSITIONS);
    const position = MASTER_TERMS.position.find((term) => term.slug === slug)!;
    return {
      id: demoId('team', name, order),
      person_id: leads ? lead.id : null,
      ...(leads ? nameOf(lead) : people.someone(woman ? 'woman' : 'man')),
      position: position.name,
      position_kh: position.name_kh,
      is_founder,
    };
  });
  const technical = Math.min(founders, picker.between(0, 2));
  return {
    members,
    founders: {
      number_of_founders: founders,
      number_of_female_founders: women,
      number_of_tech_founders: technical,
    },
  };
}

function nameOf({ first_name, last_name, first_name_kh, last_name_kh }: PersonName): PersonName {
  return { first_name, last_name, first_name_kh, last_name_kh };
}

/** Gives a person an account that looks after a record. */
export function addAccount(context: BuildContext, person: PersonName, site: string): string {
  const local = webName(`${person.first_name} ${person.last_name}`).replace(/-/g, '.');
  const email = `${local}@${site}.example`;
  const id = demoId('person', email);
  context.accounts.push({ id, email, ...nameOf(person), language: 'km' });
  return id;
}

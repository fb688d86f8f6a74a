import type { OtherStakeholderSlug } from '#shared/domain/stakeholder-kinds.ts';
import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import { ESOS } from '../content/esos.ts';
import { FUNDS, PRIVATE_INVESTORS } from '../content/investors.ts';
import { MENTORS } from '../content/mentors.ts';
import { ORGANISATIONS } from '../content/organisations.ts';
import { SECTORS } from '../content/sectors.ts';
import type { FourNames, Gender } from '../content/shapes.ts';
import type { Account, BuildContext } from './build-context.ts';
import { buildEso, buildFund, buildOther } from './build-organisation.ts';
import { buildMentor, buildPrivateInvestor, type DirectoryPerson } from './build-person.ts';
import { buildStartup } from './build-startup.ts';
import { demoId } from './demo-id.ts';
import { createPicker } from './picker.ts';
import { webName } from './reach.ts';
import { addAccount } from './startup-people.ts';

/** Which records the demo members who can sign in look after, by their key. */
const LOOKED_AFTER: Readonly<Record<string, string>> = {
  'Slek Materials': 'founder',
  'Sdok Data': 'founder-two',
  'Northern Bank Lab': 'eso',
  'Keo Sokunthea': 'mentor',
  'Tep Lina': 'investor',
};

export interface Directory {
  records: StakeholderInput[];
  /** Human beings with an account of their own, for the rows behind their records. */
  individuals: { id: string; person_id: string }[];
}

/** Every record of the demo directory, or of a variation of it; `members` are the demo accounts by key. */
export function buildDirectory(context: BuildContext, members: ReadonlyMap<string, Account>): Directory {
  const { organisation, person } = context.variation;
  const ownerOf = (name: string) => members.get(LOOKED_AFTER[name] ?? '');
  const startups = SECTORS.flatMap((sector) =>
    sector.startups.map((one) => buildStartup(sector, organisation(one), context, ownerOf(one.name))),
  );
  const esos = ESOS.map((one) => buildEso(organisation(one), context, ownerOf(one.name)?.id));
  const others = Object.entries(ORGANISATIONS).flatMap(([type, { services, list }]) =>
    list.map((one) => buildOther(type as OtherStakeholderSlug, services, organisation(one), context)),
  );
  const funds = FUNDS.map((one) => buildFund(organisation(one), context));
  const angels = PRIVATE_INVESTORS.map((one, index) => {
    const content = person(one);
    return { content, who: meet(`investor ${index}`, content, context, ownerOf) };
  });
  const mentors = MENTORS.map((one, index) => {
    const content = person(one);
    const angel = one.investor === undefined ? undefined : angels[one.investor];
    return { content, who: angel?.who ?? meet(`mentor ${index}`, content, context, ownerOf) };
  });
  return {
    records: [
      ...startups,
      ...mentors.map(({ content, who }) => buildMentor(content, who, context)),
      ...funds,
      ...angels.map(({ content, who }) => buildPrivateInvestor(content, who, context)),
      ...esos,
      ...others,
    ],
    individuals: [...new Set([...angels, ...mentors].map(({ who }) => who))].flatMap((who) =>
      who.person_id ? [{ id: who.individual_id, person_id: who.person_id }] : [],
    ),
  };
}

/** A person of the directory, half of them with an account. */
function meet(
  key: string,
  { gender = 'woman', names, company }: { gender?: Gender; names?: FourNames; company: string },
  context: BuildContext,
  ownerOf: (name: string) => Account | undefined,
): DirectoryPerson {
  const { series } = context.variation;
  const name = names ? context.people.known(names) : context.people.someone(gender);
  const own = ownerOf(`${name.last_name} ${name.first_name}`)?.id;
  const joins = createPicker(`account ${key} ${series}`).chance(0.5);
  const person_id = own ?? (joins ? addAccount(context, name, webName(`${company} ${series}`)) : null);
  return { name, individual_id: demoId('individual', key, series), person_id };
}

import type { StakeholderInput } from '../../../areas/stakeholder/stakeholder-record.ts';
import type { MentorContent, PrivateInvestorContent } from '../content/shapes.ts';
import { aboutText } from './about-text.ts';
import type { BuildContext } from './build-context.ts';
import { listedDays } from './build-startup.ts';
import { demoId } from './demo-id.ts';
import type { PersonName } from './people.ts';
import { createPicker, type Picker } from './picker.ts';
import { addressIn, webName } from './reach.ts';

/** Somebody who stands in the directory: the person behind one or two records. */
export interface DirectoryPerson {
  name: PersonName;
  individual_id: string;
  /** Their account, if they look after their page themselves. */
  person_id: string | null;
}

type PersonContent = Pick<
  MentorContent | PrivateInvestorContent,
  'province' | 'summary' | 'summary_kh' | 'role' | 'role_kh' | 'company' | 'company_kh' | 'interests'
>;

const LANGUAGES = [
  ['km', 'en'],
  ['km', 'en'],
  ['km', 'en', 'fr'],
  ['km', 'en', 'zh'],
  ['km', 'en', 'th'],
  ['km'],
];

/** What mentors and private investors have in common. */
function personRecord(
  kind: 'mentor' | 'investor',
  content: PersonContent,
  who: DirectoryPerson,
  context: BuildContext,
  picker: Picker,
): StakeholderInput {
  const { calendar } = context;
  const { first_name, last_name, first_name_kh, last_name_kh } = who.name;
  const name = `${last_name} ${first_name}`;
  const site = webName(name);
  const days = listedDays(picker);
  const { summary, summary_kh, province, role, role_kh, company, company_kh } = content;
  return {
    id: demoId(kind, name, context.variation.series),
    kind,
    name,
    name_kh: `${last_name_kh} ${first_name_kh}`,
    summary,
    summary_kh,
    ...aboutText({ kind, summary: [summary, summary_kh], province, range: [4, 18] }, context, picker),
    email: `${site.replace(/-/g, '.')}@${webName(company)}.example`,
    country_code: '855',
    phone: context.phones.next(province),
    ...addressIn(province, picker),
    province_code: province,
    linkedin: picker.chance(0.6) ? `https://www.linkedin.com/in/example-${site}` : '',
    telegram: picker.chance(0.4) ? `https://t.me/example-${site}` : '',
    individual_id: who.individual_id,
    individual: { ...who.name, role, role_kh, company, company_kh, languages: picker.pick(LANGUAGES) },
    members: who.person_id ? [{ person_id: who.person_id, role: 'owner' }] : [],
    areas: [province],
    demo: true,
    approved_at: calendar.at(-days, '11:00'),
    created_at: calendar.at(-days - 4, '16:00'),
    updated_at: calendar.at(-picker.between(1, days), '08:30'),
  };
}

export function buildMentor(
  content: MentorContent,
  who: DirectoryPerson,
  context: BuildContext,
): StakeholderInput {
  const picker = createPicker(`mentor ${who.individual_id}`);
  return {
    ...personRecord('mentor', content, who, context, picker),
    terms: { expertise: content.expertise, interest: content.interests },
  };
}

export function buildPrivateInvestor(
  content: PrivateInvestorContent,
  who: DirectoryPerson,
  context: BuildContext,
): StakeholderInput {
  const picker = createPicker(`private investor ${who.individual_id}`);
  const [least, most] = content.ticket;
  return {
    ...personRecord('investor', content, who, context, picker),
    investor: { ticket_min: least * 100_000, ticket_max: most * 100_000, ticket_currency: 'USD' },
    terms: {
      investor_type: ['angel'],
      investment_stage: content.stages,
      sector: content.sectors,
      interest: content.interests,
    },
  };
}

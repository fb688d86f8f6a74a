import { DEMO_MEMBERS, DEMO_STAFF, type DemoPerson } from '#server/database/demo/staff.ts';

/** A made-up person who can sign in at the simulator, as the provider's profile has them. */
export interface Persona {
  /** Name in `POST /__sim/approve`; also makes the subject. */
  id: string;
  /** Who that is, in both languages. */
  label: string;
  label_kh: string;
  first_name_en: string;
  last_name_en: string;
  first_name_kh: string;
  last_name_kh: string;
  gender: 'M' | 'F';
  dob: string;
  mobile_phone: string;
  email: string | null;
  nationality: string;
  status: 'enabled' | 'disabled' | 'expired' | 'deleted';
}

/** The subject the provider knows a persona by. */
export const subjectOf = (id: string): string => `sim-${id}`;

/** Number of a made-up identity card. */
export const personalCodeOf = (id: string): string => `SIM${id.length}0${id.charCodeAt(0)}`;

const someone: DemoPerson = {
  email: '',
  first_name: 'Kosal',
  last_name: 'Nhem',
  first_name_kh: 'កុសល',
  last_name_kh: 'ញ៉ែម',
  language: 'km',
  gender: 'man',
};
const demo = (email: string): DemoPerson => {
  const found = [...DEMO_MEMBERS, ...DEMO_STAFF].find((one) => one.email === email);
  if (!found) throw new Error(`No demo person has the address ${email}.`);
  return found;
};

/** Persona, its demo person (whose names it bears), and what it is called on the sign-in page. */
const ROWS: readonly (readonly [id: string, who: DemoPerson, label: string, label_kh: string])[] = [
  ['founder', demo('founder@phum.example'), 'Founder', 'ស្ថាបនិក'],
  [
    'founder-without-email',
    { ...demo('founder.two@phum.example'), email: '' },
    'Founder without e-mail',
    'ស្ថាបនិកគ្មានអ៊ីមែល',
  ],
  ['mentor', demo('mentor@phum.example'), 'Mentor', 'អ្នកណែនាំ'],
  ['investor', demo('investor@phum.example'), 'Investor', 'វិនិយោគិន'],
  ['eso-manager', demo('eso@phum.example'), 'Manager of a support organisation', 'អ្នកគ្រប់គ្រងស្ថាប័នគាំទ្រ'],
  ['newcomer', demo('newcomer@phum.example'), 'Newcomer', 'អ្នកចូលថ្មី'],
  ['disabled', someone, 'Disabled identity', 'អត្តសញ្ញាណដែលត្រូវបានបិទ'],
  ['reviewer', demo('reviewer@phum.example'), 'Reviewer', 'អ្នកត្រួតពិនិត្យ'],
  ['administrator', demo('administrator@phum.example'), 'Administrator', 'អ្នកគ្រប់គ្រងប្រព័ន្ធ'],
];

export const PERSONAS: readonly Persona[] = ROWS.map(([id, who, label, label_kh], index) => ({
  id,
  label,
  label_kh,
  first_name_en: who.first_name,
  last_name_en: who.last_name,
  first_name_kh: who.first_name_kh,
  last_name_kh: who.last_name_kh,
  gender: who.gender === 'woman' ? 'F' : 'M',
  dob: `19${80 + index}-0${index + 1}-15`,
  mobile_phone: `+8551200010${index}`,
  email: who.email === '' ? null : who.email,
  nationality: 'KH',
  status: id === 'disabled' ? 'disabled' : 'enabled',
}));

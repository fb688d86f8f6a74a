import {
  DEMO_IDENTITIES,
  DEMO_MEMBERS,
  DEMO_STAFF,
  type DemoPerson,
  subjectOf,
} from '#server/database/demo/staff.ts';

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

export { subjectOf };

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
/** Has no account in the demo data: what a first sign-in is like. */
const newcomer: DemoPerson = {
  ...someone,
  email: 'first.time@phum.example',
  first_name: 'Sovann',
  last_name: 'Chhay',
  first_name_kh: 'សុវណ្ណ',
  last_name_kh: 'ឆាយ',
};
const demo = (email: string): DemoPerson => {
  const found = [...DEMO_MEMBERS, ...DEMO_STAFF].find((one) => one.email === email);
  if (!found) throw new Error(`No demo person has the address ${email}.`);
  return found;
};
/** A persona whose sign-in opens the demo account of the same person. */
const known = (id: string): [id: string, who: DemoPerson] => [id, demo(DEMO_IDENTITIES[id] ?? '')];

/** Persona, its demo person (whose names it bears), and what it is called on the sign-in page. */
const ROWS: readonly (readonly [id: string, who: DemoPerson, label: string, label_kh: string])[] = [
  [...known('founder'), 'Founder', 'ស្ថាបនិក'],
  [
    'second-founder',
    demo('founder.two@phum.example'),
    'Founder whose account is not linked yet',
    'ស្ថាបនិកដែលមិនទាន់ភ្ជាប់គណនី',
  ],
  [
    'founder-without-email',
    { ...someone, first_name: 'Vichea', first_name_kh: 'វិជ្ជា' },
    'Founder without e-mail, for the first time',
    'ស្ថាបនិកគ្មានអ៊ីមែល ចូលប្រើលើកដំបូង',
  ],
  [...known('mentor'), 'Mentor', 'អ្នកណែនាំ'],
  [...known('investor'), 'Investor', 'វិនិយោគិន'],
  [...known('eso-manager'), 'Manager of a support organisation', 'អ្នកគ្រប់គ្រងស្ថាប័នគាំទ្រ'],
  ['newcomer', newcomer, 'Newcomer, for the first time', 'អ្នកចូលថ្មី ចូលប្រើលើកដំបូង'],
  ['disabled', someone, 'Disabled identity', 'អត្តសញ្ញាណដែលត្រូវបានបិទ'],
  [...known('reviewer'), 'Desk: reviewer', 'ការិយាល័យពិនិត្យ៖ មន្ត្រីពិនិត្យ'],
  [...known('administrator'), 'Desk: administrator', 'ការិយាល័យពិនិត្យ៖ អ្នកគ្រប់គ្រងប្រព័ន្ធ'],
  [...known('editor'), 'Desk: editor', 'ការិយាល័យពិនិត្យ៖ មន្ត្រីខ្លឹមសារ'],
  [...known('analyst'), 'Desk: analyst', 'ការិយាល័យពិនិត្យ៖ មន្ត្រីវិភាគ'],
  [
    'stranger',
    { ...someone, first_name: 'Piseth', first_name_kh: 'ពិសិដ្ឋ' },
    'Somebody without an account',
    'អ្នកដែលគ្មានគណនី',
  ],
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
  dob: `19${80 + index}-${String((index % 12) + 1).padStart(2, '0')}-15`,
  mobile_phone: `+855120001${String(index).padStart(2, '0')}`,
  email: who.email === '' ? null : who.email,
  nationality: 'KH',
  status: id === 'disabled' ? 'disabled' : 'enabled',
}));

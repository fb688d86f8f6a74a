import type { DeskRole } from '#shared/contracts/contract.ts';

/** Password of every demo account; printed by `npm start`. Demo accounts are never made in production. */
export const DEMO_PASSWORD = 'Krama-25-Threads';

/** A person of the demo data who can sign in. */
export interface DemoPerson {
  email: string;
  first_name: string;
  last_name: string;
  first_name_kh: string;
  last_name_kh: string;
  language: 'en' | 'km';
}

const person = (
  email: string,
  [last_name, first_name]: readonly [string, string],
  [last_name_kh, first_name_kh]: readonly [string, string],
  language: 'en' | 'km' = 'km',
): DemoPerson => ({ email, first_name, last_name, first_name_kh, last_name_kh, language });

/** Who works at the desk in the demo data, each with one role. */
export const DEMO_STAFF: readonly (DemoPerson & { role: DeskRole })[] = [
  { ...person('reviewer@phum.example', ['Var', 'Rithy'], ['វ៉ា', 'រិទ្ធី']), role: 'reviewer' },
  {
    ...person('reviewer.two@phum.example', ['Sok', 'Kalyan'], ['សុខ', 'កល្យាណ'], 'en'),
    role: 'reviewer',
  },
  { ...person('editor@phum.example', ['Meas', 'Bopha'], ['មាស', 'បុប្ផា']), role: 'editor' },
  { ...person('analyst@phum.example', ['Heng', 'Visal'], ['ហេង', 'វិសាល'], 'en'), role: 'analyst' },
  {
    ...person('administrator@phum.example', ['Prak', 'Chantha'], ['ប្រាក់', 'ចន្ថា']),
    role: 'administrator',
  },
];

/** Members of the public in the demo data; `key` is how the demo content refers to them. */
export const DEMO_MEMBERS: readonly (DemoPerson & { key: string })[] = [
  { key: 'founder', ...person('founder@phum.example', ['Mao', 'Sreypov'], ['ម៉ៅ', 'ស្រីពៅ']) },
  { key: 'founder-two', ...person('founder.two@phum.example', ['Touch', 'Dara'], ['ទូច', 'ដារ៉ា'], 'en') },
  { key: 'mentor', ...person('mentor@phum.example', ['Keo', 'Sokunthea'], ['កែវ', 'សុគន្ធា']) },
  { key: 'investor', ...person('investor@phum.example', ['Tep', 'Lina'], ['ទេព', 'លីណា'], 'en') },
  { key: 'eso', ...person('eso@phum.example', ['Hun', 'Vuthy'], ['ហ៊ុន', 'វុទ្ធី']) },
  { key: 'newcomer', ...person('newcomer@phum.example', ['Phan', 'Rithy'], ['ផាន់', 'រិទ្ធី']) },
];

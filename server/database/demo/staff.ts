import type { DeskRole } from '#shared/domain/roles.ts';

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
  gender: 'woman' | 'man';
}

const person = (
  email: string,
  [last_name, first_name]: readonly [string, string],
  [last_name_kh, first_name_kh]: readonly [string, string],
  gender: 'woman' | 'man',
  language: 'en' | 'km' = 'km',
): DemoPerson => ({ email, first_name, last_name, first_name_kh, last_name_kh, gender, language });

/** Who works at the desk in the demo data, each with one role. */
export const DEMO_STAFF: readonly (DemoPerson & { role: DeskRole })[] = [
  { ...person('reviewer@phum.example', ['Var', 'Rithy'], ['វ៉ា', 'រិទ្ធី'], 'man'), role: 'reviewer' },
  {
    ...person('reviewer.two@phum.example', ['Sok', 'Kalyan'], ['សុខ', 'កល្យាណ'], 'woman', 'en'),
    role: 'reviewer',
  },
  { ...person('editor@phum.example', ['Meas', 'Bopha'], ['មាស', 'បុប្ផា'], 'woman'), role: 'editor' },
  { ...person('analyst@phum.example', ['Heng', 'Visal'], ['ហេង', 'វិសាល'], 'man', 'en'), role: 'analyst' },
  {
    ...person('administrator@phum.example', ['Prak', 'Chantha'], ['ប្រាក់', 'ចន្ថា'], 'woman'),
    role: 'administrator',
  },
];

/** Members of the public in the demo data; `key` is how the demo content refers to them. */
export const DEMO_MEMBERS: readonly (DemoPerson & { key: string })[] = [
  { key: 'founder', ...person('founder@phum.example', ['Mao', 'Sreypov'], ['ម៉ៅ', 'ស្រីពៅ'], 'woman') },
  {
    key: 'founder-two',
    ...person('founder.two@phum.example', ['Touch', 'Dara'], ['ទូច', 'ដារ៉ា'], 'man', 'en'),
  },
  { key: 'mentor', ...person('mentor@phum.example', ['Keo', 'Sokunthea'], ['កែវ', 'សុគន្ធា'], 'woman') },
  { key: 'investor', ...person('investor@phum.example', ['Tep', 'Lina'], ['ទេព', 'លីណា'], 'woman', 'en') },
  { key: 'eso', ...person('eso@phum.example', ['Hun', 'Vuthy'], ['ហ៊ុន', 'វុទ្ធី'], 'man') },
  { key: 'newcomer', ...person('newcomer@phum.example', ['Phan', 'Rithy'], ['ផាន់', 'រិទ្ធី'], 'man') },
];

/** The subject by which the simulated identity provider knows one of its personas. */
export const subjectOf = (persona: string): string => `sim-${persona}`;

/** Whose account a persona of the simulated identity opens: those who have content or a desk role. */
export const DEMO_IDENTITIES: Readonly<Record<string, string>> = {
  founder: 'founder@phum.example',
  mentor: 'mentor@phum.example',
  investor: 'investor@phum.example',
  'eso-manager': 'eso@phum.example',
  reviewer: 'reviewer@phum.example',
  editor: 'editor@phum.example',
  analyst: 'analyst@phum.example',
  administrator: 'administrator@phum.example',
};

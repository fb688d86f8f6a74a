import { expect, it } from 'vitest';
import { containsTyped, meantBy } from './use-combobox.ts';

const PROVINCES = [
  { value: '12', label: 'ភ្នំពេញ', also: 'Phnom Penh' },
  { value: '03', label: 'កំពង់ចាម', also: 'Kampong Cham' },
  { value: '04', label: 'កំពង់ឆ្នាំង', also: 'Kampong Chhnang' },
];
const meant = (typed: string) => meantBy(PROVINCES, typed, containsTyped)?.value ?? null;

it('what was typed is understood in both scripts, whole or as far as only one has it', () => {
  expect(['Phnom Penh', 'phnom', 'ភ្នំ', 'kampong cham'].map(meant)).toEqual(['12', '12', '12', '03']);
});

it('what may mean several, or none, is nothing chosen', () => {
  expect(['kampong', 'កំពង់', 'Atlantis'].map(meant)).toEqual([null, null, null]);
});

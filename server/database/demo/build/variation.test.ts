import { beforeAll, describe, expect, it } from 'vitest';
import type { StakeholderInput } from '#server/areas/stakeholder/stakeholder-record.ts';
import { khmerName } from '#shared/rules/names.ts';
import { buildDirectory } from './build-directory.ts';
import { createDealer } from './dealer.ts';
import { createDemoCalendar } from './demo-calendar.ts';
import { createPeople } from './people.ts';
import { createPhoneBook } from './reach.ts';
import { createVariation } from './variation.ts';

/** Rounds from before and after all places are taken; 229 rounds make 100,000 records. */
const ROUNDS = [1, 2, 100, 150, 229, 400];
let rounds: StakeholderInput[][];
beforeAll(() => {
  const calendar = createDemoCalendar(new Date('2026-11-20T03:00:00Z'));
  rounds = ROUNDS.map((round) => {
    const people = createPeople(`round ${round}`);
    const dealer = createDealer(`round ${round}`);
    const phones = createPhoneBook();
    return buildDirectory(
      { variation: createVariation(round), calendar, people, phones, dealer, accounts: [] },
      new Map(),
    ).records;
  });
});

const distinct = (values: readonly unknown[]) => new Set(values).size;
const organisations = () => rounds.flat().filter(({ individual }) => !individual);

describe('variations of the demo directory', () => {
  it('are records of their own, with names of their own in both scripts', () => {
    const all = rounds.flat();
    expect(distinct(all.map(({ id }) => id))).toBe(all.length);
    expect(distinct(organisations().map(({ kind, name }) => `${kind} ${name}`))).toBe(organisations().length);
    const khmer = organisations().map(({ kind, name_kh }) => `${kind} ${name_kh}`);
    expect(distinct(khmer)).toBe(khmer.length);
  });

  it('are named by the rules: Latin, and Khmer in Khmer letters (5.013)', () => {
    for (const { name, name_kh = '' } of rounds.flat()) {
      expect(name).toMatch(/^[\p{Script=Latin}\d’' .,&-]+$/u);
      expect(khmerName(name_kh), name_kh).toBeNull();
    }
  });

  it('stand in all provinces, as many in the capital as the demo data', () => {
    for (const records of rounds) {
      expect(distinct(records.map(({ province_code }) => province_code))).toBeGreaterThanOrEqual(24);
      const capital = records.filter(({ province_code }) => province_code === '12').length;
      expect(capital / records.length).toBeGreaterThan(0.4);
    }
  });
});

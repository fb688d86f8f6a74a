import { describe, expect, it } from 'vitest';
import type { StakeholderLink, TieWay } from '#shared/contracts/stakeholder-ties.ts';
import { untoldTies } from './untold-ties.ts';

const tie = (name: string, ...ways: TieWay[]) => ({ stakeholder: { name } as StakeholderLink, ways });
const names = (ties: ReturnType<typeof untoldTies>) => ties.map(({ stakeholder }) => stakeholder.name);

describe('who works with whom on a page', () => {
  it('does not repeat what the cohorts of an ESO and the rounds of an investor say', () => {
    const works_with = [tie('A', 'cohort'), tie('B', 'invested_in'), tie('C', 'cohort', 'team')];
    expect(names(untoldTies({ kind: 'eso', works_with }))).toEqual(['C']);
    expect(names(untoldTies({ kind: 'investor', works_with }))).toEqual(['A', 'C']);
  });

  it('names everybody on a startup’s page', () => {
    const works_with = [tie('A', 'cohort'), tie('B', 'investor')];
    expect(names(untoldTies({ kind: 'startup', works_with }))).toEqual(['A', 'B']);
  });
});

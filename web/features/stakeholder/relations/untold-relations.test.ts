import { describe, expect, it } from 'vitest';
import type { RelationWay, StakeholderLink } from '#shared/contracts/stakeholder-relations.ts';
import { untoldRelations } from './untold-relations.ts';

const relation = (name: string, ...ways: RelationWay[]) => ({
  stakeholder: { name } as StakeholderLink,
  ways,
});
const names = (relations: ReturnType<typeof untoldRelations>) =>
  relations.map(({ stakeholder }) => stakeholder.name);

describe('who works with whom on a page', () => {
  it('does not repeat what the cohorts of an ESO and the rounds of an investor say', () => {
    const works_with = [
      relation('A', 'cohort'),
      relation('B', 'invested_in'),
      relation('C', 'cohort', 'team'),
    ];
    expect(names(untoldRelations({ kind: 'eso', works_with }))).toEqual(['C']);
    expect(names(untoldRelations({ kind: 'investor', works_with }))).toEqual(['A', 'C']);
  });

  it('names everybody on a startup’s page', () => {
    const works_with = [relation('A', 'cohort'), relation('B', 'investor')];
    expect(names(untoldRelations({ kind: 'startup', works_with }))).toEqual(['A', 'B']);
  });
});

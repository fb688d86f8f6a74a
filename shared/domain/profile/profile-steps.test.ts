import { describe, expect, it } from 'vitest';
import { fieldProblems } from '../listing/validate-listing.ts';
import { STAKEHOLDER_KINDS } from '../stakeholder-kinds.ts';
import { partOfField, partsOf, profileFieldsOf } from './profile-parts.ts';
import { stepOfProblems, stepsOf } from './profile-steps.ts';

describe.each(STAKEHOLDER_KINDS)('the short way to send a %s (UX 17)', (kind) => {
  const steps = stepsOf(kind);
  const problems = fieldProblems(profileFieldsOf(kind), {});

  it('asks for everything that is required, in five steps at most', () => {
    expect(steps.length).toBeLessThanOrEqual(5);
    const asked = steps.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(asked).toEqual(expect.arrayContaining(Object.keys(problems)));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('asks for nothing in a step of which nothing is required', () => {
    for (const { name, fields } of steps) {
      expect(Object.keys(fieldProblems(fields, {})), name).not.toEqual([]);
    }
  });

  it('leads to the first step that is not done', () => {
    expect(stepOfProblems(kind, problems)?.name).toBe('names');
    expect(stepOfProblems(kind, { [steps.at(-1)?.fields[0]?.name ?? '']: 'missing' })?.name).toBe(
      steps.at(-1)?.name,
    );
    expect(stepOfProblems(kind, { logo: 'too big' })).toBeNull();
  });
});

it('the province stands under a title of its own, in every kind', () => {
  for (const kind of STAKEHOLDER_KINDS) {
    expect(partOfField(kind, 'province_code')?.name, kind).toBe('place');
    expect(
      partsOf(kind)
        .find(({ name }) => name === 'contact')
        ?.fields.map(({ name }) => name),
    ).not.toContain('province_code');
  }
});

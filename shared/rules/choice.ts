import { isBlank, type Rule, type RuleProblem } from './rule.ts';

/** At least one choice was taken. */
export function multiSelectRequired(values: readonly string[]): RuleProblem | null {
  return values.some((value) => !isBlank(value)) ? null : { key: 'multi_select' };
}

/** Nothing, or one of the list. */
export function oneOf(choices: readonly string[]): Rule {
  return (value) => (value === '' || choices.includes(value) ? null : { key: 'select' });
}

/** Every one of the list. */
export function allOf(values: readonly string[], choices: readonly string[]): RuleProblem | null {
  return values.every((value) => choices.includes(value)) ? null : { key: 'select' };
}

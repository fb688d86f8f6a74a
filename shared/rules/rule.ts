import type { RuleMessageKey, TextKey } from '#shared/i18n/keys.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** Why a value is refused: a path in `rules.json` and the values of its places. */
export interface RuleProblem {
  key: RuleMessageKey;
  params?: Record<string, string | number>;
  /** What the field is called, for those who read the problem away from its form. */
  label?: TextKey;
}

/** Problems of what is not given, as against what is wrong. */
const MISSING: readonly RuleProblem['key'][] = ['required', 'multi_select', 'one_language', 'online_address'];
export const isMissing = ({ key }: RuleProblem): boolean => MISSING.includes(key);

/** Looks at a value as typed; null when it is fine. Rules other than the required ones accept an empty value. */
export type Rule = (value: string) => RuleProblem | null;

/** A problem in the reader's language; `label` names the field in messages that mention it. */
export function problemText(t: Translator, problem: RuleProblem, label?: string): string {
  const field = label ?? t('rules:this_field');
  return t(`rules:${problem.key}`, { field, ...problem.params });
}

/** The first problem that one of the rules finds. */
export function firstProblem(value: string, rules: readonly Rule[]): RuleProblem | null {
  for (const rule of rules) {
    const problem = rule(value);
    if (problem) return problem;
  }
  return null;
}

/** Several rules as one. */
export function all(...rules: readonly Rule[]): Rule {
  return (value) => firstProblem(value, rules);
}

/** Whether a value counts as not given. Invisible characters alone are nothing. */
export function isBlank(value: string): boolean {
  return /^[\s\u00AD\u200B-\u200D\u2060\uFEFF]*$/.test(value);
}

import { z } from 'zod';
import { cleanText } from '#shared/khmer/clean-text.ts';
import type { TextKey } from '../i18n/keys.ts';
import { isBlank, type Rule, type RuleProblem } from '../rules/rule.ts';
import { maxLength, required } from '../rules/text.ts';
import { describedAs } from './described.ts';

/** A rule's problem in the shape the server reads: `params.key` names the text, the rest fills its places. */
export function addProblem(ctx: z.core.$RefinementCtx, problem: RuleProblem, path?: PropertyKey[]): void {
  ctx.addIssue({
    code: 'custom',
    params: { key: problem.key, label: problem.label, ...problem.params },
    ...(path ? { path } : {}),
  });
}

/** Nobody types more than this into one field; beyond it nothing is even looked at. */
const LONGEST_TEXT = 100_000;

export interface TextOptions {
  /** Longest value in grapheme clusters. */
  max: number;
  rules?: readonly Rule[];
  /** true (default): something must be there. */
  required?: boolean;
  /** What the field is called in its form: stands in the sentences that name it. */
  label?: TextKey;
}

/** Text that passes the rules of shared/rules, in its storage form. The first rule that refuses speaks. */
export function ruleText({ max, rules = [], required: needed = true, label }: TextOptions) {
  const checks = [...(needed ? [required] : []), maxLength(max), ...rules];
  const text = z
    .string()
    .max(LONGEST_TEXT, { abort: true })
    .superRefine((value, ctx) => {
      if (!needed && isBlank(value)) return;
      for (const rule of checks) {
        const problem = rule(value);
        if (problem) return addProblem(ctx, label ? { ...problem, label } : problem);
      }
    })
    .transform((value) => (isBlank(value) ? '' : cleanText(value)));
  return describedAs(text, { type: 'string', ...(needed ? { minLength: 1 } : {}), maxLength: max });
}

/** The same where the field may be left out altogether. */
export function optionalRuleText(options: Omit<TextOptions, 'required'>) {
  return ruleText({ ...options, required: false }).default('');
}

import type { z } from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import type { RuleProblem } from '#shared/rules/rule.ts';
import { cleanInput } from './clean-input.ts';
import { type FieldProblems, Problem } from './problem.ts';
import { unknownFields } from './unknown-fields.ts';

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** A rule of shared/rules carries its key in `params`; what Zod itself found is mapped to the nearest rule. */
function toRuleProblem(issue: z.core.$ZodIssue): RuleProblem {
  if (issue.code === 'custom') {
    const { key, label, ...params } = (issue.params ?? {}) as Partial<RuleProblem> & RuleProblem['params'];
    if (key) return { key, params, ...(label ? { label } : {}) };
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return { key: 'max_length', params: { n: Number(issue.maximum) } };
  if (issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) <= 1)
    return { key: 'required' };
  if (issue.code === 'invalid_type' && issue.input === undefined) return { key: 'required' };
  return { key: 'invalid' };
}

export function toFieldProblems(error: z.ZodError): FieldProblems {
  const fields: FieldProblems = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.') || '_';
    (fields[name] ??= []).push(toRuleProblem(issue));
  }
  return fields;
}

/**
 * Parses params, query and body by the contract. A parameter in the path that cannot be is 404: there is no such thing;
 * everything else is 422 with the fields, but for a body of which the contract says that it is 400. Fields that the call
 * does not know are refused, but from a page (`lenient`), whose forms carry what their own scripts need.
 */
export function parseInput(
  contract: Contract,
  raw: RawInput,
  { lenient = false }: { lenient?: boolean | undefined } = {},
) {
  const params = contract.params.safeParse(cleanInput(raw.params ?? {}), { reportInput: true });
  if (!params.success) throw new Problem('not_found');
  const query = contract.query.safeParse(cleanInput(raw.query ?? {}), { reportInput: true });
  const body = contract.body.safeParse(cleanInput(raw.body ?? {}), { reportInput: true });
  if (!body.success && contract.badBody) throw new Problem('bad_request', { messageKey: contract.badBody });
  const unknown = lenient ? {} : unknownFields(contract, raw.body);
  const fields = {
    ...unknown,
    ...(query.success ? {} : toFieldProblems(query.error)),
    ...(body.success ? {} : toFieldProblems(body.error)),
  };
  if (!query.success || !body.success || Object.keys(unknown).length > 0)
    throw new Problem('invalid', { fields });
  return { params: params.data, query: query.data, body: body.data };
}

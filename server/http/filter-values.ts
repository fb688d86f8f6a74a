import { type FieldProblems, Problem } from './problem.ts';
import type { CallContext } from './route.ts';

/** A filter as it was asked, and whether a value is one of its own. */
export type AskedFilter = readonly [
  name: string,
  values: string | readonly string[] | undefined,
  knows: (value: string) => boolean,
];

/**
 * Problem `invalid` at each filter with a value it has not: left out in silence it would let the answer grow. Pages
 * leave such a value out and lead to the clean address, so that old links go on showing a list.
 */
export function refuseUnknownValues(
  { lenient }: Pick<CallContext, 'lenient'>,
  filters: readonly AskedFilter[],
): void {
  if (lenient) return;
  const fields: FieldProblems = {};
  for (const [name, values = [], knows] of filters) {
    const unknown = [values].flat().filter((value) => !knows(value));
    if (unknown.length > 0) fields[name] = [{ key: 'filter_value', params: { value: unknown.join(', ') } }];
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields });
}

import { z } from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import { refuseUnknownValues } from './filter-values.ts';
import type { CallContext } from './route.ts';

/** A list whose caller may choose the fields of its records (`?fields=`): what one record has, and the answer with parts of it. */
interface Selectable {
  known: readonly string[];
  part: z.ZodType;
}

const found = new WeakMap<Contract, Selectable | null>();

/** Null: the call has no such choice. */
export function selectableOf(contract: Contract): Selectable | null {
  const known = found.get(contract);
  if (known !== undefined) return known;
  const made = makeSelectable(contract);
  found.set(contract, made);
  return made;
}

function makeSelectable({ query, response }: Contract): Selectable | null {
  if (!(query instanceof z.ZodObject && 'fields' in query.shape && response instanceof z.ZodObject))
    return null;
  const item = (response.shape.data as z.ZodArray<z.ZodObject>).element;
  return { known: Object.keys(item.shape), part: response.extend({ data: z.array(item.partial()) }) };
}

/** The answer with the fields that were asked for; null where all were. Problem `invalid` for those no record has. */
export function selectFields(
  contract: Contract,
  query: unknown,
  context: Pick<CallContext, 'lenient'>,
  answer: unknown,
): { answer: object; schema: z.ZodType } | null {
  const { fields } = query as { fields?: readonly string[] };
  const selectable = fields && selectableOf(contract);
  if (!selectable) return null;
  refuseUnknownValues(context, [['fields', fields, (name) => selectable.known.includes(name)]]);
  const whole = answer as { data: Record<string, unknown>[] };
  const data = whole.data.map((one) => Object.fromEntries(fields.map((name) => [name, one[name]])));
  return { answer: { ...whole, data }, schema: selectable.part };
}

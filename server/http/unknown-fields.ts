import type { z } from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';
import type { FieldProblems } from './problem.ts';

/** So many are named at most, each by so many characters: the answer must not grow with what was sent. */
const MOST_NAMED = 20;
const LONGEST_NAME = 200;

/** What wraps another schema without changing which names it takes. */
interface Wrapping {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: readonly z.ZodType[];
  catchall?: z.ZodType;
}

/**
 * Fields of a body that its call does not know, with their places: one that is misspelt would be lost without a word. A
 * schema that says itself that it takes others (loose) judges them itself. What is changed may come back as it was read.
 */
export function unknownFields(contract: Contract, body: unknown): FieldProblems {
  const readNames = ['PUT', 'PATCH'].includes(contract.method) ? shapeOf(contract.response) : {};
  const found = strangersIn(contract.body, body, [])
    .filter(([name, ...deeper]) => deeper.length > 0 || !Object.hasOwn(readNames, name!))
    .slice(0, MOST_NAMED)
    .map((path) => [path.join('.').slice(0, LONGEST_NAME), [{ key: 'unknown_field' as const }]]);
  return Object.fromEntries(found);
}

const shapeOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  (schema as { shape?: Record<string, z.ZodType> }).shape ?? {};

function strangersIn(schema: z.ZodType, value: unknown, path: readonly string[]): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const def = schema.def as unknown as Wrapping;
  if (def.type === 'object') return strangersInObject(schema, def, value, path);
  if (def.type === 'union') {
    const taken = def.options!.find((option) => option.safeParse(value).success);
    return taken ? strangersIn(taken, value, path) : [];
  }
  const ofEach = def.type === 'array' ? def.element : def.valueType;
  if (ofEach)
    return Object.entries(value).flatMap(([name, one]) => strangersIn(ofEach, one, [...path, name]));
  const inner = def.innerType ?? def.in;
  return inner ? strangersIn(inner, value, path) : [];
}

function strangersInObject(
  schema: z.ZodType,
  { catchall }: Wrapping,
  value: object,
  path: readonly string[],
): string[][] {
  if (Array.isArray(value)) return [];
  const shape = shapeOf(schema);
  return Object.entries(value).flatMap(([name, one]) => {
    if (Object.hasOwn(shape, name)) return strangersIn(shape[name]!, one, [...path, name]);
    return catchall ? [] : [[...path, name]];
  });
}

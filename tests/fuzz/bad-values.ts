import fc, { type Arbitrary } from 'fast-check';
import { NAUGHTY } from './naughty.ts';

/** A JSON Schema as far as it is needed to tell what a value should be like. */
export interface Schema {
  type?: string;
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  minimum?: number;
}

/** Any code point, halves of pairs too. `unit: 'binary'` means the same, and spends a second on a table of them all. */
const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

export const naughty: Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NAUGHTY) },
  { weight: 2, arbitrary: fc.string({ unit: codePoint, maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
);

/** Lists in lists, deep enough for whatever recurses. */
const deep = fc.integer({ min: 10, max: 3_000 }).map((depth) => {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
});

const NOT_TEXT = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  1e21,
  -1e308,
  5e-324,
  [],
  {},
  [null],
  [[]],
];

/** Values of every kind JSON has. */
export const anything: Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: naughty },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NOT_TEXT) },
  { weight: 2, arbitrary: fc.array(naughty, { maxLength: 5 }) },
  { weight: 1, arbitrary: fc.constant(Array(2_000).fill('x')) },
  { weight: 1, arbitrary: fc.dictionary(naughty, naughty, { maxKeys: 3 }) },
  { weight: 1, arbitrary: fc.constant('y'.repeat(200_000)) },
  { weight: 1, arbitrary: deep },
);

/** Values that exist, by the name of a parameter or field: with them bad input gets further than the first look-up. */
export type Known = Readonly<Record<string, unknown>>;

/** A value that fits the schema at first sight: what must be there, and what is known. */
export function plausible(schema: Schema, known: Known, name = ''): unknown {
  if (known[name] !== undefined) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return plausible(schema.anyOf[0] ?? {}, known, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || known[key] !== undefined || key === 'values')
          .map(([key, value]) => [key, plausible(value, known, key)]),
      );
    case 'array':
      return [plausible(schema.items ?? {}, known, name)];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return schema.format === 'uuid' ? '0190a000-0000-7000-8000-00000000dead' : 'Slek';
  }
}

/** A plausible object with one to four of its fields, at any depth, spoilt or missing. */
export function spoilt(schema: Schema, known: Known): Arbitrary<Record<string, unknown>> {
  const paths = pathsOf(schema);
  const base = () => plausible(schema, known) as Record<string, unknown>;
  if (paths.length === 0) return fc.dictionary(naughty, anything, { maxKeys: 3 });
  const changes = fc.array(
    fc.record({ path: fc.constantFrom(...paths), value: fc.option(anything, { nil: undefined }) }),
    { minLength: 1, maxLength: 4 },
  );
  return changes.map((list) => {
    const value = base();
    for (const { path, value: bad } of list) put(value, path, bad);
    return value;
  });
}

function pathsOf(schema: Schema, before: readonly string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const path = [...before, name];
    const below = value.type === 'array' ? value.items : value;
    return [path, ...pathsOf(below ?? {}, value.type === 'array' ? [...path, '0'] : path)];
  });
}

function put(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let place: unknown = target;
  for (const name of path.slice(0, -1)) place = (place as Record<string, unknown> | undefined)?.[name];
  if (typeof place !== 'object' || place === null) return;
  const last = path.at(-1)!;
  if (value === undefined) delete (place as Record<string, unknown>)[last];
  else (place as Record<string, unknown>)[last] = value;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The types of schema.org, each with what it inherits from and its own properties: the vocabulary as `schema-dts` has it. */
const TYPES = new Map<string, { parents: string[]; properties: Set<string> }>();
const text = readFileSync(
  fileURLToPath(import.meta.resolve('schema-dts/package.json')).replace('package.json', 'dist/schema.d.ts'),
  'utf8',
);
// A type without properties of its own has a leaf alone.
for (const [, name, parents = '', body = ''] of text.matchAll(
  /^(?:export )?interface (\w+)(?:Base|Leaf)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
))
  if (!TYPES.has(name!))
    TYPES.set(name!, {
      parents: [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent]) => parent!),
      properties: new Set([...body.matchAll(/^ {4}"([\w-]+)"\?/gm)].map(([, property]) => property!)),
    });

/** Whether schema.org knows the type. */
export const isType = (type: string): boolean => TYPES.has(type);

/** Whether schema.org has a property for a type. What an action takes in or gives is written behind it (`query-input`). */
export function isPropertyOf(type: string, property: string): boolean {
  const known = TYPES.get(type);
  if (!known) return false;
  return known.properties.has(property) || known.parents.some((parent) => isPropertyOf(parent, property));
}

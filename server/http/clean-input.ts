import { Problem } from './problem.ts';

/** No form and no query of ours is nested anywhere near this deep; whatever walks input may recurse this far. */
export const DEEPEST = 32;

/**
 * Input as it can be worked with: its texts without NUL and without halves of surrogate pairs, neither of which
 * PostgreSQL takes, and of bounded depth, else Problem `bad_request`. The bytes of files stay as they are.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  if (depth > DEEPEST) throw new Problem('bad_request');
  if (Array.isArray(value)) return value.map((entry) => cleanInput(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, cleanInput(entry, depth + 1)]),
  );
}

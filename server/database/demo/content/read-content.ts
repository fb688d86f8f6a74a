import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** Reads a file of this folder, `mentors` for `mentors.json`; an error names the place in it that is not as its shape says. */
export function readContent<T extends z.ZodType>(name: string, shape: T): z.output<T> {
  const read = shape.safeParse(JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8')));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(`${name}.json, ${issue!.path.join('.')}: ${issue!.message}`);
}

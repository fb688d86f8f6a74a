import { expect } from 'vitest';
import type { z } from 'zod';
import type { Contract } from '#shared/contracts/contract.ts';

/** Something of each sort that stands in a path: an id, a kind, a collection, a tab, a year, a role, a picture, a text, a secret. */
const SORTS = [
  '0198c0de-0000-7000-8000-000000000000',
  'startup',
  'program',
  '2024',
  '2024-05',
  '1',
  'reviewer',
  'logo',
  'shell:product.name',
  'x'.repeat(43),
];

/** An address of the call that its contract takes. */
export function addressOf({ params, path }: Contract): string {
  const { shape } = params as unknown as { shape: Record<string, z.ZodType> };
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    // Where any word goes, it is one that means something: kinds and collections stand before ids.
    const sorts = name.endsWith('id') ? SORTS : [...SORTS.slice(1), SORTS[0]!];
    const fits = sorts.find((one) => shape[name]!.safeParse(one).success);
    return fits ?? expect.fail(`nothing for {${name}} of ${path}`);
  });
}

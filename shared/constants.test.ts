import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as constants from './constants.ts';

const ROOT = path.join(import.meta.dirname, '..');
const isProduct = (name: string) =>
  /\.tsx?$/.test(name) && !/\.(test|spec)\.tsx?$/.test(name) && !name.includes('testing/');

it('constants name their unit when they measure something', () => {
  const bare = Object.keys(constants).filter((name) =>
    /(?:DELAY|DURATION|TIMEOUT|WIDTH|HEIGHT|EXPIRY)$/.test(name),
  );
  expect(bare).toEqual([]);
});

it('each constant is read by the product: what nothing reads proves nothing', () => {
  const read = new Set<string>();
  for (const folder of ['shared', 'server', 'web'])
    for (const name of readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
      if (isProduct(name)) {
        const text = readFileSync(path.join(ROOT, folder, name), 'utf8');
        for (const [, names] of text.matchAll(/import \{([^}]*)\} from '[^']*\/constants\.ts'/g))
          for (const one of names!.split(',')) read.add(one.trim().split(' ')[0]!);
      }
  expect(Object.keys(constants).filter((name) => !read.has(name))).toEqual([]);
});

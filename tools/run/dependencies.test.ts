import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { notLocked } from './dependencies.mjs';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

it('a dependency that the lock file does not hold is named', () => {
  const [manifest, lock] = [read('package.json'), read('package-lock.json')];
  expect(notLocked(manifest, lock)).toEqual([]);
  const more = {
    ...manifest,
    dependencies: { ...manifest.dependencies, 'left-pad': '1.3.0', react: '99.0.0' },
  };
  expect(notLocked(more, lock)).toEqual(['react@99.0.0', 'left-pad@1.3.0']);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What reads the environment itself: the settings, their file, programs that begin, and what is handed to PostgreSQL. */
const MAY = [
  'config.ts',
  'settings-file.ts',
  'run.ts',
  'phum.ts',
  'quick-modules.ts',
  'database/supervisor/run-binary.ts',
];

it('what is set is read in server/config.ts alone, where it is checked, described and put into the papers', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\.ts$|\/testing\//.test(file) && !MAY.includes(file),
  );
  const own = files
    .filter((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('process.env'))
    .map(
      (file) =>
        `server/${file} reads process.env: make it a setting of server/config.ts and take it as config.`,
    );
  expect(files.length).toBeGreaterThan(300);
  expect(own).toEqual([]);
});

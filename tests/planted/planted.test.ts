import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULTS_OF_CALLS } from './faults-of-calls.ts';
import { FAULTS_OF_PAGES } from './faults-of-pages.ts';
import { FAULTS_OF_SOURCES } from './faults-of-sources.ts';
import { FAULTS_OF_TABLES } from './faults-of-tables.ts';
import { Copy } from './support/copy.ts';

/** Each is tried in a copy and takes its time, the build of pages most. */
const enough = { timeout: 1_800_000 };

/** What people do wrong is found by the command they are told to run, with a sentence that says what to do. */
describe.runIf(process.env.LONG)('a fault planted in a copy of the project', () => {
  let copy: Copy;
  beforeAll(() => {
    copy = new Copy();
  });
  afterAll(() => copy.remove());

  const faults = [...FAULTS_OF_SOURCES, ...FAULTS_OF_TABLES, ...FAULTS_OF_CALLS];
  it.each(faults.map((fault) => [fault.what, fault] as const))('%s', enough, async (_what, fault) => {
    copy.edit(fault.edits);
    try {
      const { code, said } = await copy.run(...fault.command);
      expect(said).toMatch(fault.says);
      expect(code).not.toBe(0);
    } finally {
      copy.putBack();
    }
  });

  it('is found in drawn pages, too', enough, async () => {
    for (const { edits } of FAULTS_OF_PAGES) copy.edit(edits);
    try {
      expect(await copy.run('build')).toMatchObject({ code: 0 });
      const looks = ['tests/permissions/every-page.api.test.ts', 'tests/permissions/real-pages.api.test.ts'];
      const { code, said } = await copy.run('test:api', ...looks);
      for (const { what, says } of FAULTS_OF_PAGES) expect(said, what).toMatch(says);
      expect(code).not.toBe(0);
    } finally {
      copy.putBack();
    }
  });
});

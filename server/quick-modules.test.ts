import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createResolver } from './quick-modules.ts';

const OURS = 'file:///site/';
const context = (parentURL: string, conditions = ['node', 'import']) => ({
  parentURL,
  conditions,
  importAttributes: {},
});

describe('finding modules once', () => {
  const found = (url: string, format = 'module') => vi.fn(() => ({ url, format }));

  it('asks Node for a name once for all modules of ours, and each time for those of others', () => {
    const resolve = createResolver(OURS);
    const next = found('file:///site/node_modules/orm/index.js');
    for (const parent of ['server/a.ts', 'server/b/c.ts', 'shared/d.ts'])
      expect(resolve('orm', context(OURS + parent), next).url).toBe('file:///site/node_modules/orm/index.js');
    expect(next).toHaveBeenCalledTimes(1);
    const other = found('file:///site/node_modules/x/node_modules/orm/index.js');
    expect(resolve('orm', context(`${OURS}node_modules/x/a.js`), other).url).toContain('/x/node_modules/');
  });

  it('asks once for files of a folder that end alike, and for each file that may be no module', () => {
    const resolve = createResolver(OURS);
    const parent = `${OURS}node_modules/orm/index.js`;
    resolve('./sql/one.js', context(parent), found(`${OURS}node_modules/orm/sql/one.js`));
    const next = found('never');
    expect(resolve('./sql/two.js', context(parent), next)).toMatchObject({
      url: `${OURS}node_modules/orm/sql/two.js`,
      format: 'module',
    });
    expect(next).not.toHaveBeenCalled();
    const common = found(`${OURS}node_modules/orm/sql/old.cjs`, 'commonjs');
    for (let turn = 0; turn < 2; turn += 1) resolve('./sql/old.cjs', context(parent), common);
    expect(common).toHaveBeenCalledTimes(2);
  });

  it('leaves to Node what is required, what has a query and what is no file', () => {
    const resolve = createResolver(OURS);
    const next = found(`${OURS}a.ts`, 'module-typescript');
    const asked = [
      ['./a.ts', context(`${OURS}b.ts`, ['node', 'require'])],
      ['./a.ts?v=1', context(`${OURS}b.ts`)],
      ['node:fs', context(`${OURS}b.ts`)],
      ['./a.ts', { ...context(`${OURS}b.ts`), importAttributes: { type: 'json' } }],
      ['./a.ts', context('data:text/javascript,1')],
    ] as const;
    for (const [specifier, from] of [...asked, ...asked]) resolve(specifier, from, next);
    expect(next).toHaveBeenCalledTimes(2 * asked.length);
  });
});

describe('compiled modules that are kept', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'phum-modules-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Prints `greeting` in a process of its own that quickens its modules. */
  function greet(cache: string): string {
    const quick = new URL('./quick-modules.ts', import.meta.url).href;
    const greeting = pathToFileURL(join(folder, 'greeting.mts')).href;
    const script = `const { quickenModules } = await import('${quick}');
      quickenModules(); console.log((await import('${greeting}')).greeting);`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: cache },
      cwd: fileURLToPath(new URL('..', import.meta.url)),
    });
    return String(stdout).trim();
  }
  const write = (text: string) =>
    writeFileSync(join(folder, 'greeting.mts'), `export const greeting: string = '${text}';`);

  it('are never older than their files', () => {
    const cache = join(folder, 'cache');
    for (const text of ['one', 'one', 'two', 'six']) {
      write(text);
      expect(greet(cache)).toBe(text);
    }
  });

  it('need no folder that can be written to', () => {
    mkdirSync(join(folder, 'taken'));
    writeFileSync(join(folder, 'taken', 'cache'), '');
    write('one');
    expect(greet(join(folder, 'taken', 'cache'))).toBe('one');
  });
});

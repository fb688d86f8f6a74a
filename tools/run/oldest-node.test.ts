import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What Node has only since after 20, by the module it comes from: the two commands begin with whatever Node there is. */
const NEWER: Readonly<Record<string, readonly string[]>> = {
  fs: ['globSync', 'glob', 'mkdtempDisposableSync'],
  'fs/promises': ['glob', 'mkdtempDisposable'],
  module: ['enableCompileCache', 'flushCompileCache', 'registerHooks', 'stripTypeScriptTypes'],
  path: ['matchesGlob'],
  util: ['getCallSites', 'diff', 'setTraceSigInt'],
  os: ['userInfoSync'],
  sqlite: ['DatabaseSync', 'backup'],
};

const files = globSync(['tools/run.mjs', 'tools/phum.mjs', 'tools/run/*.mjs']);

describe('what starts the commands', () => {
  it('is there', () => expect(files.length).toBeGreaterThan(20));

  it.each(files)('%s imports nothing that Node 20 does not have', (file) => {
    const imports = readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from 'node:([\w/]+)'/g);
    const newer = [...imports].flatMap(([, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim().split(' ')[0] ?? '')
        .filter((name) => NEWER[from]?.includes(name)),
    );
    expect(newer, 'write it by hand: the Node of a fresh machine ends here').toEqual([]);
  });
});

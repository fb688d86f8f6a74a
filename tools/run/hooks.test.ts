import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setHooks } from './hooks.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
/**
 * What git tells its hooks must not lead from here into the work tree these tests run in, nor is this CI; and what somebody
 * has set for all their clones (hooks of their own, signed commits) is not set here.
 */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'CI' && !name.startsWith('GIT_')),
  ),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

describe('the check before a commit', () => {
  let clone: string;
  const git = (...args: string[]) => execFileSync('git', ['-C', clone, ...args], { env, encoding: 'utf8' });
  const hooksPath = () =>
    spawnSync('git', ['-C', clone, 'config', 'core.hooksPath'], { env }).stdout.toString();
  const commit = () =>
    spawnSync(
      'git',
      ['-C', clone, '-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-m', 'test: a commit'],
      { env, encoding: 'utf8' },
    );
  const install = () => symlinkSync(join(project, 'node_modules'), join(clone, 'node_modules'));

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'phum-hooks-'));
    // Git may be tidying up still.
    onTestFinished(() => rmSync(clone, { recursive: true, maxRetries: 20, retryDelay: 50 }));
    git('init', '--quiet');
    mkdirSync(join(clone, 'tools'));
    cpSync(join(project, 'tools/hooks'), join(clone, 'tools/hooks'), { recursive: true });
    const looks = ['tools/check-secrets.ts', 'tools/run/known-good.mjs', 'tools/run/paths.mjs'];
    for (const name of ['biome.json', '.gitignore', '.secretlintrc.json', ...looks])
      cpSync(join(project, name), join(clone, name));
  });

  it('is set up where nobody has chosen otherwise, and not on CI nor outside of git', () => {
    setHooks(clone, { ...env, CI: 'true' });
    expect(hooksPath()).toBe('');
    setHooks(clone, env);
    expect(hooksPath()).toBe('tools/hooks\n');
    git('config', 'core.hooksPath', 'mine');
    setHooks(clone, env);
    expect(hooksPath()).toBe('mine\n');
    rmSync(join(clone, '.git'), { recursive: true });
    setHooks(clone, env);
  });

  it('refuses a key of somebody by its file and line, and says what to do', () => {
    install();
    setHooks(clone, env);
    // Put together here, so that this file holds none.
    const key = ['-----BEGIN', 'RSA PRIVATE KEY-----'].join(' ');
    writeFileSync(
      join(clone, 'key.md'),
      `${key}\n${'MIIEowIBAAKCAQEA'.repeat(40)}\n${key.replace('BEGIN', 'END')}\n`,
    );
    git('add', 'key.md');
    const { status, stdout, stderr } = commit();
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/key\.md[\s\S]*known to everybody who has the repository/);
  });

  it('refuses a file that is not formatted, by its name, and takes it as the formatter writes it', () => {
    install();
    setHooks(clone, env);
    writeFileSync(join(clone, 'one.ts'), 'export const  one = "1"\n');
    git('add', 'one.ts');
    const refused = commit();
    expect(refused.status).toBe(1);
    expect(refused.stdout + refused.stderr).toContain('one.ts');
    writeFileSync(join(clone, 'one.ts'), "export const one = '1';\n");
    git('add', 'one.ts');
    // What is not part of the commit is not looked at.
    writeFileSync(join(clone, 'two.ts'), 'export const  two = "2"\n');
    expect(commit()).toMatchObject({ status: 0 });
  });

  it('has nothing to say about files without a format, and where no packages are installed', () => {
    setHooks(clone, env);
    writeFileSync(join(clone, 'one.ts'), 'export const  one = "1"\n');
    git('add', 'one.ts');
    expect(commit()).toMatchObject({ status: 0 });
    install();
    writeFileSync(join(clone, 'notes.txt'), 'a note\n');
    git('add', 'notes.txt');
    expect(commit()).toMatchObject({ status: 0 });
  });
});

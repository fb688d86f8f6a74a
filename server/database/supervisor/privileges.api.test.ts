import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { chooseAccount } from './system-account.ts';
import { startChild } from './testing/child.ts';
import { copyBinaries, makeOwned, makeScratch, nobody, startHere } from './testing/scratch.ts';

const root = process.getuid?.() === 0;

/** Starts the child program and ends it with the test. */
function run(options: Parameters<typeof startChild>[0]) {
  const child = startChild(options);
  onTestFinished(() => child.end('SIGTERM'));
  return child;
}

describe.runIf(root)('as root', () => {
  it('gives up root: the server and its data belong to another account', async () => {
    const dataDir = join(makeScratch(), 'data');
    const server = await startHere({ dataDir });
    const account = chooseAccount();
    expect(account.uid).toBeGreaterThan(0);
    expect(statSync(`/proc/${server.pid}`).uid).toBe(account.uid);
    expect(statSync(join(dataDir, 'pg18'))).toMatchObject({ uid: account.uid });
    expect(statSync(join(dataDir, 'pg18')).mode & 0o777).toBe(0o700);
  });

  it('runs from binaries in a directory that is closed to that account', async () => {
    const scratch = makeScratch();
    const native = copyBinaries(join(scratch, 'closed', 'package'));
    chmodSync(join(scratch, 'closed'), 0o700);
    const log: string[] = [];
    const server = await startHere({ dataDir: join(scratch, 'data'), native, log: (line) => log.push(line) });
    expect(server.adopted).toBe(false);
    expect(log.join('\n')).toMatch(/copying the PostgreSQL binaries .* cannot pass .*closed/);
  });

  it('keeps the data of a closed directory outside it, behind a link', async () => {
    const closed = join(makeScratch(), 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const first = await startHere({ dataDir });
    const place = realpathSync(dataDir);
    onTestFinished(() => rmSync(place, { recursive: true }));
    expect(lstatSync(dataDir).isSymbolicLink()).toBe(true);
    expect(place.startsWith(closed)).toBe(false);
    await first.stop();
    const second = await startHere({ dataDir });
    expect(realpathSync(dataDir)).toBe(place);
    await second.stop();
  });

  it('does not move data that became unreachable, but says how to open the way', async () => {
    const scratch = makeScratch();
    const dataDir = join(scratch, 'open', 'data');
    await (await startHere({ dataDir })).stop();
    chmodSync(join(scratch, 'open'), 0o700);
    await expect(startHere({ dataDir })).rejects.toMatchObject({
      code: 'data-dir-unreachable',
      message: expect.stringContaining(`chmod o+x ${join(scratch, 'open')}`),
    });
  });

  it('hands over data that root copied', async () => {
    const scratch = makeScratch();
    const dataDir = join(scratch, 'data');
    await (await startHere({ dataDir })).stop();
    for (const name of readdirSync(join(dataDir, 'pg18'), { recursive: true, encoding: 'utf8' })) {
      chownSync(join(dataDir, 'pg18', name), 0, 0);
    }
    chownSync(join(dataDir, 'pg18'), 0, 0);
    chmodSync(join(dataDir, 'pg18'), 0o755);
    expect((await startHere({ dataDir })).adopted).toBe(false);
  });
});

describe.runIf(root)('as an ordinary user', () => {
  it('starts, stops and starts again as itself', async () => {
    const scratch = makeScratch();
    const native = copyBinaries(join(scratch, 'package'));
    const dataDir = makeOwned(join(scratch, 'data'), nobody);
    makeOwned(join(native, 'lib'), nobody);
    for (const adopted of [false, false]) {
      const child = startChild({ dataDir, native, uid: nobody });
      expect(await child.outcome()).toMatchObject({ adopted });
      await child.end('SIGTERM');
    }
    expect(statSync(join(dataDir, 'pg18')).uid).toBe(nobody);
  });

  it('copies binaries whose missing library links it may not make', async () => {
    const scratch = makeScratch();
    const native = copyBinaries(join(scratch, 'package'));
    const dataDir = makeOwned(join(scratch, 'data'), nobody);
    const child = run({ dataDir, native, uid: nobody });
    expect(await child.outcome()).toMatchObject({ adopted: false });
    expect(child.told.map(({ log }) => log).join('\n')).toContain('library links are missing');
  });

  it('keeps the owner of existing data when root starts it', async () => {
    const scratch = makeScratch();
    const native = copyBinaries(join(scratch, 'package'));
    const dataDir = makeOwned(join(scratch, 'data'), nobody);
    makeOwned(join(native, 'lib'), nobody);
    const child = startChild({ dataDir, native, uid: nobody });
    await child.outcome();
    await child.end('SIGTERM');
    const server = await startHere({ dataDir });
    expect(statSync(`/proc/${server.pid}`).uid).toBe(nobody);
  });

  it('refuses data of another user and says who owns it', async () => {
    const scratch = makeScratch();
    const native = copyBinaries(join(scratch, 'package'));
    const dataDir = makeOwned(join(scratch, 'data'), 1);
    chmodSync(dataDir, 0o700);
    const child = run({ dataDir, native, uid: nobody });
    expect(await child.outcome()).toMatchObject({
      refused: 'data-dir-owner',
      message: expect.stringContaining('belongs to user id 1'),
    });
  });

  it('refuses a user id without an entry in /etc/passwd and says how to make one', async () => {
    const uid = 54_321;
    const scratch = makeScratch();
    const native = copyBinaries(join(scratch, 'package'));
    const dataDir = makeOwned(join(scratch, 'data'), uid);
    expect(await run({ dataDir, native, uid }).outcome()).toMatchObject({
      refused: 'unknown-user',
      message: expect.stringContaining('/etc/passwd'),
    });
  });
});

describe('binaries', () => {
  it('makes the library links that npm does not', async () => {
    const scratch = makeScratch();
    const native = copyBinaries(join(scratch, 'package'));
    expect(existsSync(join(native, 'lib', 'libicui18n.so.60'))).toBe(false);
    await startHere({ dataDir: join(scratch, 'data'), native });
    expect(lstatSync(join(native, 'lib', 'libicui18n.so.60')).isSymbolicLink()).toBe(true);
  });

  it('names a library that is missing altogether', async () => {
    const scratch = makeScratch();
    const native = copyBinaries(join(scratch, 'package'));
    rmSync(join(native, 'lib', 'libicudata.so.60.2'));
    await expect(startHere({ dataDir: join(scratch, 'data'), native })).rejects.toMatchObject({
      code: 'binaries-broken',
      message: expect.stringContaining('libicudata.so.60'),
    });
  });

  it('refuses an installation without the programs', async () => {
    const scratch = makeScratch();
    const native = copyBinaries(join(scratch, 'package'));
    rmSync(join(native, 'bin', 'initdb'));
    await expect(startHere({ dataDir: join(scratch, 'data'), native })).rejects.toMatchObject({
      code: 'binaries-missing',
    });
  });
});

describe('places', () => {
  it('puts the socket of a very long path into a short one', async () => {
    const dataDir = join(makeScratch(), 'a-rather-long-name'.repeat(6), 'data');
    const log: string[] = [];
    const server = await startHere({ dataDir, log: (line) => log.push(line) });
    onTestFinished(() => rmSync(server.host, { recursive: true, force: true }));
    expect(server.host.startsWith(dataDir)).toBe(false);
    expect(log.join('\n')).toContain('longer than a socket path may be');
    expect(dirname(server.host)).not.toContain('a-rather-long-name');
  });

  it('refuses data of another major version instead of starting empty', async () => {
    const dataDir = join(makeScratch(), 'data');
    mkdirSync(join(dataDir, 'pg17'), { recursive: true });
    await expect(startHere({ dataDir })).rejects.toMatchObject({
      code: 'data-dir-version',
      message: expect.stringContaining('pg17'),
    });
  });
});

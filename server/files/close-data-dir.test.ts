import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { closeDataDir } from './close-data-dir.ts';

const modeOf = async (folder: string) => ((await stat(folder)).mode & 0o7777).toString(8);

it('nobody else sees what is in the folder of the data, however it was found', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'phum-data-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const made = path.join(folder, 'new/data');
  closeDataDir(made);
  expect(Number.parseInt(await modeOf(made), 8) & 0o066).toBe(0);
  for (const [before, after] of [
    [0o755, '711'],
    [0o770, '710'],
    [0o700, '700'],
    // That of everybody stays everybody's.
    [0o1777, '1777'],
  ] as const) {
    await chmod(folder, before);
    closeDataDir(folder);
    expect([before.toString(8), await modeOf(folder)]).toEqual([before.toString(8), after]);
  }
});

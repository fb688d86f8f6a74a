import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { logInBlocks } from './log-in-blocks.ts';

it('lines are written soon, together, and each once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'phum-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'log');
  const log = logInBlocks(openSync(file, 'a'));
  const written = () => readFileSync(file, 'utf8');
  for (const line of ['one\n', 'two\n']) log.write(line);
  expect(written()).toBe('');
  await vi.waitFor(() => expect(written()).toBe('one\ntwo\n'), { timeout: 5_000 });
  log.write('three\n');
  await vi.waitFor(() => expect(written()).toBe('one\ntwo\nthree\n'), { timeout: 5_000 });
});

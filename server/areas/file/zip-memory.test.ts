import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { HIGHEST_KB } from '#tests/setup/highest-memory.ts';
import { writeZip } from '../collection/testing/write-zip.ts';

const SIZE = 96 * 1024 * 1024;

/** The most memory a process took that looked into an archive so many times at once, beyond what it had before, in KB. */
async function growth(path: string, times: number): Promise<number> {
  const script = `
    import { readFile } from 'node:fs/promises';
    import { checkZip } from ${JSON.stringify(new URL('./zip-check.ts', import.meta.url).href)};
    const bytes = await readFile(${JSON.stringify(path)});
    ${HIGHEST_KB}
    const before = highest();
    const all = await Promise.all(Array.from({ length: ${times} }, () => checkZip(bytes)));
    if (!all.every((entries) => entries?.[0]?.name === 'a.txt')) throw new Error('refused');
    console.log(highest() - before);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return Number(stdout);
}

/** One entry of digits and letters that unpacks to so many bytes. */
function archive(): Buffer {
  const bytes = Buffer.alloc(SIZE, '0123456789abcdefghijklmnopqrstuvwxyz'.repeat(3));
  for (let at = 0; at < SIZE; at += 97) bytes[at] = (at * 31) % 251;
  return writeZip([{ name: 'a.txt', bytes }]);
}

it('an archive costs a few pieces of memory, not what it unpacks to, also when several come at once', {
  timeout: 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'phum-archive-'));
  try {
    const path = join(folder, 'a.zip');
    await writeFile(path, archive());
    // Six unpack to 576 MB; all of them together take less than one would, unpacked whole.
    expect(await growth(path, 6)).toBeLessThan(SIZE / 1024);
  } finally {
    await rm(folder, { recursive: true });
  }
});

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { HIGHEST_KB } from '#tests/setup/highest-memory.ts';

/** The most memory a process took that read a picture so many times at once, beyond what it had before, in KB. */
async function growth(path: string, times: number): Promise<number> {
  const script = `
    import { readFile } from 'node:fs/promises';
    import { readImage } from ${JSON.stringify(new URL('./read-image.ts', import.meta.url).href)};
    const bytes = await readFile(${JSON.stringify(path)});
    ${HIGHEST_KB}
    const before = highest();
    const all = await Promise.all(Array.from({ length: ${times} }, () => readImage(bytes)));
    if (all.some((one) => 'problem' in one)) throw new Error('not read');
    console.log(highest() - before);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return Number(stdout);
}

it('large pictures that come at once cost little more memory than one', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'phum-pictures-'));
  try {
    const path = join(folder, 'large.png');
    const background = { r: 9, g: 120, b: 80, alpha: 0.5 };
    // Interlaced: it cannot be read row by row, so that the whole of it must be in memory.
    await sharp({ create: { width: 4_800, height: 3_200, channels: 4, background } })
      .png({ progressive: true })
      .toFile(path);
    expect(await growth(path, 5)).toBeLessThan(2 * (await growth(path, 1)));
  } finally {
    await rm(folder, { recursive: true });
  }
});

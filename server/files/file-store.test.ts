import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createFileStore, type FileStore } from './file-store.ts';

let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phum-files-'));
  files = createFileStore(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function allKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of files.list()) keys.push(...some);
  return keys;
}

it('a file is there whole or not at all while it is written, and nothing is left beside it', async () => {
  const bytes = new Uint8Array(4 * 1024 * 1024).fill(7);
  const sizes = new Set<number>();
  for (let n = 0; n < 10; n += 1) {
    let isWritten = false;
    const written = files.put(`whole/${n}.bin`, bytes, 'image/png').finally(() => {
      isWritten = true;
    });
    while (!isWritten)
      sizes.add(
        await files.read(`whole/${n}.bin`).then(
          (read) => read.byteLength,
          () => -1,
        ),
      );
    await written;
    sizes.add((await files.read(`whole/${n}.bin`)).byteLength);
  }
  sizes.delete(-1);
  expect([...sizes]).toEqual([bytes.byteLength]);
  expect(await allKeys()).toHaveLength(10);
});

it('one that cannot be put in its place leaves nothing behind', async () => {
  await files.put('taken/here/1.bin', new Uint8Array([1]), 'image/png');
  const before = await allKeys();
  await expect(files.put('taken/here', new Uint8Array([2]), 'image/png')).rejects.toThrow();
  expect(await allKeys()).toEqual(before);
});

it('an empty file is empty', async () => {
  await files.put('empty.txt', new Uint8Array(), 'text/plain');
  expect((await files.read('empty.txt')).byteLength).toBe(0);
});

it('what is stored can be read by the service alone, whatever the umask and however the folder was found', async () => {
  const before = process.umask(0);
  try {
    await chmod(path.join(folder, 'files'), 0o755);
    const again = createFileStore(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
    await again.put('closed/a/1.bin', new Uint8Array([1]), 'image/png');
    const modes = await Promise.all(
      ['files', 'files/closed', 'files/closed/a', 'files/closed/a/1.bin'].map(async (one) =>
        ((await stat(path.join(folder, one))).mode & 0o777).toString(8),
      ),
    );
    expect(modes).toEqual(['700', '700', '700', '600']);
  } finally {
    process.umask(before);
  }
});

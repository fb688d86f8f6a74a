import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|html|txt|webmanifest)$/;
/** Bytes under which compressing gains nothing. */
const SMALLEST = 200;

/**
 * Puts `.br` and `.gz` beside each text file for browsers, so that the server never compresses them. It comes when
 * everything is built: the list of routes is written into this folder by the build of the server.
 */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    buildApp: { order: 'post', handler: () => compressAll(folder) },
  };
}

async function compressAll(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((name) => TEXT.test(name))) {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    if (bytes.byteLength < SMALLEST) continue;
    await writeFile(`${file}.gz`, smallestGzip(bytes));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    };
    await writeFile(`${file}.br`, brotliCompressSync(bytes, { params }));
  }
}

/** Whether more or less memory finds more in a file differs from file to file: the best of three is kept. */
function smallestGzip(bytes: Buffer): Buffer {
  const [smallest] = [7, 8, 9]
    .map((memLevel) => gzipSync(bytes, { level: 9, memLevel }))
    .sort((one, other) => one.length - other.length);
  return smallest!;
}

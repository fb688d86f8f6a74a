import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|html|txt|webmanifest)$/;
/** Bytes under which compressing gains nothing. */
const SMALLEST = 200;

/** Changes when what is written for the same bytes becomes another. */
const WAY = '1';

/**
 * Puts `.br` and `.gz` beside each text file for browsers, so that the server never compresses them. It comes when
 * everything is built: the list of routes is written into this folder by the build of the server. What was compressed for
 * the last build is kept in the folder `kept`, for most files are the same in the next.
 */
export function precompress(folder: string, kept: string): Plugin {
  return {
    name: 'precompress',
    buildApp: { order: 'post', handler: () => compressAll(folder, kept) },
  };
}

async function compressAll(folder: string, kept: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await mkdir(kept, { recursive: true });
  const used = new Set<string>();
  for (const name of names.filter((name) => TEXT.test(name))) {
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    if (bytes.byteLength < SMALLEST) continue;
    const hash = createHash('sha256').update(WAY).update(bytes).digest('hex');
    for (const [ending, compress] of [
      ['gz', smallestGzip],
      ['br', smallestBrotli],
    ] as const) {
      const place = path.join(kept, `${hash}.${ending}`);
      used.add(path.basename(place));
      const before = await readFile(place).catch(() => undefined);
      const compressed = before ?? compress(bytes);
      if (!before) {
        // A build that is cut short leaves no half of it.
        await writeFile(`${place}.new`, compressed);
        await rename(`${place}.new`, place);
      }
      await writeFile(`${file}.${ending}`, compressed);
    }
  }
  for (const old of await readdir(kept)) if (!used.has(old)) await rm(path.join(kept, old));
}

function smallestBrotli(bytes: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return brotliCompressSync(bytes, { params });
}

/** Whether more or less memory finds more in a file differs from file to file: the best of three is kept. */
function smallestGzip(bytes: Buffer): Buffer {
  const [smallest] = [7, 8, 9]
    .map((memLevel) => gzipSync(bytes, { level: 9, memLevel }))
    .sort((one, other) => one.length - other.length);
  return smallest!;
}

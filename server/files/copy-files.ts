import type { FileStore } from './store.ts';

/** A file that came out of a store other than it went in. */
export class FileDiffers extends Error {
  readonly key: string;
  constructor(key: string) {
    super(`${key} came out of the store other than it went in.`);
    this.key = key;
  }
}

/**
 * Copies every file from one store into another and reads each back. One that is there already with the same bytes is left, so
 * that a copy goes on where it stopped. Nothing is deleted. `dry`: counts alone.
 */
export async function copyFiles(
  from: Pick<FileStore, 'list' | 'read'>,
  to: Pick<FileStore, 'list' | 'read' | 'put'>,
  mediaTypeOf: (key: string) => string,
  { dry = false } = {},
): Promise<{ copied: number; same: number }> {
  const there = new Set<string>();
  for await (const keys of to.list()) for (const key of keys) there.add(key);
  const done = { copied: 0, same: 0 };
  for await (const keys of from.list())
    for (const key of keys) {
      const bytes = await from.read(key);
      if (there.has(key) && isSame(bytes, await to.read(key))) {
        done.same += 1;
        continue;
      }
      done.copied += 1;
      if (dry) continue;
      await to.put(key, bytes, mediaTypeOf(key));
      if (!isSame(bytes, await to.read(key))) throw new FileDiffers(key);
    }
  return done;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

import type { FileStore } from './file-store.ts';

/** A file that came out of a store other than it went in. */
export class FileDiffers extends Error {
  readonly key: string;
  constructor(key: string) {
    super(`${key} came out of the store other than it went in.`);
    this.key = key;
  }
}

/** A copy that could not go on: at which file, and how far it was. */
export class CopyStopped extends Error {
  readonly key: string;
  readonly done: Copied;
  constructor(key: string, done: Copied, cause: unknown) {
    super(`The copy stopped at ${key}.`, { cause });
    this.key = key;
    this.done = done;
  }
}

export interface Copied {
  copied: number;
  same: number;
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
): Promise<Copied> {
  const done: Copied = { copied: 0, same: 0 };
  let at = '–';
  try {
    const there = new Set<string>();
    for await (const keys of to.list()) for (const key of keys) there.add(key);
    for await (const keys of from.list())
      for (const key of keys) {
        if (isUnfinished(key)) continue;
        at = key;
        const bytes = await from.read(key).catch(nullWhereGone);
        if (bytes) await copy(key, bytes, there.has(key));
      }
  } catch (error) {
    throw error instanceof FileDiffers ? error : new CopyStopped(at, done, error);
  }
  return done;

  async function copy(key: string, bytes: Uint8Array, isThere: boolean): Promise<void> {
    if (isThere && isSame(bytes, await to.read(key))) {
      done.same += 1;
      return;
    }
    if (!dry) {
      await to.put(key, bytes, mediaTypeOf(key));
      if (!isSame(bytes, await to.read(key))) throw new FileDiffers(key);
    }
    done.copied += 1;
  }
}

/** What is just being written, or was when its writer was killed (whole-files.ts). */
const isUnfinished = (key: string): boolean => key.endsWith('.part');

/** The site goes on meanwhile: a file may have been deleted since it was listed. */
function nullWhereGone(error: Error & { cause?: { code?: string; name?: string } }): null {
  const { code, name } = error.cause ?? (error as { code?: string; name?: string });
  if (code === 'ENOENT' || name === 'NoSuchKey') return null;
  throw error;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

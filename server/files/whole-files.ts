import { chmodSync } from 'node:fs';
import { chmod, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { v7 } from 'uuid';
import { makeFolder } from './make-folder.ts';

/** What people send is for the service alone, whatever else runs on the machine and whatever its umask. */
const FOLDER = 0o700;
const FILE = 0o600;

/**
 * A directory in which a file is there whole or not at all. Whoever asked for one that was just being written, or whose
 * writer was killed, would get a part of it, and browsers would keep that.
 */
export class WholeFiles extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: root, visibility: 'private' });
    this.#root = root;
    // Also where an earlier version, or a copy put back, left it open: nobody else passes here.
    makeFolder(root, FOLDER);
    chmodSync(root, FOLDER);
  }

  /** Is written beside its place, under a name by which `sweepStore` knows what was left behind. */
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const part = path.join(path.dirname(key), `${v7()}.part`);
    try {
      await mkdir(path.join(this.#root, path.dirname(key)), { recursive: true, mode: FOLDER });
      await super.put(part, contents);
      await chmod(path.join(this.#root, part), FILE);
      await rename(path.join(this.#root, part), path.join(this.#root, key));
    } catch (error) {
      await this.delete(part).catch(() => {});
      throw error;
    }
  }

  /** The bytes of the file alone: the driver gives the memory they were read into, which of an empty file is that of others. */
  override async getBytes(key: string): Promise<Uint8Array> {
    return new Uint8Array(await readFile(path.join(this.#root, key)));
  }
}

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import { openBucket } from '../files/file-store.ts';
import { makeFolder } from '../files/make-folder.ts';

/** Where backups are kept: a folder, or a bucket. */
export interface BackupPlace {
  write(name: string, from: Readable): Promise<void>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
  list(): Promise<string[]>;
}

/** A place by its name, `/backups` or `s3://bucket/folder`; a bucket is reached by the S3_ settings. */
export async function openPlace(to: string, config: Config): Promise<BackupPlace> {
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(to) ?? [];
  return bucket === undefined
    ? inFolder(path.resolve(to))
    : inBucket(await openBucket(config, bucket), prefix && `${prefix}/`, config.DATA_DIR);
}

function inFolder(folder: string): BackupPlace {
  return {
    async write(name, from) {
      makeFolder(folder, 0o700);
      const draft = path.join(folder, `${name}.unfinished`);
      try {
        await pipeline(from, createWriteStream(draft, { mode: 0o600 }));
        await rename(draft, path.join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (name) => createReadStream(path.join(folder, name)),
    remove: (name) => rm(path.join(folder, name)),
    list: () =>
      readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      }),
  };
}

function inBucket(disk: Disk, prefix: string, dataDir: string): BackupPlace {
  return {
    async write(name, from) {
      // A bucket wants to know the size first.
      makeFolder(dataDir, 0o711);
      const folder = await mkdtemp(path.join(dataDir, 'backup-'));
      const draft = path.join(folder, name);
      try {
        await pipeline(from, createWriteStream(draft, { mode: 0o600 }));
        await disk.copyFromFs(draft, prefix + name);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    read: (name) => disk.getStream(prefix + name),
    remove: (name) => disk.delete(prefix + name),
    async list() {
      const names: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(prefix || undefined, paginationToken ? { paginationToken } : {});
        for (const one of page.objects) if (one.isFile) names.push(path.posix.basename(one.name));
        paginationToken = page.paginationToken;
      } while (paginationToken);
      return names;
    },
  };
}

/** A small file beside the backups; null: there is none. */
export async function readBeside(place: BackupPlace, name: string): Promise<string | null> {
  if (!(await place.list()).includes(name)) return null;
  return text(await place.read(name));
}

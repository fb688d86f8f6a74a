import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Disk, type DriveFile } from 'flydrive';
import type { Config } from '../config.ts';
import { WholeFiles } from './whole-files.ts';

export interface FileStore {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Bytes of a file; throws when there is none. */
  read(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
  /** Names of all files, some at a time. */
  list(): AsyncIterable<string[]>;
  /** Writes a small file, reads it and takes it away again; throws what the operator can mend. */
  check(): Promise<void>;
}

/** Files on disk, or in an S3-compatible store whose client is loaded only when configured. */
export function createFileStore(config: Config): FileStore {
  let opened: Promise<Disk> | undefined;
  const disk = () => (opened ??= openDisk(config));
  return {
    async put(key, bytes, mediaType) {
      await (await disk()).put(key, bytes, { contentType: mediaType });
    },
    read: async (key) => (await disk()).getBytes(key),
    remove: async (key) => (await disk()).delete(key),
    list: () => listKeys(disk),
    check: () => tryStore(disk, config),
  };
}

/** A store that cannot be written is found at the start, not by the first who sends a picture. */
async function tryStore(disk: () => Promise<Disk>, { STORE, S3_BUCKET }: Config): Promise<void> {
  const key = `tried-at-start/${randomUUID()}`;
  try {
    const store = await disk();
    await store.put(key, key);
    if ((await store.get(key)) !== key) throw new Error('it gives back something else than was stored');
    await store.delete(key);
  } catch (error) {
    const where = STORE === 's3' ? `the bucket "${S3_BUCKET}" (STORE=s3, S3_…)` : 'DATA_DIR/files';
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    throw new Error(`Files cannot be kept in ${where}: ${reason}`, { cause: error });
  }
}

async function* listKeys(disk: () => Promise<Disk>): AsyncIterable<string[]> {
  let paginationToken: string | undefined;
  do {
    const options = { recursive: true, ...(paginationToken ? { paginationToken } : {}) };
    const page = await (await disk()).listAll('', options).catch((error: { cause?: { code?: string } }) => {
      // Nothing was ever stored.
      if (error.cause?.code === 'ENOENT') return { objects: [], paginationToken: undefined };
      throw error;
    });
    yield [...page.objects].flatMap((one) => (one.isFile ? [(one as DriveFile).key] : []));
    paginationToken = page.paginationToken;
  } while (paginationToken);
}

async function openDisk(config: Config): Promise<Disk> {
  if (config.STORE === 's3') return openBucket(config, config.S3_BUCKET ?? '');
  return new Disk(new WholeFiles(path.resolve(config.DATA_DIR, 'files')));
}

/** A bucket of the store that the S3_ settings name. */
export async function openBucket(
  config: Pick<Config, 'S3_REGION' | 'S3_ENDPOINT' | 'S3_KEY' | 'S3_SECRET'>,
  bucket: string,
): Promise<Disk> {
  const { S3_REGION: region, S3_ENDPOINT: endpoint, S3_KEY: key = '', S3_SECRET: secret = '' } = config;
  const { S3Driver } = await import('flydrive/drivers/s3');
  const credentials = { accessKeyId: key, secretAccessKey: secret };
  return new Disk(
    new S3Driver({
      credentials,
      bucket,
      region,
      // Compatible stores have no name for each bucket, and many know no checksums.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Buckets are private by themselves; newer ones refuse to be told so with each file.
      supportsACL: false,
      visibility: 'private',
    }),
  );
}

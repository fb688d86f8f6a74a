import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import tar from 'tar-stream';
import { z } from 'zod';
import { BadBackup } from './bad-backup.ts';
import { padded, type Source, sealedUpTo, sourceOf } from './pieces.ts';

/** One part of a backup: a piece of a table, a file, a secret. */
export interface Part {
  name: string;
  bytes: Uint8Array;
}

/** What stands first in a backup: of what it is. */
const about = z.object({
  format: z.literal(1),
  version: z.string(),
  /** The schema of its rows: the name of the newest migration. */
  schema: z.string(),
  at: z.string(),
  url: z.string(),
  /** Its last piece has one length always: what is shorter was cut off. Older ones do not. */
  padded: z.literal(true).optional(),
  /** The country of its rows; older ones do not say it. */
  country: z.string().optional(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type About = z.infer<typeof about>;

/** What stands last: by it a backup is found to be whole. */
const contents = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.object({ last: z.string(), called: z.boolean() })),
  sha256: z.record(z.string(), z.string()),
});
export type Contents = z.infer<typeof contents>;

const ABOUT = 'phum.json';
const CONTENTS = 'contents.json';
/** Moments in an archive say nothing that its name does not. */
const MTIME = new Date(0);

/**
 * A backup as a stream of bytes: `age(gzip(tar))`, which common tools read as well (`age --decrypt | tar --list --gzip`). What
 * `parts` returns at its end is written last, with the hash of each part; behind the end stand zeros, which nobody unpacks.
 */
export async function sealArchive(
  recipients: readonly string[],
  of: About,
  parts: AsyncGenerator<Part, Omit<Contents, 'sha256'>>,
): Promise<Readable> {
  const pack = tar.pack();
  const add = ({ name, bytes }: Part) =>
    new Promise<void>((resolve, reject) => {
      const entry = pack.entry(
        { name, size: bytes.length, mode: 0o600, mtime: MTIME },
        Buffer.from(bytes),
        (error) => (error ? reject(error) : resolve()),
      );
      // Told to the callback too; an archive that can no longer be written ends in the middle of a part.
      entry.on('error', reject);
    });
  const fill = async () => {
    const hashes: Contents['sha256'] = {};
    await add({ name: ABOUT, bytes: asJson({ ...of, padded: true }) });
    let part = await parts.next();
    for (; !part.done; part = await parts.next()) {
      await add(part.value);
      hashes[part.value.name] = sha256(part.value.bytes);
    }
    await add({ name: CONTENTS, bytes: asJson({ ...part.value, sha256: hashes }) });
    pack.finalize();
  };
  const packed = pipeline(pack, createGzip({ level: 6 }), () => {});
  // Told to whoever reads: an archive that could not be filled has no end.
  fill().catch((error: unknown) => packed.destroy(error instanceof Error ? error : new Error(String(error))));
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  const sealed = Readable.fromWeb(
    (await encrypter.encrypt(asWeb(padded(packed)))) as Parameters<typeof Readable.fromWeb>[0],
  );
  // Whoever reads hears of it; where there was nowhere to write to, nobody does.
  sealed.on('error', () => {});
  return sealed;
}

const asWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const asJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export interface Reader {
  part?(part: Part): Promise<void>;
}

/**
 * Reads a backup from its beginning to its end, and hands out its parts. Throws BadBackup when it is not whole: cut off,
 * changed, sealed for another key, or no backup at all.
 */
export async function readArchive(
  sealed: Readable,
  identity: string,
  reader: Reader = {},
): Promise<{ about: About; contents: Contents }> {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new BadBackup('key_unreadable');
  }
  const source = sourceOf(sealed);
  const decrypted = await decrypter.decrypt(source.bytes).catch(async (error: unknown) => {
    if (/no identity matched/i.test(String(error))) throw new BadBackup('other_key');
    throw await damageOf(error, source, { opened: 0 });
  });
  const seen: Seen = { opened: 0 };
  const entries = tar.extract();
  pipeline(
    Readable.fromWeb(decrypted as Parameters<typeof Readable.fromWeb>[0]),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        seen.opened += chunk.length;
        yield chunk;
      }
    },
    createGunzip(),
    entries,
    () => {},
  );
  let told: Contents | undefined;
  const hashes: Contents['sha256'] = {};
  try {
    for await (const entry of entries) {
      const bytes = await buffer(entry);
      const { name } = entry.header;
      if (name === ABOUT) seen.about = about.parse(JSON.parse(bytes.toString()));
      else if (name === CONTENTS) told = contents.parse(JSON.parse(bytes.toString()));
      else {
        hashes[name] = sha256(bytes);
        await reader.part?.({ name, bytes }).catch((error: unknown) => {
          seen.taker = error;
          throw error;
        });
      }
    }
  } catch (error) {
    throw await damageOf(error, source, seen);
  }
  if (!seen.about || !told) throw new BadBackup('no_backup');
  const differs = Object.keys({ ...told.sha256, ...hashes }).find(
    (name) => told.sha256[name] !== hashes[name],
  );
  if (differs !== undefined) throw new BadBackup('changed', { part: differs });
  return { about: seen.about, contents: told };
}

/** How far a backup could be read. */
interface Seen {
  opened: number;
  about?: About;
  /** What whoever takes its parts said: no fault of the backup. */
  taker?: unknown;
}

/** What broke while reading, as the fault of its place, of whoever takes the parts, or of the backup. */
async function damageOf(error: unknown, source: Source, { opened, about, taker }: Seen): Promise<unknown> {
  if (taker) return taker;
  const { message = '' } = (error ?? {}) as Partial<Error>;
  if (source.failed) return new BadBackup('unread', { reason: source.failed.message });
  if (isOther(error))
    return about ? new BadBackup('damaged', { reason: message }) : new BadBackup('no_backup');
  const { size, isSealed, isFull } = await source.finish();
  if (!isSealed) return new BadBackup('no_backup');
  const place = { at: sealedUpTo(opened), to: Math.min(size, sealedUpTo(opened, 1)) };
  if (about && !about.padded) return new BadBackup('not_as_written', place);
  return isFull ? new BadBackup('changed_at', place) : new BadBackup('cut_off', { size });
}

/** What is opened is as it was sealed: where it cannot be unpacked, something else was sealed. */
const isOther = (error: unknown) =>
  error instanceof z.ZodError ||
  error instanceof SyntaxError ||
  /^Z_/.test((error as NodeJS.ErrnoException)?.code ?? '') ||
  /\btar\b|end of data/i.test((error as Error)?.message ?? '');

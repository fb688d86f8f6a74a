import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { and, eq, lte, sql } from 'drizzle-orm';
import { validate } from 'uuid';
import { UPLOAD_HOURS } from '#shared/constants.ts';
import type { Database } from '../database/client.ts';
import { upload, upload_part } from '../database/schema/upload.ts';

/** So much of what comes is written at once; what came before a line broke is kept. */
const PIECE_BYTES = 256 * 1024;
const HOUR_MS = 3_600_000;

export const newUploadId = (): string => randomUUID();

/** Keeps files that come in parts in the database, where every node finds them. */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'termination', 'expiration'];
  readonly #db: Database;

  constructor(db: Database) {
    super();
    this.#db = db;
  }

  override async create(file: Upload): Promise<Upload> {
    const { filename, filetype } = file.metadata ?? {};
    const name = (filename ?? '').slice(0, 255);
    await this.#db
      .insert(upload)
      .values({ id: file.id, bytes: file.size ?? 0, name, declared_type: (filetype ?? '').slice(0, 100) });
    return file;
  }

  /** Takes what comes until the line breaks, and says how much is here then. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    let at = offset;
    let pieces: Buffer[] = [];
    let size = 0;
    const flush = async () => {
      if (size === 0) return;
      const content = Buffer.concat(pieces, size);
      pieces = [];
      size = 0;
      await this.#append(id, at, content);
      at += content.length;
    };
    try {
      for await (const piece of stream as AsyncIterable<Buffer>) {
        pieces.push(piece);
        size += piece.length;
        if (size >= PIECE_BYTES) await flush();
      }
    } finally {
      await flush();
    }
    return at;
  }

  /** Two that send the same file at once: what one of them wrote is not written again. */
  async #append(upload_id: string, start: number, content: Buffer): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const [row] = await tx
        .update(upload)
        .set({ received: sql`${upload.received} + ${content.length}` })
        .where(and(eq(upload.id, upload_id), eq(upload.received, start)))
        .returning({ id: upload.id });
      if (!row) throw ERRORS.INVALID_OFFSET;
      await tx.insert(upload_part).values({ upload_id, start, content });
    });
  }

  override async getUpload(id: string): Promise<Upload> {
    const [row] = validate(id) ? await this.#db.select().from(upload).where(eq(upload.id, id)) : [];
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    const { bytes, received, name, declared_type, created_at, kept_until } = row;
    if (kept_until <= new Date()) throw ERRORS.FILE_NO_LONGER_EXISTS;
    return new Upload({
      id,
      size: bytes,
      offset: received,
      metadata: { filename: name, filetype: declared_type },
      creation_date: created_at.toISOString(),
    });
  }

  override async remove(id: string): Promise<void> {
    const gone = validate(id)
      ? await this.#db.delete(upload).where(eq(upload.id, id)).returning({ id: upload.id })
      : [];
    if (gone.length === 0) throw ERRORS.FILE_NOT_FOUND;
  }

  override getExpiration(): number {
    return UPLOAD_HOURS * HOUR_MS;
  }

  /** Returns how many went. */
  override async deleteExpired(): Promise<number> {
    const gone = await this.#db
      .delete(upload)
      .where(lte(upload.kept_until, sql`now()`))
      .returning({ id: upload.id });
    return gone.length;
  }
}

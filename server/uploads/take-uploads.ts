import { and, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Contract } from '#shared/contracts/contract.ts';
import { uploadIdIn } from '#shared/domain/upload-reference.ts';
import { upload, upload_part } from '../database/schema/upload.ts';
import { tooLargeAt, uploadsOf } from '../http/form-body.ts';
import { MAX_FORM_BYTES } from '../http/form-data.ts';
import type { UploadedFile } from '../http/multipart.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';

/** So many pieces are read at once: each is at most 256 KB (upload-store.ts). */
const PIECES = 8;

/** The files that came in parts before a call, as long as it lasts. */
export interface TakenUploads {
  /**
   * The body of the call with the files in the place of what names them. Problem `invalid` at the field where one is not
   * whole or not there any more: it is sent anew.
   */
  fill(contract: Contract, body: unknown): Promise<unknown>;
  /** The call took them: they are kept for its repeat, whose answer was lost, and no longer. */
  used(): Promise<void>;
  /** Their memory is free again. */
  release(): void;
}

/** For one call of the address whose hash this is: what it reads counts as the bodies that arrive (held-bodies.ts). */
export function takeUploads({ bodies, database: { db } }: Services, ipHash: string): TakenUploads {
  const hold = bodies.hold(ipHash);
  const ids: string[] = [];

  /** Null where it is not there, or not whole. */
  async function read(id: string, field: string, contract: Contract): Promise<UploadedFile | null> {
    const [row] = await db
      .select()
      .from(upload)
      .where(and(eq(upload.id, id), gt(upload.kept_until, sql`now()`)));
    if (!row || row.received < row.bytes) return null;
    if (row.bytes > (contract.maxBytes ?? MAX_FORM_BYTES)) throw tooLargeAt(contract, [field]);
    if (!hold.take(row.bytes)) throw new Problem('unavailable', { retryAfterSeconds: 5, reason: 'memory' });
    const bytes = new Uint8Array(row.bytes);
    for (let at = 0; at < row.bytes; ) {
      const parts = await db
        .select({ start: upload_part.start, content: upload_part.content })
        .from(upload_part)
        .where(and(eq(upload_part.upload_id, id), gte(upload_part.start, at)))
        .orderBy(upload_part.start)
        .limit(PIECES);
      // Given up by its sender meanwhile.
      if (parts.length === 0) return null;
      for (const { start, content } of parts) {
        bytes.set(content, start);
        at = start + content.length;
      }
    }
    return { filename: row.name, declared_type: row.declared_type, bytes };
  }

  return {
    async fill(contract, body) {
      if (contract.bodyKind !== 'multipart' || typeof body !== 'object' || body === null) return body;
      const taken: Record<string, unknown> = {};
      for (const name of uploadsOf(contract)) {
        const id = uploadIdIn((body as Record<string, unknown>)[name]);
        if (!id) continue;
        const file = await read(id, name, contract);
        if (!file) throw new Problem('invalid', { fields: { [name]: [{ key: 'upload_failed' }] } });
        ids.push(id);
        taken[name] = file;
      }
      return { ...body, ...taken };
    },
    async used() {
      if (ids.length === 0) return;
      await db
        .update(upload)
        .set({ kept_until: sql`least(${upload.kept_until}, now() + interval '1 hour')` })
        .where(inArray(upload.id, ids));
    },
    release: () => hold.release(),
  };
}

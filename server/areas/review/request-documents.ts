import { eq, isNull, or, sql } from 'drizzle-orm';
import { romanKey } from '#shared/khmer/romanise.ts';
import type { Queryable } from '../../database/client.ts';
import { submission, submission_document } from '../../database/schema/submission.ts';

const BATCH = 1_000;

/**
 * Brings what is kept of how requests are named up to the names they have now. Names are written in many places, so it is
 * compared here instead of in each: no request can be left out. Returns how many were renewed.
 */
export async function renewRequestDocuments(db: Queryable): Promise<number> {
  for (let renewed = 0; ; renewed += BATCH) {
    const old = await findOld(db);
    if (old.length > 0)
      await db
        .insert(submission_document)
        .values(old.map((row) => ({ ...row, sounds: [row.name, row.name_kh].map(romanKey).join('\n') })))
        .onConflictDoUpdate({
          target: submission_document.submission_id,
          set: {
            name: sql`excluded.name`,
            name_kh: sql`excluded.name_kh`,
            sounds: sql`excluded.sounds`,
          },
        });
    if (old.length < BATCH) return renewed + old.length;
  }
}

/** Requests without a document, or with one of an earlier name; in one order, so that two writers never wait for each other. */
function findOld(db: Queryable) {
  const { id, name, name_kh } = submission;
  return db
    .select({ submission_id: id, name, name_kh })
    .from(submission)
    .leftJoin(submission_document, eq(submission_document.submission_id, id))
    .where(
      or(
        isNull(submission_document.submission_id),
        sql`${submission_document.name} <> ${name}`,
        sql`${submission_document.name_kh} <> ${name_kh}`,
      ),
    )
    .orderBy(id)
    .limit(BATCH);
}

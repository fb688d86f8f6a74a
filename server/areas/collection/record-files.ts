import { inArray, like, sql } from 'drizzle-orm';
import { textOf } from '#shared/domain/collection/clean.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/field.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { file } from '../../database/schema/file.ts';
import {
  content_page,
  event,
  highlight,
  partner,
  program,
  resource,
} from '../../database/schema/publication.ts';
import type { Work } from '../../database/work.ts';
import { picturesIn } from '../content/rich-text.ts';
import { setFilePublic } from '../file/change-file.ts';

/** Whether a file was uploaded for a collection, or came with its demo data; no other may be shown through one. */
export const isForCollections = (purpose: string): boolean => /^(?:collection|resource)\./.test(purpose);

/** Ids of the files a record shows: its pictures, its document, the pictures within its texts. */
export function filesOf(collection: Collection, values: RecordValues): string[] {
  const ids = fieldsOf(collection).flatMap(({ name, input }) => {
    const text = textOf(values[name]);
    if (text === '') return [];
    if (input === 'rich_text') return picturesIn(text);
    return input === 'image' || input === 'file' ? [text] : [];
  });
  return [...new Set(ids)];
}

/** Shows the files of a public record, and hides what no public record shows any more. */
export async function syncFiles(
  work: Work,
  { before, after, isPublic }: { before: readonly string[]; after: readonly string[]; isPublic: boolean },
): Promise<void> {
  const all = [...new Set([...before, ...after])];
  if (all.length === 0) return;
  const kept = await work.tx.select().from(file).where(inArray(file.id, all));
  for (const { id, purpose, is_public } of kept) {
    // A file of somebody's profile or a proof is never touched, though its address were written into a text.
    if (!isForCollections(purpose)) continue;
    const shown = (isPublic && after.includes(id)) || (await isShown(work.tx, id));
    if (shown !== is_public) await setFilePublic(work, id, shown);
  }
}

/** Whether a public record of any collection shows a file. */
async function isShown(tx: Queryable, id: string): Promise<boolean> {
  const within = (...columns: unknown[]) =>
    sql.join(
      columns.map((column) => like(column as typeof program.body, `%/files/${id}/%`)),
      sql` or `,
    );
  const { rows } = await tx.execute(sql`
    select 1 where exists (select 1 from ${program} where ${isPublished(program)}
        and (${program.cover_id} = ${id} or ${within(program.body, program.body_kh)}))
      or exists (select 1 from ${event} where ${isPublished(event)}
        and (${event.cover_id} = ${id} or ${within(event.body, event.body_kh)}))
      or exists (select 1 from ${resource} where ${isPublished(resource)}
        and (${resource.cover_id} = ${id} or ${resource.file_id} = ${id} or ${within(resource.body, resource.body_kh)}))
      or exists (select 1 from ${content_page} where ${isPublished(content_page)}
        and (${within(content_page.body, content_page.body_kh)}))
      or exists (select 1 from ${highlight} where ${highlight.deleted_at} is null and ${highlight.cover_id} = ${id})
      or exists (select 1 from ${partner} where ${partner.deleted_at} is null and ${partner.logo_id} = ${id})`);
  return rows.length > 0;
}

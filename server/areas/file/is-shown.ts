import { like, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import {
  content_page,
  event,
  highlight,
  partner,
  program,
  resource,
} from '../../database/schema/publication.ts';
import type { FileRow } from './file.queries.ts';

/** Whether a file was uploaded for a collection, or came with its demo data; no other may be shown through one. */
export const isForCollections = (purpose: string): boolean => /^(?:collection|resource)\./.test(purpose);

/** Whether a public record of any collection shows a file, from the very moment of its publication. */
export async function isShown(tx: Queryable, id: string): Promise<boolean> {
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

/**
 * Whether anybody may see a file. What a scheduled record shows is marked public by the job of its moment, which comes a
 * little after it: whoever opens the page in between sees the pictures too.
 */
export async function isForEverybody(
  db: Queryable,
  { id, is_public, purpose }: Pick<FileRow, 'id' | 'is_public' | 'purpose'>,
): Promise<boolean> {
  return is_public || (isForCollections(purpose) && (await isShown(db, id)));
}

import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SavedKey } from '#shared/domain/saved.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { file } from '../../database/schema/file.ts';
import { event, program, resource, resource_page } from '../../database/schema/publication.ts';
import { saved_item } from '../../database/schema/saved-item.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';

const organiser = alias(stakeholder, 'organiser');
const isOf = (kind: SavedKey['kind'], id: SQL | typeof stakeholder.id) =>
  and(eq(saved_item.kind, kind), eq(saved_item.object_id, id));

/**
 * Everything a person saved, the last first, each with the record it means. A record that is not public any more is
 * there with the kind it had and nothing else: its texts are not for its reader.
 */
export function findSaved(db: Queryable, personId: string) {
  return db
    .select({
      item: saved_item,
      /** Of records that are gone too, so that they stay on their tab. */
      sort: sql<string | null>`coalesce(${stakeholder.kind}, ${resource_page.kind})`,
      is_public: sql<boolean>`coalesce(${isPublic()}, false)`,
      stakeholder,
      program,
      event,
      resource,
      page: resource_page.slug,
      media_type: file.media_type,
      organiser,
    })
    .from(saved_item)
    .leftJoin(stakeholder, isOf('stakeholder', stakeholder.id))
    .leftJoin(program, isOf('program', sql`${program.id}`))
    .leftJoin(event, isOf('event', sql`${event.id}`))
    .leftJoin(resource, isOf('resource', sql`${resource.id}`))
    .leftJoin(resource_page, eq(resource_page.id, resource.page_id))
    .leftJoin(file, eq(file.id, resource.file_id))
    .leftJoin(
      organiser,
      and(
        sql`${organiser.id} = coalesce(${program.organiser_id}, ${event.organiser_id})`,
        eq(organiser.status, 'approved'),
      ),
    )
    .where(eq(saved_item.person_id, personId))
    .orderBy(desc(saved_item.created_at), desc(saved_item.object_id));
}
export type SavedRow = Awaited<ReturnType<typeof findSaved>>[number];

const isPublic = () => sql<boolean>`case ${saved_item.kind}
  when 'stakeholder' then ${stakeholder.status} = 'approved'
  when 'program' then ${isPublished(program)}
  when 'event' then ${isPublished(event)}
  else ${isPublished(resource)} and ${resource_page.deleted_at} is null end`;

/** Whether visitors may see it now. */
export async function isPublicNow(db: Queryable, { kind, object_id }: SavedKey): Promise<boolean> {
  const published = { program, event } as const;
  if (kind === 'stakeholder') {
    const is = and(eq(stakeholder.id, object_id), eq(stakeholder.status, 'approved'));
    return (await db.select({ id: stakeholder.id }).from(stakeholder).where(is)).length > 0;
  }
  if (kind === 'resource') {
    const found = await db
      .select({ id: resource.id })
      .from(resource)
      .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
      .where(
        and(eq(resource.id, object_id), isPublished(resource), sql`${resource_page.deleted_at} is null`),
      );
    return found.length > 0;
  }
  const table = published[kind];
  const is = and(eq(table.id, object_id), isPublished(table));
  return (await db.select({ id: table.id }).from(table).where(is)).length > 0;
}

export async function countSaved(db: Queryable, personId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(saved_item)
    .where(eq(saved_item.person_id, personId));
  return row?.total ?? 0;
}

/** Writes it down; nothing happens when it was. */
export async function insertSaved(tx: Queryable, personId: string, key: SavedKey): Promise<void> {
  await tx
    .insert(saved_item)
    .values({ person_id: personId, ...key })
    .onConflictDoNothing();
}

export async function deleteSaved(tx: Queryable, personId: string, key: SavedKey): Promise<void> {
  await tx
    .delete(saved_item)
    .where(
      and(
        eq(saved_item.person_id, personId),
        eq(saved_item.kind, key.kind),
        eq(saved_item.object_id, key.object_id),
      ),
    );
}

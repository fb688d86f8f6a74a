import { type AnyColumn, and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { sectionPath } from '#shared/domain/addresses.ts';
import { textOf } from '#shared/domain/collection/clean-record.ts';
import type {
  CollectionField,
  RecordValues,
  ReferenceTarget,
} from '#shared/domain/collection/collection-field.ts';
import { libraryPath, pagePath, publicationPath } from '../../addresses/page-path.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { event, program, resource, resource_page } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { saying } from '../../search/saying.ts';

/** A record something points at, as the desk names it. */
export interface Target {
  id: string;
  name: string;
  name_kh: string;
  path: string | null;
  is_public: boolean;
}

type Wanted = { ids: readonly string[] } | { search: string };

const MOST_FOUND = 20;

/** What a reference with these values points into; null while it cannot be told. */
export function targetOf(field: CollectionField, values: RecordValues): ReferenceTarget | null {
  if (!field.targetField) return field.targets[0] ?? null;
  const chosen = textOf(values[field.targetField]);
  return field.targets.find((target) => target === chosen) ?? null;
}

/** Records of a target: those of some ids, or the first whose name holds a text. */
export function findTargets(db: Queryable, target: ReferenceTarget, wanted: Wanted): Promise<Target[]> {
  if ('ids' in wanted && wanted.ids.length === 0) return Promise.resolve([]);
  switch (target) {
    case 'stakeholder':
      return stakeholders(db, wanted);
    case 'program':
    case 'event':
      return publications(db, target, wanted);
    case 'resource':
      return resources(db, wanted);
    default:
      return pages(db, target === 'blog_page' ? 'blog' : 'file', wanted);
  }
}

interface Names {
  id: AnyColumn;
  name: AnyColumn;
  name_kh: AnyColumn;
}

/** The records wanted of a table, among those of it that can be chosen. */
async function condition(
  db: Queryable,
  wanted: Wanted,
  { id, name, name_kh }: Names,
  within?: SQL,
): Promise<SQL | undefined> {
  const said =
    'ids' in wanted
      ? inArray(id, [...wanted.ids])
      : await saying(db, { from: sql`${id.table}`, texts: [name, name_kh], within }, wanted.search);
  return and(within, said);
}

async function stakeholders(db: Queryable, wanted: Wanted): Promise<Target[]> {
  const rows = await db
    .select({
      id: stakeholder.id,
      name: stakeholder.name,
      name_kh: stakeholder.name_kh,
      kind: stakeholder.kind,
      type_slug: stakeholder.type_slug,
      status: stakeholder.status,
    })
    .from(stakeholder)
    .where(await condition(db, wanted, stakeholder))
    .orderBy(asc(stakeholder.name), asc(stakeholder.id))
    .limit(most(wanted));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    name_kh: row.name_kh,
    path: pagePath(row),
    is_public: row.status === 'approved',
  }));
}

async function publications(db: Queryable, target: 'program' | 'event', wanted: Wanted): Promise<Target[]> {
  const table = target === 'program' ? program : event;
  const rows = await db
    .select({ id: table.id, name: table.title, name_kh: table.title_kh, is_public: isPublished(table) })
    .from(table)
    .where(
      await condition(
        db,
        wanted,
        { id: table.id, name: table.title, name_kh: table.title_kh },
        isNull(table.deleted_at),
      ),
    )
    .orderBy(asc(table.title), asc(table.id))
    .limit(most(wanted));
  return rows.map((row) => ({ ...row, path: publicationPath(target, titled(row)) }));
}

async function resources(db: Queryable, wanted: Wanted): Promise<Target[]> {
  const rows = await db
    .select({
      id: resource.id,
      name: resource.title,
      name_kh: resource.title_kh,
      is_public: isPublished(resource),
      kind: resource_page.kind,
      page: resource_page.slug,
    })
    .from(resource)
    .innerJoin(resource_page, eq(resource_page.id, resource.page_id))
    .where(
      await condition(
        db,
        wanted,
        { id: resource.id, name: resource.title, name_kh: resource.title_kh },
        isNull(resource.deleted_at),
      ),
    )
    .orderBy(asc(resource.title), asc(resource.id))
    .limit(most(wanted));
  return rows.map(({ kind, page, ...row }) => ({
    ...row,
    path: libraryPath(titled(row), { kind, slug: page }),
  }));
}

async function pages(db: Queryable, kind: 'blog' | 'file', wanted: Wanted): Promise<Target[]> {
  const rows = await db
    .select()
    .from(resource_page)
    .where(
      await condition(
        db,
        wanted,
        resource_page,
        and(isNull(resource_page.deleted_at), eq(resource_page.kind, kind)),
      ),
    )
    .orderBy(asc(resource_page.position), asc(resource_page.slug));
  return rows.map(({ id, name, name_kh, slug }) => ({
    id,
    name,
    name_kh,
    path: sectionPath(slug),
    is_public: true,
  }));
}

const titled = ({ id, name, name_kh }: Pick<Target, 'id' | 'name' | 'name_kh'>) => ({
  id,
  title: name,
  title_kh: name_kh,
});

const most = (wanted: Wanted) => ('ids' in wanted ? wanted.ids.length : MOST_FOUND);

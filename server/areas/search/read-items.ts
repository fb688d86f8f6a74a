import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { SearchItem } from '#shared/contracts/search.contract.ts';
import { categoryOfGroup, type SearchGroup, searchResultPath } from '#shared/domain/search-groups.ts';
import { sliceGraphemes } from '#shared/khmer/clusters.ts';
import { tailOf } from '../../addresses/tail-of.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { event, program, resource } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { readDocumentTexts } from '../../search/documents.ts';
import { excerptOf, patternsOf, showsMatch } from '../../search/excerpt.ts';
import { plainText } from '../../search/plain-text.ts';
import { fileAddress } from '../file/file-address.ts';
import type { KeptItems } from './kept-items.ts';

interface ItemRow {
  id: string;
  name: string;
  name_kh: string;
  summary: string;
  summary_kh: string;
  /** The beginning of the long texts, used when there is no summary. */
  body: string;
  body_kh: string;
  image_id: string | null;
}

const DESCRIPTION_LENGTH = 160;
const BODY_READ = 600;
const start = (column: unknown) => sql<string>`left(${column}, ${BODY_READ})`;

type Found = readonly { group: SearchGroup; ids: readonly string[] }[];

/**
 * The texts of results, group by group, in the order found, each with what shows why it was found. Records that are no longer
 * public are left out.
 */
export async function readItems(
  db: Queryable,
  kept: KeptItems,
  query: string,
  found: Found,
): Promise<Map<SearchGroup, SearchItem[]>> {
  const shown = await kept.items(
    found.flatMap(({ ids }) => ids),
    async (missing) => {
      const wanted = new Set(missing);
      return readAnew(
        db,
        found.map(({ group, ids }) => ({ group, ids: ids.filter((id) => wanted.has(id)) })),
      );
    },
  );
  const items = new Map(
    found.map(({ group, ids }) => [group, ids.flatMap((id) => copyOf(shown.get(id)) ?? [])]),
  );
  await showMatches(db, kept, query, [...items.values()].flat());
  return items;
}

/** Each answer says by itself why it was found. */
const copyOf = (item: SearchItem | undefined) => item && { ...item };

async function readAnew(db: Queryable, found: Found): Promise<SearchItem[]> {
  const idsOf = (wanted: (group: SearchGroup) => boolean) =>
    found.flatMap(({ group, ids }) => (wanted(group) ? ids : []));
  const rows = await Promise.all([
    stakeholders(
      db,
      idsOf((group) => categoryOfGroup(group) !== null),
    ),
    resources(
      db,
      idsOf((group) => group === 'blogs' || group === 'files'),
    ),
    published(
      db,
      program,
      idsOf((group) => group === 'programs'),
    ),
    published(
      db,
      event,
      idsOf((group) => group === 'events'),
    ),
  ]);
  const byId = new Map(rows.flat().map((row) => [row.id, row]));
  return found.flatMap(({ group, ids }) => ids.flatMap((id) => present(group, byId.get(id)) ?? []));
}

/** Fills in what a record says of the query where nothing of it that is shown does. */
async function showMatches(
  db: Queryable,
  kept: KeptItems,
  query: string,
  items: readonly SearchItem[],
): Promise<void> {
  const words = patternsOf(query);
  const unclear = items.filter(
    ({ name, name_kh, description, description_kh }) =>
      !showsMatch([name, name_kh, description, description_kh], words),
  );
  if (unclear.length === 0) return;
  const groups = new Map(unclear.map(({ id, group }) => [id, group]));
  const documents = await kept.texts([...groups.keys()], (missing) =>
    readDocumentTexts(
      db,
      missing.map((id) => ({ id, group: groups.get(id)! })),
    ),
  );
  for (const item of unclear) item.match = excerptOf(documents.get(item.id) ?? '', words);
}

function present(group: SearchGroup, row: ItemRow | undefined): SearchItem | null {
  if (!row) return null;
  return {
    id: row.id,
    group,
    name: row.name,
    name_kh: row.name_kh,
    description: shorten(row.summary || row.body),
    description_kh: shorten(row.summary_kh || row.body_kh),
    match: '',
    image: row.image_id ? fileAddress(row.image_id, '128') : '',
    link: searchResultPath(group, { id: row.id, tail: tailOf(row) }),
  };
}

function shorten(rich: string): string {
  const text = plainText(rich);
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const short = sliceGraphemes(text, DESCRIPTION_LENGTH);
  return short.length < text.length ? `${short.trimEnd()}…` : text;
}

async function stakeholders(db: Queryable, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({
      id: stakeholder.id,
      name: stakeholder.name,
      name_kh: stakeholder.name_kh,
      summary: stakeholder.summary,
      summary_kh: stakeholder.summary_kh,
      body: start(stakeholder.description),
      body_kh: start(stakeholder.description_kh),
      image_id: stakeholder.logo_id,
    })
    .from(stakeholder)
    .where(isPublic(stakeholder, ids));
}

async function resources(db: Queryable, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({ ...titles(resource), image_id: resource.cover_id })
    .from(resource)
    .where(isPublic(resource, ids));
}

async function published(
  db: Queryable,
  table: typeof program | typeof event,
  ids: readonly string[],
): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return db
    .select({ ...titles(table), image_id: table.cover_id })
    .from(table)
    .where(isPublic(table, ids));
}

type Publication = typeof program | typeof event | typeof resource;

function titles(table: Publication) {
  return {
    id: table.id,
    name: table.title,
    name_kh: table.title_kh,
    summary: table.summary,
    summary_kh: table.summary_kh,
    body: start(table.body),
    body_kh: start(table.body_kh),
  };
}

function isPublic(table: Publication | typeof stakeholder, ids: readonly string[]): SQL | undefined {
  return and(
    inArray(table.id, [...ids]),
    'published_at' in table ? isPublished(table) : eq(table.status, 'approved'),
  );
}

import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { groupOfCategory } from '#shared/domain/search-groups.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { saying } from '../../search/saying.ts';
import { searchIds } from '../../search/search-ids.ts';
import type { Services } from '../../services.ts';
import type { DirectoryQuery } from './directory-conditions.ts';
import { findClusters } from './duplicates/find-clusters.ts';

/** What a search of the directory finds: a table of what the public search knows, nearest first, and a condition. */
export interface Found {
  /** Goes behind `from stakeholder`. */
  join: SQL;
  where: SQL | undefined;
  /** Orders the nearest first; null where nothing was searched for. */
  nearest: SQL | null;
}

const GROUPS = CATEGORY_SLUGS.map(groupOfCategory);
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const FEWEST_DIGITS = 6;

/**
 * The one search, as visitors have it, over what is public; names and contacts of what is not; and what staff hold in their
 * hands: an e-mail address, of the page or of who looks after it, a phone number, an id.
 */
export async function searchDirectory(
  services: Services,
  { search, twins }: Pick<DirectoryQuery, 'search' | 'twins'>,
): Promise<Found | null> {
  const found = search === '' ? null : await searchWords(services, search);
  if (!twins) return found;
  const clusters = await findClusters(services.database.db);
  const ids = `{${clusters.flatMap((one) => one.ids).join()}}`;
  const among = sql`${stakeholder.id} = any(${ids}::uuid[])`;
  const where = twins === 'yes' ? among : sql`not (${among})`;
  // What is not searched for stands as it would without this.
  return found ? { ...found, where: and(found.where, where) } : { join: sql``, where, nearest: null };
}

async function searchWords(services: Services, search: string): Promise<Found> {
  const { database } = services;
  const hidden = ne(stakeholder.status, 'approved');
  const [found, said] = await Promise.all([
    searchIds(database, search, GROUPS),
    saying(
      database.db,
      {
        from: sql`${stakeholder}`,
        texts: [stakeholder.name, stakeholder.name_kh, stakeholder.email, stakeholder.website],
        within: hidden,
      },
      search,
    ),
  ]);
  const ids = found?.ids ?? [];
  return {
    join: sql`left join unnest(${`{${ids.join()}}`}::uuid[]) with ordinality as found(id, place) on found.id = ${stakeholder.id}`,
    where: or(sql`found.id is not null`, and(hidden, said ?? sql`false`), ...inHand(search)),
    nearest: sql`found.place nulls last`,
  };
}

function inHand(search: string): SQL[] {
  const conditions: SQL[] = [];
  if (UUID.test(search)) conditions.push(eq(stakeholder.id, search));
  if (search.includes('@')) {
    const address = search.toLowerCase();
    conditions.push(
      sql`lower(${stakeholder.email}) = ${address}`,
      sql`${stakeholder.id} in (select m.stakeholder_id from stakeholder_member m
        left join person p on p.id = m.person_id
        where m.state = 'member' and (lower(p.email) = ${address} or lower(m.email) = ${address}))`,
    );
  }
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length >= FEWEST_DIGITS && /^[\d\s()+-]+$/.test(search))
    conditions.push(sql`${stakeholder.phone} like ${`%${digits}`}`);
  return conditions;
}

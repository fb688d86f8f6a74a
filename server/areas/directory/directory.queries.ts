import { and, type SQL, sql } from 'drizzle-orm';
import { DIRECTORY_STATES, type DirectoryOrder, type DirectoryState } from '#shared/domain/directory.ts';
import type { Queryable } from '../../database/client.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { type DirectoryQuery, narrowed, ofState } from './directory-conditions.ts';
import type { Found } from './search-directory.ts';

/** A record of the directory as the desk's list reads it; moments as PostgreSQL writes them in JSON. */
export interface DirectoryRecord {
  id: string;
  kind: string;
  type_slug: string | null;
  name: string;
  name_kh: string;
  has_summary: boolean;
  has_summary_kh: boolean;
  has_description: boolean;
  has_description_kh: boolean;
  status: string;
  version: number;
  rank: number;
  province_code: string | null;
  email: string;
  phone: string;
  website: string;
  approved_at: Date | null;
  updated_at: Date;
  created_at: Date;
  merged_into: string | null;
  confirmed_at: Date | null;
  owner_id: string | null;
  sector: string[];
}

const ORDERS: Readonly<Record<DirectoryOrder, SQL>> = {
  '-updated_at': sql`${stakeholder.updated_at} desc`,
  updated_at: sql`${stakeholder.updated_at} asc`,
  '-created_at': sql`${stakeholder.created_at} desc`,
  created_at: sql`${stakeholder.created_at} asc`,
  name: sql`${stakeholder.name} collate "en-x-icu" asc`,
  '-name': sql`${stakeholder.name} collate "en-x-icu" desc`,
  name_kh: sql`nullif(${stakeholder.name_kh}, '') collate "km-x-icu" asc nulls last`,
  '-name_kh': sql`nullif(${stakeholder.name_kh}, '') collate "km-x-icu" desc nulls last`,
  complete: sql`${stakeholder.rank} asc`,
  '-complete': sql`${stakeholder.rank} desc`,
};

/** Both ends of an order are unambiguous, and an index read backwards gives the other. */
const orderOf = (ordering: DirectoryOrder | undefined, found: Found | null): SQL => {
  if (!ordering && found?.nearest) return sql`${found.nearest}, ${stakeholder.id}`;
  const by = ordering ?? '-updated_at';
  return sql`${ORDERS[by]}, ${stakeholder.id} ${by.startsWith('-') ? sql`desc` : sql`asc`}`;
};

interface Part {
  limit: number;
  offset: number;
}

/** Which records stand on a page; read by the index of the order where one has it. */
export function pageStatement(query: DirectoryQuery, found: Found | null, { limit, offset }: Part): SQL {
  const where = and(ofState(query.state), narrowed(query), found?.where);
  return sql`
    select ${stakeholder.id} as id from ${stakeholder} ${found?.join ?? sql``}
    where ${where ?? sql`true`} order by ${orderOf(query.ordering, found)} limit ${limit} offset ${offset}`;
}

/** The records of a page: first which they are, then what stands in their lines. */
export async function findRecords(
  db: Queryable,
  query: DirectoryQuery,
  found: Found | null,
  part: Part,
): Promise<DirectoryRecord[]> {
  const { rows } = await db.execute<{ id: string }>(pageStatement(query, found, part));
  return readRecords(
    db,
    rows.map(({ id }) => id),
  );
}

/** What stands in the lines of these records, in their order. */
export async function readRecords(db: Queryable, ids: readonly string[]): Promise<DirectoryRecord[]> {
  const { rows } = await db.execute(sql`
    select s.id, s.kind, s.type_slug, s.name, s.name_kh, s.status, s.rank,
      s.version + (select coalesce(sum(c.version), 0)::int from change_set c where c.stakeholder_id = s.id) as version, s.province_code, s.email, s.phone,
      s.website, s.approved_at, s.updated_at, s.created_at,
      s.summary <> '' as has_summary, s.summary_kh <> '' as has_summary_kh,
      s.description <> '' as has_description, s.description_kh <> '' as has_description_kh,
      (select r.target_id from stakeholder_redirect r where r.id = s.id and s.status = 'archived') as merged_into,
      (select max(f.confirmed_at) from fact_source f where f.stakeholder_id = s.id) as confirmed_at,
      (select m.person_id from stakeholder_member m
        where m.stakeholder_id = s.id and m.role = 'owner' and m.state = 'member' limit 1) as owner_id,
      array(select tt.slug from stakeholder_term st join taxonomy_term tt on tt.id = st.term_id
        where st.stakeholder_id = s.id and st.field = 'sector' order by tt.position) as sector
    from unnest(${`{${ids.join()}}`}::uuid[]) with ordinality as wanted(id, place)
    join stakeholder s on s.id = wanted.id order by wanted.place`);
  return rows as unknown as DirectoryRecord[];
}

export type Counts = Record<DirectoryState | 'all', number>;

/** How many records there are in each state under the same search and filters. */
export async function countStates(
  db: Queryable,
  query: DirectoryQuery,
  found: Found | null,
): Promise<Counts> {
  const where = and(narrowed(query), found?.where) ?? sql`true`;
  const from = sql`${stakeholder} ${found?.join ?? sql``}`;
  const [byStatus, merged] = await Promise.all([
    db.execute<{ status: string; count: number }>(
      sql`select ${stakeholder.status} as status, count(*)::int as count from ${from} where ${where} group by 1`,
    ),
    // Few pages were ever merged: they are counted from their redirects.
    db.execute<{ count: number }>(sql`
      select count(*)::int as count from stakeholder_redirect moved join ${from} on moved.id = ${stakeholder.id}
      where moved.target_id is not null and ${stakeholder.status} = 'archived' and ${where}`),
  ]);
  const of = (...statuses: string[]) =>
    byStatus.rows.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0);
  const merges = merged.rows[0]?.count ?? 0;
  const counts = {
    public: of('approved'),
    draft: of('draft', 'returned'),
    review: of('reviewing'),
    off: of('archived') - merges,
    merged: merges,
    rejected: of('rejected'),
  };
  return { all: DIRECTORY_STATES.reduce((sum, state) => sum + counts[state], 0), ...counts };
}

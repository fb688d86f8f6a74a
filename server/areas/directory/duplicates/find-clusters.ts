import { sql } from 'drizzle-orm';
import { type Alike, MOST_ALIKE } from '#shared/domain/directory.ts';
import type { Queryable } from '../../../database/client.ts';
import { SHARED_DOMAINS } from '../../submission/find-duplicates.ts';

/** Pages of one kind that hang together by what they have alike. */
export interface Cluster {
  ids: string[];
  alike: Alike[];
}

/** Names as they are compared: no case, spaces, signs or legal form, and one spelling of the Khmer t below a letter. */
const plain = (column: string) =>
  sql.raw(
    `regexp_replace(lower(regexp_replace(replace(${column}, U&'\\17D2\\178A', U&'\\17D2\\178F'), U&'[^[:alnum:]\\1780-\\17FF]+', '', 'g')), '(coltd|ltd|plc|inc|llc)$', '')`,
  );
const SHORTEST_NAME = 4;
const MOST_GROUPS = 3_000;

/** Sites where everybody has a page, as one pattern. */
const shared = `(^|\\.)(${SHARED_DOMAINS.map((domain) => domain.replaceAll('.', '\\.')).join('|')})$`;

/**
 * Everything that two public pages of one kind have alike, in one pass over the directory. What is compared is hashed first:
 * most keys stand once and are let go before ids are gathered.
 */
const groups = () => sql`
  with said as (
    select id, kind, ${plain('name')} as name, ${plain('name_kh')} as name_kh, lower(email) as email, phone,
      substring(lower(website) from '^(?:https?://)?(?:www\\.)?([^/:?#]+)') as domain
    from stakeholder where status = 'approved'
  ), keys as materialized (
    select kind, alike, hashtextextended(key, 0) as hash, id from said, lateral (values
      ('name', case when length(name) >= ${SHORTEST_NAME} then name end),
      ('name_kh', case when length(name_kh) >= ${SHORTEST_NAME} then name_kh end),
      ('email', nullif(email, '')),
      ('phone', nullif(phone, '')),
      ('domain', case when domain !~ ${shared} then domain end)
    ) as had(alike, key) where key is not null
  ), twice as (
    select kind, alike, hash from keys group by kind, alike, hash having count(*) between 2 and ${MOST_ALIKE}
    limit ${MOST_GROUPS}
  )
  select alike, array_agg(id::text order by id) as ids from keys join twice using (kind, alike, hash)
  group by kind, alike, hash`;

const pairOf = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The clusters of the whole directory, without the pairs that are known not to be the same; most alike first. */
export async function findClusters(db: Queryable): Promise<Cluster[]> {
  const [found, marked] = await Promise.all([
    db.execute<{ alike: Alike; ids: string[] }>(groups()),
    db.execute<{ one_id: string; other_id: string }>(sql`select one_id, other_id from stakeholder_distinct`),
  ]);
  const distinct = new Set(marked.rows.map(({ one_id, other_id }) => pairOf(one_id, other_id)));
  const pairs = new Map<string, Set<Alike>>();
  for (const { alike, ids } of found.rows)
    for (const [at, one] of ids.entries())
      for (const other of ids.slice(at + 1)) {
        const pair = pairOf(one, other);
        if (distinct.has(pair)) continue;
        const known = pairs.get(pair) ?? new Set<Alike>();
        pairs.set(pair, known.add(alike));
      }
  return clustersOf(pairs).sort(
    (a, b) => b.alike.length - a.alike.length || a.ids[0]!.localeCompare(b.ids[0]!),
  );
}

/** What hangs together by its pairs, however long the way between two of it. */
export function clustersOf(pairs: ReadonlyMap<string, ReadonlySet<Alike>>): Cluster[] {
  const lead = new Map<string, string>();
  const headOf = (id: string): string => {
    const next = lead.get(id);
    if (next === undefined || next === id) return id;
    const head = headOf(next);
    lead.set(id, head);
    return head;
  };
  for (const pair of pairs.keys()) {
    const [one, other] = pair.split(' ') as [string, string];
    const [a, b] = [headOf(one), headOf(other)].sort() as [string, string];
    lead.set(a, a);
    lead.set(b, a);
  }
  const clusters = new Map<string, { ids: Set<string>; alike: Set<Alike> }>();
  for (const [pair, alike] of pairs) {
    const [one, other] = pair.split(' ') as [string, string];
    const head = headOf(one);
    const cluster = clusters.get(head) ?? { ids: new Set(), alike: new Set() };
    cluster.ids.add(one).add(other);
    for (const what of alike) cluster.alike.add(what);
    clusters.set(head, cluster);
  }
  return [...clusters.values()].map(({ ids, alike }) => ({ ids: [...ids].sort(), alike: [...alike] }));
}

import { sql } from 'drizzle-orm';
import { type Alike, MOST_ALIKE } from '#shared/domain/directory.ts';
import type { Queryable } from '../../../database/client.ts';
import { alikeKeys } from './alike-keys.ts';

/** Pages of one kind that hang together by what they have alike. */
export interface Cluster {
  ids: string[];
  alike: Alike[];
}

const MOST_GROUPS = 3_000;

/**
 * Everything that two public pages of one kind have alike, in one pass over the directory. What is compared is hashed first:
 * most keys stand once and are let go before ids are gathered.
 */
const groups = () => sql`
  with keys as materialized (
    select kind, alike, hashtextextended(key, 0) as hash, id
    from (select * from stakeholder where status = 'approved') as said, ${alikeKeys('said')}
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

import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client.ts';

/** What the index keeps of an approved record. */
export interface DirectoryRow {
  id: string;
  kind: string;
  type_slug: string | null;
  name: string;
  name_kh: string;
  province_code: string | null;
  /** Seconds since 1970. */
  approved: number;
  updated: number;
  woman_founder: boolean;
  confirmed: boolean;
  /** Type of the latest funding round. */
  funding_stage: string | null;
  /** Codes, divided by spaces. */
  languages: string | null;
  /** `field:slug`, divided by spaces. */
  terms: string | null;
}

const FETCHED_AT_ONCE = 4_000;

/**
 * Calls `take` with every approved record, some thousand at a time, in one snapshot. `onAsked` is called as soon as the
 * database works and this process has nothing to do.
 */
export async function streamRows(
  db: Database,
  take: (rows: DirectoryRow[]) => void | Promise<void>,
  onAsked = () => {},
): Promise<void> {
  await db.transaction(
    async (tx) => {
      // The whole answer is wanted, and its sort fits into memory.
      await tx.execute(sql`set local cursor_tuple_fraction = 1`);
      await tx.execute(sql`set local work_mem = '64MB'`);
      await tx.execute(sql`declare directory no scroll cursor for ${select()}`);
      const fetch = () => tx.execute(sql.raw(`fetch ${FETCHED_AT_ONCE} from directory`));
      const first = fetch();
      // The statement leaves this process in the next round of its event loop.
      setImmediate(onAsked);
      let batch = await first;
      while (batch.rows.length > 0) {
        // The next rows are on their way while these are taken in.
        const [next] = await Promise.all([fetch(), take(batch.rows as unknown as DirectoryRow[])]);
        batch = next;
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The records of these ids that are approved now. */
export async function readRows(db: Queryable, ids: readonly string[]): Promise<DirectoryRow[]> {
  const { rows } = await db.execute(select(ids));
  return rows as unknown as DirectoryRow[];
}

/** By kind, so that a list fills few words of its sets. */
function select(ids?: readonly string[]): SQL {
  const only = (column: string) =>
    ids ? sql`${sql.raw(column)} = any(${sql.param(ids)}::uuid[])` : sql`true`;
  return sql`
    select s.id, s.kind, s.type_slug, s.name, s.name_kh, s.province_code,
      extract(epoch from coalesce(s.approved_at, s.created_at))::float8 as approved,
      extract(epoch from s.updated_at)::float8 as updated,
      coalesce(u.number_of_female_founders > 0, false) as woman_founder,
      c.stakeholder_id is not null as confirmed,
      f.funding_type as funding_stage,
      array_to_string(i.languages, ' ') as languages,
      t.terms
    from stakeholder s
    left join startup u on u.stakeholder_id = s.id
    left join stakeholder_individual i on i.stakeholder_id = s.id
    left join (
      select st.stakeholder_id, string_agg(st.field || ':' || tt.slug, ' ') as terms
      from stakeholder_term st join taxonomy_term tt on tt.id = st.term_id
      where ${only('st.stakeholder_id')} group by 1
    ) t on t.stakeholder_id = s.id
    left join (
      select distinct on (stakeholder_id) stakeholder_id, funding_type from funding_round
      where ${only('stakeholder_id')} order by stakeholder_id, announced_date desc, id desc
    ) f on f.stakeholder_id = s.id
    left join (
      select stakeholder_id from fact_source where source <> 'owner' and ${only('stakeholder_id')}
      union select stakeholder_id from funding_round where confirmed_by <> 'owner' and ${only('stakeholder_id')}
    ) c on c.stakeholder_id = s.id
    where s.status = 'approved' and ${only('s.id')}
    order by s.kind, s.type_slug`;
}

import { sql } from 'drizzle-orm';
import type { DirectoryImportReport } from '#shared/contracts/directory-import.contract.ts';
import { type Alike, directoryState } from '#shared/domain/directory.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { Queryable } from '../../../database/client.ts';
import { alikeKeys } from '../duplicates/alike-keys.ts';

/** What a new page of a file would be called and how it would be reached. */
export interface NewPage {
  line: number;
  kind: StakeholderKind;
  name: string;
  name_kh: string;
  email: string;
  phone: string;
  website: string;
}

export type Twin = DirectoryImportReport['rows'][number]['twins'][number];
/** More pages than these that are alike are an address that many share. */
const MOST_TWINS = 5;

/** The pages of the same kind, public or not, that each new one may be, those with most alike first; one statement for all. */
export async function findTwins(db: Queryable, pages: readonly NewPage[]): Promise<Map<number, Twin[]>> {
  if (pages.length === 0) return new Map();
  const { rows } = await db.execute<{
    line: number;
    id: string;
    name: string;
    name_kh: string;
    status: string;
    alike: Alike[];
  }>(sql`
    with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
        as row(line int, kind text, name text, name_kh text, email text, phone text, website text)
    ), wanted as materialized (
      select line, kind, alike, hashtextextended(key, 0) as hash from asked, ${alikeKeys('asked')}
    ), there as materialized (
      select id, kind, alike, hashtextextended(key, 0) as hash
      from (
        select s.* from stakeholder s where s.status <> 'rejected'
          and not exists (select 1 from stakeholder_redirect r where r.id = s.id and r.target_id is not null)
      ) as said, ${alikeKeys('said')}
    ), pairs as (
      select line, id, array_agg(distinct alike) as alike
      from wanted join there using (kind, alike, hash) group by line, id
    ), ranked as (
      select *, row_number() over (partition by line order by cardinality(alike) desc, id) as place from pairs
    )
    select line, s.id, s.name, s.name_kh, s.status, alike
    from ranked join stakeholder s using (id) where place <= ${MOST_TWINS} order by line, place`);
  const twins = new Map<number, Twin[]>();
  for (const { line, id, name, name_kh, status, alike } of rows) {
    const of = twins.get(line) ?? [];
    of.push({ id, name, name_kh, state: directoryState(status, false), alike });
    twins.set(line, of);
  }
  return twins;
}

import { sql } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { Queryable } from '../../database/client.ts';
import { event, program, resource } from '../../database/schema/publication.ts';
import { stakeholder_term } from '../../database/schema/stakeholder.ts';
import type { Row } from './collection-store.ts';

/** How many records hold on to this one, so that it cannot go into the bin: terms of lists, sections of the library. */
export async function countUses(tx: Queryable, { name, section }: Collection, row: Row): Promise<number> {
  if (name === 'resource_page')
    return tx.$count(resource, sql`${resource.page_id} = ${row.id} and ${resource.deleted_at} is null`);
  if (section !== 'lists') return 0;
  const slug = String(row.slug);
  const { rows } = await tx.execute(sql`
    select (select count(*) from ${stakeholder_term} where ${stakeholder_term.term_id} = ${row.id})
      + (select count(*) from ${program} where ${program.category_id} = ${row.id}
          or (${name} = 'sector' and ${slug} = any(${program.sectors}))
          or (${name} = 'stage' and ${slug} = any(${program.stages})))
      + (select count(*) from ${event} where ${event.category_id} = ${row.id})
      + (select count(*) from ${resource} where ${resource.category_id} = ${row.id}) as uses`);
  return Number(rows[0]?.uses ?? 0);
}

import { and, eq, or, sql } from 'drizzle-orm';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { Queryable } from '../../database/client.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';

type Organiser = Pick<typeof stakeholder.$inferSelect, 'id' | 'name' | 'name_kh' | 'kind' | 'type_slug'>;

/** The page in the directory that goes by exactly the name of the organiser; null when none does, or several do. */
export async function findOrganiser(db: Queryable, values: ListingValues): Promise<Organiser | null> {
  const name = textOf(values.organiser);
  if (!name) return null;
  const { id, name_kh, kind, type_slug } = stakeholder;
  const rows = await db
    .select({ id, name: stakeholder.name, name_kh, kind, type_slug })
    .from(stakeholder)
    .where(
      and(
        eq(stakeholder.status, 'approved'),
        or(sql`lower(${stakeholder.name}) = lower(${name})`, eq(name_kh, name)),
      ),
    )
    .limit(2);
  return rows.length === 1 ? rows[0]! : null;
}

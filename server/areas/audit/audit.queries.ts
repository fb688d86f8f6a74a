import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { TIME_ZONE_OFFSET } from '#shared/country/chosen/facts.ts';
import { addDays } from '#shared/format/calendar.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import type { Queryable } from '../../database/client.ts';
import { record_revision } from '../../database/schema/collection.ts';
import { audit_entry } from '../../database/schema/operations.ts';
import { person } from '../../database/schema/person.ts';
import { personSaying } from '../../search/person-saying.ts';
import { saying } from '../../search/saying.ts';

export type AuditRow = typeof audit_entry.$inferSelect;

export interface AuditFilters {
  actor_id?: string | undefined;
  entity_id?: string | undefined;
  who: string;
  entity: string;
  verb: string;
  from: string | null;
  to: string | null;
  search: string;
}

/** Midnight at the beginning of a day in the zone of the country. */
const startOf = (day: string) => new Date(`${day}T00:00:00${TIME_ZONE_OFFSET}`);

async function whereOf(db: Queryable, filters: AuditFilters): Promise<SQL | undefined> {
  const { actor_id, entity_id, who, entity, verb, from, to, search } = filters;
  const words = cleanText(search);
  const named = await personSaying(db, who);
  const texts = [audit_entry.action, sql`${audit_entry.detail}::text`];
  const said = await saying(db, { from: sql`${audit_entry}`, texts }, words);
  return and(
    actor_id ? eq(audit_entry.actor_id, actor_id) : undefined,
    entity_id ? eq(audit_entry.entity_id, entity_id) : undefined,
    named ? inArray(audit_entry.actor_id, db.select({ id: person.id }).from(person).where(named)) : undefined,
    entity ? eq(audit_entry.entity, entity) : undefined,
    verb ? sql`split_part(${audit_entry.action}, '.', 2) = ${verb}` : undefined,
    from ? gte(audit_entry.created_at, startOf(from)) : undefined,
    to ? lt(audit_entry.created_at, startOf(addDays(to, 1))) : undefined,
    words
      ? or(
          said,
          eq(audit_entry.request_id, words),
          sql`${audit_entry.entity_id}::text = ${words.toLowerCase()}`,
        )
      : undefined,
  );
}

/** Entries newest first; ids are made in time's order, so that each page goes on exactly where the last one ended. */
export async function findEntries(
  db: Queryable,
  filters: AuditFilters,
  { after, most }: { after?: string | undefined; most: number },
): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit_entry)
    .where(and(await whereOf(db, filters), after ? lt(audit_entry.id, after) : undefined))
    .orderBy(desc(audit_entry.id))
    .limit(most);
}

export async function findEntry(db: Queryable, id: string): Promise<AuditRow | undefined> {
  const [row] = await db.select().from(audit_entry).where(eq(audit_entry.id, id));
  return row;
}

/** What has entries, by way of the index: each name is one step, however many entries it has. */
export async function findEntities(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ entity: string }>(sql`
    with recursive step as (
      (select entity from audit_entry order by entity limit 1)
      union all
      select (select a.entity from audit_entry a where a.entity > step.entity order by a.entity limit 1)
      from step where step.entity is not null
    ) select entity from step where entity is not null`);
  return rows.map(({ entity }) => entity);
}

/** The values of a record of a collection before and after the version an entry tells of. */
export async function findRevisions(db: Queryable, { entity, entity_id, detail }: AuditRow) {
  const version = detail.version;
  if (!entity_id || typeof version !== 'number') return null;
  const rows = await db
    .select()
    .from(record_revision)
    .where(
      and(
        eq(record_revision.collection, entity),
        eq(record_revision.record_id, entity_id),
        inArray(record_revision.version, [version - 1, version]),
      ),
    );
  const of = (wanted: number) => rows.find((row) => row.version === wanted)?.values;
  const now = of(version);
  return now ? { was: of(version - 1) ?? {}, now } : null;
}

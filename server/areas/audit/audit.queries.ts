import { and, asc, desc, eq, gte, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { TIME_ZONE_OFFSET } from '#shared/country/chosen/facts.ts';
import { addDays } from '#shared/format/calendar.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import type { Queryable } from '../../database/client.ts';
import { record_revision } from '../../database/schema/collection.ts';
import { audit_entry } from '../../database/schema/operations.ts';
import { person } from '../../database/schema/person.ts';
import { personSaying } from '../../search/person-saying.ts';
import { saying } from '../../search/saying.ts';
import { thingsCalled } from './name-records.ts';

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
  request: string;
}

/** Midnight at the beginning of a day in the zone of the country. */
const startOf = (day: string) => new Date(`${day}T00:00:00${TIME_ZONE_OFFSET}`);

async function whereOf(db: Queryable, filters: AuditFilters): Promise<SQL | undefined> {
  const { actor_id, entity_id, who, entity, verb, from, to, search, request } = filters;
  const words = cleanText(search);
  const named = await personSaying(db, who);
  const called = words ? await findCalled(db, words) : [];
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
    request ? eq(audit_entry.request_id, request) : undefined,
    words
      ? or(
          said,
          called.length > 0 ? inArray(audit_entry.entity_id, called) : undefined,
          eq(audit_entry.request_id, words),
          sql`${audit_entry.entity_id}::text = ${words.toLowerCase()}`,
        )
      : undefined,
  );
}

/** Things and people that are called so; an address is looked for with `who`. */
async function findCalled(db: Queryable, words: string): Promise<string[]> {
  const { id, first_name, last_name, first_name_kh, last_name_kh } = person;
  const texts = [last_name, first_name, last_name_kh, first_name_kh];
  const people = await db
    .select({ id })
    .from(person)
    .where(await saying(db, { from: sql`${person}`, texts }, words))
    .limit(100);
  return [...people.map((who) => who.id), ...(await thingsCalled(db, words))];
}

/** Entries newest first; ids are made in time's order, so that each page goes on exactly where the last one ended. */
export async function findEntries(
  db: Queryable,
  filters: AuditFilters,
  { after, most, without = [] }: { after?: string | undefined; most: number; without?: readonly string[] },
): Promise<AuditRow[]> {
  const others = without.length > 0 ? notInArray(audit_entry.request_id, [...without]) : undefined;
  return db
    .select()
    .from(audit_entry)
    .where(and(await whereOf(db, filters), after ? lt(audit_entry.id, after) : undefined, others))
    .orderBy(desc(audit_entry.id))
    .limit(most);
}

/** The entry and those just newer than it. */
export async function findNewer(
  db: Queryable,
  filters: AuditFilters,
  than: string,
  most: number,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(audit_entry)
    .where(and(await whereOf(db, filters), gte(audit_entry.id, than)))
    .orderBy(asc(audit_entry.id))
    .limit(most);
}

export async function findEntry(db: Queryable, id: string): Promise<AuditRow | undefined> {
  const [row] = await db.select().from(audit_entry).where(eq(audit_entry.id, id));
  return row;
}

/** Everything that was ever done, by way of the index: each is one step, however many entries it has. */
export async function findActions(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive step as (
      (select action from audit_entry order by action limit 1)
      union all
      select (select a.action from audit_entry a where a.action > step.action order by a.action limit 1)
      from step where step.action is not null
    ) select action from step where action is not null`);
  return rows.map(({ action }) => action);
}

/** How many entries of each press match. */
export async function countTogether(
  db: Queryable,
  filters: AuditFilters,
  requests: readonly string[],
): Promise<Map<string, number>> {
  if (requests.length === 0) return new Map();
  const rows = await db
    .select({ request_id: audit_entry.request_id, many: sql<number>`count(*)::int` })
    .from(audit_entry)
    .where(and(await whereOf(db, filters), inArray(audit_entry.request_id, [...requests])))
    .groupBy(audit_entry.request_id);
  return new Map(rows.map(({ request_id, many }) => [request_id, many]));
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

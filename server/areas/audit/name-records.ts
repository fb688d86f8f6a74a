import { type AnyColumn, inArray, or, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { findCollection } from '#shared/domain/collection/index.ts';
import { personName } from '#shared/format/person-name.ts';
import type { Queryable } from '../../database/client.ts';
import { claim } from '../../database/schema/claim.ts';
import { correction } from '../../database/schema/correction.ts';
import { person } from '../../database/schema/person.ts';
import {
  content_page,
  event,
  highlight,
  partner,
  program,
  resource,
  resource_page,
} from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { submission } from '../../database/schema/submission.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { saying } from '../../search/saying.ts';

interface Named {
  table: PgTable;
  id: AnyColumn;
  name: AnyColumn;
  name_kh: AnyColumn;
}
const titled = (table: PgTable & Record<'id' | 'title' | 'title_kh', AnyColumn>): Named => ({
  table,
  id: table.id,
  name: table.title,
  name_kh: table.title_kh,
});
const named = (table: PgTable & Record<'id' | 'name' | 'name_kh', AnyColumn>): Named => ({
  table,
  id: table.id,
  name: table.name,
  name_kh: table.name_kh,
});

/** Where things of the log have their names; all other collections are kinds of terms. */
const TABLES: Readonly<Record<string, Named>> = {
  stakeholder: named(stakeholder),
  submission: named(submission),
  correction: named(correction),
  program: titled(program),
  event: titled(event),
  post: titled(resource),
  library_file: titled(resource),
  resource_page: named(resource_page),
  content_page: titled(content_page),
  highlight: titled(highlight),
  partner: named(partner),
  coordinator: named(partner),
};
const TERMS = named(taxonomy_term);
const tableOf = (entity: string): Named | undefined =>
  TABLES[entity] ?? (findCollection(entity) ? TERMS : undefined);

export interface RecordName {
  name: string;
  name_kh: string;
}
interface Thing {
  entity: string;
  entity_id: string | null;
}

/** What the things of some entries are called now, by their ids. */
export async function nameRecords(db: Queryable, things: readonly Thing[]): Promise<Map<string, RecordName>> {
  const found = new Map<string, RecordName>();
  for (const [table, members] of Map.groupBy(things, ({ entity }) => tableOf(entity))) {
    const ids = [...new Set(members.flatMap(({ entity_id }) => entity_id ?? []))];
    if (!table || ids.length === 0) continue;
    for (const row of await namesIn(db, table, ids)) found.set(row.id, row);
  }
  const of = (wanted: string) =>
    things.flatMap(({ entity, entity_id }) => (entity === wanted && entity_id ? [entity_id] : []));
  for (const who of await peopleOf(db, of('person')))
    found.set(who.id, { name: personName(who, 'en').text, name_kh: personName(who, 'km').text });
  for (const row of await claimedPages(db, of('claim'))) found.set(row.id, row);
  return found;
}

function namesIn(db: Queryable, { table, id, name, name_kh }: Named, ids: readonly string[]) {
  return db
    .select({ id: sql<string>`${id}`, name: sql<string>`${name}`, name_kh: sql<string>`${name_kh}` })
    .from(table)
    .where(inArray(id, [...ids]));
}

const peopleOf = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(person)
        .where(inArray(person.id, [...ids]));

const claimedPages = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: claim.id, name: stakeholder.name, name_kh: stakeholder.name_kh })
        .from(claim)
        .innerJoin(stakeholder, sql`${stakeholder.id} = ${claim.stakeholder_id}`)
        .where(inArray(claim.id, [...ids]));

/** More things of one name than this are no help to anybody. */
const MOST = 100;

/** The ids of the things and people that are called so. */
export async function thingsCalled(db: Queryable, words: string): Promise<string[]> {
  const tables = [...new Map([...Object.values(TABLES), TERMS].map((one) => [one.table, one])).values()];
  const ids: string[] = [];
  for (const { table, id, name, name_kh } of tables) {
    const said = await saying(db, { from: sql`${table}`, texts: [name, name_kh] }, words);
    const rows = await db
      .select({ id: sql<string>`${id}` })
      .from(table)
      .where(or(said))
      .limit(MOST);
    ids.push(...rows.map((row) => row.id));
  }
  return ids;
}

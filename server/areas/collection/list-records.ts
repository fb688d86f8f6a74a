import { eq, type SQL, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/collection.contract.ts';
import { asList } from '#shared/contracts/list.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import { statesOf } from '#shared/domain/collection/collection-state.ts';
import { COLLECTIONS } from '#shared/domain/collection/index.ts';
import { deskMay } from '#shared/domain/roles.ts';
import type { Queryable } from '../../database/client.ts';
import { collection_rule } from '../../database/schema/collection.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { among, type Row, type Store, storeOf } from './collection-store.ts';
import { getCollection } from './find-record.ts';
import { filterConditions, type ListQuery, orderOf, stateCondition } from './list-conditions.ts';
import { presentRow, readShown } from './present-row.ts';
import { readTerms } from './terms.ts';

/** The collections somebody keeps with their counts, for the desk's overview. */
export const listCollections: Handler<typeof contract.listCollections> = async (_input, context) => {
  const { desk_roles } = signedIn(context);
  const { db } = context.services.database;
  const mine = COLLECTIONS.filter(({ action }) => deskMay(desk_roles, action));
  const counts = await Promise.all(mine.map((one) => countStates(db, one, storeOf(one), undefined)));
  const rules = await db.select().from(collection_rule).where(eq(collection_rule.second_reader, true));
  return {
    collections: mine.map(({ name }, n) => ({
      name,
      counts: counts[n]!,
      second_reader: rules.some(({ collection }) => collection === name),
    })),
  };
};

/** One page of a collection. */
export const listRecords: Handler<typeof contract.listRecords> = async ({ params, query }, { services }) => {
  const collection = getCollection(params.collection);
  const { db } = services.database;
  const store = storeOf(collection);
  const terms = await readTerms(db, collection);
  const filters = await filterConditions(db, collection, store, query, terms);
  const where = among(store, stateCondition(collection, store, query.state), filters);
  const order = orderOf(collection, store, query.ordering);
  const [rows, counts] = await Promise.all([
    db
      .select()
      .from(store.table)
      .where(where)
      .orderBy(...order)
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    countStates(db, collection, store, filters),
  ]);
  const shown = await readShown(db, collection, rows as Row[]);
  const columns = fieldsOf(collection).flatMap(({ name, column }) => (column === 'none' ? [] : [name]));
  const total = counts.find(({ state }) => state === query.state)?.count ?? 0;
  return {
    ...asList(
      rows.map((row) => presentRow(row as Row, shown, columns)),
      total,
      query,
    ),
    counts,
  };
};

async function countStates(db: Queryable, collection: Collection, store: Store, filters: SQL | undefined) {
  const states = ['all' as const, ...statesOf(collection)];
  const counts = states.map(
    (state) =>
      sql`count(*) filter (where ${stateCondition(collection, store, state)})::int as ${sql.identifier(state)}`,
  );
  const { rows } = await db.execute(
    sql`select ${sql.join(counts, sql`, `)} from ${store.table} where ${among(store, filters) ?? sql`true`}`,
  );
  return states.map((state) => ({ state, count: Number(rows[0]?.[state] ?? 0) }));
}

/** The rows a list shows, all pages, as far as a file may hold them. */
export async function findAll(
  db: Queryable,
  collection: Collection,
  query: ListQuery,
  most: number,
): Promise<Row[]> {
  const store = storeOf(collection);
  const filters = await filterConditions(db, collection, store, query, await readTerms(db, collection));
  const rows = await db
    .select()
    .from(store.table)
    .where(among(store, stateCondition(collection, store, query.state), filters))
    .orderBy(...orderOf(collection, store, query.ordering))
    .limit(most);
  return rows as Row[];
}

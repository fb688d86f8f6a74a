import { type AnyColumn, asc, type SQL, sql } from 'drizzle-orm';
import type { listPlanned as contract, Planned } from '#shared/contracts/working-copy.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { COLLECTIONS } from '#shared/domain/collection/index.ts';
import { deskMay } from '#shared/domain/roles.ts';
import type { Queryable } from '../../../database/client.ts';
import { planned_withdrawal, working_copy } from '../../../database/schema/collection.ts';
import { signedIn } from '../../../http/actor.ts';
import type { Handler } from '../../../http/route.ts';
import { among, columnOf, storeOf } from '../collection-store.ts';

/** A calendar is read, not searched: what is further away comes nearer by itself. */
const MOST = 200;

/** Everything that appears on the site or leaves it by itself, soonest first. */
export const listPlanned: Handler<typeof contract> = async (_input, context) => {
  const { desk_roles } = signedIn(context);
  const { db } = context.services.database;
  const mine = COLLECTIONS.filter(({ action }) => deskMay(desk_roles, action));
  const all = (await Promise.all(mine.map((one) => plannedIn(db, one)))).flat();
  all.sort((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id));
  return { data: all.slice(0, MOST), more: Math.max(0, all.length - MOST) };
};

/** Where moments to come are kept: the column, and the table beside that of the record. */
interface Moments {
  what: Planned['what'];
  at: AnyColumn;
  beside?: typeof working_copy | typeof planned_withdrawal;
  where?: SQL;
}

function momentsOf(collection: Collection): Moments[] {
  const { columns } = storeOf(collection);
  if (collection.publishes)
    return [
      { what: 'publish', at: columns.published_at!, where: sql`${columns.status!} = 'approved'` },
      { what: 'changes', at: working_copy.publish_at, beside: working_copy },
      { what: 'withdraw', at: planned_withdrawal.at, beside: planned_withdrawal },
    ];
  return columns.from_at && columns.to_at
    ? [
        { what: 'publish', at: columns.from_at },
        { what: 'withdraw', at: columns.to_at },
      ]
    : [];
}

const plannedIn = async (db: Queryable, collection: Collection): Promise<Planned[]> =>
  (await Promise.all(momentsOf(collection).map((one) => readMoments(db, collection, one)))).flat();

async function readMoments(
  db: Queryable,
  collection: Collection,
  { what, at, beside, where }: Moments,
): Promise<Planned[]> {
  const store = storeOf(collection);
  const { table, columns } = store;
  const [title, title_kh] = [collection.title, `${collection.title}_kh`].map((name) =>
    columnOf(store, { name }),
  );
  const from = beside
    ? sql`${table} join ${beside} on ${beside.record_id} = ${columns.id!} and ${beside.collection} = ${collection.name}`
    : sql`${table}`;
  const here = among(store, sql`${columns.deleted_at!} is null`, sql`${at} > now()`, where);
  const { rows } = await db.execute<{ at: Date | string; id: string; title: string; title_kh: string }>(
    sql`select ${at} as at, ${columns.id!} as id, ${title!} as title, ${title_kh!} as title_kh
      from ${from} where ${here} order by ${asc(at)} limit ${MOST}`,
  );
  return rows.map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    what,
    collection: collection.name,
  }));
}

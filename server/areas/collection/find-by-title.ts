import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { COLLECTIONS } from '#shared/domain/collection/index.ts';
import { type DeskRole, deskMay } from '#shared/domain/roles.ts';
import type { Queryable } from '../../database/client.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { saying } from '../../search/saying.ts';
import { among, columnOf, storeOf } from './collection-store.ts';

export interface TitledRecord {
  collection: string;
  id: string;
  title: string;
  title_kh: string;
}

/** The first records, of all collections somebody keeps, whose titles hold the words in either language. */
export async function findByTitle(
  db: Queryable,
  roles: readonly DeskRole[],
  search: string,
  most: number,
): Promise<TitledRecord[]> {
  const mine = COLLECTIONS.filter(({ action }) => deskMay(roles, action));
  const [terms, others] = [mine.filter(isOfTerms), mine.filter((one) => !isOfTerms(one))];
  const found = await Promise.all([
    ...others.map((one) => titlesOf(db, one, search, most)),
    termsOf(db, terms, search, most),
  ]);
  return found.flat().slice(0, most);
}

const isOfTerms = (collection: Collection) => storeOf(collection).table === taxonomy_term;

async function titlesOf(db: Queryable, collection: Collection, search: string, most: number) {
  const store = storeOf(collection);
  const [title, title_kh] = [collection.title, `${collection.title}_kh`].map((name) =>
    columnOf(store, { name }),
  );
  const here = among(store, isNull(store.columns.deleted_at!));
  const said = await saying(
    db,
    { from: sql`${store.table}`, texts: [title!, title_kh!], within: here },
    search,
  );
  const rows = await db
    .select({
      id: sql<string>`${store.columns.id!}`,
      title: sql<string>`${title!}`,
      title_kh: sql<string>`${title_kh!}`,
    })
    .from(store.table)
    .where(and(here, said))
    .orderBy(asc(store.columns.id!))
    .limit(most);
  return rows.map((row) => ({ collection: collection.name, ...row }));
}

async function termsOf(db: Queryable, kinds: readonly Collection[], search: string, most: number) {
  if (kinds.length === 0) return [];
  const { id, kind, name, name_kh, deleted_at } = taxonomy_term;
  const here = and(
    inArray(
      kind,
      kinds.map((one) => one.name),
    ),
    isNull(deleted_at),
  );
  const said = await saying(
    db,
    { from: sql`${taxonomy_term}`, texts: [name, name_kh], within: here },
    search,
  );
  return db
    .select({ collection: kind, id, title: name, title_kh: name_kh })
    .from(taxonomy_term)
    .where(and(here, said))
    .orderBy(asc(name), asc(id))
    .limit(most);
}

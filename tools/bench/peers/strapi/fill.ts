import { insert, type PeerDatabase } from '../database.ts';
import type { Directory, Term } from '../organisations.ts';

const SHARED = { id: 'integer', document_id: 'text', name: 'text', name_kh: 'text' };
const now = (table: string) =>
  `update ${table} set created_at = now(), updated_at = now(), published_at = now()`;

/** Writes the directory into the tables that Strapi made, with its own keys. */
export async function fill(database: PeerDatabase, directory: Directory): Promise<void> {
  const ids = new Map<string, number>();
  const terms = async (table: string, all: readonly Term[]) => {
    for (const [at, { key }] of all.entries()) ids.set(`${table} ${key}`, at + 1);
    const rows = all.map((term, at) => ({ ...term, id: at + 1, document_id: `${table}-${term.key}` }));
    await insert(database, table, { ...SHARED, key: 'text' }, rows);
  };
  await terms('provinces', directory.provinces);
  await terms('stages', directory.stages);
  await terms('sectors', directory.sectors);

  const organisations = directory.organisations.map((one, at) => ({
    ...one,
    id: at + 1,
    document_id: one.key,
  }));
  const texts = Object.fromEntries(
    ['summary', 'summary_kh', 'description', 'description_kh', 'website', 'address', 'address_kh'].map(
      (name) => [name, 'text'],
    ),
  );
  await insert(
    database,
    'organisations',
    { ...SHARED, category: 'text', position: 'integer', ...texts },
    organisations,
  );
  const link = async (table: string, own: string, other: string, pairs: Record<string, unknown>[]) =>
    insert(database, table, { id: 'integer', [own]: 'integer', [other]: 'integer' }, pairs);
  for (const one of ['province', 'stage'] as const)
    await link(
      `organisations_${one}_lnk`,
      'organisation_id',
      `${one}_id`,
      organisations.flatMap(({ id, [one]: key }) =>
        key ? [{ id, organisation_id: id, [`${one}_id`]: ids.get(`${one}s ${key}`) }] : [],
      ),
    );
  const inSectors = organisations.flatMap(({ id, sectors }) =>
    sectors.map((key, at) => ({
      organisation_id: id,
      sector_id: ids.get(`sectors ${key}`),
      sector_ord: at + 1,
    })),
  );
  await insert(
    database,
    'organisations_sectors_lnk',
    { id: 'integer', organisation_id: 'integer', sector_id: 'integer', sector_ord: 'float' },
    inSectors.map((pair, at) => ({ ...pair, id: at + 1 })),
  );
  const products = organisations
    .flatMap(({ id, products }) => products.map((product) => ({ ...product, organisation_id: id })))
    .map((product, at) => ({ ...product, id: at + 1, document_id: `product-${at + 1}`, product_id: at + 1 }));
  await insert(database, 'products', { ...SHARED, description: 'text', description_kh: 'text' }, products);
  await link('products_organisation_lnk', 'product_id', 'organisation_id', products);
  for (const table of ['provinces', 'stages', 'sectors', 'organisations', 'products'])
    await database.run(now(table));
}

/** What somebody who knows PostgreSQL adds to its tables. */
export const INDEXES = [
  'create index on organisations (category, position)',
  'create index on organisations (lower(name) text_pattern_ops)',
  'create extension if not exists pg_trgm',
  'create index on organisations using gin (name gin_trgm_ops)',
  'create unique index on organisations (document_id)',
  'create index on sectors (key)',
  'create index on provinces (key)',
];

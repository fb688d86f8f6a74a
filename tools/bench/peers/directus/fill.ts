import { insert, type PeerDatabase } from '../database.ts';
import type { Directory } from '../organisations.ts';

/** The directory's tables as somebody would draw them for Directus, which takes tables as they are. */
const TABLES = [
  ...['province', 'stage', 'sector'].map(
    (name) => `create table ${name} (key varchar(64) primary key, name text, name_kh text)`,
  ),
  `create table organisation (id uuid primary key, category varchar(32), position integer, name text, name_kh text,
    summary text, summary_kh text, description text, description_kh text, website text, address text, address_kh text,
    province varchar(64) references province, stage varchar(64) references stage)`,
  `create table organisation_sector (id serial primary key, organisation uuid references organisation,
    sector varchar(64) references sector)`,
  `create table product (id serial primary key, organisation uuid references organisation, name text, name_kh text,
    description text, description_kh text)`,
];
const COLLECTIONS = ['province', 'stage', 'sector', 'organisation', 'organisation_sector', 'product'];

/** Relations and the fields that show them, as its studio writes them. */
const KNOWN = [
  ...COLLECTIONS.map((name) => `insert into directus_collections (collection) values ('${name}')`),
  ...['province', 'stage'].map(
    (name) =>
      `insert into directus_relations (many_collection, many_field, one_collection) values ('organisation', '${name}', '${name}')`,
  ),
  `insert into directus_relations (many_collection, many_field, one_collection, one_field, junction_field) values
    ('organisation_sector', 'organisation', 'organisation', 'sectors', 'sector'),
    ('organisation_sector', 'sector', 'sector', null, 'organisation'),
    ('product', 'organisation', 'organisation', 'products', null)`,
  `insert into directus_fields (collection, field, special) values
    ('organisation', 'sectors', 'm2m'), ('organisation', 'products', 'o2m')`,
  // Everybody may read, as a public site would set it up by hand.
  ...COLLECTIONS.map(
    (name) =>
      `insert into directus_permissions (policy, collection, action, fields, permissions)
       select id, '${name}', 'read', '*', '{}' from directus_policies where name = '$t:public_label'`,
  ),
];

export async function fill(database: PeerDatabase, directory: Directory): Promise<void> {
  const { run } = database;
  for (const statement of TABLES) await run(statement);
  const term = { key: 'text', name: 'text', name_kh: 'text' };
  await insert(database, 'province', term, directory.provinces);
  await insert(database, 'stage', term, directory.stages);
  await insert(database, 'sector', term, directory.sectors);
  const texts = ['category', 'name', 'name_kh', 'summary', 'summary_kh', 'description', 'description_kh'];
  const columns = [...texts, 'website', 'address', 'address_kh', 'province', 'stage'];
  await insert(
    database,
    'organisation',
    { id: 'uuid', position: 'integer', ...Object.fromEntries(columns.map((name) => [name, 'text'])) },
    directory.organisations.map(({ key, ...one }) => ({ id: key, ...one })),
  );
  await insert(
    database,
    'organisation_sector',
    { organisation: 'uuid', sector: 'text' },
    directory.organisations.flatMap(({ key, sectors }) =>
      sectors.map((sector) => ({ organisation: key, sector })),
    ),
  );
  await insert(
    database,
    'product',
    { organisation: 'uuid', name: 'text', name_kh: 'text', description: 'text', description_kh: 'text' },
    directory.organisations.flatMap(({ key, products }) =>
      products.map((product) => ({ ...product, organisation: key })),
    ),
  );
  for (const statement of KNOWN) await run(statement);
}

/** What somebody who knows PostgreSQL adds. */
export const INDEXES = [
  'create index on organisation (category, position)',
  'create index on organisation (province)',
  'create index on organisation_sector (organisation)',
  'create index on organisation_sector (sector)',
  'create index on product (organisation)',
  'create extension if not exists pg_trgm',
  'create index on organisation using gin (name gin_trgm_ops)',
];

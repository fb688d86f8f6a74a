import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Way } from '../contestant.ts';
import type { PeerDatabase } from '../database.ts';

const string = { type: 'string' };
const text = { type: 'text' };
const relation = (to: string, kind = 'manyToOne') => ({
  type: 'relation',
  relation: kind,
  target: `api::${to}.${to}`,
});
const TERM = { key: string, name: string, name_kh: string };
const TYPES: Readonly<Record<string, [plural: string, attributes: Record<string, unknown>]>> = {
  province: ['provinces', TERM],
  stage: ['stages', TERM],
  sector: ['sectors', TERM],
  product: [
    'products',
    {
      name: string,
      name_kh: string,
      description: text,
      description_kh: text,
      organisation: { ...relation('organisation'), inversedBy: 'products' },
    },
  ],
  organisation: [
    'organisations',
    {
      category: string,
      position: { type: 'integer' },
      name: string,
      name_kh: string,
      summary: text,
      summary_kh: text,
      description: text,
      description_kh: text,
      website: string,
      address: text,
      address_kh: text,
      province: relation('province'),
      stage: relation('stage'),
      sectors: relation('sector', 'manyToMany'),
      products: { ...relation('product', 'oneToMany'), mappedBy: 'organisation' },
    },
  ],
};

const MIDDLEWARES: Readonly<Record<Way, readonly string[]>> = {
  'as it comes': [
    'logger',
    'errors',
    'security',
    'cors',
    'poweredBy',
    'query',
    'body',
    'session',
    'favicon',
    'public',
  ],
  // Those it insists on.
  tuned: ['errors', 'security', 'cors', 'query', 'body', 'favicon', 'public'],
};

/** Writes a project of Strapi into a folder, as its generator would, with the directory's types. Returns the file that starts it. */
export function writeProject(folder: string, { connection }: PeerDatabase, port: number, way: Way): string {
  for (const old of ['src', 'config']) rmSync(join(folder, old), { recursive: true, force: true });
  const write = (path: string, value: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), value);
  };
  const config = (name: string, value: unknown) =>
    write(`config/${name}.js`, `module.exports = ${JSON.stringify(value)};`);
  config('server', { host: '127.0.0.1', port, app: { keys: ['one', 'two'] } });
  config('admin', {
    auth: { secret: 'admin' },
    apiToken: { salt: 'token' },
    transfer: { token: { salt: 'transfer' } },
    secrets: { encryptionKey: 'encrypts-what-the-trial-does-not-have' },
    serveAdminPanel: false,
  });
  config('database', {
    connection: { client: 'postgres', connection, pool: { min: 2, max: way === 'tuned' ? 20 : 10 } },
  });
  config(
    'middlewares',
    MIDDLEWARES[way].map((name) => `strapi::${name}`),
  );
  config('plugins', { 'users-permissions': { config: { jwtSecret: 'signs-what-the-trial-needs-signed' } } });
  config('api', { rest: { defaultLimit: 20, maxLimit: 100, withCount: true } });
  for (const [name, [plural, attributes]] of Object.entries(TYPES)) {
    const schema = {
      kind: 'collectionType',
      collectionName: plural,
      info: { singularName: name, pluralName: plural, displayName: name },
      options: { draftAndPublish: false },
      attributes,
    };
    write(`src/api/${name}/content-types/${name}/schema.json`, JSON.stringify(schema));
    for (const [kind, make] of [
      ['controllers', 'createCoreController'],
      ['services', 'createCoreService'],
      ['routes', 'createCoreRouter'],
    ])
      write(
        `src/api/${name}/${kind}/${name}.js`,
        `module.exports = require('@strapi/strapi').factories.${make}('api::${name}.${name}');`,
      );
  }
  write('src/index.js', `module.exports = { bootstrap: ${BOOTSTRAP} };`);
  write('public/uploads/.gitkeep', '');
  write(
    'serve.cjs',
    `process.chdir(__dirname);
require('@strapi/strapi').createStrapi({ appDir: __dirname, distDir: __dirname }).start();`,
  );
  return join(folder, 'serve.cjs');
}

/** Everybody may read, as a public site would set it up by hand. */
const BOOTSTRAP = `async ({ strapi }) => {
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  for (const type of ${JSON.stringify(Object.keys(TYPES))})
    for (const act of ['find', 'findOne']) {
      const action = 'api::' + type + '.' + type + '.' + act;
      if (!(await permissions.findOne({ where: { action, role: role.id } })))
        await permissions.create({ data: { action, role: role.id } });
    }
}`;

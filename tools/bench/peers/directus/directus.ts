import { join } from 'node:path';
import { startProgram } from '../../program.ts';
import { CARD, type Contestant, PAGE_SIZE, recordSays, type Way } from '../contestant.ts';
import type { PeerDatabase } from '../database.ts';
import { install, type Wanted } from '../install.ts';
import type { Directory } from '../organisations.ts';
import { queryOf } from '../query.ts';
import { startPeer } from '../start-peer.ts';
import { fill, INDEXES } from './fill.ts';

const WANTED: Wanted = {
  name: 'directus',
  versions: ['latest', '12.4.0', '12.2.0'],
  beside: {},
  // Runs the scripts of its flows.
  without: ['isolated-vm'],
};

interface Row {
  id: string;
  name: string;
  name_kh: string;
  summary: string;
  description: string;
  website: string;
  sectors: { sector: { key: string } }[];
  province: { key: string } | null;
  products: { name: string }[];
}

/** Directus over tables of ours; its own ones are made by its first start. */
export async function startDirectus(
  folder: string,
  database: PeerDatabase,
  directory: Directory,
  way: Way,
): Promise<Contestant> {
  const version = await install(folder, WANTED);
  const { host, port, user, database: name } = database.connection;
  const settings = {
    DB_CLIENT: 'pg',
    DB_HOST: host,
    DB_PORT: String(port),
    DB_USER: user,
    DB_DATABASE: name,
    DB_PASSWORD: 'none',
    SECRET: 'signs-what-the-trial-needs-signed',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'only-for-this-trial-2026',
    TELEMETRY: 'false',
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    ...(way === 'tuned' && { LOG_LEVEL: 'fatal', DB_POOL__MIN: '2', DB_POOL__MAX: '20' }),
  };
  const cli = join(folder, 'node_modules', 'directus', 'cli.js');
  const made = startProgram(cli, { args: ['bootstrap'], env: settings });
  if ((await made.ended) !== 0) throw new Error(`Directus could not make its tables:\n${made.output()}`);
  return startPeer({
    name: 'Directus',
    version,
    ready: '/server/ping',
    start: (port) => ({ file: cli, args: ['start'], env: { ...settings, PORT: String(port) } }),
    fill: () => fill(database, directory),
    indexes: way === 'tuned' ? INDEXES : [],
    database,
    calls: {
      list: ({ category, sector, province, order, page }) =>
        `/items/organisation?${queryOf(
          Object.entries({
            'filter[category][_eq]': category,
            'filter[sectors][sector][key][_eq]': sector,
            'filter[province][key][_eq]': province,
            sort: order === 'newest' ? 'position' : '-position',
            page,
            limit: PAGE_SIZE,
            meta: 'filter_count',
            fields: ['id', ...CARD, 'province.*', 'stage.*', 'sectors.sector.*'].join(),
          }),
        )}`,
      record: ({ key }) =>
        `/items/organisation/${key}?fields=*,province.*,stage.*,sectors.sector.*,products.*`,
      search: (beginning) =>
        `/items/organisation?${queryOf(
          Object.entries({
            'filter[name][_istarts_with]': beginning,
            sort: 'name',
            limit: 10,
            fields: ['id', ...CARD].join(),
          }),
        )}`,
      readList(answer) {
        const { data, meta } = answer as { data: Row[]; meta: { filter_count: number } };
        return {
          total: Number(meta.filter_count),
          records: data.map(({ id, name, name_kh }) => ({ key: id, name, name_kh })),
        };
      },
      readRecord(answer) {
        const { data } = answer as { data: Row };
        return recordSays(data, {
          key: data.id,
          province: data.province?.key ?? null,
          sectors: data.sectors.map(({ sector }) => sector.key),
          products: data.products.map(({ name }) => name),
        });
      },
    },
  });
}

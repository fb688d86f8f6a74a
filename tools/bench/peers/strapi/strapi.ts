import { CARD, type Contestant, PAGE_SIZE, recordSays, type Way } from '../contestant.ts';
import type { PeerDatabase } from '../database.ts';
import { install, type Wanted } from '../install.ts';
import type { Directory } from '../organisations.ts';
import { queryOf } from '../query.ts';
import { startPeer } from '../start-peer.ts';
import { fill, INDEXES } from './fill.ts';
import { writeProject } from './project.ts';

const WANTED: Wanted = {
  name: '@strapi/strapi',
  versions: ['latest', '5.54.0'],
  beside: {
    pg: '^8',
    react: '^18',
    'react-dom': '^18',
    'react-router-dom': '^6',
    'styled-components': '^6',
    '@strapi/plugin-users-permissions': 'same',
  },
};

interface Row {
  documentId: string;
  name: string;
  name_kh: string;
  summary: string;
  description: string;
  website: string;
  sectors: { key: string }[];
  province: { key: string } | null;
  products: { name: string }[];
}

/** Strapi with the directory in its own tables; filled when it has made them. */
export async function startStrapi(
  folder: string,
  database: PeerDatabase,
  directory: Directory,
  way: Way,
): Promise<Contestant> {
  const version = await install(folder, WANTED);
  return startPeer({
    name: 'Strapi',
    version,
    ready: '/_health',
    start: (port) => ({ file: writeProject(folder, database, port, way), env: { NODE_ENV: 'production' } }),
    fill: () => fill(database, directory),
    indexes: way === 'tuned' ? INDEXES : [],
    database,
    calls: {
      list: ({ category, sector, province, order, page }) =>
        `/api/organisations?${queryOf([
          ['filters[category][$eq]', category],
          ['filters[sectors][key][$eq]', sector],
          ['filters[province][key][$eq]', province],
          ['sort', order === 'newest' ? 'position:asc' : 'position:desc'],
          ['pagination[page]', page],
          ['pagination[pageSize]', PAGE_SIZE],
          ...CARD.map((field, at) => [`fields[${at}]`, field] as const),
          ...['province', 'stage', 'sectors'].flatMap((of) =>
            ['key', 'name', 'name_kh'].map((field, at) => [`populate[${of}][fields][${at}]`, field] as const),
          ),
        ])}`,
      record: ({ key }) =>
        `/api/organisations/${key}?${queryOf(
          ['province', 'stage', 'sectors', 'products'].map((of, at) => [`populate[${at}]`, of]),
        )}`,
      search: (beginning) =>
        `/api/organisations?${queryOf([
          ['filters[name][$startsWithi]', beginning],
          ['sort', 'name:asc'],
          ['pagination[pageSize]', 10],
          ...CARD.map((field, at) => [`fields[${at}]`, field] as const),
        ])}`,
      readList(answer) {
        const { data, meta } = answer as { data: Row[]; meta: { pagination: { total: number } } };
        return {
          total: meta.pagination.total,
          records: data.map(({ documentId, name, name_kh }) => ({ key: documentId, name, name_kh })),
        };
      },
      readRecord(answer) {
        const { data } = answer as { data: Row };
        return recordSays(data, {
          key: data.documentId,
          province: data.province?.key ?? null,
          sectors: data.sectors.map(({ key }) => key),
          products: data.products.map(({ name }) => name),
        });
      },
    },
  });
}

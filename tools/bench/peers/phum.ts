import { readFileSync } from 'node:fs';
import type { SizedSite } from '../sizes.ts';
import { type Contestant, PAGE_SIZE, recordSays } from './contestant.ts';
import { queryOf } from './query.ts';

interface Card {
  id: string;
  name: string;
  name_kh: string;
}
interface RecordJson {
  id: string;
  name: string;
  name_kh: string;
  summary: string;
  description: string;
  website: string;
  province: { code: string } | null;
  terms: { sector?: { slug: string }[] };
  products: { name: string }[];
}

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Ours. Its lists say the counts behind every filter, too, which the others are not asked for. */
export function phumOf({ site, start_ms }: SizedSite): Contestant {
  return {
    name: 'Phum',
    version,
    url: site.url,
    program: site,
    start_ms,
    list: ({ category, order, ...filters }) =>
      `/api/v1/stakeholder/${category}/?${queryOf([...Object.entries(filters), ['ordering', order], ['per_page', PAGE_SIZE]])}`,
    record: ({ key, category }) => `/api/v1/stakeholder/${category}/${key}/`,
    search: (beginning) => `/api/v1/search/?search=${encodeURIComponent(beginning)}`,
    readList(answer) {
      const { data, item_count } = answer as { data: Card[]; item_count: number };
      return {
        total: item_count,
        records: data.map(({ id, name, name_kh }) => ({ key: id, name, name_kh })),
      };
    },
    readRecord(answer) {
      const { data } = answer as { data: RecordJson };
      return recordSays(data, {
        key: data.id,
        province: data.province?.code ?? null,
        sectors: (data.terms.sector ?? []).map(({ slug }) => slug),
        products: (data.products ?? []).map(({ name }) => name),
      });
    },
  };
}

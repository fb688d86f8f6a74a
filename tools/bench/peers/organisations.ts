import { STAKEHOLDER_CATEGORIES } from '#shared/domain/stakeholder-kinds.ts';

/** A name in both scripts under a key of its own: a province, a stage or a sector. */
export interface Term {
  key: string;
  name: string;
  name_kh: string;
}

/** One organisation or person of the directory, as peers get it to serve. */
export interface Organisation {
  key: string;
  category: string;
  /** Its place in the list of its category, newest first. */
  position: number;
  name: string;
  name_kh: string;
  summary: string;
  summary_kh: string;
  description: string;
  description_kh: string;
  website: string;
  address: string;
  address_kh: string;
  province: string | null;
  stage: string | null;
  sectors: string[];
  products: { name: string; name_kh: string; description: string; description_kh: string }[];
}

export interface Directory {
  organisations: Organisation[];
  /** What the list of a category can be narrowed by. */
  filters: Record<string, string[]>;
  provinces: Term[];
  stages: Term[];
  sectors: Term[];
}

interface TermJson {
  slug?: string;
  code?: string;
  name: string;
  name_kh: string;
}
interface RecordJson extends Omit<Organisation, 'key' | 'province' | 'stage' | 'sectors' | 'position'> {
  id: string;
  province: TermJson | null;
  terms: Record<string, TermJson[]>;
}
interface ListJson {
  data: { id: string }[];
  total_page: number;
  facets: { key: string }[];
}

/** Records of the largest page. */
const FULL = 100;
/** Records asked for at the same time. */
const AT_ONCE = 8;

/** The whole directory of a running site, read by its public API, so that peers hold what it shows. */
export async function readDirectory(url: string): Promise<Directory> {
  const found = { provinces: new Map(), stages: new Map(), sectors: new Map() } as Record<
    'provinces' | 'stages' | 'sectors',
    Map<string, Term>
  >;
  const keep = (into: Map<string, Term>, { slug, code, name, name_kh }: TermJson): string => {
    const key = slug ?? code ?? '';
    into.set(key, { key, name, name_kh });
    return key;
  };
  // Asked in Khmer, so that no English answer is kept when the clock begins.
  const headers = { cookie: 'language=km' };
  const read = async <T>(path: string) => (await (await fetch(url + path, { headers })).json()) as T;
  const organisations: Organisation[] = [];
  const filters: Directory['filters'] = {};
  for (const category of STAKEHOLDER_CATEGORIES) {
    const path = `/api/v1/stakeholder/${category}/`;
    const keys: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const list = await read<ListJson>(`${path}?ordering=newest&per_page=${FULL}&page=${page}`);
      pages = list.total_page;
      filters[category] = list.facets.map(({ key }) => key);
      keys.push(...list.data.map(({ id }) => id));
    }
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      const some = keys
        .slice(from, from + AT_ONCE)
        .map((key) => read<{ data: RecordJson }>(`${path}${key}/`));
      for (const [at, { data }] of (await Promise.all(some)).entries()) {
        const { name, name_kh, summary, summary_kh, description, description_kh } = data;
        organisations.push({
          key: data.id,
          category,
          position: from + at,
          ...{ name, name_kh, summary, summary_kh, description, description_kh },
          website: data.website,
          address: data.address,
          address_kh: data.address_kh,
          province: data.province && keep(found.provinces, data.province),
          stage: data.terms.stage?.[0] ? keep(found.stages, data.terms.stage[0]) : null,
          sectors: (data.terms.sector ?? []).map((term) => keep(found.sectors, term)),
          products: (data.products ?? []).map(({ name, name_kh, description, description_kh }) => ({
            ...{ name, name_kh, description, description_kh },
          })),
        });
      }
    }
  }
  const [provinces, stages, sectors] = [found.provinces, found.stages, found.sectors].map((map) => [
    ...map.values(),
  ]) as [Term[], Term[], Term[]];
  return { organisations, filters, provinces, stages, sectors };
}

import { DIRECTORY_ORDERS } from '#shared/contracts/directory-query.ts';
import { PROGRAM_ORDERS } from '#shared/domain/program.ts';

/** Addresses asked once each, so that no answer comes from the cache. */
export interface Questions {
  list: string[];
  /** One record each. */
  record: string[];
  search: string[];
  page: string[];
  programs: string[];
  events: string[];
  posts: string[];
}

interface Names {
  id: string;
  name: string;
  name_kh: string;
}
interface List {
  data: Names[];
  item_count: number;
  facets?: { key: string; values: { value: string; count: number }[] }[];
}

const CATEGORIES = ['startup', 'mentor', 'investor', 'eso'];
/** Records of a page, and the last page that is asked for. */
const PAGE = 20;
/** Records of the largest page. */
const FULL = 100;
const LAST_PAGE = 12;
const FILTERS = ['sector', 'province'];

/** What every site is asked, whatever its size: worked out from one that all larger ones contain. */
export async function questionsFrom(url: string, each: number): Promise<Questions> {
  const read = async (path: string) => (await (await fetch(url + path)).json()) as List;
  const startups = await read('/api/v1/stakeholder/startup/?per_page=100');
  const filters = (startups.facets ?? [])
    .filter(({ key }) => FILTERS.includes(key))
    .flatMap(({ key, values }) => values.slice(0, 10).map(({ value }) => `${key}=${value}`));
  const queries = CATEGORIES.flatMap((category) =>
    DIRECTORY_ORDERS.flatMap((order) =>
      ['', ...filters].map((filter) => ({ category, query: `ordering=${order}&${filter}` })),
    ),
  );
  const ordered = (orders: readonly string[]) => orders.map((order) => `ordering=${order}`);
  const directory = CATEGORIES.map((category) =>
    fullPages(read, `/api/v1/stakeholder/${category}/`, ordered(DIRECTORY_ORDERS), FILTERS),
  );
  const publications = async (path: string, ways: readonly string[]) => {
    const all = await fullPages(read, path, ways);
    return spread(all, Math.min(each, all.length));
  };
  return {
    list: spread((await Promise.all(directory)).flat(), each),
    record: await records(read, each),
    programs: await publications('/public/api/v1/startup-program/', ordered(PROGRAM_ORDERS)),
    events: await publications('/public/api/v1/event/', ['when=upcoming', 'when=past']),
    posts: await publications('/public/api/v1/resource/', ['resource=blog']),
    page: await tidy(
      url,
      spread(queries, queries.length).map(
        ({ category, query }) => `/ecosystem/discover/category/${category}?${query}`,
      ),
      each,
    ),
    search: spread([...new Set(startups.data.flatMap(typedFor))], each).map(
      (typed) => `/api/v1/search/?search=${encodeURIComponent(typed)}`,
    ),
  };
}

/** Pages of so many different records, of every category. */
async function records(read: (path: string) => Promise<List>, wanted: number): Promise<string[]> {
  const lists = CATEGORIES.map(async (category) => {
    const path = `/api/v1/stakeholder/${category}/`;
    const { item_count } = await read(`${path}?per_page=1`);
    const pages = Math.min(Math.ceil(item_count / FULL), Math.ceil(wanted / FULL));
    const data = await Promise.all(
      Array.from({ length: pages }, (_, index) => read(`${path}?per_page=${FULL}&page=${index + 1}`)),
    );
    return data.flatMap((list) => list.data.map(({ id }) => `${path}${id}/`));
  });
  const all = (await Promise.all(lists)).flat();
  return spread(all, Math.min(wanted, all.length));
}

/**
 * Pages of a list that are full, in several ways (orders, halves), whole and through each value of its filters: larger sites
 * have as much to say to them, so that times differ by the size of the list and not by that of the answer.
 */
async function fullPages(
  read: (path: string) => Promise<List>,
  path: string,
  ways: readonly string[],
  only?: readonly string[],
): Promise<string[]> {
  const lists = ways.map(async (way) => {
    const { item_count, facets = [] } = await read(`${path}?${way}&per_page=1`);
    const filters = facets
      .filter(({ key }) => !only || only.includes(key))
      .flatMap(({ key, values }) =>
        values.map(({ value, count }) => ({ filter: `&${key}=${value}`, count })),
      );
    return [{ filter: '', count: item_count }, ...filters].flatMap(({ filter, count }) =>
      Array.from(
        { length: Math.min(LAST_PAGE, Math.floor(count / PAGE)) },
        (_, index) => `${path}?${way}${filter}&page=${index + 1}`,
      ),
    );
  });
  return (await Promise.all(lists)).flat();
}

/** So many pages at the addresses they are kept by: others lead there. Asked in Khmer, so that the English stays unasked. */
async function tidy(url: string, paths: readonly string[], wanted: number): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    if (found.size === wanted) break;
    const answer = await fetch(url + path, { headers: { cookie: 'language=km' } });
    await answer.arrayBuffer();
    found.add(answer.url.slice(url.length));
  }
  return [...found];
}

/** What people type for a name: all of it, its beginning, with a letter left out, in Khmer, the beginning in Khmer. */
function typedFor({ name, name_kh }: Names): string[] {
  const khmer = [...new Intl.Segmenter('km', { granularity: 'grapheme' }).segment(name_kh)].map(
    ({ segment }) => segment,
  );
  return [
    name,
    name.slice(0, 4),
    name.slice(0, 3) + name.slice(4),
    name.split(' ')[0] ?? name,
    name_kh,
    khmer.slice(0, 3).join(''),
  ].filter((typed) => typed.trim().length > 1);
}

/** As many as are wanted, from all over, in an order that is the same each time. */
function spread<T>(all: readonly T[], wanted: number): T[] {
  if (all.length < wanted) throw new Error(`There are ${all.length} questions and ${wanted} are wanted.`);
  let state = 20_26;
  const keyed = all.map((value) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return { value, key: state };
  });
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, wanted)
    .map(({ value }) => value);
}

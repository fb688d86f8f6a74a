import { CURRENCY } from '#shared/country/chosen/facts.ts';
import { FILTERS_OF_TAB, INSIGHT_TABS } from '#shared/domain/insight/tabs.ts';
import { PROGRAM_ORDERS } from '#shared/domain/program.ts';
import { RESOURCE_ORDERS } from '#shared/domain/resource.ts';

/** Pages as the reader asks for them: made anew each time, so that addresses may come again. */
export interface PageQuestions {
  program_list: string[];
  program: string[];
  event_list: string[];
  library: string[];
  insights: string[];
  open_data: string[];
  network: string[];
  own_profile: string[];
  inbox: string[];
  queue: string[];
}

type Ask = (path: string) => Promise<unknown>;
interface Insights {
  options: { key: string; values: { value: string }[] }[];
}

const PAGES = 8;
const CURRENCIES = ['USD', CURRENCY.code];
/** Values of each filter of insights that are asked for. */
const FILTER_VALUES = 3;

/** Addresses every site has, whatever its size; `ask` asks the smallest as the reader. */
export async function pageQuestionsFrom(ask: Ask): Promise<PageQuestions> {
  const programs = (await ask('/public/api/v1/startup-program/?per_page=100')) as { data: { id: string }[] };
  const own = (await ask('/base-api/me/profile/')) as { data: { id: string }[] };
  const insights = await Promise.all(
    INSIGHT_TABS.map(async (tab) => {
      const { options } = (await ask(`/public/api/v1/insights/${tab}/`)) as Insights;
      const filtered = options
        .filter(({ key }) => (FILTERS_OF_TAB[tab] as readonly string[]).includes(key))
        .flatMap(({ key, values }) =>
          values.slice(0, FILTER_VALUES).map(({ value }) => `/insights/${tab}?${key}=${value}`),
        );
      return [`/insights/${tab}`, ...filtered];
    }),
  );
  return {
    program_list: paged('/program', ['', ...PROGRAM_ORDERS.slice(1).map((order) => `ordering=${order}`)]),
    program: programs.data.map(({ id }) => `/program/${id}`),
    event_list: paged('/event', ['', 'when=past']),
    library: paged('/resource/category/blog', [
      '',
      ...RESOURCE_ORDERS.slice(1, 3).map((order) => `ordering=${order}`),
    ]),
    insights: insights.flat(),
    open_data: ['/open-data'],
    network: ['/ecosystem', ...CURRENCIES.map((currency) => `/ecosystem?funding_currency=${currency}`)],
    own_profile: own.data.map(({ id }) => `/user/profile/startup/${id}`),
    inbox: ['/user/profile/inbox', '/user/profile/inbox?page=2', '/user/profile/inbox?filter=unread'],
    queue: paged('/desk', ['', 'status=all', 'status=all&ordering=name']),
  };
}

/** The first pages of a list in several ways, each at the address it is kept by. */
function paged(path: string, ways: readonly string[]): string[] {
  return ways.flatMap((way) =>
    Array.from({ length: PAGES }, (_, index) => {
      const query = [way, index > 0 ? `page=${index + 1}` : ''].filter(Boolean).join('&');
      return query ? `${path}?${query}` : path;
    }),
  );
}

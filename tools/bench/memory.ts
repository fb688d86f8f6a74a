import autocannon from 'autocannon';
import type { Figures } from './figures-preload.ts';
import { signInHeaders } from './signed-in.ts';
import type { SizedSite } from './sizes.ts';

/** Memory of the server after so many requests, garbage collected. */
export interface MemoryRow extends Pick<Figures, 'rss' | 'heap_used' | 'external'> {
  requests: number;
}

type Request = autocannon.Request;

const LEGS = 4;
const CONNECTIONS = 10;
/** No leg lasts longer, whatever the machine. */
const LEG_SECONDS = 300;
/** An answer that comes late is none that fails: what is measured is memory. */
const TIMEOUT_SECONDS = 60;
const HTML = { accept: 'text/html', 'accept-encoding': 'br, gzip' };

/**
 * Sends a mix of requests, as often as `total` says, and looks at the memory of the server before and after each quarter:
 * most from the cache, some for signed-in people (made anew each time), some for what is not there.
 */
export async function measureMemory({ site, databaseUrl }: SizedSite, total: number): Promise<MemoryRow[]> {
  const requests = await mix(site.url, await signInHeaders(site.url, databaseUrl));
  // Until everything that is kept is kept and what runs often is compiled, memory grows for good reasons.
  await fire(site.url, requests, Math.max(requests.length * 4, total / 10));
  const rows: MemoryRow[] = [await look(0)];
  for (let leg = 1; leg <= LEGS; leg += 1) {
    const sent = await fire(site.url, requests, total / LEGS);
    rows.push(await look(rows.at(-1)!.requests + sent));
  }
  return rows;

  async function look(sent: number): Promise<MemoryRow> {
    const { rss, heap_used, external } = await site.figures(true);
    return { requests: sent, rss, heap_used, external };
  }
}

async function fire(url: string, requests: Request[], amount: number): Promise<number> {
  const result = await autocannon({
    url,
    requests,
    amount: Math.round(amount),
    duration: LEG_SECONDS,
    connections: CONNECTIONS,
    timeout: TIMEOUT_SECONDS,
  });
  const failed = result.errors + result.timeouts + result['5xx'];
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed`);
  return result.requests.total;
}

/** In every twenty: seventeen that can be kept, a page and a call of somebody signed in, a page that is not there. */
async function mix(url: string, signedIn: Record<string, string>): Promise<Request[]> {
  const list = (await (await fetch(`${url}/api/v1/stakeholder/startup/?per_page=100`)).json()) as {
    data: { id: string }[];
  };
  const kept = list.data.flatMap(({ id }, index) => [
    `/ecosystem/discover/category/startup/${id}`,
    `/api/v1/stakeholder/startup/${id}/`,
    `/ecosystem/discover/category/startup?page=${(index % 10) + 1}`,
    ['/', '/ecosystem', '/event', '/program', '/api/v1/startup/', '/api/v1/search/?search=phnom'][index % 6]!,
  ]);
  const requests: Request[] = [];
  for (let from = 0; from < kept.length; from += 17) {
    requests.push(
      ...kept.slice(from, from + 17).map((path) => ({ path, headers: HTML })),
      { path: kept[from]!, headers: { ...HTML, ...signedIn } },
      { path: '/user-api/', headers: signedIn },
      { path: `/nothing-here/${from}`, headers: HTML },
    );
  }
  return requests;
}

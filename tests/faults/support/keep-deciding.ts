import { setTimeout as sleep } from 'node:timers/promises';
import { postJson } from './form.ts';
import type { Traffic } from './traffic.ts';

const VERBS = ['approve', 'return', 'reject'] as const;
const BECOMES = { approve: 'approved', return: 'returned', reject: 'rejected' } as const;
const IN_BULK = 3;
/** Of a request that was confirmed and not yet looked at. */
const VERSION = 2;

/** A request about which a reviewer was told that their decision holds. */
export interface Decided {
  id: string;
  status: 'approved' | 'returned' | 'rejected';
}

export interface Deciding {
  readonly decided: readonly Decided[];
  /** Requests of the decisions on many that were ordered: their job carries them out. */
  readonly ordered: readonly string[];
}

type Headers = Record<string, string>;

/**
 * Reviewers: one decides on one request after another, another on several at once. They take turns at what is confirmed,
 * so that nobody ever finds a request decided by somebody else.
 */
export function keepDeciding(
  traffic: Traffic,
  requests: readonly { id: string }[],
  reviewers: { one: Headers; many: Headers },
): Deciding {
  const decided: Decided[] = [];
  const ordered: string[] = [];
  let taken = 0;
  let serial = 0;

  /** The next requests nobody has taken yet; undefined when there are too few so far. */
  const next = (many: number): string[] | undefined => {
    if (requests.length - taken < many) return undefined;
    const mine = requests.slice(taken, taken + many).map(({ id }) => id);
    taken += many;
    return mine;
  };

  traffic.lane(async () => {
    const [id] = next(1) ?? [];
    if (!id) return void (await sleep(20));
    const verb = VERBS[serial++ % VERBS.length]!;
    const record = `/desk-api/v1/submissions/${id}/`;
    const status = BECOMES[verb];
    const settled = async () => {
      const answer = await fetch(traffic.url() + record, { headers: reviewers.one });
      return answer.ok && ((await answer.json()) as { status: string }).status === status ? {} : undefined;
    };
    await traffic.insist(
      200,
      (url) => postJson(`${url}${record}${verb}/`, { version: VERSION, ...sayFor(verb) }, reviewers.one),
      settled,
    );
    decided.push({ id, status });
  });

  traffic.lane(async () => {
    const mine = next(IN_BULK);
    if (!mine) return void (await sleep(20));
    await orderBulk(traffic, mine, reviewers.many);
    ordered.push(...mine);
  });
  return { decided, ordered };
}

function sayFor(verb: (typeof VERBS)[number]): object {
  if (verb === 'return')
    return {
      messages: [
        { field: null, body: 'Please say more.' },
        { field: 'summary', body: 'Shorter.' },
      ],
    };
  return verb === 'reject' ? { reason: 'It is not a startup.' } : {};
}

const BULK = '/desk-api/v1/bulk-decisions/';

/** Orders it once, whatever happens meanwhile: the same key twice is one order, and one that got no answer is looked for. */
async function orderBulk(traffic: Traffic, ids: readonly string[], headers: Headers): Promise<void> {
  let key = crypto.randomUUID();
  const items = ids.map((id) => ({ id, version: VERSION }));
  await traffic.insist(
    201,
    (url) => postJson(url + BULK, { verb: 'approve', items }, { ...headers, 'idempotency-key': key }),
    async () => {
      const answer = await fetch(traffic.url() + BULK, { headers });
      if (!answer.ok) return undefined;
      const { data } = (await answer.json()) as { data: { items: { id: string }[] }[] };
      if (data.some((order) => order.items.some(({ id }) => id === ids[0]))) return {};
      // The first sending died before it was carried out; its key stays taken for a while.
      key = crypto.randomUUID();
      return undefined;
    },
  );
}

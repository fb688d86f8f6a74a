import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Queryable } from '../database/client.ts';

/** Every process of the site that runs has one connection of this name. */
export const BUS_NAME = 'phum-changes';
const CHANNEL = 'phum_changes';
/** PostgreSQL refuses notices of 8,000 bytes; a longer list of tags becomes "everything". */
const LONGEST_NOTICE = 7_000;
export const EVERYTHING = '*';
/** A text of the interface changed: every answer with words is another one. */
export const WORDING_TAG = 'wording';

export type Subscriber = (tags: ReadonlySet<string>) => void | Promise<void>;

export interface ChangeBus {
  /** Tells every node, at commit of the transaction, that what carries these tags has changed. */
  announce(tx: Queryable, tags: Iterable<string>): Promise<void>;
  /** Applies a change on this node now, so that whoever made it reads it at once. */
  apply(tags: Iterable<string>): Promise<void>;
  subscribe(subscriber: Subscriber): void;
  /** False while notices may be missed: caches must not be trusted then. */
  readonly connected: boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Carries changes between processes by PostgreSQL LISTEN/NOTIFY. After a lost connection everything counts as changed.
 */
export function createChangeBus(url: string, onError: (error: unknown) => void): ChangeBus {
  const node = randomUUID();
  const subscribers: Subscriber[] = [];
  let client: pg.Client | undefined;
  let connected = false;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;

  const apply = async (tags: Iterable<string>) => {
    const set = new Set(tags);
    if (set.size === 0) return;
    for (const subscriber of subscribers) {
      try {
        await subscriber(set);
      } catch (error) {
        onError(error);
      }
    }
  };

  const listen = async () => {
    const next = new pg.Client({ connectionString: url, application_name: BUS_NAME, keepAlive: true });
    const lost = (error?: unknown) => {
      if (client !== next) return;
      client = undefined;
      connected = false;
      if (error) onError(error);
      if (!stopped) retry = setTimeout(() => void reconnect(), 250);
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload }) => {
      const [from, tags] = JSON.parse(payload ?? '["",["*"]]') as [string, string[]];
      if (from !== node) void apply(tags);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    if (stopped) return void (await next.end());
    // From here on its loss is noticed; before, whoever called tries again.
    client = next;
    connected = true;
    await apply([EVERYTHING]);
  };

  const reconnect = async () => {
    try {
      await listen();
    } catch {
      if (!stopped) retry = setTimeout(() => void reconnect(), 500);
    }
  };

  return {
    get connected() {
      return connected;
    },
    async announce(tx, tags) {
      const list = [...new Set(tags)];
      if (list.length === 0) return;
      let notice = JSON.stringify([node, list]);
      if (Buffer.byteLength(notice) > LONGEST_NOTICE) notice = JSON.stringify([node, [EVERYTHING]]);
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${notice})`);
    },
    apply,
    subscribe: (subscriber) => void subscribers.push(subscriber),
    start: listen,
    async stop() {
      stopped = true;
      clearTimeout(retry);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import { isReady } from './server.ts';
import { until } from './until.ts';

/** More attempts than a call needs, however often the server dies. */
const MOST_ATTEMPTS = 200;
const ASK_AGAIN_MS = 100;
/** Between two steps of one person: enough of them are at work at any moment to be met by a kill. */
const BREATH_MS = 50;

/** People who use a site that is killed again and again and, like people, send again what got no answer. */
export interface Traffic {
  /** Where the site is now; another place after each start of the server. */
  url(): string;
  /** Sendings that got no answer, or were told to come back. */
  readonly count: { lost: number; refused: number };
  readonly stopped: boolean;
  /**
   * Sends until the answer has the wanted status, and returns it. After a sending without answer nobody knows whether
   * it took effect; where a second one would be a conflict, `settled` looks: what it finds counts as the answer.
   */
  insist<T>(
    wanted: number,
    send: (url: string) => Promise<Response>,
    settled?: () => Promise<T | undefined>,
  ): Promise<T>;
  /** Goes on with one step after another until `stop`. */
  lane(step: () => Promise<void>): void;
  /** Waits until this holds; throws what somebody met that must not happen. */
  until(what: string, enough: () => boolean | Promise<boolean>): Promise<void>;
  /** Lets everybody finish the step at hand. */
  stop(): Promise<void>;
}

export function createTraffic(url: () => string): Traffic {
  const count = { lost: 0, refused: 0 };
  const lanes: Promise<void>[] = [];
  let stopped = false;
  let failure: unknown;
  let ready: Promise<unknown> | undefined;

  /** One asks for all: each asking for itself, they would take from the server the time it starts in. */
  const untilReady = () => {
    ready ??= until('a server that is ready', () => isReady(url()), ASK_AGAIN_MS).finally(() => {
      ready = undefined;
    });
    return ready;
  };

  const insist: Traffic['insist'] = async (wanted, send, settled) => {
    let isKnown = true;
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const answer = await send(url())
        .then(async (response) => ({ response, text: await response.text() }))
        .catch(noAnswer);
      if (answer?.response.status === wanted) return JSON.parse(answer.text);
      if (answer?.response.status === 409 && settled && !isKnown) {
        // The server may die while somebody looks, too.
        const found = await settled().catch(noAnswer);
        if (found !== undefined) return found;
      } else if (answer) checkRefusal(answer.response, answer.text);
      isKnown = false;
      count[answer ? 'refused' : 'lost'] += 1;
      await untilReady();
    }
    throw new Error('Sent again and again in vain.');
  };

  return {
    url,
    count,
    get stopped() {
      return stopped;
    },
    insist,
    lane(step) {
      const walk = async () => {
        try {
          while (!stopped && !failure) {
            await step();
            await sleep(BREATH_MS);
          }
        } catch (error) {
          failure ??= error;
        }
      };
      lanes.push(walk());
    },
    until: async (what, enough) => {
      await until(`${what} (${JSON.stringify(count)})`, async () => {
        if (failure) throw failure;
        return (await enough()) || undefined;
      });
    },
    async stop() {
      stopped = true;
      await Promise.all(lanes);
      if (failure) throw failure;
    },
  };
}

/** A connection that was refused or lost; whoever waits in vain has met a fault. */
function noAnswer(error: unknown): undefined {
  if ((error as Error).name === 'TimeoutError') throw error;
}

/** The only refusal there may be: come back soon. */
export function checkRefusal(response: Response, text: string): void {
  const type = response.headers.get('content-type') ?? '';
  const after = Number(response.headers.get('retry-after'));
  const isProper = response.status === 503 && type.startsWith('application/problem+json') && after > 0;
  if (!isProper) throw new Error(`${response.url} answered ${response.status} (${type}): ${text}`);
}

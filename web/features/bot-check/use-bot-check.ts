import { useEffect, useRef } from 'react';
import type { botCheck } from '#shared/contracts/listing.contract.ts';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import type { BotCheck } from './prove.ts';

/** A challenge is good for an hour; a page that lay open longer gets a new one. */
const STALE_MS = 50 * 60_000;
/** The server takes nothing that comes faster after its stamp than people are. */
const LEAST_MS = 2_500;

interface Work {
  stamp: string;
  proof: Promise<string>;
  since: number;
}
export interface BotFields {
  bot_stamp: string;
  bot_proof: string;
}

export const begin = ({ stamp, challenge }: BotCheck, since = Date.now()): Work => ({
  stamp,
  proof: import('./prove.ts').then(
    ({ prove }) => prove(challenge),
    () => 'script_failed',
  ),
  since,
});

export async function provenFields({ stamp, proof, since }: Work): Promise<BotFields> {
  const bot_proof = await proof;
  const early = LEAST_MS - (Date.now() - since);
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return { bot_stamp: stamp, bot_proof };
}

/** A page may lie open for hours before it is used and wakes: its stamp is as old as it. */
function whenDocumentCame(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.timeOrigin + (visit?.responseEnd ?? 0);
}

/**
 * Proves unseen that a person's browser is at work: begins with the first touch of the page, so that nobody waits
 * on sending, and who only reads works for nothing.
 * `fields` gives what goes along with the form; `renew` throws away what the server did not take.
 */
export function useBotCheck(check: BotCheck): { fields(): Promise<BotFields>; renew(): void } {
  const work = useRef<Work | null>(null);
  const isWaking = useRef(!useHydrated());

  /** When the page was there, from which the server counts. */
  const drawn = useRef(0);
  /** The stamp that came with the page was not taken. */
  const renewed = useRef(false);

  useEffect(() => {
    drawn.current = isWaking.current ? whenDocumentCame() : Date.now();
    isWaking.current = false;
    work.current = null;
    renewed.current = false;
    const touched = new AbortController();
    const start = () => {
      touched.abort();
      work.current ??= begin(check, drawn.current);
    };
    for (const touch of ['pointerdown', 'keydown', 'input'])
      document.addEventListener(touch, start, { signal: touched.signal, passive: true });
    return () => touched.abort();
  }, [check]);

  async function current(): Promise<Work> {
    const now = work.current;
    if (now && Date.now() - now.since < STALE_MS) return now;
    if (!now && !renewed.current && Date.now() - drawn.current < STALE_MS) {
      work.current = begin(check, drawn.current);
      return work.current;
    }
    const fresh = await fetchApi<typeof botCheck>({
      method: 'GET',
      path: '/public/api/v1/bot-check/',
      background: true,
    });
    work.current = begin(fresh.ok ? fresh.value : check);
    return work.current;
  }

  return {
    fields: async () => provenFields(await current()),
    renew() {
      renewed.current = true;
      work.current = null;
    },
  };
}

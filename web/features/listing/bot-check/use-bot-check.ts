import { useEffect, useRef } from 'react';
import type { botCheck } from '#shared/contracts/listing.contract.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { type BotCheck, prove } from './prove.ts';

/** A challenge is good for an hour; a page that lay open longer gets a new one. */
const STALE_MS = 50 * 60_000;
/** The server takes nothing that comes faster after its stamp than people are. */
const LEAST_MS = 2_500;

interface Work {
  stamp: string;
  proof: Promise<string | null>;
  since: number;
}
export interface BotFields {
  bot_stamp: string;
  bot_proof: string;
}

const begin = ({ stamp, challenge }: BotCheck): Work => ({
  stamp,
  proof: prove(challenge),
  since: Date.now(),
});

/**
 * Proves unseen that a person's browser is at work (B.80): begins when the page opens, so that nobody waits on sending.
 * `fields` gives what goes along with the form; `renew` throws away what the server did not take.
 */
export function useBotCheck(check: BotCheck): { fields(): Promise<BotFields>; renew(): void } {
  const work = useRef<Work | null>(null);

  useEffect(() => {
    work.current = begin(check);
  }, [check]);

  async function current(): Promise<Work> {
    const now = work.current;
    if (now && Date.now() - now.since < STALE_MS) return now;
    const fresh = await fetchApi<typeof botCheck>({ method: 'GET', path: '/public/api/v1/bot-check/' });
    work.current = begin(fresh.ok ? fresh.value : check);
    return work.current;
  }

  return {
    async fields() {
      const { stamp, proof, since } = await current();
      const bot_proof = (await proof) ?? '';
      const early = LEAST_MS - (Date.now() - since);
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      return { bot_stamp: stamp, bot_proof };
    },
    renew() {
      work.current = null;
    },
  };
}

import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { botCheck } from '#shared/contracts/listing.contract.ts';

export type BotCheck = ResponseOf<typeof botCheck>;

/** Enough for a very slow phone; after that the form goes without proof, under a tighter limit. */
const GIVE_UP_MS = 45_000;

/**
 * Does the work a challenge asks for, in a worker so that the page stays quick, and gives the text that proves it.
 * Null where a browser cannot (no worker, no crypto on a page without TLS) or takes too long.
 */
export function prove(challenge: BotCheck['challenge']): Promise<string | null> {
  return new Promise((resolve) => {
    if (typeof Worker === 'undefined' || !globalThis.crypto?.subtle) return resolve(null);
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    const end = (proof: string | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(proof);
    };
    const timer = setTimeout(() => end(null), GIVE_UP_MS);
    worker.onerror = () => end(null);
    worker.onmessage = ({ data: solution }: MessageEvent<unknown>) =>
      end(solution ? btoa(JSON.stringify({ challenge, solution })) : null);
    worker.postMessage(challenge);
  });
}

import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { botCheck } from '#shared/contracts/listing.contract.ts';

export type BotCheck = ResponseOf<typeof botCheck>;

/** Enough for a very slow phone; after that the form goes without proof, under a tighter limit. */
const GIVE_UP_MS = 45_000;

/**
 * Does the work a challenge asks for, in a worker so that the page stays quick, and gives the text that proves it.
 * Where a browser cannot (no worker, no crypto on a page without TLS) or takes too long, the code of why.
 */
export function prove(challenge: BotCheck['challenge']): Promise<string> {
  return new Promise((resolve) => {
    if (typeof Worker === 'undefined' || !globalThis.crypto?.subtle) return resolve('script_failed');
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
    const end = (proof: string) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(proof);
    };
    const timer = setTimeout(() => end('execute_failed'), GIVE_UP_MS);
    worker.onerror = () => end('script_failed');
    worker.onmessage = ({ data: solution }: MessageEvent<unknown>) =>
      end(solution ? btoa(JSON.stringify({ challenge, solution })) : 'execute_failed');
    worker.postMessage(challenge);
  });
}

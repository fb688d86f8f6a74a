import type { FetchResult } from './fetch-api.ts';

/** When something that is taken once, or does the same when it is taken again, is sent again because nobody answered. */
const AGAIN_MS = [1_000, 3_000, 9_000];

/** Sends until there is an answer, a few times. */
export async function untilAnswered<T>(send: () => Promise<FetchResult<T>>): Promise<FetchResult<T>> {
  for (const again of AGAIN_MS) {
    const answer = await send();
    if (answer.ok || answer.problem.status !== 0) return answer;
    await new Promise((done) => setTimeout(done, again));
  }
  return send();
}

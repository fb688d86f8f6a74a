import type { ProblemBody } from './api-context.ts';
import type { FetchResult } from './fetch-api.ts';

/** When something that is taken once, or does the same when it is taken again, is sent again because nobody answered. */
const AGAIN_MS = [1_000, 3_000, 9_000];

/** Whether nobody answered. */
const isUnanswered = ({ status }: ProblemBody) => status === 0;

/** Sends until there is an answer, a few times; `isLost` says of what goes wrong which passes by itself. */
export async function untilAnswered<T>(
  send: () => Promise<FetchResult<T>>,
  isLost: (problem: ProblemBody) => boolean = isUnanswered,
): Promise<FetchResult<T>> {
  for (const again of AGAIN_MS) {
    const answer = await send();
    if (answer.ok || !isLost(answer.problem)) return answer;
    await new Promise((done) => setTimeout(done, again));
  }
  return send();
}

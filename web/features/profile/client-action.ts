import { data, type ShouldRevalidateFunction } from 'react-router';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { sayingTrouble } from '#web/lib/line/forms-waiting.ts';
import { bareProblem } from '#web/lib/read-problem.ts';

/** What an action of the area answers when it did not work. */
export interface Refused {
  problem: ProblemBody;
}

/**
 * Sends a form from the browser. Without a line the page stays and says so. So it does when the session is over: one signs
 * in over the form (`ProblemNotice`), nothing is read anew, and what was typed can be sent again.
 */
export async function sendForm<T>(serverAction: () => Promise<T>): Promise<T | Refused> {
  try {
    const answer = await sayingTrouble(serverAction);
    const problem = (answer as Partial<Refused> | null)?.problem;
    if (problem?.status === 401) {
      // As a refusal, so that the router leaves everything that is shown.
      return data(answer, { status: 401 }) as unknown as T;
    }
    return answer;
  } catch (error) {
    // What the router throws on purpose, a redirect or an error page, goes its way.
    if (!(error instanceof TypeError)) throw error;
    return { problem: bareProblem(0, navigator.onLine === false ? 'offline' : 'unavailable') };
  }
}

/** For routes whose forms are sent by `sendForm`: nothing was changed, and without a line nothing can be read anew. */
export const keepOnRefusal: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  (actionResult as Partial<Refused> | null | undefined)?.problem ? false : defaultShouldRevalidate;

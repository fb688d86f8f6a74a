import type { ShouldRevalidateFunction } from 'react-router';
import { keepWhySignedOut } from '#web/features/account/why-signed-out.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { leaveDeadSession } from '#web/lib/fetch-api.ts';
import { bareProblem } from '#web/lib/problem.ts';

/** What an action of the area answers when it did not work. */
export interface Refused {
  problem: ProblemBody;
}

/**
 * Sends a form from the browser. Without a line the page stays and says so; a session that is over is left as everywhere
 * (8.001, 8.002): the page loads again and asks to sign in.
 */
export async function sendForm<T>(serverAction: () => Promise<T>): Promise<T | Refused> {
  try {
    const answer = await serverAction();
    const problem = (answer as Partial<Refused> | null)?.problem;
    if (problem?.status === 401) {
      keepWhySignedOut(problem.message);
      await leaveDeadSession();
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

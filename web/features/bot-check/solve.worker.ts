import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The part of a worker's global scope that is used; the project's types are those of pages. */
interface WorkerScope {
  onmessage: ((message: MessageEvent<Challenge>) => void) | null;
  postMessage(solution: Solution | null): void;
}
const scope = self as unknown as WorkerScope;

scope.onmessage = async ({ data: challenge }) => {
  scope.postMessage(await solveChallenge({ challenge, deriveKey }).catch(() => null));
};

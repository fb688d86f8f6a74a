import type { RouterContextProvider } from 'react-router';
import {
  type approveSubmission,
  getSubmission,
  type rejectSubmission,
  type returnSubmission,
} from '#shared/contracts/review.contract.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';

type DecisionContract = typeof approveSubmission | typeof returnSubmission | typeof rejectSubmission;

const TARGET = {
  'review.approve': 'approved',
  'review.return': 'returned',
  'review.reject': 'rejected',
} as const;
const WAITS_MS = [250, 500, 1000, 2000];

/**
 * Decides once, however often the button is pressed: while the first press is still at work the others wait for it, and
 * share its outcome.
 */
export async function decideOnce(
  context: Readonly<RouterContextProvider>,
  contract: DecisionContract,
  input: { params: { id: string }; body: { version: number; reason?: string; messages?: unknown } },
  sendKey: string,
) {
  const { actor } = pageApi(context).caller;
  const options = sendKey ? { idempotencyKey: sendKey } : {};
  const call = () => tryApi(context, contract as typeof returnSubmission, input as never, options);
  let result = await call();
  for (const wait of WAITS_MS) {
    if (result.ok || (result.problem.code !== 'conflict' && result.problem.code !== 'stale_version'))
      return result;
    const present = await tryApi(context, getSubmission, { params: input.params });
    if (!present.ok) return result;
    const { status, version, decided_by, undo_until, can } = present.value;
    const isMine = actor.kind === 'person' && decided_by?.id === actor.id && undo_until !== null;
    if (isMine && status === TARGET[contract.id as keyof typeof TARGET]) return present;
    if (version !== input.body.version || !can.decide) return result;
    await new Promise((resolve) => setTimeout(resolve, wait));
    result = await call();
  }
  return result;
}

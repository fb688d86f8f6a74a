import type { Contract, ResponseOf } from '#shared/contracts/contract.ts';
import { type FetchInput, type FetchResult, fetchApi } from '../fetch-api.ts';
import { onceKey, textOfForm } from '../once-key.ts';

/** Makes a call that is taken once, however often it is sent until there was an answer. */
export async function sendOnce<C extends Contract>({
  once: _,
  ...input
}: FetchInput<C>): Promise<FetchResult<ResponseOf<C>>> {
  const { body = {} } = input;
  const fields = body instanceof FormData ? body : Object.entries(body as object);
  const { key, answered } = onceKey(input.path, textOfForm(fields));
  const result = await fetchApi<C>({ ...input, idempotencyKey: key });
  // Without an answer of ours nobody knows whether it was taken.
  if (result.ok || (result.problem.status > 0 && result.problem.status < 500)) answered();
  return result;
}

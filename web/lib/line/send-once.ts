import type { Contract, ResponseOf } from '#shared/contracts/contract.ts';
import { type FetchInput, type FetchResult, fetchApi } from '../fetch-api.ts';
import { sendUnderKey } from '../once-key.ts';

/** Makes a call that is taken once, however often it is sent until there was an answer. */
export function sendOnce<C extends Contract>({
  once: _,
  ...input
}: FetchInput<C>): Promise<FetchResult<ResponseOf<C>>> {
  const { path, body = {} } = input;
  const fields = body instanceof FormData ? body : Object.entries(body as object);
  return sendUnderKey(path, fields, (idempotencyKey) => fetchApi<C>({ ...input, idempotencyKey }));
}

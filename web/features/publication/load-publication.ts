import { data, type RouterContextProvider } from 'react-router';
import type { Contract, ResponseOf } from '#shared/contracts/contract.ts';
import { tryApi } from '#web/lib/api.ts';

/** Loads a publication. What was taken down is null, with status 410; every other problem becomes the error page. */
export async function loadPublication<C extends Contract>(
  context: Readonly<RouterContextProvider>,
  contract: C,
  id: string,
): Promise<ResponseOf<C> | null> {
  const result = await tryApi(context, contract, { params: { id } } as never);
  if (result.ok) return result.value;
  if (result.problem.status === 410) return null;
  throw data(result.problem, { status: result.problem.status });
}

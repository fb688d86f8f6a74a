import { data, type RouterContextProvider, redirect } from 'react-router';
import { revertRecord } from '#shared/contracts/collection-history.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import { collectionOf } from '../collection-only.ts';
import { recordPath } from '../collection-paths.ts';

/** Sets a record to what it was at an earlier version. */
export async function revertTo(
  name: string,
  id: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const collection = collectionOf(name);
  const form = await request.formData();
  const result = await tryApi(context, revertRecord, {
    params: { collection: collection.name, id },
    body: { version: Number(form.get('version')), to: Number(form.get('to')) },
  });
  if (!result.ok) return data({ problem: result.problem }, { status: result.problem.status });
  throw redirect(`${recordPath(collection.name, id)}?done=revert`);
}

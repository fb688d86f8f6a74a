import { data, type RouterContextProvider, redirect } from 'react-router';
import type { BodyOf } from '#shared/contracts/contract.ts';
import { deleteView, saveView } from '#shared/contracts/saved-view.contract.ts';
import { tryApi } from '#web/lib/api.ts';
import type { ViewAnswer } from './views-path.ts';

/** Keeps or deletes a saved view; without a script one comes back to the list, which stands at `pathOf`. */
export async function changeViews(
  request: Request,
  context: Readonly<RouterContextProvider>,
  pathOf: (list: string) => string,
) {
  const form = await request.formData();
  const list = String(form.get('list') ?? '');
  const result =
    form.get('intent') === 'delete'
      ? await tryApi(context, deleteView, { params: { id: String(form.get('id') ?? '') } })
      : await tryApi(context, saveView, {
          body: {
            list: list as BodyOf<typeof saveView>['list'],
            name: String(form.get('name') ?? ''),
            query: String(form.get('query') ?? ''),
            shared: form.get('shared') === 'yes',
          },
        });
  if (!result.ok) return data<ViewAnswer>({ problem: result.problem }, { status: result.problem.status });
  // A fetcher of the page asks for data and reads the answer; a document goes on to the list.
  if (request.headers.get('sec-fetch-dest') === 'document') throw redirect(pathOf(list));
  return data<ViewAnswer>({ problem: null });
}

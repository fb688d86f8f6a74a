import { type RouterContextProvider, redirect } from 'react-router';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { readOwnCalendar } from '#shared/contracts/own-calendar.contract.ts';
import { listSaved } from '#shared/contracts/save.contract.ts';
import { parseSavedKey } from '#shared/domain/saved.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { savedList, viewTo } from './saved-view.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * The view an address asks for; a page that is gone leads to the first. `save` in the address: what somebody pressed
 * before signing in, where no script remembers it. Null: the session ended while something was sent.
 */
export async function loadSaved(url: URL, context: Context) {
  if (pageApi(context).caller.actor.kind === 'visitor') return null;
  const view = savedList.read(url.searchParams);
  leadToTidy(url, viewTo(view), ['save']);
  const pending = url.searchParams.get('save') ?? '';
  const list = await callApi(context, listSaved, { query: savedList.asked(view) });
  if (view.page > list.total_page) throw redirect(viewTo({ ...view, page: 1 }));
  const calendar = await callApi(context, readOwnCalendar, {});
  return {
    view,
    list,
    calendar,
    pending: parseSavedKey(pending) ? pending : null,
    now: new Date().toISOString(),
  };
}

export type SavedData = NonNullable<Awaited<ReturnType<typeof loadSaved>>>;
export type SavedList = ResponseOf<typeof listSaved>;

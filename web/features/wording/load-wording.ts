import { data, type RouterContextProvider, redirect } from 'react-router';
import { changeWording, getWording, listWordings } from '#shared/contracts/wording.contract.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { readView, viewTo } from './wording-view.ts';

type Context = Readonly<RouterContextProvider>;

/** The texts as an address asks for them; a page that is gone leads to the first. */
export async function loadWordings(url: URL, context: Context) {
  const view = readView(url.searchParams);
  leadToTidy(url, viewTo(view));
  const list = await callApi(context, listWordings, { query: view });
  if (view.page > list.total_page) throw redirect(viewTo({ ...view, page: 1 }));
  return { view, list };
}
export type WordingsData = Awaited<ReturnType<typeof loadWordings>>;

export const loadWording = (key: string, context: Context) =>
  callApi(context, getWording, { params: { text_key: key } });
export type WordingData = Awaited<ReturnType<typeof loadWording>>;

export interface WordingAnswer {
  changed: number;
  problem: ProblemBody | null;
  /** What was typed, so that nothing is lost. */
  typed: Partial<Record<Language, string>>;
}

/** Saves what differs from what the page showed. */
export async function saveWording(key: string, form: FormData, context: Context) {
  const typed: Partial<Record<Language, string>> = {};
  const body: Partial<Record<Language, { version: number; text: string }>> = {};
  for (const language of LANGUAGES) {
    const text = form.get(language);
    if (typeof text !== 'string') continue;
    typed[language] = text.replaceAll('\r\n', '\n');
    if (typed[language] !== form.get(`was:${language}`))
      body[language] = { version: Number(form.get(`version:${language}`) ?? 0), text: typed[language] };
  }
  const result = await tryApi(context, changeWording, { params: { text_key: key }, body });
  return result.ok
    ? data<WordingAnswer>({ changed: Object.keys(body).length, problem: null, typed: {} })
    : data<WordingAnswer>({ changed: 0, problem: result.problem, typed }, result.problem.status);
}

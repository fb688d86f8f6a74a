import { data, type RouterContextProvider } from 'react-router';
import { changeWording, getWording, listWordings } from '#shared/contracts/wording.contract.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { loadList } from '#web/lib/load-list.ts';
import { wordingsList } from './wording-view.ts';

type Context = Readonly<RouterContextProvider>;

export const loadWordings = (url: URL, context: Context) =>
  loadList(url, context, wordingsList, listWordings);
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

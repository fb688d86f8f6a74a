import type { Language } from '#shared/i18n/languages.ts';

/** What the worker says by itself. */
export interface WorkerWords {
  /** In place of a page that did not come, where not even the offline page is kept. */
  title: string;
  hint: string;
  again: string;
  /** Of a copy, `{date}` being when it was made. */
  kept: string;
  /** The same where nobody knows when. */
  kept_some_time: string;
  /** Of a page that is long in coming. */
  slow: string;
  /** Of a form that is sent again. */
  form_lost: string;
  /** Of one that is not, any more. */
  by_hand: string;
}

/** Written in by the build (tools/build/service-worker.ts): of all texts these alone. */
declare const WORDS: Record<Language, WorkerWords>;

export const wordsIn = (language: Language): WorkerWords => WORDS[language];

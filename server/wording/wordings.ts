import { wordAnew } from '#shared/i18n/catalog.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import type { Wording } from '#shared/i18n/lay-wording.ts';
import { type ChangeBus, EVERYTHING, WORDING_TAG } from '../changes/bus.ts';
import type { Queryable } from '../database/client.ts';
import { readWording } from './read-wording.ts';

/** What the desk has changed of the texts, kept in the process until it changes on any node. */
export interface Wordings {
  /** The changed texts of a language by key; undefined where there are none. */
  of(language: Language): Wording | undefined;
  /** The released texts are said again in this process: whoever starts next in it may have another database. */
  stop(): void;
}

/** Reads the changed texts at every start and change, and lays them over the catalog, before whatever shows them is made anew. */
export function createWordings(db: Queryable, changes: ChangeBus): Wordings {
  let known: Partial<Record<Language, Wording>> = {};
  changes.subscribe(async (tags) => {
    if (!tags.has(WORDING_TAG) && !tags.has(EVERYTHING)) return;
    const now = await readWording(db);
    for (const language of LANGUAGES)
      if (now[language] ?? known[language]) wordAnew(language, now[language] ?? {});
    known = now;
  });
  return {
    of: (language) => known[language],
    stop() {
      for (const language of LANGUAGES) if (known[language]) wordAnew(language, {});
      known = {};
    },
  };
}

import type { Language } from '#shared/i18n/languages.ts';

/** The language of a topic: that of its letters. */
export const topicLanguage = (topic: string): Language => (/\p{Script=Khmer}/u.test(topic) ? 'km' : 'en');

/** Topics are typed in either script, often in both: a page shows those in its own, or all where it has none. */
export function topicsFor<T>(
  language: Language,
  topics: readonly T[],
  textOf: (topic: T) => string,
): readonly T[] {
  const own = topics.filter((topic) => topicLanguage(textOf(topic)) === language);
  return own.length > 0 ? own : topics;
}

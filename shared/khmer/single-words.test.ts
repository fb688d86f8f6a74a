import { describe, expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { clusters, khmerWords, runs } from './clusters.ts';
import { fold } from './fold.ts';
import { found } from './testing/found.ts';
import { AFTERWARDS, HELD_OUT, THIRD_HAND, TUNED, UNSEEN } from './testing/sentences.ts';
import { toTsQuery, toTsVector } from './tokens.ts';

const DIVIDED = /[|-]/;

/** What administrators alone read: its words are none that people look for, and change with every setting. */
const INNER: ReadonlySet<string> = new Set(['audit', 'doctor', 'health', 'operator', 'setting']);

/** Words as people type them: those of the sentences, and those of every other text of the site. */
function vocabulary(): string[] {
  const read = Object.entries(catalog.km).filter(([area]) => !INNER.has(area));
  const texts = read.map(([, part]) => JSON.stringify(part));
  const words = texts.flatMap((text) => runs(fold(text)).filter(({ khmer }) => khmer));
  const often = new Map<string, number>();
  for (const word of words.flatMap(({ text }) => khmerWords(text)))
    often.set(word, (often.get(word) ?? 0) + 1);
  const ordinary = [...often].filter(([word, times]) => times > 2 && clusters(word).length > 0);
  const sentences = [...TUNED, ...HELD_OUT, ...UNSEEN, ...THIRD_HAND, ...AFTERWARDS];
  const said = sentences.flatMap((sentence) => sentence.split(DIVIDED)).map(fold);
  return [...new Set([...said, ...ordinary.map(([word]) => word)])];
}

const VOCABULARY = vocabulary();
/** What each word asks for, and what it asks for anywhere: worked out once for all sentences. */
const ASKED = new Map(
  VOCABULARY.map((word) => [
    word,
    { asWord: toTsQuery(word), anywhere: toTsQuery(word, { anywhere: true }) },
  ]),
);

/** How much of what is found is meant, and how much of what is meant is found. */
function judge(sentences: readonly string[], anywhere = false) {
  let [hits, right, meant] = [0, 0, 0];
  for (const sentence of sentences) {
    const words = sentence.split(DIVIDED).map(fold);
    const { bt } = toTsVector([], [words.join('')]);
    for (const word of VOCABULARY) {
      const isMeant = words.some((_, from) => isJoined(words.slice(from), word));
      const isFound = found(bt, ASKED.get(word)![anywhere ? 'anywhere' : 'asWord']);
      hits += Number(isFound);
      meant += Number(isMeant);
      right += Number(isFound && isMeant);
    }
  }
  return { precision: right / hits, recall: right / meant };
}

/** Whether a query is the first of these words, or several of them. */
function isJoined(words: readonly string[], query: string): boolean {
  let joined = '';
  for (const word of words) {
    joined += word;
    if (joined === query) return true;
    if (joined.length > query.length) return false;
  }
  return false;
}

describe('a single Khmer word (C.9)', () => {
  it.each([
    ['sentences the rules were made with', TUNED],
    ['sentences nobody looked at', HELD_OUT],
    ['sentences of another hand', UNSEEN],
    ['sentences of a third hand', THIRD_HAND],
    ['sentences written afterwards', AFTERWARDS],
  ])('is found where it is a word, not across two: %s', (_which, sentences) => {
    const { precision, recall } = judge(sentences);
    const before = judge(sentences, true);
    expect(precision).toBeGreaterThan(0.92);
    expect(recall).toBeGreaterThan(0.975);
    expect(precision).toBeGreaterThan(before.precision);
  });
});

import { describe, expect, it } from 'vitest';
import { plainText } from '#server/search/plain-text.ts';
import { readingMinutes } from '#shared/domain/resource.ts';
import { POSTS } from '../content/posts.ts';
import { buildPost } from './build-posts.ts';
import { createDemoCalendar } from './demo-calendar.ts';
import { writtenPosts } from './read-written-posts.ts';

const calendar = createDemoCalendar(new Date('2026-11-20T03:00:00Z'));
const wordsOf = (html: string) => plainText(html).split(/\s+/).length;
const built = POSTS.map((content) => {
  const { title, body = '', body_kh = '' } = buildPost(content, calendar);
  return { title, body, body_kh, words: wordsOf(body) };
});

describe('the posts of the demo library', () => {
  it('are all written, and nothing else is', () => {
    expect([...writtenPosts().keys()].sort()).toEqual(POSTS.map(({ title }) => title).sort());
  });

  it('take some minutes to read where they are long, in both languages alike, and differ in length (2.052)', () => {
    const long = built.filter(({ words }) => words >= 400);
    expect(long.length).toBeGreaterThanOrEqual(15);
    for (const { title, words, body_kh } of built) {
      expect(words, title).toBeGreaterThanOrEqual(150);
      expect(words, title).toBeLessThanOrEqual(900);
      // A Khmer text of the same content has about four letters and more for each English word.
      const letters = plainText(body_kh).match(/\p{Script=Khmer}/gu)?.length ?? 0;
      expect(letters / words, title).toBeGreaterThan(3.4);
    }
    for (const language of ['body', 'body_kh'] as const) {
      const minutes = built.map((post) => readingMinutes(plainText(post[language])));
      expect(new Set(minutes).size, language).toBeGreaterThanOrEqual(3);
      expect(minutes.filter((one) => one >= 2).length, language).toBeGreaterThanOrEqual(15);
    }
  });

  it('say nothing twice: no paragraph and no line of a list stands in two of them', () => {
    for (const language of ['body', 'body_kh'] as const) {
      const texts = built.flatMap((post) =>
        [...post[language].matchAll(/<(?:p|li)>(.+?)<\/(?:p|li)>/g)].map(([, text]) => text!),
      );
      expect(texts.length).toBeGreaterThan(350);
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
    }
  });
});

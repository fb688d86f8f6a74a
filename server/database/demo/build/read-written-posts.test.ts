import { expect, it } from 'vitest';
import { plainText } from '#server/search/plain-text.ts';
import { POSTS } from '../content/posts.ts';
import { buildPost } from './build-posts.ts';
import { createDemoCalendar } from './demo-calendar.ts';
import { writtenPosts } from './read-written-posts.ts';

const calendar = createDemoCalendar(new Date('2026-11-20T03:00:00Z'));

it('every written post is one of the library, and takes minutes to read in both languages (2.052)', () => {
  expect(writtenPosts().size).toBeGreaterThan(0);
  for (const title of writtenPosts().keys()) {
    const content = POSTS.find((post) => post.title === title);
    expect(content, title).toBeDefined();
    const { body = '', body_kh = '' } = buildPost(content!, calendar);
    const words = plainText(body).split(/\s+/).length;
    expect(words, title).toBeGreaterThanOrEqual(400);
    expect(words, title).toBeLessThanOrEqual(900);
    // A Khmer text of the same content has about five letters for each English word.
    const letters = plainText(body_kh).match(/\p{Script=Khmer}/gu)?.length ?? 0;
    expect(letters / words, title).toBeGreaterThan(3.5);
  }
});

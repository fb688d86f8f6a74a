import { describe, expect, it } from 'vitest';
import { topicsFor } from './topic-language.ts';

const shown = (language: 'en' | 'km', topics: string[]) => topicsFor(language, topics, (topic) => topic);

describe('topics of the library', () => {
  it('show in the letters of the page', () => {
    expect(shown('km', ['Law', 'ច្បាប់'])).toEqual(['ច្បាប់']);
    expect(shown('en', ['Law', 'ច្បាប់'])).toEqual(['Law']);
  });

  it('all show where none is in them', () => {
    expect(shown('km', ['Law', 'Tax'])).toEqual(['Law', 'Tax']);
    expect(shown('en', [])).toEqual([]);
  });
});

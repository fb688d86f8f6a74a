import { describe, expect, it } from 'vitest';
import { filmsOf } from './rich-text-parts.ts';

describe('a rich text with films (5.030)', () => {
  it('is taken apart where they stand', () => {
    const html =
      '<p>One</p><figure data-video="https://youtu.be/a?x=1&amp;y=2"></figure><p>Two</p><figure data-video="https://vimeo.com/1"></figure>';
    expect(filmsOf(html)).toEqual([
      { html: '<p>One</p>' },
      { film: 'https://youtu.be/a?x=1&y=2' },
      { html: '<p>Two</p>' },
      { film: 'https://vimeo.com/1' },
    ]);
  });

  it('stays whole without any', () => {
    expect(filmsOf('<p>One</p>')).toEqual([{ html: '<p>One</p>' }]);
    expect(filmsOf('')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { plainText, sanitiseRichText } from './rich-text.ts';

describe('rich text', () => {
  it('keeps structure and links', () => {
    const html = '<h2>Title</h2><p lang="km">ភូមិ <strong>a</strong></p><ul><li>b</li></ul>';
    expect(sanitiseRichText(html)).toBe(html);
    expect(sanitiseRichText('<a href="https://a.example">x</a>')).toBe(
      '<a href="https://a.example" rel="noopener nofollow ugc">x</a>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)" style="position:fixed">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ])('lets nothing run: %s', (html) => {
    expect(sanitiseRichText(html)).not.toMatch(/script|onerror|onclick|style|iframe|svg|<img/i);
  });

  it('gives the words alone', () => {
    expect(plainText('<p>One</p><p>two <em>three</em></p>').trim()).toBe('One two three');
  });
});

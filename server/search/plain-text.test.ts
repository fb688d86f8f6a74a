import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('words of rich text (ux 14)', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['A &amp; B &lt;3 &#x41;&#66; &nbsp;C', 'A & B <3 AB C'],
    ['<script>alert(1)</script>kept<style>p{}</style>', 'kept'],
    ['3 < 4 and 5 > 2', '3 < 4 and 5 > 2'],
    ['&unknown; &#0; &#xFFFFFF;', '&unknown;'],
    ['ស្រូវ<br/>ស្រូវ', 'ស្រូវ ស្រូវ'],
  ])('%j is %j', (rich, plain) => {
    expect(plainText(rich)).toBe(plain);
  });
});

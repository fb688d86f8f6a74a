import { describe, expect, it } from 'vitest';
import { sanitiseRichText } from '#server/areas/publication/rich-text.ts';
import { addressTyped } from './link-address.ts';
import { asHtml, tidyHtml } from './tidy-html.ts';

describe('what the editor writes', () => {
  it('has no empty paragraphs and is nothing for an empty text', () => {
    expect(tidyHtml('<p></p>')).toBe('');
    expect(tidyHtml('<p></p><h2>A</h2><p lang="km"><br></p><p>b</p><p></p>')).toBe('<h2>A</h2><p>b</p>');
    expect(tidyHtml('<table><tbody><tr><td><p></p></td></tr></tbody></table>')).toBe(
      '<table><tbody><tr><td></td></tr></tbody></table>',
    );
  });

  it('passes the server as it is', () => {
    const html =
      '<h2>A</h2><p>b <strong>c</strong> <em>d</em></p><ul><li><p>e</p></li></ul><blockquote><p>f</p></blockquote>' +
      '<table><tbody><tr><th scope="col"><p>g</p></th></tr><tr><td><p>h</p></td></tr></tbody></table>' +
      '<figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ"></figure>';
    expect(sanitiseRichText(html)).toBe(html);
  });

  it('makes paragraphs of plain text, and lets no tag in by them', () => {
    expect(asHtml('One\ntwo\n\nthree & four')).toBe('<p>One<br>two</p><p>three &amp; four</p>');
    expect(asHtml('1 < 2')).toBe('<p>1 &lt; 2</p>');
    expect(asHtml('<p>as it is</p>')).toBe('<p>as it is</p>');
    expect(asHtml(' ')).toBe(' ');
  });
});

describe('an address typed for a link', () => {
  it('gets its scheme, or is refused', () => {
    expect(addressTyped('phum.example/a')).toBe('https://phum.example/a');
    expect(addressTyped(' https://a.example ')).toBe('https://a.example');
    expect(addressTyped('info@phum.example')).toBe('mailto:info@phum.example');
    for (const wrong of ['', 'two words', 'javascript:alert(1)', 'data:text/html,x', 'word', 'https://'])
      expect(addressTyped(wrong), wrong).toBeNull();
  });
});

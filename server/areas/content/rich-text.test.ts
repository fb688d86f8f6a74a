import { describe, expect, it } from 'vitest';
import { isTooTangled, picturesIn, plainText, sanitiseRichText } from '../publication/rich-text.ts';

const ID = '0190a000-0000-7000-8000-00000000beef';

describe('rich text', () => {
  it('keeps structure and links', () => {
    const html = '<h2>Title</h2><p lang="km">ភូមិ <strong>a</strong></p><ul><li>b</li></ul>';
    expect(sanitiseRichText(html)).toBe(html);
    expect(sanitiseRichText('<a href="https://a.example">x</a>')).toBe(
      '<a href="https://a.example" rel="noopener nofollow ugc">x</a>',
    );
  });

  it('leads nowhere by half an address', () => {
    expect(sanitiseRichText('<a href="//evil.example">x</a>')).not.toContain('evil');
    expect(sanitiseRichText('<a href="/program">x</a>')).toContain('href="/program"');
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

  it('keeps pictures of our own store with their description, and no others', () => {
    const own = `<p>a</p><img src="/files/${ID}/original" alt="A loom" width="640" height="360" />`;
    expect(sanitiseRichText(own)).toBe(own);
    expect(picturesIn(own)).toEqual([ID]);
    const onload = `<img src="/files/${ID}/original" onload="alert(1)" style="x" srcset="//evil.example/a 2x" alt="a">`;
    expect(sanitiseRichText(onload)).toBe(`<img src="/files/${ID}/original" alt="a" />`);
    for (const src of [
      'https://evil.example/a.png',
      '//evil.example/a.png',
      'data:image/png;base64,AAAA',
      `/files/${ID}/../../x`,
      `https://evil.example/files/${ID}/original`,
      `/files/${ID}/original?x`,
      'javascript:alert(1)',
    ])
      expect(sanitiseRichText(`<p>a<img src="${src}" alt="x"></p>`)).toBe('<p>a</p>');
  });

  it('keeps a video by the address of a recognised site and nothing within it (5.030, 5.031)', () => {
    const video = '<figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=3"></figure>';
    expect(sanitiseRichText(video)).toBe(video);
    expect(sanitiseRichText(video.replace('></', '><iframe src="https://x.example"></iframe>text</'))).toBe(
      video,
    );
    for (const address of ['https://evil.example/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)', ''])
      expect(sanitiseRichText(`a<figure data-video="${address}">b</figure>c`)).toBe('ac');
    expect(sanitiseRichText('a<figure>b</figure>c')).toBe('ac');
  });

  it('is the same the second time', () => {
    const html = `<h1>a</h1><b>b</b><a href="/x?a=1&b=2">x</a><img src="/files/${ID}/512" alt='"<'><figure data-video="https://vimeo.com/123456"></figure>`;
    const once = sanitiseRichText(html);
    expect(sanitiseRichText(once)).toBe(once);
    expect(once).toContain('<h2>a</h2><strong>b</strong>');
  });

  it('keeps lists within lists as deep as anybody writes them, and of what is tangled the words', () => {
    const list = `${'<ul><li>a'.repeat(20)}${'</li></ul>'.repeat(20)}`;
    expect([sanitiseRichText(list), isTooTangled(list)]).toEqual([list, false]);
    const paragraphs = '<p>a'.repeat(500);
    expect(isTooTangled(paragraphs)).toBe(false);
    for (const tangled of [
      `<p>one</p>${'<b>'.repeat(200)}two &lt;script&gt;`,
      `<p>one</p>${'<img src="https://x.example/a.png">'.repeat(300)}two &lt;script&gt;`,
    ])
      expect([sanitiseRichText(tangled), isTooTangled(tangled)]).toEqual([
        '<p>one two &lt;script&gt;</p>',
        true,
      ]);
  });

  it('leads nowhere by an address longer than any', () => {
    expect(sanitiseRichText(`<a href="https://a.example/${'x'.repeat(2_048)}">x</a>`)).toBe(
      '<a rel="noopener nofollow ugc">x</a>',
    );
  });

  it('gives the words alone', () => {
    expect(plainText('<p>One</p><p>two <em>three</em></p>').trim()).toBe('One two three');
  });
});

import { describe, expect, it } from 'vitest';
import type { FileRow } from '../file/file.queries.ts';
import { printBody } from './print-body.ts';

const id = '0190a000-0000-7000-8000-000000000001';
const file = (more: Partial<FileRow> = {}) =>
  new Map([[id, { id, is_public: true, width: 800, height: 600, ...more } as FileRow]]);
const picture = `<p>a</p><img src="/files/${id}/original" alt="A &quot;map&quot;">`;

describe('a body as pages print it', () => {
  it('gives pictures their size and widths, so that nothing moves', () => {
    const { html } = printBody(picture, file());
    expect(html).toContain(`src="/files/${id}/1024"`);
    expect(html).toContain(`srcset="/files/${id}/512 512w, /files/${id}/1024 1024w"`);
    expect(html).toContain('alt="A &quot;map&quot;" width="800" height="600" loading="lazy"');
  });

  it('leaves out pictures that are gone', () => {
    expect(printBody(picture, new Map()).html).toBe('<p>a</p>');
  });

  it('names its headings, each with an id to jump to', () => {
    const { html, contents } = printBody(
      '<h2>One &amp; <em>two</em></h2><p>a</p><h2 lang="km">ពីរ</h2>',
      file(),
    );
    expect(contents).toEqual([
      { id: 'part-1', text: 'One & two' },
      { id: 'part-2', text: 'ពីរ' },
    ]);
    expect(html).toContain('<h2 id="part-1">One &amp; <em>two</em></h2>');
    expect(html).toContain('<h2 id="part-2" lang="km">');
  });

  it('lets nothing of elsewhere through', () => {
    const bad =
      '<img src="https://evil.example/a.png"><h2 onclick="a()" id="main">x</h2><script>a()</script>';
    const { html } = printBody(bad, file());
    expect(html).toBe('<h2 id="part-1">x</h2>');
  });
});

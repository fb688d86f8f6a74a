import { describe, expect, it } from 'vitest';
import { type ContentPage, sectionsOf } from './sections.ts';

const page = (more: Partial<ContentPage>): ContentPage => ({
  slug: 'about',
  title: 'About',
  title_kh: '',
  lead: '',
  lead_kh: '',
  body: '',
  body_kh: '',
  contents: [],
  contents_kh: [],
  updated_at: '2026-01-01T00:00:00Z',
  ...more,
});

describe('the sections of a page of text (1.013)', () => {
  it('are what stands under each heading', () => {
    const found = sectionsOf(
      page({
        body: '<p>First</p><h2 id="part-1">One &amp; <em>a</em></h2><p>x</p><ul><li>y</li></ul><h2 id="part-2" lang="km">ពីរ</h2>',
        contents: [
          { id: 'part-1', text: 'One & a' },
          { id: 'part-2', text: 'ពីរ' },
        ],
      }),
      'en',
    );
    expect(found).toEqual({
      lang: 'en',
      opening: '<p>First</p>',
      sections: [
        { id: 'part-1', title: 'One & a', html: '<p>x</p><ul><li>y</li></ul>' },
        { id: 'part-2', title: 'ពីរ', html: '' },
      ],
    });
  });

  it('fall back to the other language, and say so', () => {
    const english = page({
      body: '<h2 id="part-1">One</h2><p>x</p>',
      contents: [{ id: 'part-1', text: 'One' }],
    });
    expect(sectionsOf(english, 'km')).toMatchObject({ lang: 'en', sections: [{ title: 'One' }] });
    expect(sectionsOf(page({}), 'km')).toEqual({ lang: 'km', opening: '', sections: [] });
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HitText, ListHits } from '#web/components/ui/hit-text.tsx';
import { hitsOf } from './list-hits.ts';

const RECORD = {
  id: 'fin',
  name: 'Fin Tech House',
  summary_kh: 'ស្តាត\u2060អាប់\u200Bហិរញ្ញវត្ថុ',
  province: { code: '12', name: 'Phnom Penh', name_kh: 'ភ្នំពេញ' },
  tags: [{ slug: 'fintech', name: 'Fintech', name_kh: 'បច្ចេកវិទ្យាហិរញ្ញវត្ថុ' }],
};

const drawn = (text: string, search: string) =>
  renderToStaticMarkup(
    <ListHits value={hitsOf([RECORD], search)}>
      <HitText text={text} />
    </ListHits>,
  );

describe('what was searched in the cards of a list (UX rule 14)', () => {
  it.each([
    ['title', RECORD.name, 'fin', '<mark>Fin</mark> Tech House'],
    ['place', 'Phnom Penh', 'phnom penh', '<mark>Phnom</mark> <mark>Penh</mark>'],
    ['sector', 'Fintech', 'fintech', '<mark>Fintech</mark>'],
    ['a place within a line', 'Hall 2, ភ្នំពេញ', 'ភ្នំ', 'Hall 2, <mark>ភ្នំ</mark>ពេញ'],
    ['text with marks', RECORD.summary_kh, 'អាប់', 'ស្តាត\u2060<mark>អាប់</mark>\u200Bហិរញ្ញវត្ថុ'],
    ['never half a letter', 'ភ្នំពេញ', 'ភ្ន', '<mark>ភ្នំ</mark>ពេញ'],
    ['nothing', RECORD.name, 'rice', 'Fin Tech House'],
    ['nothing asked for', RECORD.name, ' ', 'Fin Tech House'],
  ])('%s', (_what, text, search, expected) => {
    expect(drawn(text, search)).toBe(expected);
  });

  it('marks no word that a text does not hold where several are asked for', () => {
    expect(Object.keys(hitsOf([RECORD], 'fintech kampot'))).toEqual(['Fintech']);
  });
});

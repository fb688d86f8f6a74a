import { describe, expect, it } from 'vitest';
import { bodyOf, eventOf, programOf } from './publication-of.ts';

const nobody = { organiser_id: null, category_id: null };

describe('what an approved suggestion becomes (3.017, B.56)', () => {
  it('is paragraphs of plain text, in which nothing typed is markup', () => {
    expect(bodyOf('One\ntwo\n\n\n<b>three</b> & "four"', 'First')).toBe(
      '<p>First</p>\n<p>One<br>two</p>\n<p>&lt;b&gt;three&lt;/b&gt; &amp; &quot;four&quot;</p>',
    );
    expect(bodyOf('  \n\n ')).toBe('');
  });

  it('counts the last day of a program whole, in Phnom Penh', () => {
    const made = programOf({ opens_on: '2026-12-01', closes_on: '2026-12-31' }, nobody);
    expect(made.opens_at).toEqual(new Date('2026-11-30T17:00:00Z'));
    expect(made.closes_at).toEqual(new Date('2026-12-31T16:59:00Z'));
    expect(programOf({}, nobody)).toMatchObject({ opens_at: null, closes_at: null, cohort_size: null });
  });

  it('names an organiser in the text only while it has no page to link to', () => {
    expect(programOf({ organiser: 'A & B' }, nobody).body).toBe('<p>Organiser: A &amp; B</p>');
    expect(programOf({ organiser: 'A & B' }, { ...nobody, organiser_id: 'x' }).body).toBe('');
  });

  it('keeps no place of an event online, and one day where there is no last day', () => {
    const times = { starts_on: '2026-12-05', starts_time: '18:00', ends_time: '20:30' };
    const online = eventOf({ ...times, place: 'online', venue: 'Hall', province_code: '12' }, nobody);
    expect(online).toMatchObject({
      is_online: true,
      venue: '',
      province_code: null,
      price: 0,
      currency: 'USD',
    });
    expect(online.ends_at).toEqual(new Date('2026-12-05T13:30:00Z'));
    const riel = eventOf({ ...times, place: 'in_person', price: '20,000', currency: 'KHR' }, nobody);
    expect(riel).toMatchObject({ is_online: false, price: 2_000_000, currency: 'KHR' });
  });
});

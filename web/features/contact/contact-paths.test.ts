import { describe, expect, it } from 'vitest';
import { aboutIn, referenceIn, sentPath } from './contact-paths.ts';
import { contactTo } from './contact-to.ts';

describe('addresses of the contact form (2.005)', () => {
  it('carry the subject and the page it is about', () => {
    expect(contactTo({})).toBe('/contact');
    expect(contactTo({ category: 'report-profile', about: '/program/1' })).toBe(
      '/contact?category=report-profile&about=%2Fprogram%2F1',
    );
  });

  it('read a page of this site or the id of a record, and nothing else', () => {
    const id = '0190a000-0000-7000-8000-000000000001';
    expect(aboutIn('/event/1')).toBe('/event/1');
    expect(aboutIn(id)).toBe(`/ecosystem/discover/detail?id=${id}`);
    for (const bad of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '', null])
      expect(aboutIn(bad)).toBe('');
  });

  it('name a message by its reference alone', () => {
    expect(sentPath('C-7KQ4MX')).toBe('/contact?sent=C-7KQ4MX');
    expect(referenceIn('C-7KQ4MX')).toBe('C-7KQ4MX');
    for (const bad of ['C-7kq4mx', '<b>', 'C-7KQ4MX9', null]) expect(referenceIn(bad)).toBeNull();
  });
});

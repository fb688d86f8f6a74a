import { describe, expect, it } from 'vitest';
import { BREAK, withoutLineBreaks } from '#shared/khmer/line-marks.ts';
import { asShown, isReadOnly } from './lines-of-page.ts';

describe('the lines of a page', () => {
  it.each([
    '/',
    '/about',
    '/ecosystem/discover/category/startup',
    '/program/1',
    '/program/1.data',
    '/_root.data',
  ])('records carry marks where they are read: %s', (path) => expect(isReadOnly(path)).toBe(true));

  it.each([
    '/desk',
    '/desk/review/1',
    '/user/profile/startup/1.data',
    '/user/profile',
    '/contact',
    '/CONTACT.data',
    '/ecosystem/get-listed/startup',
    '/ecosystem/discover/category/startup/1/claim',
    '/program-sharing/basic',
    '/event/suggest',
    '/account/register',
  ])('and none where somebody writes: %s', (path) => expect(isReadOnly(path)).toBe(false));

  it('marks texts, and leaves what is for programs and what is known of the reader', () => {
    const answer = {
      slug: 'ភាពថ្មី',
      website: 'https://ភាពថ្មី.example',
      viewer: { name: 'ភាពថ្មី' },
      data: [{ name_kh: 'ភាពថ្មី' }],
    };
    const shown = asShown(answer) as typeof answer;
    expect(shown).toEqual({ ...answer, data: [{ name_kh: `ភាព${BREAK}ថ្មី` }] });
    expect(withoutLineBreaks(JSON.stringify(shown))).toBe(JSON.stringify(answer));
  });
});

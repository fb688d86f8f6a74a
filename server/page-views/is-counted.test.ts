import { describe, expect, it } from 'vitest';
import { isCounted, shownPath } from './is-counted.ts';

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/150.0' };

describe('which page views count (7.161, B.81)', () => {
  it('those of people', () => {
    expect(isCounted(browser, '/program')).toBe(true);
    expect(isCounted({ ...browser, dnt: '0' }, '/program')).toBe(true);
    expect(isCounted({ ...browser, 'sec-fetch-mode': 'navigate' }, '/program')).toBe(true);
    expect(isCounted({ ...browser, 'sec-fetch-mode': 'cors' }, '/program.data')).toBe(true);
  });
  it.each([
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { 'save-data': 'on' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-mode': 'same-origin' },
    { referer: 'http://phum.example/sw.js' },
    { 'user-agent': 'Googlebot/2.1' },
    { 'user-agent': 'Mozilla/5.0 HeadlessChrome/150.0' },
    { 'user-agent': '' },
  ])('not with %o', (headers) => {
    expect(isCounted({ ...browser, ...headers }, '/program')).toBe(false);
  });
  it('the data of another page, not of the one that is open', () => {
    const from = (path: string) => ({ ...browser, referer: `http://phum.example${path}` });
    expect(isCounted(from('/'), '/program.data')).toBe(true);
    expect(isCounted(from('/program?search=x'), '/program.data')).toBe(false);
    expect(isCounted(from('/'), '/_root.data')).toBe(false);
    expect(isCounted(browser, '/program.data')).toBe(true);
    expect(isCounted(from('/sw.js'), '/program.data')).toBe(false);
    expect(isCounted({ ...browser, referer: 'not an address' }, '/program.data')).toBe(true);
  });
  it('knows the path people see', () => {
    expect(shownPath('/_root.data')).toBe('/');
    expect(shownPath('/program/1.data')).toBe('/program/1');
    expect(shownPath('/program')).toBe('/program');
  });
});

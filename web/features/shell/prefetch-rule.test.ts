import { describe, expect, it } from 'vitest';
import { mayPrefetch, pageToPrefetch } from './prefetch-rule.ts';

const here = { origin: 'https://phum.example', pathname: '/', search: '' };
const link = (href: string, more: { target?: string; download?: string } = {}) => {
  const { origin, pathname, search } = new URL(href, here.origin);
  return { href, origin, pathname, search, target: '', download: '', ...more };
};

describe('prefetching', () => {
  it('is off on 2g and with Save-Data (9.033, UX 73)', () => {
    expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
  });

  it('is on elsewhere, also where the browser tells nothing (9.032)', () => {
    expect(mayPrefetch({ effectiveType: '3g' })).toBe(true);
    expect(mayPrefetch(undefined)).toBe(true);
  });

  it('takes pages of this site', () => {
    expect(pageToPrefetch(link('/program?sector=a'), here)).toBe('/program?sector=a');
  });

  it.each([
    ['another site', link('https://other.example/')],
    ['this page', link('/')],
    ['a new tab', link('/program', { target: '_blank' })],
    ['a download', link('/program', { download: 'a' })],
    ['a file', link('/event.ics')],
    ['the API', link('/api/v1/search/')],
    ["somebody's own pages", link('/user/profile/bio')],
    ['signing out', link('/account/sign-out')],
    ['another language', link('/event?lang=km')],
    ['the sign-in dialog', link('/event?action=login')],
  ])('leaves %s alone', (_what, one) => {
    expect(pageToPrefetch(one, here)).toBeNull();
  });
});

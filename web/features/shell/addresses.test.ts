import { describe, expect, it } from 'vitest';
import { EVENT_FILTERS } from '#shared/domain/event.ts';
import { PROGRAM_FILTERS } from '#shared/domain/program.ts';
import { addressIn, alternates, switchTo, without, withParam } from './addresses.ts';

const SITE = 'https://phum.example';

describe('the address of a page', () => {
  it('is plain in English and carries the language in Khmer (B.89, UX 57)', () => {
    const page = { pathname: '/event', search: '' };
    expect(addressIn('en', page, SITE)).toBe('https://phum.example/event');
    expect(addressIn('km', page, SITE)).toBe('https://phum.example/event?lang=km');
  });

  it('is one, however the link was written', () => {
    const messy = {
      pathname: '/event/',
      search: '?utm_source=x&page=2&lang=km&action=login&next=%2Fx&q=rice&category=a&whatever=1&ref=mail',
    };
    expect(addressIn('en', messy, SITE)).toBe('https://phum.example/event?category=a&page=2');
    expect(addressIn('en', { pathname: '/', search: '' }, SITE)).toBe('https://phum.example/');
  });

  it('is one, in whichever letters it was asked for', () => {
    expect(addressIn('en', { pathname: '/ABOUT', search: '' }, SITE)).toBe('https://phum.example/about');
  });

  it('names no secret, whatever page it is of', () => {
    const whole = (path: string) => {
      const { pathname, search } = new URL(path, SITE);
      return addressIn('km', { pathname, search }, SITE);
    };
    for (const page of ['unsubscribe', 'team-invite', 'event/submission', 'ecosystem/get-listed/continue'])
      for (const asked of [`/${page}/aBc`, `/${page.toUpperCase()}/aBc/`, `/${page}?id=aBc`])
        expect([asked, whole(asked)]).toEqual([asked, `${SITE}/${page}?lang=km`]);
  });

  it('keeps repeated parameters', () => {
    const page = { pathname: '/x', search: '?sector=b&sector=a' };
    for (const { key } of [...EVENT_FILTERS, ...PROGRAM_FILTERS])
      expect(addressIn('en', { pathname: '/x', search: `?${key}=a` }, SITE)).toBe(`${SITE}/x?${key}=a`);
    expect(addressIn('en', page, SITE)).toBe('https://phum.example/x?sector=b&sector=a');
  });

  it('names both languages and a default for search engines (UX 57)', () => {
    expect(alternates({ pathname: '/about', search: '' }, SITE)).toEqual([
      { lang: 'en', href: 'https://phum.example/about' },
      { lang: 'km', href: 'https://phum.example/about?lang=km' },
      { lang: 'x-default', href: 'https://phum.example/about' },
    ]);
  });
});

describe('links to the same page', () => {
  const page = { pathname: '/program', search: '?sector=a&lang=en' };

  it('change the language and nothing else (4.028, UX 6.3.24)', () => {
    expect(switchTo('km', page)).toBe('/program?sector=a&lang=km');
  });

  it('set and take away one parameter (2.080)', () => {
    expect(withParam('action', 'login', { pathname: '/', search: '' })).toBe('/?action=login');
    expect(without('lang', page)).toBe('/program?sector=a');
    expect(without('action', { pathname: '/', search: '?action=login' })).toBe('/');
  });
});

import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { inLanguage } from '#shared/i18n/in-language.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { expect, ON_DESKTOP, test } from './base.ts';
import type { Place } from './support/pages/place.ts';
import { addressOf, nameOf, PLACES } from './support/pages.ts';
import { picturesIn, problemsOfStructuredData, structuredDataIn } from './support/structured-data.ts';

// Documents as the server sends them, the same for every width, and no browser. What hangs on the language is validated in
// both, the HTML, which is drawn from the same parts, in one or the other by turns.

const PRIVATE = /^(desk|dev|api|account|camdigikey-login|user|ecosystem\/get-listed\/)/;
const isPublic = ({ route, as, leads }: Place) => !as && !leads && !PRIVATE.test(route);

const html = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
async function problemsOfHtml(text: string): Promise<string[]> {
  const { results } = await html.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const pictures = new Map<string, string>();
/** What is sent for a picture; many pages have the same. */
async function kindOfPicture(path: string, request: APIRequestContext): Promise<string> {
  const known = pictures.get(path);
  if (known) return known;
  const answer = await request.get(path);
  const kind = `${answer.status()} ${answer.headers()['content-type']}`;
  pictures.set(path, kind);
  return kind;
}

test('the validators find what is wrong', ON_DESKTOP, async () => {
  expect(
    await problemsOfHtml(
      '<!doctype html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body></html>',
    ),
  ).not.toEqual([]);
  const bad = { '@context': 'https://schema.org', '@type': 'Event', name: 'x', startDate: 'soon', url: '/x' };
  expect(await problemsOfStructuredData(bad)).toEqual([
    'Event: no location',
    'Event.startDate: soon',
    'Event.url: /x',
  ]);
  const program = {
    '@context': 'https://schema.org',
    '@type': 'EducationalOccupationalProgram',
    name: 'x',
    url: 'https://x.example/',
    inLanguage: 'km',
  };
  expect(await problemsOfStructuredData(program)).toEqual([
    'EducationalOccupationalProgram.inLanguage: not a property of EducationalOccupationalProgram (schema.org)',
  ]);
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 2, name: 'x' }],
  };
  expect(await problemsOfStructuredData(list)).not.toEqual([]);
});

for (const [index, place] of PLACES.filter(isPublic).entries()) {
  test(
    `${nameOf(place)}: HTML, JSON-LD, canonical address and picture stand up to validators`,
    ON_DESKTOP,
    async ({ site, request }) => {
      const cookies: string[] = [];
      const address = await addressOf(place, site, {
        request,
        context: () => ({
          addCookies: async (own) => void cookies.push(...own.map(({ name, value }) => `${name}=${value}`)),
        }),
      });
      for (const language of LANGUAGES) {
        const url = new URL(address, site.origin);
        url.searchParams.set('lang', language);
        const answer = await request.get(url.href, {
          headers: cookies.length > 0 ? { cookie: cookies.join('; ') } : {},
        });
        const text = await answer.text();
        if (language === LANGUAGES[index % LANGUAGES.length])
          expect.soft(await problemsOfHtml(text), `${language}: HTML`).toEqual([]);
        for (const data of structuredDataIn(text)) {
          expect.soft(await problemsOfStructuredData(data), `${language}: JSON-LD`).toEqual([]);
          for (const picture of picturesIn(data))
            expect
              .soft(await kindOfPicture(new URL(picture).pathname, request), picture)
              .toMatch(/^200 image\//);
        }
        if (answer.status() !== 200 || place.route.startsWith('offline')) continue;
        const canonical = [...text.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href]) => href);
        const shared = [...text.matchAll(/<meta property="og:url" content="([^"]+)"/g)].map(([, url]) => url);
        expect.soft(canonical, `${language}: canonical`).toHaveLength(1);
        const named = canonical.map((address) =>
          inLanguage(address!.replaceAll('&amp;', '&'), language).replaceAll('&', '&amp;'),
        );
        expect.soft(shared, `${language}: address of shared links`).toEqual(named);
        const picture = /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1];
        expect
          .soft(await kindOfPicture(new URL(picture!).pathname, request), `${picture}`)
          .toBe('200 image/png');
      }
    },
  );
}

import { expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';

/** The document says what it is and in which language; `found` ones also where they stand for search engines. */
export async function expectDocument(page: Page, language: Language, found: boolean): Promise<void> {
  const head = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const content = (name: string) =>
      [...document.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map((meta) => meta.content);
    const href = (link: HTMLLinkElement) => link.getAttribute('href');
    return {
      language: document.documentElement.lang,
      title: document.title,
      mains: document.querySelectorAll('main').length,
      headings: [...document.querySelectorAll('h1')].filter(shown).length,
      sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) =>
        href.replace('#', ''),
      ),
      robots: content('robots'),
      description: content('description'),
      canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(href),
      alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
        (link) => [link.hreflang, href(link)] as const,
      ),
    };
  });
  expect(head).toMatchObject({ language, mains: 1, headings: 1 });
  // Linked again, further down, the frame's would win over those of the page.
  expect(head.sheets.lastIndexOf(head.sheets[0]!), 'the sheet of the frame is linked once').toBe(0);
  expect(head.title).toMatch(/\S.* – \S|\S – /);
  if (!found) return;
  expect(head.robots.filter((one) => one.includes('noindex'))).toEqual([]);
  expect(head.description).toEqual([expect.stringMatching(/\S{2}/)]);
  expect(head.canonical).toHaveLength(1);
  const hreflangs = head.alternates.map(([hreflang]) => hreflang).sort();
  expect(hreflangs).toEqual([...LANGUAGES, 'x-default'].sort());
  expect(Object.fromEntries(head.alternates)[language]).toBe(head.canonical[0]);
}

import { listedAddress } from '#shared/i18n/in-language.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import type { SitemapEntry } from './sitemap-entries.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The list of parts. */
export function sitemapIndex(publicUrl: string, parts: readonly string[]): string {
  const lines = parts.map(
    (part) => `<sitemap><loc>${escaped(`${publicUrl}/sitemap-${part}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${SITEMAPS}">${lines.join('\n')}</sitemapindex>\n`;
}

/** One part: each page once a language, each naming the others. */
export function sitemapPart(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.flatMap(({ path, changed }) => {
    const link = (hreflang: string, language: Language) =>
      `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(addressIn(publicUrl, path, language))}"/>`;
    // Whoever wants neither language gets the default one, as the heads of the pages say.
    const links =
      LANGUAGES.map((language) => link(language, language)).join('') + link('x-default', DEFAULT_LANGUAGE);
    const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : '';
    return LANGUAGES.map(
      (language) => `<url><loc>${escaped(addressIn(publicUrl, path, language))}</loc>${day}${links}</url>`,
    );
  });
  return `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${lines.join('\n')}</urlset>\n`;
}

/** What programs that read the whole web may not fetch: what is somebody's own, and what only costs. */
export function robotsText(publicUrl: string): string {
  const closed = [
    '/account/',
    '/api/',
    '/base-api/',
    '/camdigikey-login',
    '/desk',
    '/dev/',
    '/offline',
    '/user-api',
    '/user/profile',
  ];
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}

const addressIn = (publicUrl: string, path: string, language: Language) =>
  listedAddress(publicUrl + path, language);

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

import type { Language } from '#shared/i18n/languages.ts';

export interface AtomEntry {
  /** Names the entry for ever, also where its address changes (RFC 4287, 4.2.6): made by `tagUri`. */
  id: string;
  title: string;
  /** Language of its texts where it is not that of the feed. */
  language: Language;
  link: string;
  published: Date;
  updated: Date;
  author: string | null;
  /** Plain text. */
  summary: string;
  /** Rich text, sanitised. */
  content: string;
  categories: readonly string[];
}

export interface AtomFeed {
  id: string;
  title: string;
  subtitle: string;
  language: Language;
  /** Its own address, and that of the page it follows. */
  self: string;
  page: string;
  author: string;
  entries: readonly AtomEntry[];
}

/**
 * A feed of the Atom Syndication Format (RFC 4287). Written here because the language of a text is said on the feed and,
 * where an entry falls back to the other language, on the entry, which the library for feeds cannot do.
 */
export function atomFeed(feed: AtomFeed): string {
  const updated = new Date(Math.max(0, ...feed.entries.map((entry) => entry.updated.getTime())));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element('id', feed.id),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', updated.toISOString()),
    `<link rel="self" type="application/atom+xml" href="${escaped(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${feed.language}" href="${escaped(feed.page)}"/>`,
    `<author>${element('name', feed.author)}</author>`,
    ...feed.entries.map((entry) => entryOf(entry, feed.language)),
    '</feed>\n',
  ].join('\n');
}

function entryOf(entry: AtomEntry, language: Language): string {
  return [
    entry.language === language ? '<entry>' : `<entry xml:lang="${entry.language}">`,
    element('id', entry.id),
    element('title', entry.title),
    `<link rel="alternate" type="text/html" href="${escaped(entry.link)}"/>`,
    element('published', entry.published.toISOString()),
    element('updated', entry.updated.toISOString()),
    ...(entry.author ? [`<author>${element('name', entry.author)}</author>`] : []),
    ...entry.categories.map((term) => `<category term="${escaped(term)}"/>`),
    ...(entry.summary ? [element('summary', entry.summary)] : []),
    ...(entry.content ? [`<content type="html">${escaped(entry.content)}</content>`] : []),
    '</entry>',
  ].join('\n');
}

/** A name for an entry that stays when its address changes (RFC 4151). The year is that of the first feed. */
export const tagUri = (publicUrl: string, path: string): string =>
  `tag:${new URL(publicUrl).hostname},2026:${path}`;

/**
 * The name of a feed: that of its own address, since each choice of filters and each language is a feed of its own, and
 * readers take two with one name for the same.
 */
export const feedId = (publicUrl: string, self: string): string =>
  tagUri(publicUrl, self.replace(/^\//, '').replace('.atom', ''));

const element = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`;

/** Signs with a meaning become references; control characters, which XML cannot hold, go. */
const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

import { URL_MAX } from '../constants.ts';
import type { Rule, RuleProblem } from './rule.ts';

/** Example in the message. */
export const URL_EXAMPLE = 'https://name.example';

const FORMAT: RuleProblem = { key: 'url.format', params: { host: URL_EXAMPLE } };

/** Optional; looks like a domain with a tail, with or without http(s) before it. */
export const webUrl: Rule = (value) =>
  value.trim() === '' || normaliseWebUrl(value) !== null ? null : FORMAT;

/** The same with the short wording. */
export const webUrlShort: Rule = (value) => (webUrl(value) ? { key: 'url.short' } : null);

/** Optional; http or https must be typed. */
export const optionalUrl: Rule = (value) =>
  value.trim() === '' || (/^https?:\/\//i.test(value.trim()) && normaliseWebUrl(value) !== null)
    ? null
    : FORMAT;

/** The address as it is stored: https where no scheme was typed. Null when it is not a web address. */
export function normaliseWebUrl(value: string): string | null {
  const url = parseWebUrl(value);
  if (!url) return null;
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : url.href;
}

/** A parsed public http(s) address with a domain that has a tail; no user name, no address of digits. */
export function parseWebUrl(value: string): URL | null {
  const typed = value.trim();
  if (typed === '' || typed.length > URL_MAX || /[\s\p{C}\\]/u.test(typed)) return null;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(typed);
  const hasScheme = /^https?:\/\//i.test(typed);
  if (scheme && !hasScheme && !/^[^/?#]+:\d+(?:[/?#]|$)/.test(typed)) return null;
  const url = tryUrl(hasScheme ? typed : `https://${typed}`);
  if (!url || url.username || url.password) return null;
  return /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/.test(
    url.hostname,
  )
    ? url
    : null;
}

/** `URL.parse` is missing in browsers of 2023. */
function tryUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

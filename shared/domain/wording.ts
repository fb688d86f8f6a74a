import type { Language } from '../i18n/languages.ts';
import { OWN_NAMES } from '../i18n/own-names.ts';
import type { DeskAction } from './roles.ts';

/** What somebody at the desk may do who changes the texts of a language: Khmer is written by translators as well. */
export const WORDING_ACTION: Readonly<Record<Language, DeskAction>> = {
  en: 'manage_settings',
  km: 'translate',
};

/** Where the desk changes the texts of the interface. */
export const WORDING_PATH = '/desk/texts';
/** A key of a text: its area, and its place there. */
export const WORDING_KEY = /^[a-z][a-z-]*:[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/;
export const WORDING_KEY_MAX = 120;
export const WORDING_MAX = 2_000;

/** The address of one text. */
export const wordingPath = (key: string) => `${WORDING_PATH}/${encodeURIComponent(key)}`;

/** The places of a text that are filled in when it is said: "{name}" and the like, in order, each once. */
export const placesIn = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name!))].sort();

export type WordingProblem = 'missing' | 'unknown' | 'long';

/**
 * What keeps a text from standing in place of the released one: a place is lost, one is there that nothing fills in, or it is
 * far too long. The names of the site may come and go.
 */
export function wordingProblem(
  released: string,
  text: string,
): { problem: WordingProblem; places: string[]; most: number } | null {
  const most = Math.min(WORDING_MAX, Math.max(200, [...released].length * 3));
  const [wanted, found] = [released, text].map((one) => placesIn(one).filter((name) => !OWN_NAMES.has(name)));
  const missing = wanted!.filter((name) => !found!.includes(name));
  const unknown = found!.filter((name) => !wanted!.includes(name));
  if (missing.length > 0) return { problem: 'missing', places: missing, most };
  if (unknown.length > 0) return { problem: 'unknown', places: unknown, most };
  if ([...text].length > most) return { problem: 'long', places: [], most };
  return null;
}

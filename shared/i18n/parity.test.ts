import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanText } from '#shared/khmer/clean-text.ts';
import { placesIn } from '../domain/wording.ts';
import { AREAS, type Area } from './areas.ts';
import { catalog } from './catalog.ts';
import { LANGUAGES } from './languages.ts';
import { LATIN_IN_KHMER } from './latin-in-khmer.ts';
import { OWN_NAMES } from './own-names.ts';

type Leaf = [path: string, text: string];

function leaves(node: unknown, path = ''): Leaf[] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([name, child]) =>
    leaves(child, path ? `${path}.${name}` : name),
  );
}

const logical = (path: string) => path.replace(/_(?:one|other)$/, '');
const unique = (paths: string[]) => [...new Set(paths)];
/** The name of the site is said where a language needs it. */
const places = (text: string) => placesIn(text).filter((name) => !OWN_NAMES.has(name));

/** Texts that are the same in both languages by nature: names in their own script. */
const SAME_IN_BOTH = new Set([
  'share.linkedin',
  'share.facebook',
  'share.twitter',
  'share.telegram',
  'language.en',
  'language.km',
]);

describe('both languages (1.001, 5.001)', () => {
  it.each(LANGUAGES)('every file of %s is registered, and every area has a file', (language) => {
    const files = readdirSync(new URL(`./${language}/`, import.meta.url)).map((name) => name.slice(0, -5));
    expect(files.sort()).toEqual([...AREAS].sort());
  });

  describe.each(AREAS)('%s', (area: Area) => {
    const english = leaves(catalog.en[area]);
    const khmer = leaves(catalog.km[area]);
    const englishByPath = new Map(english);

    it('has every text in both languages', () => {
      const [en, km] = [english, khmer].map((texts) => texts.map(([path]) => logical(path)));
      const missing = (from: string[], into: string[], language: string) =>
        unique(from.filter((path) => !into.includes(path))).map(
          (path) => `${path} is missing in shared/i18n/${language}/${area}.json`,
        );
      expect([...missing(en!, km!, 'km'), ...missing(km!, en!, 'en')]).toEqual([]);
    });

    it('has the same keys in the same order', () => {
      expect(unique(khmer.map(([path]) => logical(path)))).toEqual(
        unique(english.map(([path]) => logical(path))),
      );
    });

    it('has both plural forms in English, only the general one in Khmer', () => {
      const paths = english.map(([path]) => path);
      for (const path of paths.filter((name) => name.endsWith('_one'))) {
        expect(paths).toContain(path.replace(/_one$/, '_other'));
      }
      expect(khmer.filter(([path]) => path.endsWith('_one'))).toEqual([]);
      expect(khmer.map(([path]) => path).filter((path) => path.endsWith('_other'))).toEqual(
        paths.filter((path) => path.endsWith('_other')),
      );
    });

    it('has no empty text', () => {
      expect([...english, ...khmer].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    it('has the same places to fill', () => {
      for (const [path, text] of khmer) {
        const original = englishByPath.get(path) ?? englishByPath.get(logical(path)) ?? '';
        expect([path, ...places(text)]).toEqual([path, ...places(original)]);
      }
    });

    it('has Khmer in Khmer, and no English left in it', () => {
      const untranslated = khmer.filter(
        ([path, text]) =>
          !SAME_IN_BOTH.has(path) &&
          text === (englishByPath.get(path) ?? '') &&
          /[A-Za-z]/.test(text.replace(/\{\w+\}/g, '')),
      );
      expect(untranslated).toEqual([]);
      const foreign = khmer.flatMap(([path, text]) =>
        (text.replace(/\{\w+\}|[\w.]+@[\w.]+/g, ' ').match(/[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z]+)*/g) ?? [])
          .filter((word) => !LATIN_IN_KHMER.has(word))
          .map((word) => `${path}: ${word}`),
      );
      expect(foreign).toEqual([]);
    });

    it('writes 0-9 only (UX 6.3.16)', () => {
      expect([...english, ...khmer].filter(([, text]) => /[\u17E0-\u17E9]/.test(text))).toEqual([]);
    });

    it('writes Khmer in its storage form, with ៖ and ។', () => {
      expect(khmer.filter(([, text]) => cleanText(text) !== text.trim())).toEqual([]);
      expect(khmer.filter(([, text]) => /[\u1780-\u17D3](?::|\.(?!\.))/.test(text))).toEqual([]);
    });
  });
});

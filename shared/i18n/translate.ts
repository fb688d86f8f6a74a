import type { Texts } from './areas.ts';
import type { TextKey } from './keys.ts';
import { type Language, LOCALES } from './languages.ts';
import { missingText } from './missing-texts.ts';
import { OWN_NAMES } from './own-names.ts';

/** Values for `{name}` places. Numbers are written with separators (1,248): pass years and codes as strings. */
export type TextParams = Readonly<Record<string, string | number>>;

export interface Translator {
  (key: TextKey, params?: TextParams): string;
  readonly language: Language;
  /** Whether there is such a text: for keys made of what a server said. */
  has(key: string): key is TextKey;
}

export interface TranslatorOptions {
  /** What was found before in the same texts, to share it between translators; emptied by whoever changes them. */
  found?: Map<string, string>;
}

/**
 * A function that gives texts by key in one language, from the areas that were loaded for the page.
 * `params.count` chooses between `key_one` and `key_other`; Khmer has `key_other` only.
 */
export function createTranslator(
  language: Language,
  texts: Texts,
  { found = new Map() }: TranslatorOptions = {},
): Translator {
  const { plural, numbers } = formatsOf(language);

  const translate = (key: TextKey, params: TextParams = {}): string => {
    const text = textOf(key, params.count) ?? missingText(`No ${language} text for "${key}"`, key);
    if (!text.includes('{')) return text;
    return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
      const value = params[name] ?? ownName(name) ?? missingText(`No value for ${place} in "${key}"`, place);
      return typeof value === 'number' ? numbers.format(value) : value;
    });
  };

  /** What the site is called, for every text that says it: in one place, so that a desk can change it. */
  const ownName = (place: string): string | null =>
    OWN_NAMES.has(place) ? textOf(OWN_NAMES.get(place)!, undefined) : null;

  function textOf(key: string, count: string | number | undefined): string | null {
    const form = typeof count === 'number' ? plural.select(count) : '';
    const name = `${key}|${form}`;
    // A page asks for the same few texts on every card. What is not there yet may still arrive.
    const text = found.get(name) ?? find(key, form);
    if (text !== null) found.set(name, text);
    return text;
  }

  function find(key: string, form: string): string | null {
    const colon = key.indexOf(':');
    const path = key.slice(colon + 1).split('.');
    const last = path.pop() ?? '';
    let node: unknown = (texts as Record<string, unknown>)[key.slice(0, colon)];
    for (const part of path) node = child(node, part);
    const text =
      (form ? child(node, `${last}_${form}`) : undefined) ??
      child(node, last) ??
      child(node, `${last}_other`);
    return typeof text === 'string' ? text : null;
  }

  return Object.assign(translate, {
    language,
    has: (key: string): key is TextKey => textOf(key, undefined) !== null,
  });
}

interface Formats {
  plural: Intl.PluralRules;
  numbers: Intl.NumberFormat;
}

const formats: Partial<Record<Language, Formats>> = {};

/** Made once a language: each costs about as much as all texts of a card. */
function formatsOf(language: Language): Formats {
  formats[language] ??= {
    plural: new Intl.PluralRules(LOCALES[language]),
    // Engines differ in the separator of Khmer (248 or): both languages write it as shared/format/numbers.ts does.
    numbers: new Intl.NumberFormat('en'),
  };
  return formats[language];
}

function child(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null && Object.hasOwn(node, name)
    ? (node as Record<string, unknown>)[name]
    : undefined;
}

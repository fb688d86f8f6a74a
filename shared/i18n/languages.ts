/** The two languages of the platform. */
export const LANGUAGES = ['en', 'km'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language of a visitor who chose none. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language in its own name, as the toggle writes it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', km: 'ភាសាខ្មែរ' };

/** Locale of dates and numbers. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-AU', km: 'km' };

/** Whether a value from a cookie, a query or a header names one of the two languages. */
export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'km';
}

/** The language the toggle switches to. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'km' : 'en';
}

/** The first of the two languages a browser asks for in `Accept-Language`; null when it names neither. */
export function languageFromHeader(header: string | undefined): Language | null {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';');
      const quality = options.map((option) => option.trim()).find((option) => option.startsWith('q='));
      return { code: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .find(({ code }) => isLanguage(code));
  return wanted && isLanguage(wanted.code) ? wanted.code : null;
}

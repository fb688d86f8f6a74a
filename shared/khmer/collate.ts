import type { Language } from '#shared/i18n/languages.ts';

/** A record's names in both scripts, under the API's field names. */
export interface BilingualName {
  name?: string | null;
  name_kh?: string | null;
}

const COLLATORS = {
  en: new Intl.Collator('en', { numeric: true }),
  km: new Intl.Collator('km', { numeric: true }),
};

const KHMER = /\p{Script=Khmer}/u;

/**
 * Order of a list in one language: by the name in that script; records without one come last, by the
 * other script's order. Ties go by the other name, so that every page of a list is stable.
 */
export function compareNames(language: Language): (a: BilingualName, b: BilingualName) => number {
  const other = language === 'km' ? 'en' : 'km';
  return (a, b) => {
    const [ownA, ownB] = [nameIn(language, a), nameIn(language, b)];
    if ((ownA === '') !== (ownB === '')) return ownA === '' ? 1 : -1;
    return (
      COLLATORS[language].compare(ownA, ownB) || COLLATORS[other].compare(nameIn(other, a), nameIn(other, b))
    );
  };
}

/** A Khmer name counts as one only if it is written in Khmer script. */
function nameIn(language: Language, record: BilingualName): string {
  if (language === 'en') return record.name ?? '';
  const name = record.name_kh ?? '';
  return KHMER.test(name) ? name : '';
}

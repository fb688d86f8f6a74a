import type { Language } from '#shared/i18n/languages.ts';

/** Names by record number: in English, and in Khmer where the name really is in that script, else ''. */
export interface Names {
  en: string[];
  km: string[];
}

const COLLATORS: Record<Language, Intl.Collator> = {
  en: new Intl.Collator('en', { numeric: true }),
  km: new Intl.Collator('km', { numeric: true }),
};
const KHMER = /\p{Script=Khmer}/u;

export function setNames(names: Names, number: number, name: string, name_kh: string): void {
  names.en[number] = name;
  names.km[number] = KHMER.test(name_kh) ? name_kh : '';
}

/** The order of `compareNames` in shared/khmer/collate.ts, twice as fast over many records prepared once. */
export function compareNumbers(names: Names, language: Language): (a: number, b: number) => number {
  const other = language === 'km' ? 'en' : 'km';
  const { [language]: own, [other]: second } = names;
  const { [language]: collator, [other]: otherCollator } = COLLATORS;
  return (a, b) => {
    const [ownA, ownB] = [own[a]!, own[b]!];
    if ((ownA === '') !== (ownB === '')) return ownA === '' ? 1 : -1;
    return collator.compare(ownA, ownB) || otherCollator.compare(second[a]!, second[b]!);
  };
}

import type { Language } from '#shared/i18n/languages.ts';
import { ENGLISH } from './sample-texts-en.ts';
import { KHMER } from './sample-texts-km.ts';

/** What the components say on the gallery page; nothing else on the site uses it. */
export type SampleTexts = typeof ENGLISH;

const TEXTS: Readonly<Record<Language, SampleTexts>> = { en: ENGLISH, km: KHMER };

export const sampleTexts = (language: Language): SampleTexts => TEXTS[language];

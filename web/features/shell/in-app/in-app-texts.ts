import en from '#shared/i18n/en/in-app.json';
import km from '#shared/i18n/km/in-app.json';
import { partTranslator } from '#web/lib/part-translator.ts';

const TEXTS = { en: { 'in-app': en }, km: { 'in-app': km } };

/** The texts of the page, and those that only a window of another app needs. */
export const inAppTranslator = () => partTranslator(TEXTS);

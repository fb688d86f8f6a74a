import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { COUNTRIES, COUNTRY, COUNTRY_FILE } from '../../shared/country/choose.ts';

const CHOSEN = /\/shared\/country\/chosen\/(\w+)\.ts$/;
const SHELL_TEXTS = /\/shared\/i18n\/(en|km)\/shell\.json$/;

/**
 * Pages are built for one country (setting COUNTRY): its files stand in place of those that choose, and what its texts say is
 * part of the texts of the frame. The build says which country it is for.
 */
export function oneCountry(): Plugin {
  return {
    name: 'one-country',
    enforce: 'pre',
    configResolved() {
      const { COUNTRY: asked } = process.env;
      // What Vite itself reads from `.env` comes after the country was chosen, and chooses none: a test run reads no such file.
      if (asked && !COUNTRIES.some((country) => country === asked))
        throw new Error(`COUNTRY: ${asked} is none of ${COUNTRIES.join(', ')}.`);
    },
    load(id) {
      const [, file] = CHOSEN.exec(id) ?? [];
      // What texts say of the country is in them already.
      if (file === 'texts') return 'export const withCountryTexts = (_language, _area, texts) => texts;';
      if (file) return `export * from ${JSON.stringify(id.replace('/chosen/', `/${COUNTRY}/`))};`;
      const [, language] = SHELL_TEXTS.exec(id) ?? [];
      return language ? JSON.stringify({ ...read(id), ...read(ofCountry(language)) }) : null;
    },
    generateBundle() {
      if (this.environment.name === 'ssr')
        this.emitFile({ type: 'asset', fileName: COUNTRY_FILE, source: `${COUNTRY}\n` });
    },
  };
}

const ofCountry = (language: string) =>
  fileURLToPath(new URL(`../../shared/country/${COUNTRY}/${language}.json`, import.meta.url));

const read = (file: string): object => JSON.parse(readFileSync(file, 'utf8'));

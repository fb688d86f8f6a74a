import path from 'node:path';
import type { Plugin } from 'vite';
import { withCountryTexts } from '#shared/country/chosen/texts.ts';
import type { Area } from '#shared/i18n/areas.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** The texts of an area in one language, as a file holds them after an edit. */
export interface EditedTexts {
  language: Language;
  area: Area;
  texts: unknown;
}

/** Which texts a file holds, by its path within the project. */
export function textsIn(file: string): Pick<EditedTexts, 'language' | 'area'> | null {
  const [, language, area] = /^shared\/i18n\/(en|km)\/([\w-]+)\.json$/.exec(file) ?? [];
  return area ? { language: language as Language, area: area as Area } : null;
}

/** Open pages exchange the texts they show (`web/entry.client.tsx`) and keep what was typed into them. */
export function hotTexts(root: string): Plugin {
  return {
    name: 'phum:hot-texts',
    apply: 'serve',
    async hotUpdate({ file, type, read }) {
      const named = textsIn(path.relative(root, file).replaceAll('\\', '/'));
      if (!named || type !== 'update') return;
      if (this.environment.name === 'client') {
        const edited: EditedTexts = {
          ...named,
          texts: withCountryTexts(named.language, named.area, JSON.parse(await read())),
        };
        this.environment.hot.send('phum:texts', edited);
      }
      return [];
    },
  };
}

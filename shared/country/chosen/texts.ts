import { chosen } from '../choose.ts';
import type { CountryTexts } from '../country-set.ts';
import khEn from '../kh/en.json' with { type: 'json' };
import khKm from '../kh/km.json' with { type: 'json' };
import laEn from '../la/en.json' with { type: 'json' };
import laKm from '../la/km.json' with { type: 'json' };

const own = chosen<Record<'en' | 'km', CountryTexts>>({
  kh: { en: khEn, km: khKm },
  la: { en: laEn, km: laKm },
});

/** The texts of an area with what the country says: of its names the area `shell`, which every page has. */
export const withCountryTexts = <T>(language: 'en' | 'km', area: string, texts: T): T =>
  area === 'shell' ? { ...texts, ...own[language] } : texts;

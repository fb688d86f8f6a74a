import { type Dimension, EARLIER, NOT_STATED, WOMEN } from '#shared/domain/insight/charts.ts';
import { QUARTER } from '#shared/domain/insight/quarter.ts';
import { findSpokenLanguage } from '#shared/domain/languages-list.ts';
import { findProvince, PROVINCES } from '#shared/domain/provinces.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { formatMonth } from '#shared/format/dates.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import type { DirectoryIndex } from '../stakeholder/directory/directory-index.ts';
import { categoryName } from '../stakeholder/facet-values.ts';

export interface Named {
  name: string;
  name_kh: string;
}

const inBoth = (key: TextKey, params: Record<string, string> = {}): Named => ({
  name: serverTexts.en(key, params),
  name_kh: serverTexts.km(key, params),
});

/** Dimensions that are a master list of that name. */
const LISTS: ReadonlySet<Dimension> = new Set([
  'sector',
  'stage',
  'employee_range',
  'expertise',
  'interest',
  'program_category',
  'event_category',
]);

/** What a group is called, in both languages. */
export function groupName(dimension: Dimension, key: string, directory: DirectoryIndex): Named {
  if (key === NOT_STATED) return inBoth('insight:group.not_stated');
  if (key === EARLIER) return inBoth('insight:group.earlier');
  if (LISTS.has(dimension)) return pick(directory.list(dimension).get(key), key);
  switch (dimension) {
    case 'province':
      return pick(findProvince(key), key);
    case 'language':
      return pick(findSpokenLanguage(key), key);
    case 'category':
      return categoryName(key, directory);
    case 'women':
      return inBoth(`insight:women.${key as (typeof WOMEN)[number]}`);
    case 'quarter': {
      const [, year = key, quarter = ''] = QUARTER.exec(key) ?? [];
      return inBoth('insight:group.quarter', { year, quarter });
    }
    case 'month':
      return { name: formatMonth('en', `${key}-01`), name_kh: formatMonth('km', `${key}-01`) };
    default:
      return { name: key, name_kh: key };
  }
}

const pick = (found: Named | null | undefined, key: string): Named => ({
  name: found?.name ?? key,
  name_kh: found?.name_kh || found?.name || key,
});

/** Whether a dimension has a group of this key. */
export function isGroup(dimension: Dimension, key: string, directory: DirectoryIndex): boolean {
  if (dimension === 'language') return findSpokenLanguage(key) !== null;
  return listOrder(dimension, directory).includes(key);
}

/** The keys of a dimension in the order of its list; empty where it has none. */
export function listOrder(dimension: Dimension, directory: DirectoryIndex): readonly string[] {
  if (LISTS.has(dimension)) return [...directory.list(dimension).keys()];
  if (dimension === 'province') return PROVINCES.map(({ code }) => code);
  if (dimension === 'category') return CATEGORY_SLUGS;
  return dimension === 'women' ? WOMEN : [];
}

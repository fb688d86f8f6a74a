import { z } from 'zod';
import { SHARE_OPTIONS } from '../domain/share-options.ts';
import { defineContract } from './contract.ts';
import { listOf, pageQuery, word } from './list.ts';
import { oneOf } from './one-of.ts';
import { province, term } from './stakeholder-card.ts';

/** Lists that are the same for ever: short, whole on one page, found by a part of a name. */
const fixedList = <T extends z.ZodType>(name: string, summary: string, item: T) =>
  defineContract({
    id: `taxonomy.${name}`,
    summary,
    method: 'GET',
    path: `/public/api/v1/${name}/`,
    access: 'public',
    query: z.object({
      ...pageQuery,
      per_page: z.coerce.number().int().min(1).max(500).default(500),
      search: word.default(''),
    }),
    response: listOf(item),
    cacheSeconds: 300,
  });

const named = { name: z.string(), name_kh: z.string() };

export const listProvinces = fixedList(
  'province',
  'The provinces and the capital, by their national codes',
  province.extend({ is_capital: z.boolean() }),
);
export const listCurrencies = fixedList(
  'currency',
  'Currencies that forms offer; any other of ISO 4217 is taken too (B.42)',
  z.object({ code: z.string(), ...named, minor_digits: z.number().int() }),
);
export const listContactCategories = fixedList(
  'contact-category',
  'What a message of the contact form is about (3.044)',
  term,
);
export const listMonths = fixedList(
  'month',
  'The months 1 to 12 (3.045)',
  z.object({ number: z.number().int(), ...named }),
);
export const listLanguages = fixedList(
  'language',
  'Languages of ISO 639-1, each with its own name and whether it is written from right to left (3.046)',
  z.object({ code: z.string(), ...named, native_name: z.string(), rtl: z.boolean() }),
);
export const listShareOptions = fixedList(
  'share-option',
  'Ways to share a page (3.047); `link` takes the address and the words in its places, none for what is copied',
  z.object({ id: z.enum(SHARE_OPTIONS), ...named, link: z.string().nullable() }),
);

export const getProvince = oneOf(listProvinces, 'taxonomy.province-get');
export const getCurrency = oneOf(listCurrencies, 'taxonomy.currency-get');
export const getContactCategory = oneOf(listContactCategories, 'taxonomy.contact-category-get');
export const getMonth = oneOf(listMonths, 'taxonomy.month-get');
export const getLanguage = oneOf(listLanguages, 'taxonomy.language-get');
export const getShareOption = oneOf(listShareOptions, 'taxonomy.share-option-get');

import type { z } from 'zod';
import { MONTHS } from '#shared/constants.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { asList } from '#shared/contracts/list.ts';
import * as contract from '#shared/contracts/static-lists.contract.ts';
import { CONTACT_CATEGORIES } from '#shared/domain/contact-categories.ts';
import { CURRENCIES, minorDigits } from '#shared/domain/currencies.ts';
import { SPOKEN_LANGUAGES } from '#shared/domain/languages-list.ts';
import { CAPITAL_CODE, PROVINCES } from '#shared/domain/provinces.ts';
import { SHARE_OPTIONS, shareLink } from '#shared/domain/share-options.ts';
import { MONTH_NAMES } from '#shared/format/month-names.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import { oneFromList } from '../../http/one-from-list.ts';
import { type Handler, type Route, route } from '../../http/route.ts';
import { thoseSaying } from '../../search/saying.ts';

type Entry<C extends Contract> = z.input<C['response']> extends { data: (infer E)[] } ? E : never;

/** A fixed list, narrowed by words of its names. */
function fixed<C extends Contract>(
  _contract: C,
  entries: readonly (Entry<C> & { name: string; name_kh: string })[],
): Handler<typeof contract.listMonths> {
  return (async ({ query }: { query: { search: string; page: number; per_page: number } }) => {
    const found = thoseSaying(entries, query.search, ({ name, name_kh }) => [name, name_kh]);
    const start = (query.page - 1) * query.per_page;
    return asList(found.slice(start, start + query.per_page), found.length, query);
  }) as unknown as Handler<typeof contract.listMonths>;
}

/** The link with `{url}` and `{text}` where the address and the words go, both encoded. */
function template(id: (typeof SHARE_OPTIONS)[number]): string | null {
  return shareLink(id, 'URL', 'TEXT')?.replace('=URL', '={url}').replace('=TEXT', '={text}') ?? null;
}

const provinces = fixed(
  contract.listProvinces,
  PROVINCES.map((one) => ({ ...one, is_capital: one.code === CAPITAL_CODE })),
);
const currencies = fixed(
  contract.listCurrencies,
  CURRENCIES.map((one) => ({ ...one, minor_digits: minorDigits(one.code) })),
);
const categories = fixed(contract.listContactCategories, CONTACT_CATEGORIES);
const months = fixed(
  contract.listMonths,
  MONTHS.map((number) => ({
    number,
    name: MONTH_NAMES.en[number - 1]!,
    name_kh: MONTH_NAMES.km[number - 1]!,
  })),
);
const languages = fixed(contract.listLanguages, SPOKEN_LANGUAGES);
const shareOptions = fixed(
  contract.listShareOptions,
  SHARE_OPTIONS.map((id) => ({
    id,
    name: serverTexts.en(`common:share.${id}`),
    name_kh: serverTexts.km(`common:share.${id}`),
    link: template(id),
  })),
);

export const staticListRoutes: Route[] = (
  [
    [contract.listProvinces, contract.getProvince, provinces],
    [contract.listCurrencies, contract.getCurrency, currencies],
    [contract.listContactCategories, contract.getContactCategory, categories],
    [contract.listMonths, contract.getMonth, months],
    [contract.listLanguages, contract.getLanguage, languages],
    [contract.listShareOptions, contract.getShareOption, shareOptions],
  ] as const
).flatMap(([list, one, handler]) => [
  route(list as typeof contract.listMonths, handler),
  oneFromList(one as Contract, handler as Handler<never>),
]);

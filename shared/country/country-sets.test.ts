import { describe, expect, it } from 'vitest';
import { cleanText } from '#shared/khmer/clean-text.ts';
import { COUNTRIES, type CountryKey } from './choose.ts';
import { COMMON_CALLING_CODES } from './common-calling-codes.ts';
import type { CountryFacts, CountryProvinces, CountryTexts, CountryTiles } from './country-set.ts';

interface Country {
  facts: CountryFacts;
  provinces: CountryProvinces;
  tiles: CountryTiles;
  en: CountryTexts;
  km: CountryTexts;
}

async function countryOf(key: CountryKey): Promise<Country> {
  const json = async (language: string) =>
    (await import(`./${key}/${language}.json`, { with: { type: 'json' } })).default;
  return {
    facts: await import(`./${key}/facts.ts`),
    provinces: await import(`./${key}/provinces.ts`),
    tiles: await import(`./${key}/tiles.ts`),
    en: await json('en'),
    km: await json('km'),
  };
}

const KHMER = /\p{Script=Khmer}/u;
const countries = await Promise.all(COUNTRIES.map(async (key) => [key, await countryOf(key)] as const));

describe.each(countries)('the master data of %s', (_key, { facts, provinces, tiles, en, km }) => {
  const { PROVINCES, CAPITAL_CODE } = provinces;
  const codes = PROVINCES.map(({ code }) => code);

  it('has each province once, in the order of its codes, with a name in either script', () => {
    expect(codes).toEqual([...new Set(codes)].sort());
    for (const which of ['name', 'name_kh'] as const)
      expect(new Set(PROVINCES.map((one) => one[which])).size).toBe(PROVINCES.length);
    for (const { code, name, name_kh } of PROVINCES) {
      expect(code).toMatch(/^\d\d$/);
      expect(name).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(name_kh).toMatch(KHMER);
      expect(cleanText(name_kh)).toBe(name_kh);
    }
    expect(codes).toContain(CAPITAL_CODE);
    expect(codes).toContain(facts.SAMPLE_PROVINCE);
  });

  it('has each province once on a map of at most six rows of five', () => {
    expect(tiles.TILE_ROWS.length).toBeLessThanOrEqual(6);
    for (const row of tiles.TILE_ROWS) expect(row).toHaveLength(5);
    const drawn = tiles.TILE_ROWS.flat().filter((code) => code !== null);
    expect(drawn.sort()).toEqual(codes);
  });

  it('has English names that stand in the tiles of a phone, broken at a hyphen where they are long', () => {
    const hyphened = new Map(tiles.TILE_HYPHENS.map((name) => [name.replace('-', ''), name]));
    for (const { name } of PROVINCES)
      for (const part of (hyphened.get(name) ?? name).split(/[ -]/)) expect(part).toMatch(/^.{1,10}$/);
    const names = PROVINCES.map(({ name }) => name);
    for (const name of hyphened.keys()) expect(names).toContain(name);
  });

  it('has a clock that the zone keeps, in summer and in winter', () => {
    for (const month of ['01', '07']) {
      const offset = new Intl.DateTimeFormat('en', { timeZone: facts.TIME_ZONE, timeZoneName: 'longOffset' })
        .formatToParts(new Date(`2026-${month}-01T00:00:00Z`))
        .find(({ type }) => type === 'timeZoneName')?.value;
      expect(offset).toBe(`GMT${facts.TIME_ZONE_OFFSET}`);
    }
    const [, hours = '', minutes = ''] = /^[+-](\d\d):(\d\d)$/.exec(facts.TIME_ZONE_OFFSET) ?? [];
    expect(Math.abs(facts.TIME_ZONE_OFFSET_MINUTES)).toBe(Number(hours) * 60 + Number(minutes));
  });

  it('has a currency and a code that the world knows', () => {
    expect(Intl.supportedValuesOf('currency')).toContain(facts.CURRENCY.code);
    const region = new Intl.DisplayNames('en', { type: 'region' }).of(facts.COUNTRY_CODE);
    expect(region).toBe(facts.COUNTRY_NAME);
  });

  it('has numbers of the length that it says, and shows one as an example', () => {
    const { least, most } = facts.NATIONAL_DIGITS;
    const { mobile, landline } = facts.NUMBER_PLAN;
    const example = en.phone_example.replaceAll(' ', '').replace(/^0/, '');
    expect(mobile.some((plan) => plan.test(example))).toBe(true);
    expect(km.phone_example).toBe(en.phone_example);
    for (const plan of [...mobile, landline]) {
      expect(plan.test('1'.repeat(least - 1))).toBe(false);
      expect(plan.test('1'.repeat(most + 1))).toBe(false);
    }
    expect(facts.SAMPLE_CONTACT.phone.startsWith(`+${facts.CALLING_CODE}`)).toBe(true);
  });

  it('says of itself in both languages what its data say', () => {
    expect(Object.keys(km)).toEqual(Object.keys(en));
    const sample = PROVINCES.find(({ code }) => code === facts.SAMPLE_PROVINCE)!;
    const numbers = { province_count: String(PROVINCES.length), phone_example: en.phone_example };
    expect(en).toMatchObject({
      ...numbers,
      country: facts.COUNTRY_NAME,
      zone_city: facts.TIME_ZONE_CITY.name,
      sample_place: sample.name,
    });
    expect(km).toMatchObject({
      ...numbers,
      country: facts.COUNTRY_NAME_KH,
      zone_city: facts.TIME_ZONE_CITY.name_kh,
      sample_place: sample.name_kh,
    });
    expect(km.government_country).toContain(facts.STATE.name_kh);
    for (const text of [en.currency_name, en.government_country]) expect(text).not.toMatch(KHMER);
    expect(km.currency_name).toMatch(KHMER);
  });
});

it('no two countries are taken for each other', () => {
  for (const which of ['COUNTRY_CODE', 'CALLING_CODE', 'TIME_ZONE'] as const)
    expect(new Set(countries.map(([, { facts }]) => facts[which])).size).toBe(COUNTRIES.length);
});

it('every country offers the calling codes of the others, in their order, each once', () => {
  const common = COMMON_CALLING_CODES.map(({ code }) => code);
  for (const [, { facts }] of countries) expect(common).toContain(facts.CALLING_CODE);
  expect(common).toEqual([...new Set(common)].sort((a, b) => Number(a) - Number(b)));
});

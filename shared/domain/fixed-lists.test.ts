import { describe, expect, it } from 'vitest';
import { CONTACT_CATEGORIES } from './contact-categories.ts';
import { CURRENCIES, isCurrencyCode, minorDigits } from './currencies.ts';
import { EMPLOYEE_RANGES, employeeRangeText } from './employee-ranges.ts';
import { FUNDING_TYPES } from './funding-types.ts';
import { COMMON_LANGUAGE_CODES, findSpokenLanguage, SPOKEN_LANGUAGES } from './languages-list.ts';
import { LOOKING_AT } from './looking-at.ts';
import { CAPITAL_CODE, findProvince, isProvinceCode, PROVINCES } from './provinces.ts';
import { SHARE_OPTIONS, shareLink } from './share-options.ts';
import { STARTUP_STAGES } from './startup-stages.ts';

const khmer = /^[^A-Za-z]*\p{Script=Khmer}/u;

describe('fixed lists', () => {
  it('funding types in their order (3.042)', () => {
    expect(FUNDING_TYPES.map(({ name }) => name)).toEqual([
      'Pre-Seed',
      'Seed',
      'Pre-Series A',
      'Series A',
      'Series B',
      'Series C',
    ]);
  });
  it('startup stages in their order (3.043)', () => {
    expect(STARTUP_STAGES.map(({ slug }) => slug)).toEqual([
      'ideation-and-concept',
      'prototype',
      'early-operational',
      'operational',
      'scaling-and-expansion',
    ]);
  });
  it('contact categories (3.044)', () => {
    expect(CONTACT_CATEGORIES.map(({ slug }) => slug)).toEqual([
      'suggest-profile',
      'feedback',
      'event-and-partnership',
      'report-profile',
      'technical-issue',
    ]);
  });
  it('what a startup seeks (B.38) and employee ranges (B.39)', () => {
    expect(LOOKING_AT.map(({ slug }) => slug)).toEqual([
      'funding',
      'mentor',
      'talent',
      'market',
      'partner',
      'workspace',
    ]);
    expect(EMPLOYEE_RANGES.map(employeeRangeText)).toEqual([
      '1–5',
      '6–10',
      '11–20',
      '21–50',
      '51–100',
      '101–250',
      '251+',
    ]);
  });
  it.each(
    [...FUNDING_TYPES, ...STARTUP_STAGES, ...CONTACT_CATEGORIES, ...LOOKING_AT].map(
      ({ slug, name, name_kh }) => [slug, name, name_kh] as const,
    ),
  )('%s has a name in both languages (1.001)', (_slug, name, name_kh) => {
    expect(name).toMatch(/^[A-Z]/);
    expect(name_kh).toMatch(khmer);
  });
});

describe('share options (3.047, 9.035, C.3)', () => {
  it('are five, the id of X stays twitter', () => {
    expect(SHARE_OPTIONS).toEqual(['linkedin', 'facebook', 'twitter', 'telegram', 'copy_link']);
  });
  it('are plain links that carry the whole address', () => {
    const page = 'https://phum.example/program?id=1&lang=km';
    for (const option of SHARE_OPTIONS) {
      const link = shareLink(option, page, 'ភូមិ & more');
      if (option === 'copy_link') expect(link).toBeNull();
      else expect([...new URL(link ?? '').searchParams.values()]).toContain(page);
    }
    expect(shareLink('telegram', page, 'ភូមិ')).toMatch(/^https:\/\/t\.me\/share\/url\?url=/);
  });
});

describe('provinces (UX 6.4)', () => {
  it('are 25 with the national codes 01 to 25', () => {
    expect(PROVINCES.map(({ code }) => code)).toEqual(
      Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, '0')),
    );
    expect(findProvince(CAPITAL_CODE)).toEqual({ code: '12', name: 'Phnom Penh', name_kh: 'ភ្នំពេញ' });
    expect(findProvince('25')?.name_kh).toBe('ត្បូងឃ្មុំ');
  });
  it('are known by code only', () => {
    expect([isProvinceCode('02'), isProvinceCode('2'), isProvinceCode('26')]).toEqual([true, false, false]);
    expect(findProvince(null)).toBeNull();
  });
});

describe('spoken languages (3.046, B.44)', () => {
  it('are about 184, each with code, name, native name and direction', () => {
    expect(SPOKEN_LANGUAGES).toHaveLength(184);
    expect(new Set(SPOKEN_LANGUAGES.map(({ code }) => code)).size).toBe(184);
    for (const { code, name, native_name } of SPOKEN_LANGUAGES) {
      expect(code).toMatch(/^[a-z]{2}$/);
      expect(name && native_name).toBeTruthy();
    }
  });
  it('know which run from right to left', () => {
    expect(findSpokenLanguage('ar')?.rtl).toBe(true);
    expect(findSpokenLanguage('km')).toEqual({
      code: 'km',
      name: 'Khmer',
      native_name: 'ភាសាខ្មែរ',
      name_kh: 'ខ្មែរ',
      rtl: false,
    });
    const rtl = SPOKEN_LANGUAGES.filter((language) => language.rtl);
    for (const { native_name } of rtl) expect(native_name).toMatch(/[\u0590-\u08FF]/);
    for (const { native_name } of SPOKEN_LANGUAGES.filter((language) => !language.rtl)) {
      expect(native_name).not.toMatch(/[\u0590-\u08FF]/);
    }
  });
  it('offer the common ones first', () => {
    expect(COMMON_LANGUAGE_CODES.map((code) => findSpokenLanguage(code)?.code)).toEqual([
      ...COMMON_LANGUAGE_CODES,
    ]);
  });
});

describe('currencies (B.42)', () => {
  it('begin with dollar and riel, and know minor units', () => {
    expect(CURRENCIES.slice(0, 2).map(({ code }) => code)).toEqual(['USD', 'KHR']);
    expect(['USD', 'KHR', 'JPY', 'KWD'].map(minorDigits)).toEqual([2, 2, 0, 3]);
  });
  it('may be any of ISO 4217', () => {
    expect(['KHR', 'CHF', 'BRL'].map(isCurrencyCode)).toEqual([true, true, true]);
    expect(['', 'usd', 'QQQ'].map(isCurrencyCode)).toEqual([false, false, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from '../i18n/languages.ts';
import {
  formatDate,
  formatDateRange,
  formatDateTime,
  formatFullDate,
  formatFullDateTime,
  formatMonth,
  formatShortMonth,
  formatTime,
  formatWeekday,
  machineTime,
} from './dates.ts';

const moment = '2026-11-20T07:05:00Z';

describe('dates (9.021, C.11, UX 6.3.19, 6.3.20)', () => {
  it('are written as measured', () => {
    expect(formatDate('en', moment)).toBe('20\u00A0Nov\u00A02026');
    expect(formatDate('km', moment)).toBe('20\u00A0វិច្ឆិកា\u00A02026');
    expect(formatFullDate('en', moment)).toBe('Friday 20\u00A0November\u00A02026');
    expect(formatFullDate('km', moment)).toBe('ថ្ងៃសុក្រ 20\u00A0វិច្ឆិកា\u00A02026');
    expect(formatTime(moment)).toBe('14:05');
    expect(formatDateTime('en', '2026-11-29T10:00:00Z')).toBe('29\u00A0Nov\u00A02026, 17:00');
    expect(formatDateTime('km', '2026-11-29T10:00:00Z')).toBe('29\u00A0វិច្ឆិកា\u00A02026 ម៉ោង 17:00');
    expect(formatFullDateTime('km', '2026-11-29T10:00:00Z')).toBe(
      'ថ្ងៃអាទិត្យ 29\u00A0វិច្ឆិកា\u00A02026 ម៉ោង 17:00',
    );
    expect(formatMonth('km', moment)).toBe('វិច្ឆិកា 2026');
    expect(formatShortMonth('en', moment)).toBe('Nov');
    expect(formatWeekday('en', moment)).toBe('Fri');
    expect(formatWeekday('km', moment)).toBe('សុក្រ');
  });

  it('keep day, month and year on one line', () => {
    for (const language of LANGUAGES)
      for (const text of [formatDate(language, moment), formatFullDateTime(language, moment)])
        expect(text).toMatch(/20\u00A0\S+\u00A02026/);
  });

  it('shorten every English month to three letters', () => {
    const months = Array.from(
      { length: 12 },
      (_, month) => formatDate('en', `2026-${String(month + 1).padStart(2, '0')}-01`).split('\u00A0')[1],
    );
    expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });

  it.each(LANGUAGES)('name months and weekdays of %s as the language data does', (language) => {
    for (let day = 1; day <= 366; day += 1) {
      const date = new Date(Date.UTC(2026, 0, day, 5));
      const full = new Intl.DateTimeFormat(LOCALES[language], {
        dateStyle: 'full',
        timeZone: 'Asia/Phnom_Penh',
      });
      // The dictionary writes Monday ចន្ទ; the language data of browsers has the newer ច័ន្ទ.
      const named = full
        .format(date)
        .replace(',', '')
        .replace('ច័ន្ទ', 'ចន្ទ')
        .replace(/(\d+) (\S+) (\d+)$/, '$1\u00A0$2\u00A0$3');
      expect(formatFullDate(language, date)).toBe(language === 'km' ? `ថ្ងៃ${named}` : named);
    }
  });

  it('read midnight in Phnom Penh, and calendar dates as they stand', () => {
    expect(formatDateTime('en', '2026-12-31T17:00:00Z')).toBe('1\u00A0Jan\u00A02027, 00:00');
    expect(formatDate('en', '2027-01-01')).toBe('1\u00A0Jan\u00A02027');
  });

  it('of a range say only once what is the same', () => {
    const range = (language: 'en' | 'km', to: string) => formatDateRange(language, '2026-11-20', to);
    expect(range('en', '2026-11-20')).toBe('20\u00A0Nov\u00A02026');
    expect(range('en', '2026-11-23')).toBe('20–23\u00A0Nov\u00A02026');
    expect(range('en', '2026-12-03')).toBe('20 Nov – 3\u00A0Dec\u00A02026');
    expect(range('en', '2027-01-03')).toBe('20\u00A0Nov\u00A02026 – 3\u00A0Jan\u00A02027');
    expect(range('km', '2026-11-23')).toBe('20 – 23\u00A0វិច្ឆិកា\u00A02026');
    expect(range('km', '2026-12-03')).toBe('20 វិច្ឆិកា – 3\u00A0ធ្នូ\u00A02026');
    expect(range('km', '2027-11-20')).toBe('20\u00A0វិច្ឆិកា\u00A02026 – 20\u00A0វិច្ឆិកា\u00A02027');
  });

  it('name the moment for machines with its offset', () => {
    expect(machineTime(moment)).toBe('2026-11-20T14:05:00+07:00');
    expect(Date.parse(machineTime(moment))).toBe(Date.parse(moment));
    expect(machineTime('2026-11-20')).toBe('2026-11-20');
  });
});

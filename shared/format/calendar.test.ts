import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIME_ZONE, TIME_ZONE_OFFSET, TIME_ZONE_OFFSET_MINUTES } from '../country/chosen/facts.ts';
import { addDays, calendarDate, daysBetween, localFields, parseCalendarDate } from './calendar.ts';
import { latinDigits } from './digits.ts';

const instants = fc.date({
  min: new Date('1980-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('the calendar of Phnom Penh', () => {
  it('has one offset, in minutes and as it is written', () => {
    const minutes =
      (Date.parse('2026-01-01T00:00:00Z') - Date.parse(`2026-01-01T00:00:00${TIME_ZONE_OFFSET}`)) / 60_000;
    expect(minutes).toBe(TIME_ZONE_OFFSET_MINUTES);
  });

  it('agrees with the zone tables at any moment since 1980', () => {
    const zone = new Intl.DateTimeFormat('sv', {
      timeZone: TIME_ZONE,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    fc.assert(
      fc.property(instants, (moment) => {
        expect(localFields(moment).toISOString().slice(0, 19).replace('T', ' ')).toBe(zone.format(moment));
      }),
    );
  });

  it('leaves calendar dates as they are', () => {
    expect(calendarDate('2026-11-20')).toBe('2026-11-20');
    expect(calendarDate('2026-11-19T17:00:00Z')).toBe('2026-11-20');
    expect(calendarDate('2026-11-19T16:59:59Z')).toBe('2026-11-19');
  });

  it('refuses what is no date', () => {
    expect(() => localFields('soon')).toThrow('Not a date: soon');
  });

  it('counts days by the calendar, not by 24 hours', () => {
    expect(daysBetween('2026-11-20T16:59:00Z', '2026-11-20T17:01:00Z')).toBe(1);
    expect(daysBetween('2026-11-20', '2026-11-23')).toBe(3);
    expect(daysBetween('2026-11-23', '2026-11-20')).toBe(-3);
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  });

  it('adds what it counts', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -5000, max: 5000 }), (moment, days) => {
        const date = calendarDate(moment);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });
});

describe('typed dates (UX 5.3.26)', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['1.2.2027', '2027-02-01'],
    ['2027-2-1', '2027-02-01'],
    ['២០/១១/២០២៦', '2026-11-20'],
    [' 29-02-2028 ', '2028-02-29'],
  ])('reads %j as %s', (typed, date) => expect(parseCalendarDate(typed)).toBe(date));

  it.each([
    '29/02/2027',
    '11/20/2026',
    '20/11/26',
    '2026',
    '',
    '31/04/2026',
    '00/01/2026',
    '20/11/2026 10:00',
  ])('does not read %j', (typed) => expect(parseCalendarDate(typed)).toBeNull());

  it('reads back every date it would write', () => {
    fc.assert(
      fc.property(instants, (moment) => {
        const date = calendarDate(moment);
        expect(parseCalendarDate(date)).toBe(date);
        expect(parseCalendarDate(date.split('-').reverse().join('/'))).toBe(date);
      }),
    );
  });

  it('reads Khmer digits and leaves letters', () => {
    expect(latinDigits('ផ្លូវ ០១២៣៤៥៦៧៨៩ 5')).toBe('ផ្លូវ 0123456789 5');
  });
});

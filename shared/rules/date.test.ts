import { describe, expect, it } from 'vitest';
import { date, dateNotInFuture, startDateTodayOrLater, yearOfEstablishment } from './date.ts';

/** 00:30 on 20 November in Phnom Penh, still the 19th in UTC. */
const justAfterMidnight = new Date('2026-11-19T17:30:00Z');

describe('start date (5.005)', () => {
  it.each(['2026-11-20', '20/11/2026', '2027-01-01', ''])('accepts %j on 20 November', (value) => {
    expect(startDateTodayOrLater(value, justAfterMidnight)).toBeNull();
  });
  it.each(['2026-11-19', '19/11/2026', '31/12/2025'])('refuses %j', (value) => {
    expect(startDateTodayOrLater(value, justAfterMidnight)).toEqual({ key: 'start_date' });
  });
  it('decides today by the clock of Phnom Penh', () => {
    const justBeforeMidnight = new Date('2026-11-19T16:59:59Z');
    expect(startDateTodayOrLater('2026-11-19', justBeforeMidnight)).toBeNull();
    expect(startDateTodayOrLater('2026-11-19', new Date('2026-11-19T17:00:00Z'))).toEqual({
      key: 'start_date',
    });
  });
  it('asks for a real day', () => {
    expect(startDateTodayOrLater('31/02/2027', justAfterMidnight)).toEqual({ key: 'date' });
    expect(startDateTodayOrLater('11/20/2026', justAfterMidnight)).toEqual({ key: 'date' });
  });
});

describe('dates', () => {
  it.each(['', '29/02/2028', '១/១/២០២៧', '1.2.2027', '2027-2-1'])('accepts %j', (value) => {
    expect(date(value)).toBeNull();
  });
  it.each(['29/02/2027', '2027', 'tomorrow', '1/2/27', '2027-13-01', '0/1/2027'])('refuses %j', (value) => {
    expect(date(value)).toEqual({ key: 'date' });
  });
  it('of the past may be today, not tomorrow (B.68)', () => {
    expect(dateNotInFuture('2026-11-20', justAfterMidnight)).toBeNull();
    expect(dateNotInFuture('2026-11-21', justAfterMidnight)).toEqual({ key: 'date_not_future' });
    expect(dateNotInFuture('x', justAfterMidnight)).toEqual({ key: 'date' });
    expect(dateNotInFuture('', justAfterMidnight)).toBeNull();
  });
});

describe('year of establishment (B.68)', () => {
  it.each(['', '1900', '2026', '២០២១', ' 1999 '])('accepts %j', (value) => {
    expect(yearOfEstablishment(value, justAfterMidnight)).toBeNull();
  });
  it.each(['1899', '2027', '99', '20021', 'year'])('refuses %j', (value) => {
    expect(yearOfEstablishment(value, justAfterMidnight)).toEqual({
      key: 'year',
      params: { min: '1900', max: '2026' },
    });
  });
  it('lets a new year begin in Phnom Penh', () => {
    expect(yearOfEstablishment('2027', new Date('2026-12-31T17:00:00Z'))).toBeNull();
  });
});

import { expect, test } from 'vitest';
import { calendarFile, googleCalendarUrl, mapUrl, outlookCalendarUrl } from './calendar-links.ts';

const entry = {
  title: 'Soil, water, seed; a day & more',
  place: 'Mill yard, Kampong Thom',
  url: 'https://phum.example/event/1',
  starts_at: '2026-12-03T00:30:00.000Z',
  ends_at: '2026-12-03T09:00:00.000Z',
};

test('the address of a web calendar carries title, moments in UTC and place', () => {
  const url = new URL(googleCalendarUrl(entry));
  expect(url.searchParams.get('dates')).toBe('20261203T003000Z/20261203T090000Z');
  expect(url.searchParams.get('text')).toBe(entry.title);
  expect(url.searchParams.get('location')).toBe(entry.place);
});

test('so does that of the other one', () => {
  const { searchParams } = new URL(outlookCalendarUrl(entry));
  expect(searchParams.get('subject')).toBe(entry.title);
  expect([searchParams.get('startdt'), searchParams.get('enddt')]).toEqual([entry.starts_at, entry.ends_at]);
  expect(searchParams.get('body')).toBe(entry.url);
});

test('files name their language, maps their place', () => {
  expect([calendarFile('7', 'en'), calendarFile('7', 'km')]).toEqual([
    '/event/7.ics?lang=en',
    '/event/7.ics?lang=km',
  ]);
  expect(new URL(mapUrl('ផ្សារ, ភ្នំពេញ')).searchParams.get('query')).toBe('ផ្សារ, ភ្នំពេញ');
});

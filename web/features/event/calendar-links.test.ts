import { expect, test } from 'vitest';
import { calendarFileUrl, googleCalendarUrl } from './calendar-links.ts';

const entry = {
  id: '018cc251-f400-7087-879a-bb0806ddadae',
  title: 'Soil, water, seed; a day',
  place: 'Mill yard, Kampong Thom',
  url: 'https://phum.example/event/1',
  starts_at: '2026-12-03T07:30:00+07:00',
  ends_at: '2026-12-03T16:00:00+07:00',
};
const fileOf = (one: typeof entry) => decodeURIComponent(calendarFileUrl(one).split(',').slice(1).join(','));

test('the address of a web calendar carries title, moments in UTC and place', () => {
  const url = new URL(googleCalendarUrl(entry));
  expect(url.searchParams.get('dates')).toBe('20261203T003000Z/20261203T090000Z');
  expect(url.searchParams.get('text')).toBe(entry.title);
  expect(url.searchParams.get('location')).toBe(entry.place);
});

test('the file escapes what has a meaning in it', () => {
  const file = fileOf(entry);
  expect(file).toContain('SUMMARY:Soil\\, water\\, seed\\; a day\r\n');
  expect(file).toContain('DTSTART:20261203T003000Z\r\n');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('long Khmer lines are folded at 75 bytes and read back whole', () => {
  const title = 'ព្រហស្បតិ៍ស្ថាបនិកនៅសៀមរាបជាមួយវិនិយោគិន'.repeat(3);
  const file = fileOf({ ...entry, title });
  const size = (line: string) => new TextEncoder().encode(line).length;
  expect(file.split('\r\n').every((line) => size(line) <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});

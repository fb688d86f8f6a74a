import { describe, expect, it } from 'vitest';
import { isTimeZone, offsetText, zoneFields, zoneOffset } from './zones.ts';

const clock = (moment: string, zone: string) => zoneFields(moment, zone).toISOString().slice(0, 16);

describe('the clock of another zone', () => {
  it('reads a moment as people there do', () => {
    expect(clock('2026-12-03T03:00:00Z', 'Asia/Phnom_Penh')).toBe('2026-12-03T10:00');
    expect(clock('2026-12-03T03:00:00Z', 'Asia/Tokyo')).toBe('2026-12-03T12:00');
    expect(clock('2026-12-03T03:00:00Z', 'America/New_York')).toBe('2026-12-02T22:00');
    expect(clock('2026-12-31T17:00:00Z', 'Asia/Bangkok')).toBe('2027-01-01T00:00');
  });

  it('knows summer time, and halves of hours', () => {
    expect(zoneOffset('2026-07-01T12:00:00Z', 'Europe/Paris')).toBe(120);
    expect(zoneOffset('2026-12-01T12:00:00Z', 'Europe/Paris')).toBe(60);
    expect([420, 0, 330, -300, -570].map(offsetText)).toEqual([
      'UTC+7',
      'UTC',
      'UTC+5:30',
      'UTC-5',
      'UTC-9:30',
    ]);
    expect(zoneOffset('2026-12-01T12:00:00Z', 'Asia/Kolkata')).toBe(330);
  });

  it('takes a zone nobody knows for Phnom Penh', () => {
    expect(isTimeZone('Asia/Nowhere')).toBe(false);
    expect(isTimeZone('EST5EDT')).toBe(false);
    expect(zoneOffset('2026-12-01T12:00:00Z', 'Asia/Nowhere')).toBe(420);
  });
});

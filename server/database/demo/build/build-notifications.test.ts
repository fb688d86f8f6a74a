import { describe, expect, it } from 'vitest';
import { recordIdIn } from '#shared/domain/addresses.ts';
import { NOTIFICATION_KINDS } from '#shared/domain/notification.ts';
import { buildDemo } from './build-demo.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const { notifications, members, records, programs, events } = buildDemo(NOW);

describe('notices of the demo data', () => {
  it('tell whoever looks after a page something read and something new', () => {
    const told = new Set(notifications.map(({ person_id }) => person_id));
    expect(told.size).toBeGreaterThanOrEqual(3);
    for (const id of told) {
      const own = notifications.filter(({ person_id }) => person_id === id);
      expect(own.some(({ read_at }) => read_at)).toBe(true);
      expect(own.some(({ read_at }) => !read_at)).toBe(true);
      expect(members.some((member) => member.id === id)).toBe(true);
    }
  });

  it('are about what exists, lead there, and have come by now', () => {
    const known = new Set([...records, ...programs, ...events].map(({ id }) => id));
    for (const { kind, object_id, link, created_at } of notifications) {
      expect(NOTIFICATION_KINDS).toContain(kind);
      expect(known.has(object_id!)).toBe(true);
      expect(recordIdIn(link.split('/').at(-1)!)).toBe(object_id);
      expect(created_at!.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(notifications.length);
  });
});

import type { NoticeItem } from '#shared/contracts/notification.contract.ts';
import { daysBetween } from '#shared/format/calendar.ts';

const DAYS = ['today', 'week', 'earlier'] as const;
export type NoticeDay = (typeof DAYS)[number];

const WEEK_DAYS = 7;

export const dayOf = (moment: string, now: string): NoticeDay => {
  const age = daysBetween(moment, now);
  return age <= 0 ? 'today' : age < WEEK_DAYS ? 'week' : 'earlier';
};

/** Notices under the day they came, in the order of the list; days without any are left out. */
export function byDay(
  notices: readonly NoticeItem[],
  now: string,
): { day: NoticeDay; notices: NoticeItem[] }[] {
  return DAYS.map((day) => ({
    day,
    notices: notices.filter(({ created_at }) => dayOf(created_at, now) === day),
  })).filter((group) => group.notices.length > 0);
}

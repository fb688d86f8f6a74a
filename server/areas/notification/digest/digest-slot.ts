import { TIME_ZONE_OFFSET_MINUTES } from '#shared/country/chosen/facts.ts';
import { DIGEST_HOUR } from '#shared/domain/notification.ts';

const DAY_MS = 86_400_000;
const OFFSET_MS = TIME_ZONE_OFFSET_MINUTES * 60_000 - DIGEST_HOUR * 3_600_000;
/** 1 January 1970 was a Thursday; weeks begin on Monday. */
const MONDAY_DAYS = 4;

/** The last moment at which a digest of this rhythm was due: seven o'clock of the country, weekly on Mondays. */
export function digestSlot(now: Date, rhythm: 'daily' | 'weekly'): Date {
  const days = Math.floor((Number(now) + OFFSET_MS) / DAY_MS);
  const weekday = (((days - MONDAY_DAYS) % 7) + 7) % 7;
  return new Date((days - (rhythm === 'weekly' ? weekday : 0)) * DAY_MS - OFFSET_MS);
}

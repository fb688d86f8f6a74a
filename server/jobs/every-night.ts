import { TIME_ZONE_OFFSET_MINUTES } from '#shared/country/chosen/facts.ts';

const DAY_MINUTES = 24 * 60;

/** Every day so many minutes after midnight in the country, as a cron pattern, which is read in UTC. */
export function everyNight(minutes: number, offset = TIME_ZONE_OFFSET_MINUTES): string {
  const utc = (((minutes - offset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${utc % 60} ${Math.floor(utc / 60)} * * *`;
}

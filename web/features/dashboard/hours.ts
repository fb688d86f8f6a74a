import type { Translator } from '#shared/i18n/translate.ts';

const HOURS_A_DAY = 24;
/** Until here hours say more than days. */
const HOURS_SHOWN = 48;

/** "6 hours", "3.5 days"; a dash for nothing. */
export function hoursText(t: Translator, hours: number | null): string {
  if (hours === null) return '–';
  if (hours < HOURS_SHOWN) return t('dashboard:hours', { count: Math.round(hours) });
  return t('dashboard:days', { count: Math.round((hours / HOURS_A_DAY) * 10) / 10 });
}

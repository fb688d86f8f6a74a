import type { Translator } from '#shared/i18n/translate.ts';
import type { QueueStatus } from './queue-state.ts';

/** What the list is of: whose turn it is, a status, or everything. */
export function statusName(t: Translator, status: QueueStatus): string {
  return status === 'waiting' || status === 'owner' || status === 'all'
    ? t(`review:turn.${status}`)
    : t(`review:status.${status}`);
}

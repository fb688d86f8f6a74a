import type { ClaimState } from '#shared/domain/claim.ts';
import type { TagTone } from '#web/components/ui/tag.tsx';

/** How a state of a claim looks. */
export const CLAIM_TONES: Readonly<Record<ClaimState | 'none', TagTone>> = {
  none: 'idle',
  requested: 'info',
  need_more_info: 'warn',
  disputed: 'warn',
  approved: 'ok',
  rejected: 'error',
  withdrawn: 'idle',
};

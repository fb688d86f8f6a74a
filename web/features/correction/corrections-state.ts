import type { CorrectionRow } from '#shared/contracts/correction.contract.ts';
import { CORRECTION_CASE, CORRECTION_STATES } from '#shared/domain/cases/correction.ts';
import { CORRECTIONS_PATH } from '#shared/domain/correction.ts';
import type { TagTone } from '#web/components/ui/tag.tsx';
import { defineListState, oneOf, pageNumber, typedText } from '#web/lib/list-state.ts';

export const CORRECTION_TABS = [...CORRECTION_STATES, 'all'] as const;

/** What the list shows, with the names the API gives its parameters. */
export interface CorrectionsState {
  state: (typeof CORRECTION_TABS)[number];
  search: string;
  ordering: (typeof CORRECTION_CASE.list.orders)[number];
  page: number;
}

/** The list in its address. */
export const correctionsList = defineListState<CorrectionsState>(CORRECTIONS_PATH, {
  state: oneOf(CORRECTION_TABS, 'open'),
  search: typedText,
  ordering: oneOf<CorrectionsState['ordering']>(CORRECTION_CASE.list.orders, 'created'),
  page: pageNumber,
});

/** How each state looks. */
export const CORRECTION_TONES: Readonly<Record<CorrectionRow['state'], TagTone>> = {
  open: 'warn',
  accepted: 'ok',
  declined: 'idle',
};

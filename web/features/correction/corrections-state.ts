import type { CorrectionRow } from '#shared/contracts/correction.contract.ts';
import { CORRECTION_CASE } from '#shared/domain/cases/correction.ts';
import { CORRECTIONS_PATH } from '#shared/domain/correction.ts';
import type { TagTone } from '#web/components/ui/tag.tsx';
import { defineListState } from '#web/lib/list-state.ts';

export const CORRECTION_TABS = CORRECTION_CASE.list.state.values;

/** The list in its address. */
export const correctionsList = defineListState(CORRECTIONS_PATH, CORRECTION_CASE.list);
export type CorrectionsState = ReturnType<typeof correctionsList.read>;

/** How each state looks. */
export const CORRECTION_TONES: Readonly<Record<CorrectionRow['state'], TagTone>> = {
  open: 'warn',
  accepted: 'ok',
  declined: 'idle',
};

import {
  dismissReport,
  noteOnReport,
  putBackReport,
  releaseReport,
  takeReport,
  undoReport,
  upholdReport,
} from '#shared/contracts/report.contract.ts';
import { caseStep, noteStep } from '#web/features/case-desk/act-on-case.ts';

/** The buttons of the page of a report. */
export const REPORT_STEPS = {
  take: caseStep(takeReport),
  release: caseStep(releaseReport),
  note: noteStep(noteOnReport),
  uphold: caseStep(upholdReport, 'decision', 'measure'),
  dismiss: caseStep(dismissReport, 'decision'),
  undo: caseStep(undoReport),
  'put-back': caseStep(putBackReport, 'decision'),
};

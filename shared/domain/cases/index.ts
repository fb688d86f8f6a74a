import { CLAIM_CASE } from './claim.ts';
import { CONTACT_CASE } from './contact.ts';
import { CORRECTION_CASE } from './correction.ts';
import { REPORT_CASE } from './report.ts';
import { SUBMISSION_CASE } from './submission.ts';

/** Every kind of case there is. */
export const CASES = {
  contact: CONTACT_CASE,
  report: REPORT_CASE,
  claim: CLAIM_CASE,
  submission: SUBMISSION_CASE,
  correction: CORRECTION_CASE,
};

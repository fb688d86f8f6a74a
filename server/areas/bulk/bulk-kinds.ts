import type { z } from 'zod';
import type { submissionRow } from '#shared/contracts/review.contract.ts';
import type { BulkKindName } from '#shared/domain/bulk.ts';
import type { BulkKind } from '../../cases/bulk-of.ts';
import { CORRECTIONS_AT_ONCE } from '../correction/corrections-at-once.ts';
import { REPORTS_AT_ONCE } from '../report/reports-at-once.ts';
import { REQUESTS_AT_ONCE } from '../review/requests-at-once.ts';

/** Kinds of cases of which many can be decided at once. */
export const BULK: Readonly<Record<BulkKindName, BulkKind<z.output<typeof submissionRow>>>> = {
  submission: REQUESTS_AT_ONCE,
  report: REPORTS_AT_ONCE as BulkKind<never>,
  correction: CORRECTIONS_AT_ONCE as BulkKind<never>,
};

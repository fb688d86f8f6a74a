import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

/** What stopped a form that was posted without a script; the page shows it with everything as it was typed. */
export interface FormAnswer {
  values: RecordValues;
  /** The version the form was made from. */
  version: number;
  problem: ProblemBody;
  /** The record as somebody else left it meanwhile. */
  theirs: CollectionRecord | null;
}

import type { ImportReport, undoImport } from '#shared/contracts/collection-import.contract.ts';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';

/** What came of sending a file, or of taking an import back. */
export interface ImportAnswer {
  report: ImportReport | null;
  undone: ResponseOf<typeof undoImport> | null;
  problem: ProblemBody | null;
}

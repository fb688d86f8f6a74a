import type { ProblemBody } from '#web/lib/api-context.ts';

/** What came of doing something to several records. */
export interface ListAnswer {
  /** The verb, `undo`, or what was not understood. */
  intent: string;
  /** When it was answered: two answers that read the same are still two. */
  at: number;
  done: number;
  failed: { title: string; title_kh: string; message: string }[];
  /** Takes all of it back. */
  undo: string | null;
  problem: ProblemBody | null;
}

/** Records that one form takes. */
export const MOST_AT_ONCE = 200;

import type { ProblemBody } from '#web/lib/api-context.ts';

/** What the page of a case shows after something was sent and one stayed on it. Nothing typed is lost. */
export interface CaseAnswer {
  /** The button that was pressed. */
  intent: string;
  problem: ProblemBody | null;
  /** Sentences by the name of their control. */
  errors: Readonly<Record<string, readonly string[]>>;
  /** What was typed and not taken, by the name of its control. */
  texts: Readonly<Record<string, string>>;
}

/** The name of the box for a note of the desk. */
export const NOTE = 'note';

import { data } from 'react-router';
import type { LastEdit } from '#shared/contracts/last-edit.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { type ProblemTexts, problemTextsFrom } from '#web/features/listing/values/problem-list.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import type { Base } from '../part/kept-draft.ts';
import { readBefore } from '../part/part-values.ts';

/** Who wrote the text of a field last, and when. */
export type FieldEdit = Pick<LastEdit, 'at' | 'by'>;

/** What stopped a posted form of a profile; the page shows it with everything as it was typed. */
export interface ProfileAnswer {
  intent: string;
  values: ListingValues;
  texts: ProblemTexts;
  problem: ProblemBody | null;
  /** Somebody else changed the same fields meanwhile: what they say now, and the version that was looked at. */
  clash: { version: number; names: string[]; theirs: ListingValues; edits: Record<string, FieldEdit> } | null;
  /** Where the form began, as it said itself: without a script the page would begin at what is there by now. */
  base: Base | null;
}

/** Nothing was changed: why, and what was typed. */
export function stopped(
  intent: string,
  problem: ProblemBody,
  values: ListingValues = {},
  clash: ProfileAnswer['clash'] = null,
  base: ProfileAnswer['base'] = null,
) {
  const texts = problemTextsFrom(problem.errors);
  const whole = Object.keys(texts).length > 0 || clash ? null : problem;
  return data<ProfileAnswer>(
    { intent, values, texts, problem: whole, clash, base },
    { status: problem.status },
  );
}

/** Of each field the last edit of it; `list` where they are fields of an entry. */
export function editsOf(
  names: readonly string[],
  edits: readonly LastEdit[],
  list?: string,
): Record<string, FieldEdit> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const last = edits.find((one) => one.names.length === 0 || one.names.includes(list ?? name));
      return last ? [[name, { at: last.at, by: last.by }]] : [];
    }),
  );
}

/** Where a posted form began. */
export const postedBase = (form: FormData): Base => ({
  before: readBefore(form.get('before')),
  version: Number(form.get('version')) || 0,
});

/** The answer to one of the forms of a page; a line that was dead answers whichever was sent. */
export function answerTo(answer: ProfileAnswer | undefined, intent: string): ProfileAnswer | undefined {
  return answer && (answer.intent === intent || answer.intent === '') ? answer : undefined;
}

/** What an action said, whether it ran or the line was dead; nothing after a success. */
export function asAnswer(said: unknown): ProfileAnswer | undefined {
  if (typeof said !== 'object' || said === null || !('problem' in said)) return undefined;
  const {
    intent = '',
    values = {},
    texts = {},
    clash = null,
    base = null,
    problem,
  } = said as Partial<ProfileAnswer>;
  return { intent, values, texts, clash, base, problem: problem ?? null };
}

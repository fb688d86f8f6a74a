import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { useLastWords } from '#web/features/listing/saving/use-last-words.ts';
import { readAnswers } from '#web/features/listing/values/read-answers.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { type Base, keepDraft, readDraft, takenUp } from './kept-draft.ts';
import { differing } from './part-values.ts';

/** Names what was typed into a part or an entry on this device. */
export const keptName = (id: string, part: string, item: string | null = null): string =>
  ['profile', id, part, ...(item ? [item] : [])].join('-');

/** What was typed into a form and never saved; `round` changes when it was put back into the form. */
export interface Kept {
  values: ListingValues;
  round: number;
  restored: boolean;
  /** Where the form began: it travels with what is sent. */
  base: Base;
  note(): void;
  /** Shows what is stored instead. */
  discard(): void;
}

export interface KeptOptions {
  name: string;
  fields: readonly ListingField[];
  /** What is stored, and in which version. */
  stored: Base;
  form: RefObject<HTMLFormElement | null>;
  /** What sends the form. */
  intents: readonly string[];
  answer: ProfileAnswer | undefined;
}

/**
 * Keeps on this device whatever is typed and not saved: through a dead line, a session that ends, a closed tab. What was
 * kept is put back when the form is opened again.
 */
export function useKept({ name, fields, stored, form, intents, answer }: KeptOptions): Kept {
  const [values, setValues] = useState<ListingValues>(answer?.values ?? stored.before);
  const [round, setRound] = useState(0);
  const [restored, setRestored] = useState(false);
  // What is loaded again while the form stands open says nothing of what the form began with.
  const [began, setBegan] = useState<{ base: Base; of: ProfileAnswer | undefined }>(() => ({
    base: baseAfter(stored, answer),
    of: answer,
  }));
  if (answer !== began.of) setBegan({ base: baseAfter(began.base, answer), of: answer });
  // The last words are said by whatever the form knew when it came.
  const base = useRef(began.base);
  base.current = began.base;
  const hasKept = useRef(false);
  const saved = useRef(false);
  saved.current = useIsSaved(intents);

  const note = () => {
    if (!form.current) return;
    const now = readAnswers(fields, new FormData(form.current));
    const changed = saved.current ? [] : differing(fields, base.current.before, now);
    // Another tab may have kept something while nothing was typed here.
    if (changed.length === 0 && !hasKept.current) return;
    hasKept.current = changed.length > 0;
    const typed = Object.fromEntries(changed.map((one) => [one, now[one] ?? '']));
    keepDraft(name, hasKept.current ? typed : null, base.current);
  };
  const show = (next: ListingValues) => {
    setValues(next);
    setRound((before) => before + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come
  useEffect(() => {
    const draft = readDraft(name, fields);
    hasKept.current = draft !== null;
    if (!draft || answer) return note();
    const all = { ...stored.before, ...draft.values };
    if (differing(fields, stored.before, all).length === 0) return keepDraft(name, null, stored);
    setBegan({ base: takenUp(stored, draft), of: answer });
    show(all);
    setRestored(true);
  }, []);
  useLastWords({ note, hold: note, online: note });
  return {
    values,
    round,
    restored,
    base: began.base,
    note,
    discard() {
      keepDraft(name, null, stored);
      hasKept.current = false;
      setRestored(false);
      setBegan({ base: stored, of: answer });
      show(stored.before);
    },
  };
}

/** Where a form goes on from after an answer: who was shown another's text has seen it. */
export function baseAfter(base: Base, answer: ProfileAnswer | undefined): Base {
  if (!answer) return base;
  const { before, version } = answer.base ?? base;
  return answer.clash
    ? { before: { ...before, ...answer.clash.theirs }, version: answer.clash.version }
    : { before, version };
}

/** Whether the form was taken and the page that says so is on its way: what was typed here is saved. */
function useIsSaved(intents: readonly string[]): boolean {
  const { state, formData, location } = useNavigation();
  if (state !== 'loading' || !intents.includes(String(formData?.get('intent')))) return false;
  return new URLSearchParams(location.search).has('done');
}

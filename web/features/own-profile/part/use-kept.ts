import { type RefObject, useEffect, useState } from 'react';
import type { ListingField, ListingValues } from '#shared/domain/listing/field.ts';
import { keepAnswers, readKeptAnswers } from '#web/features/listing/saving/kept-answers.ts';
import { useLastWords } from '#web/features/listing/saving/use-last-words.ts';
import { readAnswers } from '#web/features/listing/values/read-answers.ts';
import { differing } from './part-values.ts';

/** Names what was typed into a part or an entry on this device. */
export const keptName = (id: string, part: string, item: string | null = null): string =>
  ['profile', id, part, ...(item ? [item] : [])].join('-');

/** What was typed into a form and never saved; `version` changes when it was put back into the form. */
export interface Kept {
  values: ListingValues;
  version: number;
  restored: boolean;
  note(): void;
  /** Shows what is stored instead. */
  discard(): void;
}

/**
 * Keeps on this device whatever is typed and not saved: through a dead line, a session that ends, a closed tab. What was
 * kept is put back when the form is opened again.
 */
export function useKept(
  name: string,
  fields: readonly ListingField[],
  stored: ListingValues,
  form: RefObject<HTMLFormElement | null>,
  typed: ListingValues | null,
): Kept {
  const [values, setValues] = useState<ListingValues>(typed ?? stored);
  const [version, setVersion] = useState(0);
  const [restored, setRestored] = useState(false);
  const note = () => {
    if (!form.current) return;
    const now = readAnswers(fields, new FormData(form.current));
    const changed = differing(fields, stored, now);
    const kept = Object.fromEntries(changed.map((one) => [one, now[one] ?? '']));
    keepAnswers(name, changed.length > 0 ? kept : null);
  };
  const show = (next: ListingValues) => {
    setValues(next);
    setVersion((before) => before + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come
  useEffect(() => {
    const kept = readKeptAnswers(name, fields);
    const all = { ...stored, ...kept };
    if (typed || differing(fields, stored, all).length === 0) return note();
    show(all);
    setRestored(true);
  }, []);
  useLastWords(note, note);
  return {
    values,
    version,
    restored,
    note,
    discard() {
      keepAnswers(name, null);
      setRestored(false);
      show(stored);
    },
  };
}

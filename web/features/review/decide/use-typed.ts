import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { keepTyped, keptTyped } from './kept-texts.ts';
import { readTyped, type TypedTexts, withText } from './typed-decision.ts';

export interface Typed {
  form: RefObject<HTMLFormElement | null>;
  texts: TypedTexts;
  /** For the form's `onInput`. */
  onInput: () => void;
  /** Adds a text to a control, as if it had been typed. */
  add: (name: string, text: string) => void;
}

/**
 * What is typed into the form about a round of a request: known to the page while one types, kept in the tab, and back
 * in its fields when one returns. The fields themselves stay the browser's.
 */
export function useTyped(id: string, round: number, answered: TypedTexts): Typed {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(answered);

  const onInput = useCallback(() => {
    if (!form.current) return;
    const typed = readTyped(new FormData(form.current));
    setTexts(typed);
    keepTyped(id, round, typed);
  }, [id, round]);

  const write = useCallback((name: string, next: (before: string) => string) => {
    const control = form.current?.elements.namedItem(name);
    if (!(control instanceof HTMLTextAreaElement)) return;
    const text = next(control.value);
    if (text === control.value) return;
    control.value = text;
    const details = control.closest('details');
    if (details) details.open = true;
    // Letter counters and the page listen to typing.
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);

  useEffect(() => {
    for (const [name, text] of Object.entries(keptTyped(id, round)))
      write(name, (before) => (before === '' ? text : before));
  }, [id, round, write]);

  const add = useCallback(
    (name: string, text: string) => write(name, (before) => withText(before, text)),
    [write],
  );
  return { form, texts, onInput, add };
}

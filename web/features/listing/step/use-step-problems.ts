import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import type { ListingProblems } from '#shared/domain/listing/validate-listing.ts';
import { useT } from '#web/lib/texts.tsx';
import { phoneWarnings } from '../values/phone-warnings.ts';
import { type ProblemTexts, problemTextsOf } from '../values/problem-list.ts';
import { readAnswers } from '../values/read-answers.ts';
import { createPressGate } from './press-gate.ts';

export interface StepProblems {
  problems: ProblemTexts;
  warnings: ProblemTexts;
  /** For the form: notes what was typed in, and looks at a field when it is left. */
  onInput(event: FormEvent<HTMLFormElement>): void;
  onBlur(event: FocusEvent<HTMLFormElement>): void;
  /** Something was chosen in a field: what was said of it may no longer be true. */
  onChoose(name: string): void;
  /** Looks at everything, or by another check at what that asks for, and gives what is wrong. */
  checkAll(instead?: (values: ListingValues) => ListingProblems): ProblemTexts;
  /** What the server refused. */
  show(problems: ProblemTexts): void;
}

/** The field a control belongs to: its wrapper names it. */
export function fieldAt(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest<HTMLElement>('[data-field]')?.dataset.field ?? null)
    : null;
}

/** Boxes and lists say all with one choice; text is looked at when its field is left. */
export function isChoice(target: EventTarget): boolean {
  return (
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox'))
  );
}

/** Problems of a page's fields: a field is looked at when it is left after a change, all of them on sending. */
export function useStepProblems(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly ListingField[],
  check: (values: ListingValues) => ListingProblems,
  initial: ProblemTexts,
): StepProblems {
  const t = useT();
  const [problems, setProblems] = useState<ProblemTexts>(initial);
  const [warnings, setWarnings] = useState<ProblemTexts>({});
  const edited = useRef(new Set<string>());
  const left = useRef(new Set<string>());
  const [gate] = useState(createPressGate);
  useEffect(() => gate.listen(), [gate]);

  const answers = () => (form.current ? readAnswers(fields, new FormData(form.current)) : {});

  function look() {
    const now = answers();
    const found = problemTextsOf(t, fields, check(now));
    setProblems((before) => replaced(before, found, left.current));
    setWarnings(phoneWarnings(fields, now, t('rules:phone.unusual')));
  }

  return {
    problems,
    warnings,
    onInput({ target }) {
      const name = fieldAt(target);
      if (name) edited.current.add(name);
    },
    onBlur({ target, relatedTarget }) {
      const name = fieldAt(target);
      if (!name || name === fieldAt(relatedTarget) || !edited.current.has(name)) return;
      left.current.add(name);
      gate.afterPress(look);
    },
    onChoose(name) {
      edited.current.add(name);
      if (problems[name] === undefined) return;
      left.current.add(name);
      gate.afterPress(look);
    },
    checkAll(instead) {
      for (const { name } of instead ? [] : fields) {
        edited.current.add(name);
        left.current.add(name);
      }
      const found = problemTextsOf(t, fields, (instead ?? check)(answers()));
      setProblems(found);
      return found;
    },
    show: setProblems,
  };
}

/** What is known now of the fields one has been to; what was said of the others stays. */
function replaced(before: ProblemTexts, found: ProblemTexts, names: ReadonlySet<string>): ProblemTexts {
  const rest = Object.entries(before).filter(([name]) => !names.has(name));
  const now = Object.entries(found).filter(([name]) => names.has(name));
  return Object.fromEntries([...rest, ...now]);
}

import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import type { ListingField, ListingValues } from '#shared/domain/listing/field.ts';
import type { ListingProblems } from '#shared/domain/listing/validate.ts';
import { fitsNationalPlan, toE164 } from '#shared/rules/phone.ts';
import { useT } from '#web/lib/texts.tsx';
import { type ProblemTexts, problemTextsOf } from '../values/problem-list.ts';
import { readAnswers } from '../values/read-answers.ts';

export interface StepProblems {
  problems: ProblemTexts;
  warnings: ProblemTexts;
  /** For the form: notes what was typed in, and looks at a field when it is left (UX rule 19). */
  onInput(event: FormEvent<HTMLFormElement>): void;
  onBlur(event: FocusEvent<HTMLFormElement>): void;
  /** Looks at everything; true when all is right. */
  checkAll(): ProblemTexts;
  /** What the server refused. */
  show(problems: ProblemTexts): void;
}

/** The field a control belongs to: its wrapper names it. */
export function fieldAt(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest<HTMLElement>('[data-field]')?.dataset.field ?? null)
    : null;
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

  const answers = () => (form.current ? readAnswers(fields, new FormData(form.current)) : {});
  const find = () => problemTextsOf(t, fields, check(answers()));

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
      const found = find();
      setProblems((before) => replaced(before, found, left.current));
      setWarnings(phoneWarnings(fields, answers(), t('rules:phone.unusual')));
    },
    checkAll() {
      for (const { name } of fields) {
        edited.current.add(name);
        left.current.add(name);
      }
      const found = find();
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

/** Numbers that do not fit the national plan may be right: number ranges change (B.63). */
export function phoneWarnings(
  fields: readonly ListingField[],
  values: ListingValues,
  text: string,
): ProblemTexts {
  const code = String(values.country_code ?? '');
  return Object.fromEntries(
    fields
      .filter(({ input, name }) => {
        const number =
          input === 'phone'
            ? toE164(String(values[name] ?? ''), name === 'phone' && code ? code : undefined)
            : null;
        return number !== null && !fitsNationalPlan(number);
      })
      .map(({ name }) => [name, text]),
  );
}

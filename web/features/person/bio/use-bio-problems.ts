import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPressGate } from '#web/features/listing/step/press-gate.ts';
import { fieldAt } from '#web/features/listing/step/use-step-problems.ts';
import { useT } from '#web/lib/texts.tsx';
import { type BioTexts, textsOfRules } from './bio-problem-texts.ts';
import { readBio } from './bio-values.ts';

export interface BioProblems {
  problems: BioTexts;
  /** For the form: notes what was typed in, and looks at a field when it is left. */
  onInput(event: FormEvent<HTMLFormElement>): void;
  onBlur(event: FocusEvent<HTMLFormElement>): void;
  /** Looks at everything and gives what is wrong. */
  checkAll(): BioTexts;
  /** What the server refused. */
  show(problems: BioTexts): void;
}

/** Problems of the bio: a field is looked at when it is left after a change, all of them on saving. */
export function useBioProblems(form: RefObject<HTMLFormElement | null>, initial: BioTexts): BioProblems {
  const t = useT();
  const [problems, setProblems] = useState<BioTexts>(initial);
  const edited = useRef(new Set<string>());
  const left = useRef(new Set<string>());
  const [gate] = useState(createPressGate);
  useEffect(() => gate.listen(), [gate]);

  const found = () => (form.current ? textsOfRules(t, readBio(new FormData(form.current))) : {});
  function look() {
    const now = Object.entries(found()).filter(([name]) => left.current.has(name));
    setProblems((before) => ({
      ...Object.fromEntries(Object.entries(before).filter(([name]) => !left.current.has(name))),
      ...Object.fromEntries(now),
    }));
  }

  return {
    problems,
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
    checkAll() {
      const all = found();
      for (const name of Object.keys(all)) {
        edited.current.add(name);
        left.current.add(name);
      }
      setProblems(all);
      return all;
    },
    show: setProblems,
  };
}

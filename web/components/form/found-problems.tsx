import { useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';
import type { Language } from '#shared/i18n/languages.ts';
import { afterLabel } from '#web/lib/after-label.ts';
import { useT } from '#web/lib/texts.tsx';
import { ErrorSummary, type FieldProblem } from '../ui/error-summary.tsx';

/**
 * The summary of a short form that was refused: it finds the fields that say a problem in the form around it, and takes
 * the focus. Each field says its own without a script as well.
 */
export function FoundProblems() {
  const t = useT();
  const answer = useActionData();
  const place = useRef<HTMLSpanElement>(null);
  const [{ round, problems }, setFound] = useState<{ round: number; problems: FieldProblem[] }>({
    round: 0,
    problems: [],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each answer anew, also when it says the same
  useEffect(
    () =>
      setFound((before) => ({ round: before.round + 1, problems: problemsIn(t.language, place.current) })),
    [answer],
  );
  return (
    <>
      <span ref={place} hidden />
      <ErrorSummary
        key={round}
        title={t('common:form.problems', { count: problems.length })}
        problems={problems}
      />
    </>
  );
}

/** What the fields of the form around a place say of themselves, in their order. */
function problemsIn(language: Language, place: Element | null): FieldProblem[] {
  return [...(place?.closest('form')?.querySelectorAll('.field.bad') ?? [])].flatMap((field) => {
    const label = field.querySelector('label, legend');
    const control = label instanceof HTMLLabelElement ? label.htmlFor : field.id;
    const lines = [...field.querySelectorAll('.msg-error > span > .block')].map((line) => line.textContent);
    const name = label?.firstChild?.textContent?.trim() ?? '';
    return control && lines.length > 0
      ? [{ id: control, text: afterLabel(language, name, lines.join(' ')) }]
      : [];
  });
}

import { useEffect, useRef } from 'react';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';

/** What kept a form that needs no proof of who sends it from going through, where no field is to blame: public pages carry no more. */
export function FormProblem({ problem }: { problem: ProblemBody }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new problem, also when it says the same
  useEffect(() => box.current?.focus(), [problem]);
  const { title, message } = problemTexts(t, problem);
  return (
    <section ref={box} tabIndex={-1} aria-label={title}>
      <Notice tone="error" title={title}>
        <p>{message}</p>
      </Notice>
    </section>
  );
}

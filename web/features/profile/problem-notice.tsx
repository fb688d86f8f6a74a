import { useEffect, useRef } from 'react';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { problemTexts } from '#web/lib/problem.ts';
import { useT } from '#web/lib/texts.tsx';

/** Why something did not work, where it was tried; takes the focus, which reads it out. Fields say their own. */
export function ProblemNotice({ problem }: { problem: ProblemBody }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const { title, message } = problemTexts(t, problem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new problem, also when it says the same
  useEffect(() => box.current?.focus(), [problem]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone={problem.status === 0 ? 'warn' : 'error'} title={title}>
        <p>{message}</p>
      </Notice>
    </div>
  );
}

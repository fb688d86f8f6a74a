import { useEffect, useRef } from 'react';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { problemTexts } from '#web/lib/problem.ts';
import { useT } from '#web/lib/texts.tsx';

/** Nothing was lost, but it did not go through: what happened and what to do. Takes the focus. */
export function NotSent({ problem }: { problem: ProblemBody }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new problem, also when it says the same
  useEffect(() => box.current?.focus(), [problem]);
  const { title, message } = problemTexts(t, problem);
  const offline = problem.status === 0;
  return (
    <div ref={box} tabIndex={-1} role="alert">
      <Notice
        tone={offline ? 'warn' : 'error'}
        title={offline && problem.code === 'offline' ? t('listing:form.offline_title') : title}
      >
        <p>{offline ? t('listing:form.offline_text') : message}</p>
      </Notice>
    </div>
  );
}

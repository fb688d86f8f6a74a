import { useEffect, useId, useRef } from 'react';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { isRefused } from '#web/lib/device-storage.ts';
import { problemTexts } from '#web/lib/problem.ts';
import { useT } from '#web/lib/texts.tsx';

/** Nothing was lost, but it did not go through: what happened and what to do. Takes the focus, which reads it out. */
export function NotSent({ problem }: { problem: ProblemBody }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new problem, also when it says the same
  useEffect(() => box.current?.focus(), [problem]);
  const { title, message } = problemTexts(t, problem);
  const offline = problem.status === 0;
  return (
    <section ref={box} id={id} tabIndex={-1} aria-labelledby={id}>
      <Notice
        tone={offline ? 'warn' : 'error'}
        title={offline && problem.code === 'offline' ? t('listing:form.offline_title') : title}
      >
        <p>{offline ? t(isRefused() ? 'listing:form.not_kept' : 'listing:form.offline_text') : message}</p>
      </Notice>
    </section>
  );
}

import { useEffect, useId, useRef } from 'react';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { isRefused } from '#web/lib/device-storage.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';

/** Nothing was lost, but it did not go through: what happened and what to do. Takes the focus, which reads it out. */
export function NotSent({ problem }: { problem: ProblemBody }) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every new problem, also when it says the same
  useEffect(() => box.current?.focus(), [problem]);
  const { title, message } = problemTexts(t, problem);
  const lost = problem.status === 0;
  // The browser says that it has no line; else there is one, over which nothing came.
  const offline = lost && problem.code === 'offline';
  return (
    <section ref={box} id={id} tabIndex={-1} aria-labelledby={id}>
      <Notice tone={lost ? 'warn' : 'error'} title={offline ? t('listing:form.offline_title') : title}>
        <p>{lost ? t(wordsOf(offline)) : message}</p>
      </Notice>
    </section>
  );
}

function wordsOf(offline: boolean) {
  if (isRefused()) return 'listing:form.not_kept';
  return offline ? 'listing:form.offline_text' : 'listing:form.no_answer_text';
}

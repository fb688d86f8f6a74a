import { Notice } from '#web/components/ui/notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { problemTexts } from '#web/lib/problem.ts';
import { useT } from '#web/lib/texts.tsx';

/** Why something did not work, where it was tried; takes the focus, which reads it out. Fields say their own. */
export function ProblemNotice({ problem }: { problem: ProblemBody }) {
  const t = useT();
  const { title, message } = problemTexts(t, problem);
  return (
    <TakesFocus about={problem}>
      <Notice tone={problem.status === 0 ? 'warn' : 'error'} title={title}>
        <p>{message}</p>
      </Notice>
    </TakesFocus>
  );
}

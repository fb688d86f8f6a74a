import { useLocation } from 'react-router';
import { proofPath } from '#shared/domain/proof.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { problemTexts } from '#web/lib/problem.ts';
import { useT } from '#web/lib/texts.tsx';

/** Why something did not work, where it was tried; takes the focus, which reads it out. Fields say their own. */
export function ProblemNotice({ problem }: { problem: ProblemBody }) {
  const t = useT();
  const { pathname } = useLocation();
  const { title, message } = problemTexts(t, problem);
  return (
    <TakesFocus about={problem}>
      <Notice tone={problem.status === 0 ? 'warn' : 'error'} title={title}>
        <p>{message}</p>
        {problem.code === 'proof_needed' && (
          <p className="mt-2">
            <AppLink className="link" to={proofPath(pathname)}>
              {title}
            </AppLink>
          </p>
        )}
      </Notice>
    </TakesFocus>
  );
}

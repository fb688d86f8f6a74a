import { useLocation } from 'react-router';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { deskSignIn } from './desk-paths.ts';

/** Why nothing was sent from the desk, with the way to sign in again where the session ended. Takes the focus. */
export function DeskProblem({ problem }: { problem: ProblemBody }) {
  const t = useT();
  const location = useLocation();
  const { title, message } = problemTexts(t, problem);
  return (
    <TakesFocus>
      <div role="alert" className="mb-6">
        <Notice tone="error" title={problem.code === 'invalid' ? t('desk:decide.problem_title') : title}>
          <p>{message}</p>
          {problem.status === 401 && (
            <AppLink className="link" to={deskSignIn(location.pathname + location.search)}>
              {t('shell:account.sign_in')}
            </AppLink>
          )}
        </Notice>
      </div>
    </TakesFocus>
  );
}

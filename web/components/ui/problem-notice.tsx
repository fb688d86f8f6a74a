import { PROOF_APART } from '#shared/domain/proof.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { bareProblem, problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';

/** Why something did not work, where it was tried; takes the focus, which reads it out. Fields say their own. */
export function ProblemNotice({ problem }: { problem: ProblemBody }) {
  const t = useT();
  const { title, message } = problemTexts(
    t,
    problem.code === 'not_signed_in' ? bareProblem(401, 'session_ended') : problem,
  );
  return (
    <TakesFocus about={problem}>
      <Notice tone={problem.status === 0 ? 'warn' : 'error'} title={title}>
        <p>{message}</p>
        {problem.reference && (
          <p className="t-small num mt-2">{t('common:problems.reference', { id: problem.reference })}</p>
        )}
        {problem.code === 'proof_needed' && (
          <p className="mt-2">
            {/* Beside the form, so that nothing typed there is lost. */}
            <AppLink className="link" to={PROOF_APART} target="_blank">
              {title} ({t('common:share.new_window')})
            </AppLink>
          </p>
        )}
      </Notice>
    </TakesFocus>
  );
}

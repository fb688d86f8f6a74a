import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { bareProblem, problemTexts } from '#web/lib/read-problem.ts';
import { signInAction } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';

/** The session ended while something was sent without a script: nothing was done. `problem` says why, where it is known. */
export function SignedOut({
  back = SECURITY_PATH,
  problem,
}: {
  back?: string;
  problem?: ProblemBody | undefined;
}) {
  const t = useT();
  const { title, message } = problemTexts(t, problem?.status === 401 ? problem : bareProblem(401));
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <h1 className="t-h1">{title}</h1>
      <p className="t-2 mt-2 mb-6">{message}</p>
      <ButtonLink to={signInAction(back)}>{t('shell:account.sign_in')}</ButtonLink>
    </>
  );
}

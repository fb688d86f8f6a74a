import { type FormEvent, useState } from 'react';
import type { verifyEmail } from '#shared/contracts/password.contract.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { FormProblem } from '#web/components/ui/form-problem.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { CHECK_MAIL_PATH, SIGN_IN_PATH } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { AccountPanel } from '../account-panel.tsx';

export interface ConfirmEmailAnswer {
  problem: ProblemBody | null;
}
interface ConfirmEmailProps {
  /** The key of the letter. */
  secret: string;
  answer: ConfirmEmailAnswer | undefined;
}

/** The link of the letter. A button uses the key up, so that programs that open links of mails do not. */
export function ConfirmEmailPage({ secret, answer }: ConfirmEmailProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(answer?.problem ?? null);
  const [done, setDone] = useState(answer !== undefined && !answer.problem);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const result = await fetchApi<typeof verifyEmail>({
      method: 'POST',
      path: '/public/api/v1/auth/registration/verify-email/',
      body: { key: secret },
      once: true,
    });
    setBusy(false);
    setDone(result.ok);
    setProblem(result.ok ? null : result.problem);
  }

  if (done) {
    return (
      <AccountPanel title={t('account:confirm_email.done_title')} lead={t('account:confirm_email.done_text')}>
        <ButtonLink to={SIGN_IN_PATH} size="big" wide>
          {t('shell:account.sign_in')}
        </ButtonLink>
      </AccountPanel>
    );
  }
  if (problem?.status === 410) {
    return (
      <AccountPanel bad title={t('account:confirm_email.gone_title')} lead={problemTexts(t, problem).message}>
        <ButtonLink to={CHECK_MAIL_PATH} size="big" wide>
          {t('account:confirm_email.again')}
        </ButtonLink>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel
      title={t('account:confirm_email.title')}
      lead={t('account:confirm_email.text')}
      bad={problem !== null}
    >
      <form method="post" onSubmit={submit} className="grid gap-6">
        {problem && <FormProblem problem={problem} />}
        <input type="hidden" name="key" value={secret} />
        <Button type="submit" size="big" wide loading={busy}>
          {t('account:confirm_email.submit')}
        </Button>
      </form>
    </AccountPanel>
  );
}

import MailCheck from 'lucide-react/icons/mail-check';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { EMAIL_CODE_RESEND_MS } from '#shared/constants.ts';
import type { resendVerification } from '#shared/contracts/password.contract.ts';
import { EmailInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FormProblem } from '#web/components/ui/form-problem.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { useT } from '#web/lib/texts.tsx';
import { AccountPanel } from '../account-panel.tsx';
import { DemoMail } from '../demo-mail.tsx';
import { firstTexts } from './registration-fields.ts';

export interface ResendAnswer {
  email: string;
  problem: ProblemBody | null;
}

/** "Look into your mailbox" after registering, and the way to another letter. Says nothing about who has an account. */
export function CheckMailPage({ answer }: { answer: ResendAnswer | undefined }) {
  const t = useT();
  // Known to the page one registered on; never in the address.
  const registered = (useLocation().state as { email?: string } | null)?.email;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(answer?.problem ?? null);
  const [sent, setSent] = useState(answer !== undefined && !answer.problem);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || left > 0) return;
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setBusy(true);
    const result = await fetchApi<typeof resendVerification>({
      method: 'POST',
      path: '/public/api/v1/auth/registration/resend-email/',
      body: { email },
      once: true,
    });
    setBusy(false);
    setProblem(result.ok ? null : result.problem);
    setSent(result.ok);
    if (result.ok) setLeft(EMAIL_CODE_RESEND_MS / 1000);
  }

  const wrong = firstTexts(problem?.errors).email;
  return (
    <AccountPanel
      title={t('account:check_mail.title')}
      bad={problem !== null}
      lead={
        <>
          {registered ? t('account:check_mail.sent_to', { email: registered }) : t('account:check_mail.sent')}{' '}
          {t('account:check_mail.what')}
        </>
      }
    >
      <DemoMail />
      <section className="grid gap-4 rule-above pt-6">
        <div>
          <h2 className="t-h4">{t('account:check_mail.nothing_came')}</h2>
          <p className="t-2 mt-1">{t('account:check_mail.spam')}</p>
        </div>
        {problem && !wrong && <FormProblem problem={problem} />}
        <div role="status">
          {sent && (
            <Notice tone="ok" icon={MailCheck}>
              <p>{t('account:check_mail.resent')}</p>
            </Notice>
          )}
        </div>
        <form method="post" noValidate onSubmit={submit} className="grid justify-items-start gap-5">
          <div className="w-full">
            <EmailInput
              name="email"
              label={t('account:register.email')}
              defaultValue={answer?.email ?? registered}
              error={wrong}
              errorPrefix={t('common:form.error_prefix')}
            />
          </div>
          <Button
            type="submit"
            look="line"
            loading={busy}
            disabledReason={left > 0 ? t('account:check_mail.resend_in', { count: left }) : undefined}
          >
            {t('account:check_mail.resend')}
          </Button>
        </form>
      </section>
    </AccountPanel>
  );
}

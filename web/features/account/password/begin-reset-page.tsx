import { type FormEvent, useState } from 'react';
import type { requestPasswordReset } from '#shared/contracts/password.contract.ts';
import { emailInAccount } from '#shared/rules/email.ts';
import { firstProblem, problemText } from '#shared/rules/rule.ts';
import { required } from '#shared/rules/text.ts';
import { Honeypot } from '#web/components/form/honeypot.tsx';
import { EmailInput } from '#web/components/form/text-input.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { FormProblem } from '#web/components/ui/form-problem.tsx';
import type { BotCheck } from '#web/features/bot-check/prove.ts';
import { useBotCheck } from '#web/features/bot-check/use-bot-check.ts';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { TAKEN } from '#web/features/shell/kept-typing/taken.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { RESET_PATH, SIGN_IN_PATH } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { AccountPanel } from '../account-panel.tsx';
import { DemoMail } from '../demo-mail.tsx';
import { firstTexts } from '../register/registration-fields.ts';

export interface BeginResetAnswer {
  email: string;
  wrong: string | null;
  problem: ProblemBody | null;
}

/** A forgotten password: asks for the address and says the same whether or not it has an account. */
export function BeginResetPage({ bot, answer }: { bot: BotCheck; answer: BeginResetAnswer | undefined }) {
  const t = useT();
  const check = useBotCheck(bot);
  const [busy, setBusy] = useState(false);
  const [{ email, wrong, problem }, setStopped] = useState<BeginResetAnswer>(
    answer ?? { email: '', wrong: null, problem: null },
  );
  const [sent, setSent] = useState(answer !== undefined && !answer.wrong && !answer.problem);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { currentTarget: place } = event;
    const form = new FormData(place);
    const email = String(form.get('email') ?? '');
    const found = firstProblem(email, [required, emailInAccount]);
    if (found) {
      setStopped({ email, wrong: problemText(t, found), problem: null });
      return place.querySelector<HTMLInputElement>('[name=email]')?.focus();
    }
    setBusy(true);
    const result = await fetchApi<typeof requestPasswordReset>({
      method: 'POST',
      path: '/public/api/v1/auth/password/reset/',
      body: { email, nickname: String(form.get('nickname') ?? ''), ...(await check.fields()) },
      once: true,
    });
    setBusy(false);
    check.renew();
    const said = result.ok ? null : (firstTexts(result.problem.errors).email ?? null);
    setStopped({ email, wrong: said, problem: result.ok || said ? null : result.problem });
    if (result.ok) place.dispatchEvent(new Event(TAKEN));
    setSent(result.ok);
  }

  if (sent) {
    return (
      <AccountPanel
        title={t('account:reset.sent_title')}
        lead={email ? t('account:reset.sent_text', { email }) : t('account:reset.sent_text_plain')}
      >
        <DemoMail />
        <p className="t-2 mb-6">{t('account:check_mail.spam')}</p>
        <div className="btn-row">
          <ButtonLink to={SIGN_IN_PATH} look="line">
            {t('account:reset.back')}
          </ButtonLink>
          <ButtonLink to={RESET_PATH} reload look="bare">
            {t('account:reset.other')}
          </ButtonLink>
        </div>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel
      title={t('account:reset.title')}
      lead={t('account:reset.lead')}
      bad={wrong !== null || problem !== null}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <KeptTyping />
        {problem && <FormProblem problem={problem} />}
        <EmailInput
          name="email"
          autoComplete="username"
          label={t('account:register.email')}
          defaultValue={email}
          error={wrong}
          errorPrefix={t('common:form.error_prefix')}
        />
        <Honeypot name={bot.honeypot} label={t('account:register.robot_field')} />
        <input type="hidden" name="bot_stamp" value={bot.stamp} />
        <Button type="submit" size="big" wide loading={busy}>
          {t('account:reset.submit')}
        </Button>
      </form>
      <p className="t-small mt-5">
        <AppLink className="link" to={SIGN_IN_PATH}>
          {t('account:reset.back')}
        </AppLink>
      </p>
    </AccountPanel>
  );
}

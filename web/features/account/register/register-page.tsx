import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { register } from '#shared/contracts/password.contract.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { Honeypot } from '#web/components/form/honeypot.tsx';
import { EmailInput, TextInput } from '#web/components/form/text-input.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { FormProblem } from '#web/components/ui/form-problem.tsx';
import type { BotCheck } from '#web/features/bot-check/prove.ts';
import { useBotCheck } from '#web/features/bot-check/use-bot-check.ts';
import { KeptTyping } from '#web/features/shell/kept-typing/kept-typing.tsx';
import { TAKEN } from '#web/features/shell/kept-typing/taken.ts';
import { useShell } from '#web/features/shell/shell-data.ts';
import { afterLabel } from '#web/lib/after-label.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { CHECK_MAIL_PATH, SIGN_IN_PATH } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { AcceptLine } from '../accept-line.tsx';
import { AccountPanel } from '../account-panel.tsx';
import { NewPassword } from '../password/new-password.tsx';
import type { RegisterAnswer } from './load-register.ts';
import {
  checkRegistration,
  type FieldTexts,
  firstTexts,
  labelOf,
  REGISTRATION_FIELDS,
  registrationOf,
} from './registration-fields.ts';

/** An account by e-mail, for people who cannot have the national identity, or for everybody where none is offered. */
export function RegisterPage({ bot, answer }: { bot: BotCheck; answer: RegisterAnswer | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const offered = useShell()?.sign_in?.identity ?? false;
  const check = useBotCheck(bot);
  const [busy, setBusy] = useState(false);
  const [{ round, texts, problem }, setStopped] = useState({
    round: 0,
    texts: answer?.texts ?? {},
    problem: answer?.problem ?? null,
  });
  const stop = (texts: FieldTexts, problem: ProblemBody | null = null) =>
    setStopped((before) => ({ round: before.round + 1, texts, problem }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { currentTarget: place } = event;
    const form = new FormData(place);
    const values = registrationOf(form);
    const found = checkRegistration(t, values);
    if (Object.keys(found).length > 0) return stop(found);
    setBusy(true);
    stop({});
    const result = await fetchApi<typeof register>({
      method: 'POST',
      path: '/public/api/v1/auth/registration/',
      body: { ...values, nickname: String(form.get('nickname') ?? ''), ...(await check.fields()) },
      once: true,
    });
    if (result.ok) {
      place.dispatchEvent(new Event(TAKEN));
      return void navigate(CHECK_MAIL_PATH, { state: { email: values.email } });
    }
    setBusy(false);
    const said = firstTexts(result.problem.errors);
    if (Object.keys(said).length === 0) check.renew();
    stop(said, Object.keys(said).length > 0 ? null : result.problem);
  }

  const bad = REGISTRATION_FIELDS.filter((field) => texts[field]);
  const field = (name: keyof RegisterAnswer['values']) => ({
    name,
    label: labelOf(t, name),
    error: texts[name],
    errorPrefix: t('common:form.error_prefix'),
    defaultValue: answer?.values[name],
  });
  return (
    <AccountPanel
      title={t('account:register.title')}
      bad={bad.length > 0 || problem !== null}
      lead={
        <>
          {t(offered ? 'account:register.lead' : 'account:register.lead_alone')}
          {offered && (
            <>
              {' '}
              {t('account:register.with_identity')}{' '}
              <AppLink className="link" to={SIGN_IN_PATH}>
                {t('account:register.with_identity_link')}
              </AppLink>
              {t('shell:sign_in.accept_after')}
            </>
          )}
        </>
      }
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <KeptTyping />
        <ErrorSummary
          key={round}
          title={t('common:form.problems', { count: bad.length })}
          problems={bad.map((name) => ({
            id: fieldId(name),
            text: afterLabel(t.language, labelOf(t, name), texts[name] ?? ''),
          }))}
        />
        {problem && <FormProblem problem={problem} />}
        <div className="form-pair">
          <TextInput
            {...field('first_name')}
            lang="en"
            hint={t('account:register.latin_hint')}
            autoComplete="given-name"
          />
          <TextInput
            {...field('last_name')}
            lang="en"
            hint={t('account:register.latin_hint')}
            autoComplete="family-name"
          />
        </div>
        <div className="form-pair">
          <TextInput {...field('first_name_kh')} lang="km" optional={t('common:optional')} />
          <TextInput {...field('last_name_kh')} lang="km" optional={t('common:optional')} />
        </div>
        <EmailInput {...field('email')} autoComplete="username" hint={t('account:register.email_hint')} />
        <NewPassword
          label={t('account:register.password')}
          labelAgain={t('account:register.password_again')}
          errors={texts}
        />
        <Honeypot name={bot.honeypot} label={t('account:register.robot_field')} />
        <input type="hidden" name="bot_stamp" value={bot.stamp} />
        <Button type="submit" size="big" wide loading={busy}>
          {t('account:register.submit')}
        </Button>
      </form>
      <p className="t-small mt-5">
        {t('account:register.have_account')}{' '}
        <AppLink className="link" to={SIGN_IN_PATH}>
          {t('shell:account.sign_in')}
        </AppLink>
      </p>
      <AcceptLine before={t('account:register.accept_before')} />
    </AccountPanel>
  );
}

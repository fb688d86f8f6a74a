import { type FormEvent, useState } from 'react';
import type { confirmPasswordReset } from '#shared/contracts/password.contract.ts';
import { password, passwordConfirmation } from '#shared/rules/account.ts';
import { firstProblem, problemText } from '#shared/rules/rule.ts';
import { required } from '#shared/rules/text.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { FormProblem } from '#web/components/ui/form-problem.tsx';
import { afterLabel } from '#web/lib/after-label.ts';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { fetchApi } from '#web/lib/fetch-api.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { RESET_PATH, SIGN_IN_PATH } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { AccountPanel } from '../account-panel.tsx';
import { type FieldTexts, firstTexts } from '../register/registration-fields.ts';
import { NewPassword } from './new-password.tsx';

export interface SetPasswordAnswer {
  problem: ProblemBody | null;
}
interface SetPasswordProps {
  /** The key of the letter. */
  secret: string;
  answer: SetPasswordAnswer | undefined;
}

const FIELDS = ['password', 'password_confirmation'] as const;

/** The link of the letter: a new password, typed twice. Every session ends. */
export function SetPasswordPage({ secret, answer }: SetPasswordProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(answer !== undefined && !answer.problem);
  const [{ round, texts, problem }, setStopped] = useState({
    round: 0,
    texts: firstTexts(answer?.problem?.errors),
    problem: answer?.problem ?? null,
  });
  const stop = (texts: FieldTexts, problem: ProblemBody | null = null) =>
    setStopped((before) => ({ round: before.round + 1, texts, problem }));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const typed = String(form.get('password') ?? '');
    const again = String(form.get('password_confirmation') ?? '');
    const found = {
      password: firstProblem(typed, [required, password]),
      password_confirmation: passwordConfirmation(typed)(again),
    };
    const wrong = FIELDS.flatMap((field) => {
      const problem = found[field];
      return problem ? [[field, problemText(t, problem)]] : [];
    });
    if (wrong.length > 0) return stop(Object.fromEntries(wrong));
    setBusy(true);
    const result = await fetchApi<typeof confirmPasswordReset>({
      method: 'POST',
      path: '/public/api/v1/auth/password/reset/confirm/',
      body: { key: secret, password: typed, password_confirmation: again },
      once: true,
    });
    setBusy(false);
    setDone(result.ok);
    if (!result.ok) stop(firstTexts(result.problem.errors), result.problem);
  }

  if (done) {
    return (
      <AccountPanel title={t('account:reset.done_title')} lead={t('account:reset.done_text')}>
        <ButtonLink to={SIGN_IN_PATH} reload size="big" wide>
          {t('shell:account.sign_in')}
        </ButtonLink>
      </AccountPanel>
    );
  }
  if (problem?.status === 410) {
    return (
      <AccountPanel bad title={t('account:reset.gone_title')} lead={problemTexts(t, problem).message}>
        <ButtonLink to={RESET_PATH} size="big" wide>
          {t('account:reset.again')}
        </ButtonLink>
      </AccountPanel>
    );
  }
  const labels = { password: t('account:reset.new'), password_confirmation: t('account:reset.new_again') };
  const bad = FIELDS.filter((field) => texts[field]);
  return (
    <AccountPanel
      title={t('account:reset.title')}
      lead={t('account:reset.new_lead')}
      bad={bad.length > 0 || problem !== null}
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-6">
        <ErrorSummary
          key={round}
          title={t('common:form.problems', { count: bad.length })}
          problems={bad.map((field) => ({
            id: fieldId(field),
            text: afterLabel(t.language, labels[field], texts[field] ?? ''),
          }))}
        />
        {problem && bad.length === 0 && <FormProblem problem={problem} />}
        <input type="hidden" name="key" value={secret} />
        <NewPassword label={labels.password} labelAgain={labels.password_confirmation} errors={texts} />
        <Button type="submit" size="big" wide loading={busy}>
          {t('account:reset.save')}
        </Button>
      </form>
    </AccountPanel>
  );
}

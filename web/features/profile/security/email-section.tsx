import { problemText } from '#shared/rules/rule.ts';
import { EmailInput, TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { ProofGate } from '../proof/proof-gate.tsx';
import type { SecurityAnswer } from './change-security.ts';
import { SecurityForm, useSending } from './security-form.tsx';

/** Changes the address of the account, by a link to the new one. */
export function EmailSection({
  email,
  pending,
  hasPassword,
  proved,
  answer,
}: {
  email: string;
  /** The address that waits for its link to be opened. */
  pending: string | null;
  hasPassword: boolean;
  proved: boolean;
  answer: SecurityAnswer | null;
}) {
  const t = useT();
  const busy = useSending('email');
  const errors = answer?.problem?.errors;
  return (
    <ProfileSection
      id="email"
      title={t('profile:email.title')}
      text={email ? t('profile:email.text', { email }) : t('profile:email.text_none')}
    >
      {pending && <Pending email={pending} current={email} told={answer?.sent_to !== undefined} />}
      {answer?.done && !pending && <DoneNotice text={t('profile:email.withdrawn')} />}
      {answer?.problem && !errors && <ProblemNotice problem={answer.problem} />}
      {!hasPassword && !proved ? (
        <ProofGate back={`${SECURITY_PATH}#email`} />
      ) : (
        <SecurityForm part="email" className="profile-form" key={answer?.sent_to ?? 'form'}>
          <EmailInput
            name="email"
            label={t('profile:email.new')}
            defaultValue={answer?.email}
            error={errors?.email}
          />
          <EmailInput
            name="email_confirmation"
            autoComplete="off"
            label={t('profile:email.again')}
            defaultValue={errors?.email_confirmation ? '' : answer?.email}
            error={
              errors?.email_confirmation && [problemText(t, { key: 'confirmed' }, t('profile:email.again'))]
            }
          />
          {hasPassword && (
            <TextInput
              id="email-password"
              name="current_password"
              type="password"
              lang="en"
              autoComplete="current-password"
              label={t('profile:email.password')}
              error={errors?.current_password}
            />
          )}
          <Button type="submit" name="intent" value="email" look="ink" loading={busy}>
            {t('profile:email.change')}
          </Button>
        </SecurityForm>
      )}
    </ProfileSection>
  );
}

/** What was asked for and waits for the new address, until its link is opened or the request is withdrawn. */
function Pending({ email, current, told }: { email: string; current: string; told: boolean }) {
  const t = useT();
  const busy = useSending('keep-email');
  const notice = (
    <Notice tone="info" title={t('profile:email.pending', { email })} live={told}>
      <p>{t('profile:email.pending_text', { email })}</p>
      <SecurityForm part="email" className="mt-3">
        <Button type="submit" name="intent" value="keep-email" look="line" size="s" loading={busy}>
          {t(current ? 'profile:email.withdraw' : 'profile:email.withdraw_none')}
        </Button>
      </SecurityForm>
    </Notice>
  );
  return told ? <TakesFocus about={email}>{notice}</TakesFocus> : notice;
}

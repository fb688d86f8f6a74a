import { problemText } from '#shared/rules/rule.ts';
import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DoneNotice } from '../done-notice.tsx';
import { ProblemNotice } from '../problem-notice.tsx';
import { SECURITY_PATH } from '../profile-paths.ts';
import { ProfileSection } from '../profile-section.tsx';
import { ProofGate } from '../proof/proof-gate.tsx';
import type { SecurityAnswer } from './change-security.ts';
import { SecurityForm, useSending } from './security-form.tsx';

/** Changes the address of the account, by a link to the new one. */
export function EmailSection({
  email,
  hasPassword,
  proved,
  answer,
}: {
  email: string;
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
      {answer?.sent_to && <DoneNotice text={t('profile:email.sent', { email: answer.sent_to })} />}
      {answer?.problem && !errors && <ProblemNotice problem={answer.problem} />}
      {!hasPassword && !proved ? (
        <ProofGate back={`${SECURITY_PATH}#email`} />
      ) : (
        <SecurityForm part="email" className="profile-form" key={answer?.sent_to ?? 'form'}>
          <TextInput
            name="email"
            type="email"
            lang="en"
            autoComplete="email"
            label={t('profile:email.new')}
            defaultValue={answer?.email}
            error={errors?.email}
          />
          <TextInput
            name="email_confirmation"
            type="email"
            lang="en"
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

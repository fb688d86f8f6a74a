import { TextInput } from '#web/components/form/text-input.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { ProofGate } from '../proof/proof-gate.tsx';
import type { SecurityAnswer } from './change-security.ts';
import { SecurityForm, useSending } from './security-form.tsx';

/** Changes the password, or sets the first one. */
export function PasswordSection({
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
  const busy = useSending('password');
  const problem = answer?.problem;
  const errors = problem?.errors;
  return (
    <ProfileSection
      id="password"
      title={t('profile:password.title')}
      text={t(hasPassword ? 'profile:password.text' : 'profile:password.text_first')}
    >
      {answer?.done && <DoneNotice text={t('profile:password.changed')} />}
      {problem && !errors && <ProblemNotice problem={problem} />}
      {!hasPassword && !proved ? (
        <ProofGate back={`${SECURITY_PATH}#password`} />
      ) : (
        // New fields after a change: nothing of a password stays in the page.
        <SecurityForm part="password" className="profile-form" key={answer?.done ? 'done' : 'form'}>
          {/* Password managers want to know whose password it is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          {hasPassword && (
            <TextInput
              name="current_password"
              type="password"
              lang="en"
              autoComplete="current-password"
              label={t('profile:password.current')}
              error={errors?.current_password}
            />
          )}
          <TextInput
            name="password"
            type="password"
            lang="en"
            autoComplete="new-password"
            label={t('profile:password.new')}
            hint={t('profile:password.hint')}
            error={errors?.password}
          />
          <TextInput
            name="password_confirmation"
            type="password"
            lang="en"
            autoComplete="new-password"
            label={t('profile:password.again')}
            error={errors?.password_confirmation}
          />
          <Button type="submit" name="intent" value="password" look="ink" loading={busy}>
            {t(hasPassword ? 'profile:password.change' : 'profile:password.set')}
          </Button>
        </SecurityForm>
      )}
    </ProfileSection>
  );
}

import { Button } from '#web/components/ui/button.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { ProofGate } from '../proof/proof-gate.tsx';
import type { SecurityAnswer } from './change-security.ts';
import { CodeInput } from './code-input.tsx';
import { EnrolmentBox } from './enrolment-box.tsx';
import type { SecurityData } from './load-security.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecurityForm, useSending } from './security-form.tsx';

/** One-time codes: set up with a QR code or a key to type, recovery codes once, and the way to switch them off. */
export function FactorSection({
  data: { factor, email, proved },
  answer,
}: {
  data: SecurityData;
  answer: SecurityAnswer | null;
}) {
  const t = useT();
  const beginning = useSending('begin-factor');
  const problem = answer?.problem;
  const codes = answer?.recovery_codes;
  const enrolment = factor.enabled ? undefined : answer?.enrolment;
  return (
    <ProfileSection
      id="factor"
      title={t('profile:factor.title')}
      text={t('profile:factor.text')}
      state={
        <Tag tone={factor.enabled ? 'ok' : 'idle'}>
          {t(factor.enabled ? 'profile:factor.on' : 'profile:factor.off')}
        </Tag>
      }
    >
      {problem && !problem.errors && <ProblemNotice problem={problem} />}
      {answer?.done && <DoneNotice text={t('profile:factor.removed')} />}
      {codes && <RecoveryCodes codes={codes} email={email} />}
      {enrolment && <EnrolmentBox enrolment={enrolment} errors={problem?.errors?.code} />}
      {!factor.enabled &&
        !enrolment &&
        (proved ? (
          <SecurityForm part="factor">
            <Button type="submit" name="intent" value="begin-factor" look="ink" loading={beginning}>
              {t('profile:factor.begin')}
            </Button>
          </SecurityForm>
        ) : (
          <ProofGate back={`${SECURITY_PATH}#factor`} />
        ))}
      {factor.enabled && !codes && (
        <p className="t-small t-2">{t('profile:factor.left', { count: factor.recovery_codes_left })}</p>
      )}
      {factor.enabled && !codes && (factor.can.remove ? <Remove errors={problem?.errors?.code} /> : <Must />)}
    </ProfileSection>
  );
}

function Must() {
  const t = useT();
  return <p className="t-small t-2">{t('profile:factor.must')}</p>;
}

function Remove({ errors }: { errors: string[] | undefined }) {
  const t = useT();
  const busy = useSending('remove-factor');
  return (
    <SecurityForm part="factor" className="profile-form">
      <CodeInput hint={t('profile:factor.remove_text')} error={errors} />
      <Button type="submit" name="intent" value="remove-factor" look="danger-line" loading={busy}>
        {t('profile:factor.remove')}
      </Button>
    </SecurityForm>
  );
}

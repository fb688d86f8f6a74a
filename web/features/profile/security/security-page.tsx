import { PageHead } from '#web/components/layout/page-head.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { Refused } from '../client-action.ts';
import type { SecurityAnswer, SecurityPart } from './change-security.ts';
import { DeskNotice } from './desk-notice.tsx';
import { EmailSection } from './email-section.tsx';
import { FactorSection } from './factor-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import type { SecurityData } from './load-security.ts';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export interface SecurityPageProps {
  data: SecurityData;
  /** Of a part, or that there was no line to any. */
  answer: SecurityAnswer | Refused | null;
  /** Came from the desk's door, or has just opened it. */
  fromDesk: boolean;
}

/** How one signs in and what protects the account. */
export function SecurityPage({ data, answer, fromDesk }: SecurityPageProps) {
  const t = useT();
  const partial = answer && 'part' in answer ? answer : null;
  const answerOf = (part: SecurityPart) => (partial?.part === part ? partial : null);
  const desk = data.desk === 'closed' || fromDesk || partial?.recovery_codes ? data.desk : null;
  const factors = (
    <>
      <FactorSection data={data} answer={answerOf('factor')} />
      <PasskeySection data={data} answer={answerOf('passkey')} />
    </>
  );
  return (
    <>
      <PageHead
        title={(answer?.problem ? `${t('common:form.error_prefix')} ` : '') + t('profile:security.title')}
        robots="noindex"
      />
      <h1 className="t-h1">{t('profile:security.title')}</h1>
      <p className="t-2 mt-2">{t('profile:security.lead')}</p>
      {answer?.problem && !partial && (
        <div className="mt-6">
          <ProblemNotice problem={answer.problem} />
        </div>
      )}
      {desk && (
        <div className="mt-6">
          <DeskNotice desk={desk} hasFactor={data.factor.enabled || data.passkeys.length > 0} />
        </div>
      )}
      <div className="profile-sections">
        {desk && factors}
        <PasswordSection
          email={data.email}
          hasPassword={data.has_password}
          proved={data.proved}
          answer={answerOf('password')}
        />
        {!desk && factors}
        <EmailSection
          email={data.email}
          pending={data.pending_email}
          hasPassword={data.has_password}
          proved={data.proved}
          answer={answerOf('email')}
        />
        <IdentitySection identities={data.identities} proved={data.proved} answer={answerOf('identity')} />
        <SessionsSection sessions={data.sessions} proved={data.proved} answer={answerOf('sessions')} />
      </div>
    </>
  );
}

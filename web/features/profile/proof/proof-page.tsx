import type { ProofWay } from '#shared/domain/proof.ts';
import { PROOF_MINUTES, PROOF_PATH } from '#shared/domain/proof.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { Refused } from '../client-action.ts';
import { ProfileSection } from '../profile-section.tsx';
import { ByIdentity } from './by-identity.tsx';
import { ByPasskey } from './by-passkey.tsx';
import type { ProofAnswer } from './give-proof.ts';
import type { ProofData } from './load-proof.ts';
import { ByCode, ByPassword, ProofForm, type ProofFormProps, useProving } from './proof-form.tsx';

/** Confirms that it is you, in one of the ways the account has, before something that a stolen session must not do. */
export function ProofPage({ data, answer }: { data: ProofData; answer: ProofAnswer | Refused | null }) {
  const t = useT();
  const own = answer && 'way' in answer ? answer : null;
  const problem = answer?.problem;
  const { back, ways } = data;
  /** Opened beside a form that waits in another tab. */
  const isApart = back.startsWith(PROOF_PATH);
  return (
    <>
      <PageHead
        title={(problem ? `${t('common:form.error_prefix')} ` : '') + t('profile:proof.title')}
        robots="noindex"
      />
      {/* Why it is asked is told on phones too: elsewhere what stands below a title gives way there. */}
      <header>
        <h1 className="t-h1">{t('profile:proof.title')}</h1>
        <p className="t-2 mt-2">{t('profile:proof.lead', { minutes: PROOF_MINUTES })}</p>
      </header>
      {problem && !problem.errors && (
        <div className="mt-6">
          <ProblemNotice problem={problem} />
        </div>
      )}
      {data.until && (
        <div className="mt-6">
          <DoneNotice text={t('profile:proof.holds')} />
          <p className="mt-4">
            {isApart ? (
              t('profile:proof.apart')
            ) : (
              <ButtonLink to={back} look="ink">
                {t('profile:proof.go_on')}
              </ButtonLink>
            )}
          </p>
        </div>
      )}
      <div className="profile-sections">
        {!data.until &&
          ways.map((way) => (
            <ProfileSection key={way} id={way} title={t(`profile:proof.by.${way}`)}>
              <Way way={way} back={back} answer={own} email={data.email} />
            </ProfileSection>
          ))}
        {!data.until && ways.length === 0 && (
          <p>
            {t('profile:proof.none')}{' '}
            <AppLink to="/contact" className="link">
              {t('profile:proof.contact')}
            </AppLink>
          </p>
        )}
      </div>
      {!isApart && (
        <p className="mt-8">
          <AppLink to={back} className="link">
            {t('profile:proof.back')}
          </AppLink>
        </p>
      )}
    </>
  );
}

function Way({ way, email, ...form }: ProofFormProps & { way: ProofWay; email: string }) {
  if (way === 'password') return <ByPassword {...form} />;
  if (way === 'passkey') return <ByPasskey back={form.back} />;
  if (way === 'code') return <ByCode {...form} way="code" />;
  if (way === 'identity') return <ByIdentity {...form} />;
  return <ByMail {...form} email={email} />;
}

/** First the code is sent, then asked for. */
function ByMail({ email, ...form }: ProofFormProps & { email: string }) {
  const t = useT();
  const busy = useProving('send');
  const asked = form.answer?.sent || form.answer?.way === 'mail';
  return (
    <>
      {form.answer?.sent && <DoneNotice text={t('profile:proof.sent', { email })} />}
      {asked && <ByCode {...form} way="mail" />}
      <ProofForm back={form.back}>
        {!asked && <p className="t-2">{t('profile:proof.mail_text', { email })}</p>}
        <Button type="submit" name="way" value="send" look={asked ? 'line' : 'ink'} loading={busy}>
          {t(asked ? 'profile:proof.send_again' : 'profile:proof.send')}
        </Button>
      </ProofForm>
    </>
  );
}

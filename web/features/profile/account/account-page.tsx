import Download from 'lucide-react/icons/download';
import type { DeletionObstacles, OwnProfile } from '#shared/contracts/person.contract.ts';
import { formatDate } from '#shared/format/dates.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ACCOUNT_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { ProfileSection } from '../profile-section.tsx';
import { ProofGate } from '../proof/proof-gate.tsx';
import type { AccountAnswer } from './change-account.ts';
import { LeaveForm } from './leave-form.tsx';
import { Obstacles } from './obstacles.tsx';
import { StayGo } from './stay-go.tsx';
import { UsernameForm } from './username-form.tsx';

export interface AccountPageProps {
  profile: OwnProfile;
  proved: boolean;
  /** What has to be settled before the account can go. */
  obstacles: DeletionObstacles;
  answer: AccountAnswer | null;
  done: string | null;
}

/** The name to sign in by, taking one's data along, and leaving for good. */
export function AccountPage({ profile, proved, obstacles, answer, done }: AccountPageProps) {
  const t = useT();
  const date = profile.delete_after && formatDate(t.language, profile.delete_after);
  return (
    <>
      <PageHead
        title={(answer ? `${t('common:form.error_prefix')} ` : '') + t('profile:account.title')}
        robots="noindex"
      />
      <h1 className="t-h1">{t('profile:account.title')}</h1>
      <p className="t-2 mt-2">{t('profile:account.lead')}</p>
      {done && (
        <div className="mt-6">
          {done === 'kept' && !date && <DoneNotice text={t('profile:leave.kept')} />}
          {done === 'username' && !answer && <DoneNotice text={t('profile:username.kept')} />}
        </div>
      )}
      <div className="profile-sections">
        <ProfileSection id="username" title={t('profile:username.title')} text={t('profile:username.text')}>
          {proved ? (
            <UsernameForm username={profile.username} answer={answer} />
          ) : (
            <>
              {profile.username && <p lang="en">{profile.username}</p>}
              <ProofGate back={`${ACCOUNT_PATH}#username`} />
            </>
          )}
        </ProfileSection>
        <ProfileSection id="export" title={t('profile:export.title')} text={t('profile:export.text')}>
          {proved ? (
            <div>
              <ButtonLink to="/user/profile/export.zip" reload look="ink" icon={<Icon of={Download} />}>
                {t('profile:export.download')}
              </ButtonLink>
            </div>
          ) : (
            <ProofGate back={`${ACCOUNT_PATH}#export`} />
          )}
        </ProfileSection>
        {!date && (
          <ProfileSection id="leave" title={t('profile:leave.title')} text={t('profile:leave.text')}>
            <StayGo />
            {obstacles.staff || obstacles.pages.length > 0 ? (
              <Obstacles {...obstacles} />
            ) : profile.has_password || proved ? (
              <LeaveForm
                hasPassword={profile.has_password}
                answer={answer?.username === undefined ? answer : null}
              />
            ) : (
              <ProofGate back={`${ACCOUNT_PATH}#leave`} />
            )}
          </ProfileSection>
        )}
      </div>
    </>
  );
}

import '#web/features/team/team.css';
import { CLAIMS_PATH } from '#shared/domain/claim.ts';
import { MATCHING_PATH } from '#shared/domain/team.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { ClaimRows } from '#web/features/claim/claim-rows.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { InvitationRow } from '#web/features/team/invitation-row.tsx';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import type { MatchingAnswer } from './act-on-matching.ts';
import { FindForm } from './find-form.tsx';
import { FoundPages } from './found-pages.tsx';
import type { MatchingData } from './load-matching.ts';

/** Invitations, pages that may be a person's own already, and what they asked for. */
export function MatchingPage({ data, answer }: { data: MatchingData; answer: MatchingAnswer | null }) {
  const t = useT();
  const { token, invitations, asked, claims, disputes, matches, dead, sent, done } = data;
  const path = token ? `${MATCHING_PATH}?${new URLSearchParams({ token })}` : MATCHING_PATH;
  const title = t('claim:match.title');
  const inPage = answer && answer.intent !== 'find' ? answer.problem : null;
  return (
    <>
      <PageHead title={(answer ? `${t('common:form.error_prefix')} ` : '') + title} robots="noindex" />
      <h1 className="t-h1">{title}</h1>
      <p className="t-2 mt-2">{t('claim:match.lead')}</p>
      {done && !answer && (
        <div className="mt-6">
          <DoneNotice text={t('claim:match.taken')} />
        </div>
      )}
      {inPage && (
        <div className="mt-6">
          <ProblemNotice problem={inPage} />
        </div>
      )}
      {dead && (
        <div className="mt-6">
          <Notice tone="warn" title={t('claim:match.dead_title')}>
            <p>{problemTexts(t, dead).message}</p>
          </Notice>
        </div>
      )}
      <div className="profile-sections">
        {matches && <FoundPages matches={matches} path={path} />}
        <ProfileSection id="invitations" title={t('claim:match.invitations')}>
          {invitations.length === 0 ? (
            <p className="t-2">{t('claim:match.none')}</p>
          ) : (
            <ul className="line-list">
              {invitations.map((one) => (
                <InvitationRow key={one.id} invitation={one} path={path} />
              ))}
            </ul>
          )}
        </ProfileSection>
        {disputes.length > 0 && (
          <ProfileSection id="disputes" title={t('claim:own.disputes')} text={t('claim:own.disputes_text')}>
            <ClaimRows claims={disputes} />
          </ProfileSection>
        )}
        {asked.length > 0 && (
          <ProfileSection id="asked" title={t('claim:match.asked')}>
            <ul className="line-list">
              {asked.map((one) => (
                <InvitationRow key={one.id} invitation={one} path={path} />
              ))}
            </ul>
          </ProfileSection>
        )}
        {claims.length > 0 && (
          <ProfileSection
            id="claims"
            title={t('claim:match.claims')}
            text={
              <AppLink className="link" to={CLAIMS_PATH}>
                {t('claim:one.back')}
              </AppLink>
            }
          >
            <ClaimRows claims={claims} />
          </ProfileSection>
        )}
        <FindForm sent={sent} answer={answer?.intent === 'find' ? answer : null} />
      </div>
    </>
  );
}

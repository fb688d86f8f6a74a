import { CLAIMS_PATH } from '#shared/domain/claim.ts';
import { MATCHING_PATH } from '#shared/domain/team.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { PageLinks } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ClaimRows } from './claim-rows.tsx';
import type { ClaimsData } from './load-claim.ts';

/** The pages somebody asked to look after, and disputes about pages of theirs. */
export function ClaimsPage({ data: { list, disputes } }: { data: ClaimsData }) {
  const t = useT();
  const title = t('claim:own.title');
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <h1 className="t-h1">{title}</h1>
      <p className="t-2 mt-2">{t('claim:own.lead')}</p>
      {disputes.length > 0 && (
        <div className="profile-sections">
          <ProfileSection id="disputes" title={t('claim:own.disputes')} text={t('claim:own.disputes_text')}>
            <ClaimRows claims={disputes} />
          </ProfileSection>
        </div>
      )}
      <div className="mt-8">
        {list.data.length === 0 ? (
          <EmptyState
            title={t('claim:own.empty')}
            text={t('claim:own.empty_text')}
            actions={
              <>
                <ButtonLink to={MATCHING_PATH}>{t('claim:own.find')}</ButtonLink>
                <ButtonLink look="line" to="/ecosystem/discover">
                  {t('claim:own.discover')}
                </ButtonLink>
              </>
            }
          />
        ) : (
          <ClaimRows claims={list.data} />
        )}
      </div>
      <div className="mt-8">
        <PageLinks list={list} pageTo={(page) => (page > 1 ? `${CLAIMS_PATH}?page=${page}` : CLAIMS_PATH)} />
      </div>
    </>
  );
}

import { Form, useNavigation } from 'react-router';
import type { Match, Matches } from '#shared/contracts/matching.contract.ts';
import { isOpenClaim } from '#shared/domain/cases/claim.ts';
import { claimPath } from '#shared/domain/claim.ts';
import { teamPath } from '#shared/domain/team.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { initials } from '#shared/khmer/clusters.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { LabelPlate } from '#web/components/ui/label-plate.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The pages of an address that was proved by opening the link, with what can be done about each. */
export function FoundPages({ matches: { email, data }, path }: { matches: Matches; path: string }) {
  const t = useT();
  return (
    <ProfileSection id="found" title={t('claim:match.found_title', { email })}>
      {data.length === 0 ? (
        <EmptyState
          level={3}
          title={t('claim:match.found_none')}
          text={t('claim:match.found_none_text')}
          actions={
            <>
              <ButtonLink to="/ecosystem/get-listed">{t('claim:match.list')}</ButtonLink>
              <ButtonLink look="line" to="/ecosystem/discover">
                {t('claim:own.discover')}
              </ButtonLink>
            </>
          }
        />
      ) : (
        <ul className="line-list">
          {data.map((match) => (
            <FoundPage key={match.id} match={match} path={path} />
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}

function FoundPage({ match, path }: { match: Match; path: string }) {
  const t = useT();
  const { formData } = useNavigation();
  const name = localName(match, t.language);
  return (
    <li className="team-row team-plated">
      <LabelPlate initials={initials(name.text)} logoUrl={null} />
      <div className="text">
        <p className="team-name">
          <b lang={name.lang}>{match.path ? <AppLink to={match.path}>{name.text}</AppLink> : name.text}</b>
        </p>
        <p className="t-small t-2">{t(`claim:match.kinds.${match.kind}`)}</p>
      </div>
      <div className="team-acts">
        {match.claim_id && isOpenClaim(match.claim_state) ? (
          <ButtonLink look="line" size="s" to={claimPath(match.claim_id)}>
            {t('claim:match.waiting', { state: t(`claim:state.${match.claim_state}`) })}
          </ButtonLink>
        ) : match.offer === 'member' ? (
          <ButtonLink look="line" size="s" to={teamPath(match.kind, match.id)}>
            {t('claim:match.open_team')}
          </ButtonLink>
        ) : match.offer === 'join' ? (
          <ButtonLink look="line" size="s" to={`${match.path ?? ''}/claim`}>
            {t('claim:match.join')}
          </ButtonLink>
        ) : (
          <Form method="post" action={path} preventScrollReset>
            <input type="hidden" name="id" value={match.id} />
            <Button
              type="submit"
              name="intent"
              value="take"
              look="ink"
              size="s"
              loading={formData?.get('id') === match.id}
            >
              {t(match.offer === 'accept' ? 'claim:match.accept' : 'claim:match.claim')}
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}

import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { isOpenClaim } from '#shared/domain/cases/claim.ts';
import { claimPath } from '#shared/domain/claim.ts';
import { PERSON_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { teamPath } from '#shared/domain/team.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CLAIM_TONES } from './claim-tones.ts';

type Shown = Pick<
  StakeholderDetail,
  | 'id'
  | 'tail'
  | 'kind'
  | 'category'
  | 'individual_id'
  | 'is_claimable'
  | 'claim_state'
  | 'claim_id'
  | 'is_member'
>;

/** What a reader can do about who looks after a page: claim it, follow the claim, join its team, open the team. */
export function ClaimBox({ record }: { record: Shown }) {
  const t = useT();
  const { claim_state, claim_id, is_claimable, is_member } = record;
  if (claim_id && isOpenClaim(claim_state)) {
    return (
      <section className="claim" aria-labelledby="claim-title">
        <div>
          <h2 id="claim-title" className="t-h4">
            {t('stakeholder:claim.asked_title')}
          </h2>
          <p className="mt-2">
            <Tag tone={CLAIM_TONES[claim_state]}>{t(`stakeholder:claim.state.${claim_state}`)}</Tag>
          </p>
        </div>
        <ButtonLink look="line" to={claimPath(claim_id)} className="justify-self-start">
          {t('stakeholder:claim.follow')}
        </ButtonLink>
      </section>
    );
  }
  if (is_member)
    return (
      <p className="t-small">
        <AppLink className="link" to={teamPath(record.kind, record.id)}>
          {t('stakeholder:claim.team')}
        </AppLink>
      </p>
    );
  const way = claimPagePath(record);
  const isPerson = PERSON_KINDS.includes(record.kind as StakeholderKind) && record.individual_id !== null;
  if (!is_claimable)
    return (
      <p className="t-small">
        <AppLink className="link" to={way} rel="nofollow">
          {t(isPerson ? 'stakeholder:claim.join_person' : 'stakeholder:claim.join')}
        </AppLink>
      </p>
    );
  return (
    <section className="claim" aria-labelledby="claim-title">
      <div>
        <h2 id="claim-title" className="t-h4">
          {t(isPerson ? 'stakeholder:claim.person_title' : 'stakeholder:claim.title')}
        </h2>
        <p className="t-small t-2 mt-2">
          {t(isPerson ? 'stakeholder:claim.person_text' : 'stakeholder:claim.text')}
        </p>
      </div>
      <ButtonLink look="ink" to={way} rel="nofollow" className="justify-self-start">
        {t('stakeholder:claim.action')}
      </ButtonLink>
    </section>
  );
}

/** Where a page is claimed, and where one asks to join its team. */
export const claimPagePath = (record: Parameters<typeof stakeholderPath>[0]) =>
  `${stakeholderPath(record)}/claim`;

import './team.css';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { TeamMember } from '#shared/contracts/team.contract.ts';
import { OFFER_ACTIONS } from '#shared/domain/ownership.ts';
import { profilePath } from '#shared/domain/profile/own-profile-paths.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { teamPath } from '#shared/domain/team.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { NamedText } from '#web/components/ui/named-text.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { TeamAnswer } from './change-team.ts';
import { InviteForm } from './invite-form.tsx';
import type { TeamData } from './load-team.ts';
import { MemberRow } from './member-row.tsx';
import { OwnPlace } from './own-place.tsx';
import { OwnershipPart } from './ownership-part.tsx';
import { RoleTable } from './role-table.tsx';
import { TransferForm } from './transfer-form.tsx';

const DONE = [
  'role',
  'member',
  'declined',
  'withdrawn',
  'invited',
  'left',
  'transfer',
  'shown',
  'hidden',
  ...OFFER_ACTIONS,
] as const;
const isOpen = ({ state }: TeamMember) => state === 'invited' || state === 'inviting';

/** Who may act for a page, who is invited and who asks to join. */
export function TeamPage({ data, answer }: { data: TeamData; answer: TeamAnswer | null }) {
  const t = useT();
  const { team } = data;
  const { page, members } = team;
  const name = localName(page, t.language);
  const path = teamPath(page.kind, page.id);
  const title = (page: string) => t('team:page.title', { page });
  const done = DONE.find((one) => one === data.done);
  const inRow = answer?.problem && !['invite', 'transfer'].includes(answer.intent) ? answer.problem : null;
  const list = (of: (member: TeamMember) => boolean) => (
    <ul className="line-list">
      {members.filter(of).map((member) => (
        <MemberRow key={member.id} member={member} path={path} />
      ))}
    </ul>
  );
  const has = (of: (member: TeamMember) => boolean) => members.some(of);
  const past = ({ state }: TeamMember) => state === 'declined' || state === 'expired';
  return (
    <>
      <PageHead
        title={(answer?.problem ? `${t('common:form.error_prefix')} ` : '') + title(name.text)}
        robots="noindex"
      />
      <ButtonLink
        className="-ml-3"
        look="bare"
        size="s"
        to={profilePath(page.kind as StakeholderKind, page.id)}
        icon={<Icon of={ArrowLeft} />}
      >
        {t('team:page.back')}
      </ButtonLink>
      <h1 className="t-h1 mt-2">
        <NamedText text={title} name={name} />
      </h1>
      <p className="t-2 mt-2">
        {t('team:page.lead')}{' '}
        {page.path && (
          <AppLink className="link" to={page.path}>
            {t('team:page.public')}
          </AppLink>
        )}
      </p>
      {done && !answer && (
        <div className="mt-6">
          <DoneNotice text={t(`team:change.done.${done}`)} />
        </div>
      )}
      {inRow && (
        <div className="mt-6">
          <ProblemNotice problem={inRow} />
        </div>
      )}
      <div className="profile-sections">
        {team.offer && <OwnershipPart offer={team.offer} page={page} path={path} />}
        {has(({ state }) => state === 'requested') && (
          <ProfileSection id="requests" title={t('team:page.requests')}>
            {list(({ state }) => state === 'requested')}
          </ProfileSection>
        )}
        <ProfileSection id="members" title={t('team:page.members')}>
          {list(({ state }) => state === 'member')}
          {data.me && <OwnPlace {...data.me} path={path} />}
        </ProfileSection>
        {has(isOpen) && (
          <ProfileSection id="invitations" title={t('team:page.invitations')}>
            {list(isOpen)}
          </ProfileSection>
        )}
        {team.can.invite && <InviteForm data={data} answer={answer} path={path} />}
        {has(past) && (
          <ProfileSection id="past" title={t('team:page.past')}>
            {list(past)}
          </ProfileSection>
        )}
        <RoleTable />
        {team.can.transfer && !team.offer && (
          <TransferForm team={team} proved={data.proved} answer={answer} path={path} />
        )}
      </div>
    </>
  );
}

import './claim.css';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { Claim } from '#shared/contracts/claim.contract.ts';
import { CLAIMS_PATH, claimPath } from '#shared/domain/claim.ts';
import { teamPath } from '#shared/domain/team.ts';
import { formatDate } from '#shared/format/dates.ts';
import { personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { ProfileSection } from '#web/features/profile/profile-section.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ClaimAnswer } from './act-on-claim.ts';
import { turnText } from './claim-rows.tsx';
import { ClaimSteps } from './claim-steps.tsx';
import { CLAIM_TONES } from './claim-tones.ts';
import { AnswerForm, OwnerForm, WithdrawForm } from './claim-words.tsx';
import type { ClaimData } from './load-claim.ts';
import { ProofPart } from './proof-part.tsx';

const DONE = ['requested', 'proved', 'document', 'answered', 'withdrawn', 'said', 'code', 'proof'] as const;

/** One claim: where it stands, whose turn it is, and what that one can do. */
export function ClaimPage({ data, answer }: { data: ClaimData; answer: ClaimAnswer | null }) {
  const t = useT();
  const { claim } = data;
  const { page, state, viewer, can } = claim;
  const name = localName(page, t.language);
  const done = DONE.find((one) => one === data.done);
  const path = claimPath(claim.id);
  const apart = answer && !answer.problem.errors ? answer.problem : null;
  const own = viewer === 'claimant';
  return (
    <>
      <PageHead
        title={
          (answer ? `${t('common:form.error_prefix')} ` : '') + t('claim:ask.title', { page: name.text })
        }
        robots="noindex"
      />
      <ButtonLink className="-ml-3" look="bare" size="s" to={CLAIMS_PATH} icon={<Icon of={ArrowLeft} />}>
        {t('claim:one.back')}
      </ButtonLink>
      <h1 className="t-h1 mt-2" lang={name.lang}>
        {name.text}
      </h1>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={CLAIM_TONES[state]}>{t(`claim:state.${state}`)}</Tag>
        <span className="t-small t-2">{turnText(t, claim)}</span>
      </p>
      {done && !answer && (
        <div className="mt-6">
          <DoneNotice
            text={t(
              done === 'requested' && !claim.is_shown ? 'claim:one.done.unproved' : `claim:one.done.${done}`,
            )}
          />
        </div>
      )}
      {apart && (
        <div className="mt-6">
          <ProblemNotice problem={apart} />
        </div>
      )}
      {own && state === 'disputed' && (
        <div className="mt-6">
          <Notice tone="warn">
            <p>{t(claim.is_shown ? 'claim:one.disputed' : 'claim:one.disputed_untold')}</p>
            {claim.objection_until && (
              <p>{t('claim:one.objection', { date: formatDate(t.language, claim.objection_until) })}</p>
            )}
          </Notice>
        </div>
      )}
      {own && state === 'approved' && (
        <div className="mt-6">
          <ButtonLink look="ink" to={teamPath(page.kind, page.id)}>
            {t('claim:one.open_team')}
          </ButtonLink>
        </div>
      )}
      <div className="profile-sections">
        {can.answer && <AnswerForm claim={claim} answer={answer} path={path} />}
        {own && can.withdraw && <ProofPart claim={claim} answer={answer} path={path} />}
        {(can.object || can.agree) && <OwnerForm until={claim.objection_until} answer={answer} path={path} />}
        <ProfileSection id="details" title={t('claim:one.details')}>
          <div className="claim-facts">
            <DefinitionList emptyText={t('common:not_provided')} facts={factsOf(t, claim)} />
          </div>
        </ProfileSection>
        <ProfileSection id="history" title={t('claim:one.history')}>
          <ClaimSteps events={claim.events} />
        </ProfileSection>
        {can.withdraw && <WithdrawForm path={path} />}
      </div>
    </>
  );
}

function factsOf(t: Translator, claim: Claim): Fact[] {
  const { reference, page, viewer, claimant, relation, note, proof, proved_at } = claim;
  const name = localName(page, t.language);
  const own = viewer === 'claimant';
  return [
    { term: t('claim:one.reference'), value: <span lang="en">{reference}</span> },
    ...(page.path
      ? [
          {
            term: t('claim:own.column.page'),
            value: (
              <AppLink className="link" to={page.path} lang={name.lang}>
                {name.text}
              </AppLink>
            ),
          },
        ]
      : []),
    ...(!own && claimant
      ? [{ term: t('claim:one.claimant'), value: personName(claimant, t.language).text }]
      : []),
    ...(page.is_person
      ? []
      : [{ term: t(own ? 'claim:one.relation' : 'claim:one.relation_theirs'), value: relation }]),
    ...(note
      ? [{ term: t('claim:one.note'), value: <span className="whitespace-pre-line">{note}</span> }]
      : []),
    ...(own
      ? [
          {
            term: t('claim:one.proof'),
            value: proved_at
              ? `${t(`claim:proof.${proof}`)} · ${t('claim:desk.shown_at', { date: formatDate(t.language, proved_at) })}`
              : t(`claim:proof.${proof}`),
          },
        ]
      : []),
  ];
}

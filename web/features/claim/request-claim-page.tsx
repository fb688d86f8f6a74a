import { stakeholderPath } from '#shared/domain/addresses.ts';
import './claim.css';
import '#web/features/team/team.css';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { isOpenClaim } from '#shared/domain/cases/claim.ts';
import { claimPath } from '#shared/domain/claim.ts';
import { teamInvitePath, teamPath } from '#shared/domain/team.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { NamedText } from '#web/components/ui/named-text.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { AddressNote } from '#web/features/account/address/address-note.tsx';
import { JoinForm } from '#web/features/team/join-form.tsx';
import { REGISTER_PATH, signInAction } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { claimPagePath } from './claim-box.tsx';
import { ClaimForm } from './claim-form.tsx';
import type { AskAnswer, AskData } from './load-ask.ts';

/** Where a page is claimed; on one that has an owner, where one asks to join its team or opens a dispute. */
export function AskPage({ data, answer }: { data: AskData; answer: AskAnswer | null }) {
  const t = useT();
  const { page } = data;
  const name = localName(page, t.language);
  const joins = !page.is_claimable && !page.is_member;
  const title = (page: string) => t(joins ? 'team:page.title' : 'claim:ask.title', { page });
  return (
    <div className="wrap page-top pb-(--section)">
      <PageHead
        title={(answer ? `${t('common:form.error_prefix')} ` : '') + title(name.text)}
        description={t('claim:ask.lead')}
        robots="noindex"
      />
      <div className="claim-page">
        <ButtonLink
          className="-ml-3"
          look="bare"
          size="s"
          to={stakeholderPath(page)}
          icon={<Icon of={ArrowLeft} />}
        >
          {t('claim:ask.back')}
        </ButtonLink>
        <h1 className="t-h1 mt-2">
          <NamedText text={title} name={name} />
        </h1>
        {!joins && (
          <p className="t-2 mt-2">{t(page.is_person ? 'claim:ask.lead_person' : 'claim:ask.lead')}</p>
        )}
        <div className="mt-8">
          <Body data={data} answer={answer} />
        </div>
      </div>
    </div>
  );
}

function Body({ data, answer }: { data: AskData; answer: AskAnswer | null }) {
  const t = useT();
  const { page, signed_in, invitation, asked, joined } = data;
  const inField = answer?.problem.errors !== undefined;
  if (!signed_in && !answer)
    return (
      <section className="claim-panel">
        <h2 className="t-h3">{t('claim:ask.sign_in_title')}</h2>
        <p className="t-2 mt-2">{t('claim:ask.sign_in_text')}</p>
        <div className="btn-row mt-6">
          <ButtonLink look="ink" to={signInAction(claimPagePath(page))}>
            {t('claim:ask.sign_in')}
          </ButtonLink>
          <ButtonLink look="line" to={REGISTER_PATH}>
            {t('claim:ask.sign_up')}
          </ButtonLink>
        </div>
      </section>
    );
  const open = page.claim_id && isOpenClaim(page.claim_state) ? page.claim_id : null;
  if (open)
    return (
      <Said text={t('claim:ask.open')}>
        <ButtonLink to={claimPath(open)}>{t('claim:ask.see')}</ButtonLink>
      </Said>
    );
  if (page.is_member)
    return (
      <Said text={t('team:join.within')}>
        <ButtonLink to={teamPath(page.kind, page.id)}>{t('claim:match.open_team')}</ButtonLink>
      </Said>
    );
  if (invitation)
    return (
      <Said text={t('team:join.invited')}>
        <ButtonLink to={teamInvitePath(invitation)}>{t('team:join.see')}</ButtonLink>
      </Said>
    );
  const problem = answer && !inField ? <ProblemNotice problem={answer.problem} /> : null;
  if (page.is_claimable)
    return (
      <div className="grid gap-6">
        {problem}
        <AddressNote missing={data.address} />
        <ClaimForm data={data} answer={answer} />
      </div>
    );
  return (
    <div className="grid gap-10">
      {problem}
      <AddressNote missing={data.address} />
      <section className="claim-panel" aria-labelledby="join-title">
        <h2 id="join-title" className="t-h3">
          {t('claim:ask.owned_title')}
        </h2>
        <p className="t-2 mt-2 mb-6">{t('claim:ask.owned_text')}</p>
        {asked ? (
          <Notice tone="ok" live={joined}>
            <p>{t(joined ? 'team:join.sent' : 'team:join.waiting')}</p>
          </Notice>
        ) : (
          <JoinForm
            note={answer?.values.join_note ?? ''}
            errors={answer?.intent === 'join' ? answer.problem.errors?.note : undefined}
          />
        )}
      </section>
      <details className="claim-dispute" open={answer?.intent === 'claim'}>
        <summary>
          <Icon of={Plus} size="s" />
          {t('claim:ask.dispute_title')}
        </summary>
        <ClaimForm data={data} answer={answer} dispute />
      </details>
    </div>
  );
}

function Said({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <Notice tone="info">
      <p>{text}</p>
      <div className="mt-4">{children}</div>
    </Notice>
  );
}

import { Section } from '#web/features/desk/section.tsx';
import '../claim.css';
import type { DeskClaim } from '#shared/contracts/desk-claim.contract.ts';
import { CLAIM_DECISIONS } from '#shared/domain/cases/claim.ts';
import { DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import type { CaseAnswer } from '#web/features/case-desk/case-answer.ts';
import { CaseHead } from '#web/features/case-desk/case-head.tsx';
import { CaseRecord } from '#web/features/case-desk/case-record.tsx';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ClaimSteps } from '../claim-steps.tsx';
import { CLAIM_TONES } from '../claim-tones.ts';
import { claimsTo, deskClaimTo, readClaimsState } from './claims-state.ts';
import { DecidePart } from './decide-part.tsx';
import type { DeskClaimData } from './load-desk-claims.ts';

/** A claim at the desk: who asks for what page and how it is shown, both sides, and the decision. */
export function DeskClaimPage({ data, answer }: { data: DeskClaimData; answer: CaseAnswer | undefined }) {
  const t = useT();
  const { claim, list } = data;
  const name = localName(claim.page, t.language);
  const done = answer && doneWord(answer.intent, claim);
  return (
    <CaseRecord
      pageTitle={`${claim.reference} ${name.text}`}
      answer={answer}
      desk={{ call: `/desk-api/v1/claims/${claim.id}/`, record: claim, viewerId: data.viewer_id }}
      way={
        <BackLink
          to={list ? claimsTo(readClaimsState(new URLSearchParams(list))) : DESK_CLAIMS_PATH}
          text={t('claim:desk.back')}
        />
      }
      done={done && <DoneNotice key={data.send_key} text={t(`claim:desk.done.${done}`)} />}
      form={{ action: deskClaimTo(claim.id, list) }}
      hidden={{ version: claim.version, send_key: data.send_key }}
      head={
        <CaseHead
          title={name.text}
          lang={name.lang}
          state={{ text: t(`claim:state.${claim.state}`), tone: CLAIM_TONES[claim.state] }}
          reference={claim.reference}
        >
          {claim.page.path && (
            <li>
              <AppLink className="link" to={claim.page.path}>
                {t('claim:desk.see_page')}
              </AppLink>
            </li>
          )}
        </CaseHead>
      }
      decision={{
        title: t('claim:desk.decide'),
        children: <DecidePart data={data} answer={answer} />,
      }}
    >
      <section className="mt-8 claim-facts" aria-label={t('claim:one.details')}>
        <DefinitionList emptyText={t('common:not_provided')} facts={factsOf(t, claim)} wide />
      </section>
      {claim.others.length > 0 && <Others claim={claim} list={list} />}
      <Section id="history" title={t('claim:desk.history')} className="mt-10" titleClass="t-h3 mb-4">
        <ClaimSteps events={claim.events} />
      </Section>
    </CaseRecord>
  );
}

const DONE = [...CLAIM_DECISIONS, 'undo', 'take', 'release', 'propose', 'withdraw-proposal'] as const;

/** What was done, in the word of its text. Without a proof nothing was decided yet: it waits for a colleague. */
function doneWord(intent: string, { proposal }: DeskClaim) {
  const waits = proposal?.is_own && (intent === 'approve' || intent === 'transfer');
  return DONE.find((one) => one === (waits ? 'propose' : intent));
}

function Others({ claim, list }: { claim: DeskClaim; list: string }) {
  const t = useT();
  return (
    <Section id="others" title={t('claim:desk.others')} className="mt-10" titleClass="t-h3 mb-4">
      <ul className="grid gap-3">
        {claim.others.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <AppLink className="link" to={deskClaimTo(other.id, list)}>
              {localName(other.page, t.language).text}: {personName(other.claimant, t.language).text}
            </AppLink>
            <Tag tone={CLAIM_TONES[other.state]}>{t(`claim:state.${other.state}`)}</Tag>
            <span className="t-small t-3">{formatDate(t.language, other.created_at)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function factsOf(t: Translator, claim: DeskClaim): Fact[] {
  const { claimant, claimant_email, identity, relation, note, proof, proof_target, proved_at } = claim;
  const { document, owners } = claim;
  const name = personName(claimant, t.language);
  return [
    {
      term: t('claim:desk.claimant'),
      value: (
        <AppLink className="link" to={`/user/${claimant.id}`} lang={name.lang}>
          {name.text}
        </AppLink>
      ),
    },
    { term: t('claim:desk.account'), value: <span lang="en">{claimant_email}</span> },
    ...(identity
      ? [
          {
            term: t('claim:desk.identity'),
            value: (
              <>
                {t(identity.same_name ? 'claim:desk.same_name' : 'claim:desk.other_name')}
                <span className="block t-small t-2">
                  {t(identity.linked ? 'claim:desk.linked' : 'claim:desk.not_linked')}
                </span>
              </>
            ),
          },
        ]
      : [{ term: t('claim:desk.relation'), value: relation }]),
    { term: t('claim:desk.note'), value: note && <span className="whitespace-pre-line">{note}</span> },
    {
      term: t('claim:desk.proof'),
      value: (
        <>
          {t(`claim:proof.${proof}`)}
          <span className="block t-small t-2">
            {proved_at
              ? t('claim:desk.shown_at', { date: formatDateTime(t.language, proved_at) })
              : t('claim:desk.not_shown')}
          </span>
        </>
      ),
    },
    { term: t('claim:desk.target'), value: proof_target && <span lang="en">{proof_target}</span> },
    {
      term: t('claim:desk.document'),
      value: document && (
        <a className="link" href={document.url}>
          {document.name}
        </a>
      ),
    },
    {
      term: t('claim:desk.owners'),
      value:
        owners.length === 0 ? (
          t('claim:desk.no_owner')
        ) : (
          <ul>
            {owners.map((owner) => {
              const shown = personName(owner, t.language);
              return (
                <li key={owner.id}>
                  <AppLink className="link" to={`/user/${owner.id}`} lang={shown.lang}>
                    {shown.text}
                  </AppLink>{' '}
                  <span className="t-small t-2" lang="en">
                    {owner.email}
                  </span>
                </li>
              );
            })}
          </ul>
        ),
    },
  ];
}

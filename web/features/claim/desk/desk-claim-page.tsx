import '../claim.css';
import { Form, useNavigation } from 'react-router';
import type { DeskClaim } from '#shared/contracts/desk-claim.contract.ts';
import { DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { personName } from '#shared/format/names.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { DefinitionList, type Fact } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useFresh } from '#web/features/desk/frame/use-fresh.ts';
import { BackLink } from '#web/features/desk/list/back-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ClaimSteps } from '../claim-steps.tsx';
import { CLAIM_TONES } from '../claim-tones.ts';
import type { DeskClaimAnswer } from './act-on-desk-claim.ts';
import { claimsTo, deskClaimTo, readClaimsState } from './claims-state.ts';
import { DecidePart } from './decide-part.tsx';
import type { DeskClaimData } from './load-desk-claims.ts';

/** What makes two readings of a claim the same. */
const signatureOf = ({ version, assignee, events }: DeskClaim) =>
  JSON.stringify([version, assignee?.id, events.length]);

/** A claim at the desk: who asks for what page and how it is shown, both sides, and the decision. One form holds the page. */
export function DeskClaimPage({ data, answer }: { data: DeskClaimData; answer: DeskClaimAnswer | null }) {
  const t = useT();
  const navigation = useNavigation();
  const { claim, list } = data;
  useFresh(`/desk-api/v1/claims/${claim.id}/`, claim, signatureOf);
  const sending = navigation.state === 'submitting' ? String(navigation.formData?.get('intent')) : null;
  const name = localName(claim.page, t.language);
  const apart = answer && !answer.problem.errors ? answer.problem : null;
  const done = DONE.find((one) => one === data.done);
  return (
    <>
      <PageHead
        title={`${answer ? `${t('common:form.error_prefix')} ` : ''}${claim.reference} ${name.text}`}
        robots="noindex"
      />
      <BackLink
        to={list ? claimsTo(readClaimsState(new URLSearchParams(list))) : DESK_CLAIMS_PATH}
        text={t('claim:desk.back')}
      />
      <div role="status">
        {done && !answer && (
          <div className="mb-4">
            <Notice tone="ok">
              <p>{t(`claim:desk.done.${done}`)}</p>
            </Notice>
          </div>
        )}
      </div>
      {apart && <ProblemNotice problem={apart} />}
      <Form
        method="post"
        action={deskClaimTo(claim.id, list)}
        preventScrollReset
        noValidate
        className="desk-record"
      >
        {/* Enter in a field presses the first button of a form: this one does nothing. */}
        <button type="submit" name="intent" value="stay" hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="version" value={claim.version} />
        <div className="desk-main">
          <div className="desk-title">
            <h1 className="t-h1" lang={name.lang}>
              {name.text}
            </h1>
          </div>
          <p className="desk-facts">
            <Tag tone={CLAIM_TONES[claim.state]}>{t(`claim:state.${claim.state}`)}</Tag>
            <span lang="en">{claim.reference}</span>
            {claim.page.path && (
              <AppLink className="link" to={claim.page.path}>
                {t('claim:desk.see_page')}
              </AppLink>
            )}
          </p>
          <section className="mt-8 claim-facts" aria-label={t('claim:one.details')}>
            <DefinitionList emptyText={t('common:not_provided')} facts={factsOf(t, claim)} wide />
          </section>
          {claim.others.length > 0 && <Others claim={claim} list={list} />}
          <section className="mt-10" aria-labelledby="history">
            <h2 id="history" className="t-h3 mb-4">
              {t('claim:desk.history')}
            </h2>
            <ClaimSteps events={claim.events} />
          </section>
        </div>
        <aside className="desk-side">
          <DecidePart data={data} answer={answer} sending={sending} />
        </aside>
      </Form>
    </>
  );
}

const DONE = [
  'approve',
  'reject',
  'ask',
  'transfer',
  'keep',
  'undo',
  'take',
  'release',
  'propose',
  'withdraw-proposal',
] as const;

function Others({ claim, list }: { claim: DeskClaim; list: string }) {
  const t = useT();
  return (
    <section className="mt-10" aria-labelledby="others">
      <h2 id="others" className="t-h3 mb-4">
        {t('claim:desk.others')}
      </h2>
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
    </section>
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

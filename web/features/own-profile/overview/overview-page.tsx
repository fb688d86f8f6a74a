import Eye from 'lucide-react/icons/eye';
import Users from 'lucide-react/icons/users';
import { useEffect, useState } from 'react';
import { profileSlug, profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { DoneNotice } from '#web/components/ui/done-notice.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import { STATUS_TONES, Tag } from '#web/components/ui/tag.tsx';
import { keepAnswers } from '#web/features/listing/saving/kept-answers.ts';
import { fetchedPart } from '#web/lib/fetched-part.tsx';
import { showSuccess } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import { CohortInvites } from '../cohort/cohort-invites.tsx';
import { NamedRounds } from '../cohort/named-rounds.tsx';
import type { ProfileData } from '../load/load-profile.ts';
import type { ProfileAnswer } from '../load/profile-answer.ts';
import { keptName } from '../part/use-kept.ts';
import { previewTo, teamTo } from '../profile-address.ts';
import { statusLine } from '../status-line.ts';
import { AskedAct } from './asked-act.tsx';
import { Completeness } from './completeness.tsx';
import { PageHistory } from './page-history.tsx';
import { PartCard } from './part-card.tsx';
import { StatusBanner } from './status-banner.tsx';
import { WaitingChanges } from './waiting-changes.tsx';

const ReturnedForm = fetchedPart(async () => (await import('../returned/returned-form.tsx')).ReturnedForm);
const CohortSections = fetchedPart(async () => (await import('../cohort/cohort-section.tsx')).CohortSections);

/** One profile: where it stands, what the desk asks, what would help it, and its parts, each edited on its own. */
export function OverviewPage({ data, answer }: { data: ProfileData; answer: ProfileAnswer | undefined }) {
  const t = useT();
  const { profile, terms, cohorts } = data;
  const [bad, setBad] = useState(Boolean(answer));
  const name = localName(profile, t.language);
  const other = otherName(profile, t.language);
  const slug = profileSlug(profile.kind);
  const isReturned = profile.review?.status === 'returned' && profile.can.resubmit;
  const said = useDone(data);
  return (
    <>
      <PageHead title={`${bad ? `${t('common:form.error_prefix')} ` : ''}${name.text}`} robots="noindex" />
      <Crumbs
        label={t('shell:nav.breadcrumb')}
        items={[
          { text: t(`own-profile:title.${slug}`), to: profilesPath(profile.kind) },
          { text: name.text, lang: name.lang },
        ]}
      />
      <header>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="t-h1" lang={name.lang}>
            {name.text}
          </h1>
          <Tag tone={STATUS_TONES[profile.status]}>{t(`own-profile:status.${profile.status}`)}</Tag>
        </div>
        <OtherName name={other} className="t-3" />
        <p className="t-2 mt-1">
          {statusLine(t, profile)}
          {profile.ownership === 'member' && ` · ${t(`own-profile:role.${profile.role}`)}`}
        </p>
        <div className="btn-row mt-5">
          <ButtonLink look="line" to={previewTo(profile)} icon={<Icon of={Eye} />}>
            {t('own-profile:do.preview')}
          </ButtonLink>
          <ButtonLink look="line" to={teamTo(profile)} icon={<Icon of={Users} />}>
            {t('own-profile:do.team')}
          </ButtonLink>
        </div>
      </header>
      <div className="own-page">
        {said && !answer && <DoneNotice text={said} />}
        {answer?.problem && answer.intent !== 'resubmit' && answer.intent !== 'answer' && (
          <ProblemNotice problem={answer.problem} />
        )}
        <StatusBanner profile={profile} />
        {isReturned && (
          <ReturnedForm
            key={`${profile.review?.round}-${profile.version}`}
            data={data}
            answer={answer}
            onProblems={setBad}
          />
        )}
        <WaitingChanges profile={profile} />
        {profile.status !== 'archived' && <Completeness profile={profile} />}
        <CohortInvites profile={profile} invites={cohorts.invites} />
        <NamedRounds profile={profile} rounds={data.named} />
        {profile.kind === 'eso' && <CohortSections profile={profile} cohorts={cohorts} />}
        {!profile.can.edit && profile.status === 'reviewing' && (
          <p className="t-2">{t('own-profile:part.closed')}</p>
        )}
        <div className="own-parts">
          {partsOf(profile.kind).map((part) => (
            <PartCard key={part.name} profile={profile} part={part} terms={terms} />
          ))}
        </div>
        <PageHistory history={profile.history} />
        <LastThings data={data} />
      </div>
    </>
  );
}

/** Taking the page off the site, or throwing a draft away. */
function LastThings({ data: { profile } }: { data: ProfileData }) {
  if (!profile.can.archive && !profile.can.delete) return null;
  return (
    <section className="rule-above pt-7">
      <AskedAct profile={profile} act={profile.can.archive ? 'archive' : 'delete'} look="danger-line" />
    </section>
  );
}

/** What was just done, in words; whatever this device kept of it is forgotten. */
function useDone({ profile, done, saved, program }: ProfileData): string | null {
  const t = useT();
  const text = done === null ? null : t(`own-profile:done.${done}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that was done
  useEffect(() => {
    if (!text) return;
    if (saved) keepAnswers(keptName(profile.id, saved), null);
    if (done === 'resubmitted' || done === 'answered') keepAnswers(keptName(profile.id, 'returned'), null);
    if (done?.startsWith('program')) keepAnswers(keptName(profile.id, 'program', program), null);
    showSuccess();
  }, [done, saved, profile.version]);
  return text;
}

import './bio.css';
import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnProfile } from '#shared/contracts/person.contract.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { personInitials } from '#shared/format/person-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorSummary } from '#web/components/ui/error-summary.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ProblemNotice } from '#web/components/ui/problem-notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { ownPhoto } from '#web/lib/own-photo.ts';
import { ask } from '#web/lib/popups.ts';
import { useT } from '#web/lib/texts.tsx';
import { PhotoField } from '../photo/photo-field.tsx';
import { BioContext } from './bio-context.ts';
import { BioFields } from './bio-fields.tsx';
import { type BioTexts, bioSummary, textsOfRules, textsOfServer } from './bio-problem-texts.ts';
import { SaveBar } from './bio-save-bar.tsx';
import { BioSection, Shown } from './bio-section.tsx';
import { bioOf } from './bio-values.ts';
import { NotSignedIn } from './not-signed-in.tsx';
import type { BioAnswer } from './save-bio.ts';
import { useBio } from './use-bio.ts';
import { useBioProblems } from './use-bio-problems.ts';

export interface BioPageProps {
  /** Null when the session ended while the form was sent without a script. */
  profile: OwnProfile | null;
  answer: BioAnswer | undefined;
  /** What a form posted without a script has done. */
  done: string | null;
}

/** A person's own profile: what they keep of themselves and who sees it. */
export function BioPage({ profile, answer, done }: BioPageProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const stored = profile ? bioOf(profile) : answer?.values;
  if (!stored) throw new Error('A bio without a person');
  const bio = useBio({ person: profile?.id ?? null, stored, typed: answer?.values ?? null, form });
  const [posted] = useState<BioTexts>(() =>
    answer ? { ...textsOfRules(t, answer.values), ...answer.texts } : {},
  );
  const checks = useBioProblems(form, posted);
  const [summary, setSummary] = useState({ round: 0, problems: posted });
  const [failed, setFailed] = useState<ProblemBody | null>(answer?.problem ?? null);
  const bad = Object.keys(summary.problems).length;
  const initials = profile ? personInitials(profile, t.language) : '';

  const say = (problems: BioTexts) => setSummary(({ round }) => ({ round: round + 1, problems }));
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (bio.state === 'saving') return;
    setFailed(null);
    const problems = checks.checkAll();
    say(problems);
    if (Object.keys(problems).length > 0) return;
    const result = await bio.save();
    if (!result) return;
    if (result.ok) return revalidate();
    const texts = textsOfServer(result.problem.errors);
    checks.show(texts);
    say(texts);
    setFailed(Object.keys(texts).length > 0 ? null : result.problem);
  }

  return (
    <form
      ref={form}
      key={bio.version}
      method="post"
      action="/user/profile/bio"
      encType="multipart/form-data"
      noValidate
      className="bio-form"
      onSubmit={submit}
      onInput={(event) => {
        checks.onInput(event);
        bio.note();
      }}
      onChange={bio.note}
      onBlur={checks.onBlur}
    >
      {/* The first button of a form is the one Enter presses. */}
      <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <ErrorSummary
        key={summary.round}
        title={t('common:form.problems', { count: bad })}
        problems={bioSummary(t, summary.problems)}
      />
      {!profile && <NotSignedIn />}
      {failed && profile && <ProblemNotice problem={failed} />}
      {done && (
        <Notice tone="ok" live>
          <p>{t(done === 'sent' ? 'person:email.sent_plain' : 'person:form.saved')}</p>
        </Notice>
      )}
      {bio.restoredAt && (
        <Notice tone="info" live title={t('person:form.restored_title')}>
          <div className="banner-row">
            <p>{t('person:form.restored', { time: formatDateTime(t.language, bio.restoredAt) })}</p>
            <Button
              look="line"
              size="s"
              onClick={async () => {
                const title = t('person:form.discard_question');
                if (await ask({ title, confirm: t('person:form.discard'), danger: true })) bio.discard();
              }}
            >
              {t('person:form.discard')}
            </Button>
          </div>
        </Notice>
      )}
      <div>
        <PageHead
          title={`${bad > 0 || failed ? `${t('common:form.error_prefix')} ` : ''}${t('person:form.title')}`}
          robots="noindex"
        />
        <h1 className="t-h1">{t('person:form.title')}</h1>
        <p className="t-2 mt-2">{t('person:form.lead')}</p>
      </div>
      <BioContext
        value={{ values: bio.values, problems: checks.problems, onChoose: () => setTimeout(bio.note) }}
      >
        <BioSection title={t('person:section.photo')} text={t('person:section.photo_text')}>
          <Shown field="photo">
            <PhotoField
              initials={initials}
              photoUrl={profile && ownPhoto(profile, initials)}
              stored={Boolean(profile?.picture)}
              error={checks.problems.photo}
              onChanged={revalidate}
            />
          </Shown>
        </BioSection>
        <BioFields profile={profile} />
      </BioContext>
      <SaveBar state={bio.state} />
    </form>
  );
}

import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Plus from 'lucide-react/icons/plus';
import { programPath } from '#shared/domain/addresses.ts';
import { stepPath } from '#shared/domain/listing/listing-paths.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { STATUS_TONES, Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { Cohorts, EsoProgram, OwnCohort } from '../load/load-cohorts.ts';
import { ActForm } from '../overview/act-form.tsx';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';

interface SectionProps {
  profile: OwnProfile;
  cohorts: Cohorts;
}

/** What a support organisation runs: its programs, and who took part in them. */
export const CohortSections = (props: SectionProps) => (
  <>
    <ProgramSection {...props} />
    <CohortSection {...props} />
  </>
);

/** Programs that a support organisation runs: public ones and those on their way. */
function ProgramSection({ profile, cohorts: { programs } }: SectionProps) {
  const t = useT();
  const mayAdd = profile.can.draft_content && profile.status === 'approved';
  return (
    <section id="programs" aria-labelledby="programs-title" className="own-part">
      <div className="own-part-head">
        <h2 id="programs-title" className="t-h3">
          {t('own-profile:program.title')}
        </h2>
        {mayAdd && (
          <div className="btn-row">
            <ButtonLink
              look="line"
              size="s"
              icon={<Icon of={Plus} size="s" />}
              to={profileTo(profile, { view: 'program' })}
            >
              {t('own-profile:program.add')}
            </ButtonLink>
            <ButtonLink
              look="line"
              size="s"
              icon={<Icon of={CalendarPlus} size="s" />}
              to={`${stepPath('event', 'details')}?${new URLSearchParams({ organiser: profile.name || profile.name_kh })}`}
            >
              {t('own-profile:program.add_event')}
            </ButtonLink>
          </div>
        )}
      </div>
      {programs.length === 0 ? (
        <p className="t-3">{t('own-profile:program.none')}</p>
      ) : (
        <ul className="own-entries">
          {programs.map((program) => (
            <ProgramLine key={program.id} profile={profile} program={program} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ProgramLine({ profile, program }: { profile: OwnProfile; program: EsoProgram }) {
  const t = useT();
  const title = localName(program, t.language, 'title');
  const { submission } = program;
  return (
    <li>
      <b lang={title.lang}>
        {program.program ? (
          <AppLink className="link" to={programPath(program.program)}>
            {title.text}
          </AppLink>
        ) : (
          title.text
        )}
      </b>
      <span className="t-small t-3 flex flex-wrap items-center gap-x-3 gap-y-1">
        {program.program && <Tag tone="ok">{t('own-profile:program.public')}</Tag>}
        {!program.program && submission && (
          <>
            <Tag tone={STATUS_TONES[submission.status]}>{t(`own-profile:status.${submission.status}`)}</Tag>
            <span>{submission.reference}</span>
            <span>
              {t(submission.is_draft ? 'own-profile:program.saved' : 'own-profile:program.since', {
                date: formatDate(t.language, submission.waiting_since),
              })}
            </span>
          </>
        )}
      </span>
      {submission?.is_draft && profile.can.draft_content && (
        <ButtonLink
          look="bare"
          size="s"
          to={profileTo(profile, { view: 'program', program: submission.id })}
          aria-label={`${t('own-profile:program.open_draft')}: ${title.text}`}
        >
          {t('own-profile:program.open_draft')}
        </ButtonLink>
      )}
      {!program.program && submission && !submission.is_draft && profile.can.edit_content && (
        <ActForm
          action={profileTo(profile)}
          intent="open-program"
          look="bare"
          size="s"
          text={t('own-profile:program.open')}
          label={`${t('own-profile:program.open')}: ${title.text}`}
          hidden={{ program: submission.id }}
        />
      )}
    </li>
  );
}

/** Cohorts of a support organisation, each with its startups and how far they have answered. */
function CohortSection({ profile, cohorts: { cohorts } }: SectionProps) {
  const t = useT();
  const mayEdit = profile.can.edit_content && profile.status === 'approved';
  return (
    <section id="cohorts" aria-labelledby="cohorts-title" className="own-part">
      <div className="own-part-head">
        <h2 id="cohorts-title" className="t-h3">
          {t('own-profile:cohort.title')}
        </h2>
        {mayEdit && (
          <ButtonLink
            look="line"
            size="s"
            icon={<Icon of={Plus} size="s" />}
            to={profileTo(profile, { view: 'cohort' })}
          >
            {t('own-profile:cohort.add')}
          </ButtonLink>
        )}
      </div>
      {cohorts.length === 0 ? (
        <p className="t-3">
          {t(profile.status === 'approved' ? 'own-profile:cohort.none' : 'own-profile:cohort.later')}
        </p>
      ) : (
        <ul className="own-entries">
          {cohorts.map((cohort) => (
            <CohortLine key={cohort.id} profile={profile} cohort={cohort} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CohortLine({ profile, cohort }: { profile: OwnProfile; cohort: OwnCohort }) {
  const t = useT();
  const name = localName(cohort, t.language);
  const program = cohort.program && localName(cohort.program, t.language, 'title');
  const confirmed = cohort.members.filter(({ state }) => state === 'confirmed').length;
  const waiting = cohort.members.filter(({ state }) => state === 'invited').length;
  return (
    <li>
      <b lang={name.lang}>
        {cohort.can.edit ? (
          <AppLink className="link" to={profileTo(profile, { view: 'cohort', cohort: cohort.id })}>
            {name.text}
          </AppLink>
        ) : (
          name.text
        )}
      </b>
      <span className="t-small t-3">
        {[
          ...(program ? [program.text] : []),
          ...(cohort.time ? [t(`own-profile:cohort.time.${cohort.time}`)] : []),
          t('own-profile:cohort.confirmed', { count: confirmed }),
          ...(waiting > 0 ? [t('own-profile:cohort.waiting', { count: waiting })] : []),
        ].join(' · ')}
      </span>
    </li>
  );
}

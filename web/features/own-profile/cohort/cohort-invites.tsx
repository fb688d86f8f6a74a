import { organisationMay } from '#shared/domain/roles.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { CohortInvite } from '../load/load-cohorts.ts';
import { ActForm } from '../overview/act-form.tsx';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';

const TONES = { invited: 'warn', confirmed: 'ok', declined: 'idle' } as const;

/** Cohorts that name this startup: it confirms or declines, and may change its mind. */
export function CohortInvites({
  profile,
  invites,
}: {
  profile: OwnProfile;
  invites: readonly CohortInvite[];
}) {
  const t = useT();
  if (invites.length === 0) return null;
  return (
    <section id="cohorts" aria-labelledby="cohorts-title" className="own-part">
      <h2 id="cohorts-title" className="t-h3">
        {t('own-profile:cohort.title')}
      </h2>
      <ul className="line-list">
        {invites.map(({ cohort, state, since }) => {
          const name = localName(cohort, t.language);
          const eso = localName(cohort.eso, t.language);
          const act = (answer: 'yes' | 'no') => (
            <ActForm
              action={profileTo(profile)}
              intent="answer-cohort"
              look={answer === 'yes' && state === 'invited' ? 'ink' : 'line'}
              size="s"
              text={t(answer === 'yes' ? 'own-profile:cohort.confirm' : 'own-profile:cohort.decline')}
              label={t(
                answer === 'yes' ? 'own-profile:cohort.confirm_named' : 'own-profile:cohort.decline_named',
                { name: name.text },
              )}
              hidden={{ cohort: cohort.id, answer }}
            />
          );
          return (
            <li key={cohort.id}>
              <div className="text">
                <b lang={name.lang}>{name.text}</b>
                <p className="t-small t-2">
                  <AppLink className="link" to={cohort.eso.page} lang={eso.lang}>
                    {eso.text}
                  </AppLink>{' '}
                  · {t('own-profile:cohort.since', { date: formatDate(t.language, since) })}
                </p>
              </div>
              <Tag tone={TONES[state]}>{t(`own-profile:cohort.state.${state}`)}</Tag>
              {organisationMay(profile.role, 'edit_profile') && (
                <div className="btn-row">
                  {state !== 'confirmed' && act('yes')}
                  {state !== 'declined' && act('no')}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { organisationMay } from '#shared/domain/roles.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { NamedRound } from '../load/load-named.ts';
import { ActForm } from '../overview/act-form.tsx';
import { profileTo } from '../profile-address.ts';
import type { OwnProfile } from '../profile-types.ts';

/** Funding rounds in which startups name this investor: it confirms them, or takes its name off. */
export function NamedRounds({ profile, rounds }: { profile: OwnProfile; rounds: readonly NamedRound[] }) {
  const t = useT();
  if (rounds.length === 0) return null;
  return (
    <section id="rounds" aria-labelledby="rounds-title" className="own-part">
      <h2 id="rounds-title" className="t-h3">
        {t('own-profile:named.title')}
      </h2>
      <p className="t-2">{t('own-profile:named.lead')}</p>
      <ul className="line-list">
        {rounds.map((round) => {
          const startup = localName(round.startup, t.language);
          const act = (answer: 'yes' | 'no') => (
            <ActForm
              action={profileTo(profile)}
              intent="answer-round"
              look={answer === 'yes' ? 'ink' : 'line'}
              size="s"
              text={t(answer === 'yes' ? 'own-profile:named.confirm' : 'own-profile:named.off')}
              label={t(answer === 'yes' ? 'own-profile:named.confirm_named' : 'own-profile:named.off_named', {
                name: startup.text,
              })}
              hidden={{ round: round.id, answer }}
            />
          );
          return (
            <li key={round.id}>
              <div className="text">
                <b lang={startup.lang}>
                  <AppLink className="link" to={round.startup.page}>
                    {startup.text}
                  </AppLink>
                </b>
                <p className="t-small t-2">
                  {formatMoney(t.language, round.amount, round.currency)} ·{' '}
                  {formatDate(t.language, round.announced_date)}
                </p>
              </div>
              <Tag tone={round.confirmed ? 'ok' : 'warn'}>
                {t(round.confirmed ? 'own-profile:named.confirmed' : 'own-profile:named.waits')}
              </Tag>
              {organisationMay(profile.role, 'edit_profile') && (
                <div className="btn-row">
                  {!round.confirmed && act('yes')}
                  {act('no')}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import Lock from 'lucide-react/icons/lock';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { personInitials, personName } from '#shared/format/person-name.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The people behind a record; visitors see how many there are and the way to sign in. */
export function StakeholderTeam({ record }: { record: StakeholderDetail }) {
  const t = useT();
  if (record.team_count === 0 && !record.hidden.includes('team_members')) return null;
  const walled = record.team_members.length === 0;
  return (
    <section id="team" aria-labelledby="team-title">
      <h2 id="team-title" className="t-h1">
        {t('stakeholder:section.team')} <span className="t-3 num t-normal">{record.team_count}</span>
      </h2>
      {walled ? <Wall seats={record.team_count} /> : <TeamList record={record} />}
    </section>
  );
}

const SEATS = 4;

/** Their places, as many as there are, never their data. */
export function Wall({ seats }: { seats: number }) {
  const t = useT();
  const shown = Math.min(Math.max(1, seats), SEATS);
  return (
    <div className={classNames('wall', shown === 1 && 'wall-one')}>
      <div className={classNames('seats', `seats-${shown}`)} aria-hidden="true">
        {Array.from({ length: shown }, (_, n) => (
          <div key={n}>
            <i />
            <b />
            <b />
          </div>
        ))}
      </div>
      <div className="wall-text">
        <p>
          <Icon of={Lock} />
          {t('shell:members_wall')}
        </p>
        <ButtonLink look="ink" to="?action=login" keepScroll>
          {t('stakeholder:wall.sign_in')}
        </ButtonLink>
      </div>
    </div>
  );
}

function TeamList({ record }: { record: StakeholderDetail }) {
  const t = useT();
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {record.team_members.map((member) => {
        const name = personName(member, t.language);
        const position = localName(member, t.language, 'position');
        return (
          <li key={member.id} className="flex items-center gap-4 rule-below py-4">
            <Avatar
              initials={personInitials(member, t.language)}
              photoUrl={member.photo}
              alt={t('stakeholder:team_photo', { name: name.text })}
            />
            <div>
              <p className="strong" lang={name.lang}>
                {member.person_id ? (
                  <AppLink className="link" to={`/user/${member.person_id}`}>
                    {name.text}
                  </AppLink>
                ) : (
                  name.text
                )}
              </p>
              <p className="t-small t-2">
                <span lang={position.lang}>{position.text}</span>
                {member.is_founder && <span> · {t('stakeholder:team_founder')}</span>}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What a mentor's or investor's record says of the human being; visitors see the way to sign in. */
export function StakeholderIndividual({ record }: { record: StakeholderDetail }) {
  const t = useT();
  const { individual } = record;
  if (!individual && !record.hidden.includes('individual')) return null;
  const facts = individual && [
    { term: t('stakeholder:facts.role'), ...localName(individual, t.language, 'role') },
    { term: t('stakeholder:facts.company'), ...localName(individual, t.language, 'company') },
  ];
  return (
    <section id="person" aria-labelledby="person-title">
      <h2 id="person-title" className="t-h1">
        {t('stakeholder:section.person')}
      </h2>
      {facts ? (
        <DefinitionList
          wide
          emptyText={t('common:not_provided')}
          facts={facts.map(({ term, text, lang }) => ({ term, value: text, lang }))}
        />
      ) : (
        <Wall seats={1} />
      )}
    </section>
  );
}

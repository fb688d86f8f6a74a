import { OtherName } from '#web/components/ui/other-name.tsx';
import '../person.css';
import SquarePen from 'lucide-react/icons/square-pen';
import type { PublicPerson } from '#shared/contracts/person.contract.ts';
import { reportPageLink } from '#shared/domain/report.ts';
import { personInitials, personName } from '#shared/format/person-name.ts';
import { otherLanguage } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { NamedText } from '#web/components/ui/named-text.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ConnectBox } from '#web/features/connection/connect-box.tsx';
import { ConnectHost } from '#web/features/connection/connect-host.tsx';
import { ownPhoto } from '#web/lib/own-photo.ts';
import { BIO_PATH } from '#web/lib/profile-paths.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { useT } from '#web/lib/texts.tsx';

const PersonFacts = serverDrawn(() => import('./person-facts.tsx').then((file) => file.PersonFacts));
const PersonRoles = serverDrawn(() => import('./person-roles.tsx').then((file) => file.PersonRoles));
export const fetchParts = [PersonFacts.fetch, PersonRoles.fetch];

/** A person as others see them. */
export function PersonPage({ person }: { person: PublicPerson }) {
  const t = useT();
  const name = personName(person, t.language);
  const other = personName(person, otherLanguage(t.language));
  const occupation = localName(person, t.language, 'occupation');
  const what = localName(person, t.language, 'what');
  const own = person.roles.find(({ is_own }) => is_own);
  const said = own && localName(own, t.language, 'summary');
  const bio = localName(person, t.language, 'bio');
  const initials = personInitials(person, t.language);
  return (
    <>
      <PageHead
        title={name.text}
        description={t('person:card.description', { name: name.text })}
        picture={{ kind: 'person', id: person.id }}
        type="profile"
        robots="noindex"
      />
      <Cover
        seed={person.id}
        category="neutral"
        width={1600}
        height={200}
        thread={4}
        className="person-cover"
      />
      <div className="wrap person">
        <header className="person-head">
          <span className="person-face">
            <Avatar initials={initials} photoUrl={ownPhoto(person, initials)} size="l" />
          </span>
          <div className="min-w-0">
            <h1 className="t-h1" lang={name.lang}>
              {name.text}
            </h1>
            <OtherName name={other.text !== name.text ? other : null} className="record-alt" />
            {what.text && (
              <p className="t-lead mt-2" lang={what.lang}>
                {what.text}
              </p>
            )}
            {person.same_teams.length > 0 && (
              <p className="mt-2">
                {t('person:card.same_team')}{' '}
                {person.same_teams.map((team, i) => (
                  <span key={team.id}>
                    {i > 0 && ', '}
                    <AppLink className="link" to={team.url}>
                      {localName(team, t.language).text}
                    </AppLink>
                  </span>
                ))}
              </p>
            )}
            {occupation.text && (
              <p className="t-lead mt-2" lang={occupation.lang}>
                {occupation.text}
              </p>
            )}
          </div>
          {!person.can.edit && (
            <div className="person-connect">
              <ConnectBox kind="person" id={person.id} name={name.text} />
              <ConnectHost kind="person" id={person.id} name={name.text} />
            </div>
          )}
          {person.can.edit && (
            <ButtonLink to={BIO_PATH} look="line" icon={<Icon of={SquarePen} />} className="person-edit">
              {t('person:card.edit')}
            </ButtonLink>
          )}
        </header>
        {person.can.edit && (
          <Notice tone="info" title={t('person:card.yours_title')}>
            <p>{t('person:card.yours')}</p>
          </Notice>
        )}
        <div className="person-columns">
          <section aria-labelledby="about-title">
            <h2 id="about-title" className="t-h3 mb-3">
              {t('person:card.about')}
            </h2>
            {bio.text ? (
              <p className="person-bio" lang={bio.lang}>
                {bio.text}
              </p>
            ) : own && said?.text ? (
              <>
                <p className="person-bio" lang={said.lang}>
                  {said.text}
                </p>
                <ButtonLink to={own.url} look="line" className="mt-4">
                  {t(`person:own_page.see_${own.kind === 'mentor' ? 'mentor' : 'investor'}`)}
                </ButtonLink>
              </>
            ) : (
              <p className="t-3">
                <NamedText
                  text={(one) =>
                    t(person.can.edit ? 'person:card.empty_own' : 'person:card.empty', { name: one })
                  }
                  name={name}
                />
              </p>
            )}
          </section>
          <div className="person-side">
            <PersonRoles roles={person.roles} />
            <PersonFacts person={person} />
            {!person.can.edit && (
              <p className="t-small">
                <AppLink className="link" to={reportPageLink('person', person.id)} rel="nofollow">
                  {t('common:report_page')}
                </AppLink>
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import { factsGap, listText } from '#shared/format/lists.ts';
import { formatPhone } from '#shared/format/phones.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { AsideSection } from '#web/features/desk/section.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { PersonPartProps } from './desk-person-page.tsx';
import { IntentButton } from './person-step-button.tsx';

/** How they are reached and how they sign in. */
export function PersonFacts({ data: { person }, sending, askFirst }: PersonPartProps) {
  const t = useT();
  const { password, second_factor, identities, locked_until } = person.sign_in;
  const ways = [
    ...(password ? [t('person-desk:record.way.password')] : []),
    ...(second_factor ? [t('person-desk:record.way.factor')] : []),
    ...(identities.length > 0 ? [t('person-desk:record.way.identity')] : []),
  ];
  return (
    <AsideSection id="account" title={t('person-desk:record.facts')}>
      {locked_until && (
        <Notice tone="warn">
          {t('person-desk:record.locked', { date: formatDateTime(t.language, locked_until) })}
        </Notice>
      )}
      {person.delete_after && (
        <Notice tone="warn">
          {t('person-desk:record.leaving', { date: formatDate(t.language, person.delete_after) })}
        </Notice>
      )}
      <DefinitionList
        emptyText={t('common:not_provided')}
        facts={[
          {
            term: t('person-desk:record.email'),
            value: person.email && (
              <>
                <a className="link break-all" href={`mailto:${person.email}`} lang="en">
                  {person.email}
                </a>
                {!person.email_verified && (
                  <span className="t-small t-3 block">{t('person-desk:record.unconfirmed')}</span>
                )}
              </>
            ),
          },
          { term: t('person-desk:record.phone'), value: formatPhone(person.phone) },
          {
            term: t('person-desk:record.language'),
            value: t(`person-desk:record.language_of.${person.language}`),
          },
          {
            term: t('person-desk:record.ways'),
            value: ways.length > 0 ? listText(t.language, ways) : t('person-desk:record.way.none'),
          },
        ]}
      />
      {person.can.send_password && (
        <IntentButton
          intent="password"
          text={t('person-desk:password.send')}
          sending={sending}
          onClick={(event) =>
            askFirst(event, {
              title: t('person-desk:password.ask', { email: person.email }),
              text: t('person-desk:password.ask_text'),
              confirm: t('person-desk:password.send'),
              cancel: t('common:action.cancel'),
              calm: true,
            })
          }
        />
      )}
      {person.can.take_off_factor && (
        <IntentButton
          intent="factor"
          text={t('person-desk:factor.take_off')}
          sending={sending}
          onClick={(event) =>
            askFirst(event, {
              title: t('person-desk:factor.ask', {
                name: localName(person, t.language).text || person.email,
              }),
              text: t('person-desk:factor.ask_text'),
              confirm: t('person-desk:factor.take_off'),
              cancel: t('common:action.cancel'),
              danger: true,
            })
          }
        />
      )}
    </AsideSection>
  );
}

/** Where they are signed in. */
export function PersonSessions({ data: { person }, sending, askFirst }: PersonPartProps) {
  const t = useT();
  return (
    <AsideSection id="sessions" title={t('person-desk:sessions.title')}>
      {person.sessions.length === 0 ? (
        <p className="t-2">{t('person-desk:sessions.none')}</p>
      ) : (
        <>
          <ul className="admin-lines">
            {person.sessions.map((session) => (
              <li key={session.id}>
                <span>
                  <span className="block t-ink" lang={session.device ? 'en' : undefined}>
                    {session.device || t('person-desk:sessions.unknown')}
                  </span>
                  <span className="t-small t-2">
                    {t('person-desk:sessions.used', { date: formatDateTime(t.language, session.used_at) })}
                    {session.strong && `${factsGap(t.language)}${t('person-desk:sessions.strong')}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <IntentButton
            intent="end"
            text={t('person-desk:sessions.end')}
            sending={sending}
            onClick={(event) =>
              askFirst(event, {
                title: t('person-desk:sessions.ask', {
                  name: localName(person, t.language).text || person.email,
                }),
                text: t('person-desk:sessions.ask_text'),
                confirm: t('person-desk:sessions.end'),
                cancel: t('common:action.cancel'),
                calm: true,
              })
            }
          />
        </>
      )}
    </AsideSection>
  );
}

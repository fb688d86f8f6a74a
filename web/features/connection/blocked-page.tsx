import './connection.css';
import { Form } from 'react-router';
import { CONNECTION_PATH } from '#shared/domain/connection.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ConnectionAnswer } from './change-connection.ts';
import { ConnectionDone } from './connection-done.tsx';
import type { BlockedData } from './load-connections.ts';
import { PartyFace } from './party-face.tsx';
import { StillInTeam } from './still-in-team.tsx';

/** Whom a person has blocked, and the way to take it back. */
export function BlockedPage({ data, answer }: { data: BlockedData; answer: ConnectionAnswer | undefined }) {
  const t = useT();
  return (
    <>
      <PageHead title={t('connection:blocked.title')} robots="noindex" />
      <p className="mb-4">
        <AppLink className="link" to={CONNECTION_PATH}>
          {t('connection:ask.back')}
        </AppLink>
      </p>
      <h1 className="t-h1">{t('connection:blocked.title')}</h1>
      <p className="t-lead t-2 mt-3 mb-6">{t('connection:blocked.text')}</p>
      <ConnectionDone answer={answer} />
      {data.blocked.length === 0 ? (
        <p>{t('connection:blocked.none')}</p>
      ) : (
        <ul className="connection-rows">
          {data.blocked.map(({ person, created_at, teams }) => {
            const name = localName(person, t.language);
            return (
              <li key={person.id} className="connection-row">
                <PartyFace party={person} />
                <div className="connection-what">
                  <h2 className="t-h4" lang={name.lang}>
                    {name.text}
                  </h2>
                  <p className="t-small t-3">
                    {t('connection:blocked.on', { date: formatDate(t.language, created_at) })}
                  </p>
                  <StillInTeam teams={teams} name={name.text} />
                </div>
                <Form method="post" preventScrollReset className="connection-end">
                  <input type="hidden" name={`name:${person.id}`} value={name.text} />
                  <Button type="submit" name="do" value={`unblock:${person.id}`} look="line" size="s">
                    {t('connection:action.unblock')}
                  </Button>
                </Form>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

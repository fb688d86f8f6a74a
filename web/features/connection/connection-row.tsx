import { Form, useSubmit } from 'react-router';
import type { ConnectionItem } from '#shared/contracts/connection.contract.ts';
import { formatDate } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ConnectionActions } from './connection-actions.tsx';
import { PartyFace } from './party-face.tsx';
import { PartyWhat } from './party-what.tsx';
import { purposeText } from './purpose-text.ts';
import { RevealNote } from './reveal-note.tsx';

/** One connection as a line: who, what they do, what was said, since when, and what can be done. */
export function ConnectionRow({ connection }: { connection: ConnectionItem }) {
  const t = useT();
  const submit = useSubmit();
  const { party, acting_for, note, purpose } = connection;
  const name = localName(party, t.language);
  const line = localName(party, t.language, 'line');
  const acting = acting_for && localName(acting_for, t.language);
  return (
    <li className="connection-row">
      <PartyFace party={party} />
      <div className="connection-what">
        <h3 className="t-h4" lang={name.lang}>
          <AppLink to={party.url}>{name.text}</AppLink>
        </h3>
        <PartyWhat party={party} />
        {line.text && (
          <p className="t-2 connection-line" lang={line.lang}>
            {line.text}
          </p>
        )}
        {note && <p className="connection-note">{t('connection:note', { note })}</p>}
        <p className="t-small t-3 connection-facts">
          {[whenText(t, connection), purposeText(t, purpose), reasonText(t, connection)]
            .filter(Boolean)
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          {acting && <span lang={acting.lang}>{t('connection:for', { name: acting.text })}</span>}
        </p>
        {connection.can.accept && <RevealNote connection={connection} name={name.text} />}
      </div>
      <Form method="post" preventScrollReset className="connection-end">
        <ConnectionActions
          connection={connection}
          name={name.text}
          size="s"
          send={(what) => void submit({ do: what }, { method: 'post', preventScrollReset: true })}
        />
      </Form>
    </li>
  );
}

function whenText(t: Translator, { state, invited_at, decided_at }: ConnectionItem): string {
  const on = (moment: string | null) => ({ date: moment ? formatDate(t.language, moment) : '' });
  if (state === 'pending' || state === 'ignored') return t('connection:asked_on', on(invited_at));
  if (state === 'invited') return t('connection:sent_on', on(invited_at));
  if (state === 'approved') return t('connection:since', on(decided_at));
  return '';
}

function reasonText(t: Translator, { reason }: ConnectionItem): string {
  if (!reason) return '';
  const name = localName(reason, t.language).text;
  if (reason.kind === 'common') return t('connection:reason.common', { count: reason.count });
  return t(`connection:reason.${reason.kind}`, { name });
}

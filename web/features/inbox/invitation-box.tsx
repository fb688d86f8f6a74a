import { Form, useSubmit } from 'react-router';
import type { ThreadPage } from '#shared/contracts/inbox.contract.ts';
import { formatDate } from '#shared/format/dates.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Button } from '#web/components/ui/button.tsx';
import { NamedText } from '#web/components/ui/named-text.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ConnectionActions } from '../connection/connection-actions.tsx';
import { purposeText } from '../connection/purpose-text.ts';
import { RevealNote } from '../connection/reveal-note.tsx';
import { threadName } from './thread-name.ts';

/** An invitation with the buttons that answer it in place; one that was answered says so. */
export function InvitationBox({ open }: { open: ThreadPage }) {
  if (open.team_invitation) return <TeamBox open={open} invitation={open.team_invitation} />;
  return open.connection && open.thread.kind === 'invitation' ? (
    <ConnectBox open={open} connection={open.connection} />
  ) : null;
}

function ConnectBox({
  open,
  connection,
}: {
  open: ThreadPage;
  connection: NonNullable<ThreadPage['connection']>;
}) {
  const t = useT();
  const submit = useSubmit();
  const name = threadName(t, open.thread);
  const isOwn = connection.state === 'invited' || connection.can.withdraw;
  const purpose = purposeText(t, connection.purpose);
  const isOpen =
    connection.state === 'pending' || connection.state === 'invited' || connection.state === 'ignored';
  return (
    <div className="invitation-box">
      <p className="strong">
        <NamedText
          text={(one) =>
            t(isOwn ? 'inbox:invitation.connect_own' : 'inbox:invitation.connect_title', { name: one })
          }
          name={name}
        />
      </p>
      {purpose && <p className="t-2">{t('inbox:invitation.purpose', { purpose })}</p>}
      {connection.state === 'invited' && <p className="t-2">{t('inbox:invitation.waiting')}</p>}
      {connection.state === 'ignored' && <p className="t-2">{t('inbox:invitation.ignored')}</p>}
      {!isOpen && <p className="t-2">{t('inbox:invitation.handled')}</p>}
      {isOpen && (
        <Form method="post" preventScrollReset className="btn-row mt-4">
          <ConnectionActions
            connection={connection}
            name={name.text}
            inThread
            send={(what) => void submit({ do: what }, { method: 'post', preventScrollReset: true })}
          />
        </Form>
      )}
      {connection.can.accept && <RevealNote connection={connection} name={name.text} />}
    </div>
  );
}

const STATES: Readonly<Record<string, [TextKey, TextKey]>> = {
  invited: ['inbox:invitation.waiting', 'inbox:invitation.waiting'],
  member: ['inbox:invitation.accepted', 'inbox:invitation.accepted_own'],
  declined: ['inbox:invitation.declined', 'inbox:invitation.declined_own'],
  expired: ['inbox:invitation.expired', 'inbox:invitation.expired'],
  withdrawn: ['inbox:invitation.withdrawn', 'inbox:invitation.withdrawn'],
};

function TeamBox({
  open,
  invitation,
}: {
  open: ThreadPage;
  invitation: NonNullable<ThreadPage['team_invitation']>;
}) {
  const t = useT();
  const page = localName(invitation, t.language);
  const { can, is_own, role, state, expires_at, id, note } = invitation;
  const said = STATES[state]?.[is_own ? 1 : 0] ?? 'inbox:invitation.handled';
  return (
    <div className="invitation-box">
      <p className="strong">
        {is_own
          ? t('inbox:invitation.team_own', { name: threadName(t, open.thread).text, page: page.text })
          : t('inbox:invitation.team_title', { name: page.text })}
      </p>
      <p className="t-2">{t('inbox:invitation.role', { role: t(`notification:role.${role}`) })}</p>
      {note && <p className="message-body mt-2">{note}</p>}
      {can.accept ? (
        <>
          {expires_at && (
            <p className="t-small t-3">
              {t('inbox:invitation.expires', { date: formatDate(t.language, expires_at) })}
            </p>
          )}
          <Form method="post" preventScrollReset className="btn-row mt-4">
            <input type="hidden" name="invite" value={id} />
            <Button type="submit" name="do" value="team:accept" look="ink">
              {t('inbox:invitation.accept')}
            </Button>
            <Button type="submit" name="do" value="team:decline" look="line">
              {t('inbox:invitation.decline')}
            </Button>
          </Form>
        </>
      ) : (
        <p className="t-2">{t(said)}</p>
      )}
    </div>
  );
}

import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Flag from 'lucide-react/icons/flag';
import Mail from 'lucide-react/icons/mail';
import Unlink from 'lucide-react/icons/unlink';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import type { ConnectionItem } from '#shared/contracts/connection.contract.ts';
import { connectPath } from '#shared/domain/connection.ts';
import { threadPath } from '#shared/domain/inbox.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Menu, type MenuItem } from '#web/components/ui/menu.tsx';
import { ask } from '#web/lib/popups.ts';
import { reportLink } from '#web/lib/report-link.ts';
import { useT } from '#web/lib/texts.tsx';

export interface ConnectionActionsProps {
  connection: ConnectionItem;
  /** Their name in the page's language. */
  name: string;
  size?: 's';
  /** Does what a button of the menu says, once they are sure: `disconnect:<id>`. */
  send: (what: string) => void;
  /** Where the thread is open already there is no way to it. */
  inThread?: boolean;
}

/** Buttons of a connection, each there exactly where it may be pressed. They stand in a form that posts `do`. */
export function ConnectionActions({ connection, name, size, send, inThread }: ConnectionActionsProps) {
  const t = useT();
  const { id, can, state, party, thread_id } = connection;
  return (
    <>
      {can.accept && (
        <StepButton
          step={`accept:${id}`}
          look="ink"
          size={size}
          icon={<Icon of={Check} size="s" />}
          label={t('connection:action.accept_named', { name })}
          text={t(state === 'ignored' ? 'connection:action.accept_after_all' : 'connection:action.accept')}
        />
      )}
      {(['ignore', 'withdraw'] as const).map(
        (verb) =>
          can[verb] && (
            <StepButton
              key={verb}
              step={`${verb}:${id}`}
              size={size}
              label={t(`connection:action.${verb}_named`, { name })}
              text={t(`connection:action.${verb}`)}
            />
          ),
      )}
      {can.connect && (
        <ButtonLink
          to={connectPath(party)}
          look="line"
          size={size}
          icon={<Icon of={UserPlus} size="s" />}
          data-connect=""
          aria-label={t('connection:action.connect_named', { name })}
        >
          {t('connection:action.connect')}
        </ButtonLink>
      )}
      {can.message && thread_id && !inThread && (
        <ButtonLink
          to={threadPath(thread_id)}
          look="line"
          size={size}
          icon={<Icon of={Mail} size="s" />}
          aria-label={t('connection:action.message_named', { name })}
        >
          {t('connection:action.message')}
        </ButtonLink>
      )}
      {can.unblock && (
        <StepButton step={`unblock:${party.id}`} size={size} text={t('connection:action.unblock')} />
      )}
      <ConnectionMenu connection={connection} name={name} send={send} />
    </>
  );
}

interface StepButtonProps {
  step: string;
  text: string;
  label?: string;
  look?: 'ink' | 'line';
  size?: 's';
  icon?: ReactNode;
}

function StepButton({ step, text, label, look = 'line', size, icon }: StepButtonProps) {
  return (
    <Button type="submit" name="do" value={step} look={look} size={size} icon={icon} aria-label={label}>
      {text}
    </Button>
  );
}

/** What is seldom wanted and asks once more. */
export function ConnectionMenu({
  connection,
  name,
  send,
}: Pick<ConnectionActionsProps, 'connection' | 'name' | 'send'>) {
  const t = useT();
  const { id, can, party } = connection;
  const sure = async (kind: 'disconnect' | 'block', what: string) => {
    const yes = await ask({
      title: t(`connection:confirm.${kind}_title`, { name }),
      text: t(`connection:confirm.${kind}_text`),
      confirm: t(`connection:action.${kind}`),
      cancel: t('connection:confirm.cancel'),
      danger: true,
    });
    if (yes) send(what);
  };
  const rows: MenuItem[] = [
    ...(can.disconnect
      ? [
          {
            text: t('connection:action.disconnect'),
            icon: Unlink,
            onSelect: () => void sure('disconnect', `disconnect:${id}`),
          },
        ]
      : []),
    ...(can.block
      ? [
          {
            text: t('connection:action.block'),
            icon: Ban,
            onSelect: () => void sure('block', `block:${party.id}`),
          },
        ]
      : []),
    { text: t('connection:action.report'), icon: Flag, to: reportLink(party.kind, party.id, name) },
  ];
  return (
    <Menu
      trigger={<Icon of={Ellipsis} />}
      triggerClass="icon-btn"
      label={t('connection:action.more_named', { name })}
      groups={[rows]}
    />
  );
}

import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import UserPlus from 'lucide-react/icons/user-plus';
import type { StakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { connectPath } from '#shared/domain/connection.ts';
import { threadPath } from '#shared/domain/inbox.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { signInAction } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';

/** The way to connect with an organisation, for server-drawn parts: it says how one stands and opens the dialog of the page. */
export function ConnectLink({ id, connection }: Pick<StakeholderDetail, 'id' | 'connection'>) {
  const t = useT();
  const person = connection?.person_id;
  const to = connectPath(person ? { kind: 'person', id: person } : { kind: 'stakeholder', id });
  const state = connection?.state ?? 'none';
  const none = state === 'none' || state === 'disconnected';
  const link = (
    <ButtonLink
      to={connection ? to : signInAction(to)}
      look={none ? 'main' : 'line'}
      icon={<Icon of={none ? UserPlus : Check} />}
      data-connect={state}
    >
      {none ? t('common:action.connect') : t(`stakeholder:connection.${state}`)}
    </ButtonLink>
  );
  if (!connection?.thread_id) return link;
  return (
    <>
      {link}
      <ButtonLink to={threadPath(connection.thread_id)} icon={<Icon of={Mail} />}>
        {t('stakeholder:message')}
      </ButtonLink>
    </>
  );
}

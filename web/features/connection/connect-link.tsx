import UserPlus from 'lucide-react/icons/user-plus';
import { connectPath } from '#shared/domain/connection.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { signInAction } from '#web/features/account/sign-in-paths.ts';
import { useViewer } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

/** The way to connect with an organisation, for still parts: how one stands is told on the page it leads to. */
export function ConnectLink({ id }: { id: string }) {
  const t = useT();
  const to = connectPath({ kind: 'stakeholder', id });
  return (
    <ButtonLink to={useViewer() ? to : signInAction(to)} look="line" icon={<Icon of={UserPlus} />}>
      {t('common:action.connect')}
    </ButtonLink>
  );
}

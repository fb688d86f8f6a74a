import LogOut from 'lucide-react/icons/log-out';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { SIGN_OUT_PATH } from '#web/lib/sign-in-paths.ts';
import { useT } from '#web/lib/texts.tsx';
import { signOut } from './sign-out.ts';

/** The entry of a menu that logs out: a page without a script, a question with one. `onLeave` closes the menu. */
export function SignOutItem({ onLeave }: { onLeave: () => void }) {
  const t = useT();
  return (
    <AppLink
      to={SIGN_OUT_PATH}
      className="menu-item"
      onClick={(event) => {
        event.preventDefault();
        onLeave();
        void signOut(t);
      }}
    >
      <Icon of={LogOut} />
      {t('shell:account.log_out')}
    </AppLink>
  );
}

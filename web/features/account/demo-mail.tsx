import { AppLink } from '#web/components/ui/app-link.tsx';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

/** In demonstrations no letter leaves the machine: where to read it. */
export function DemoMail() {
  const t = useT();
  if (!useShell()?.demo) return null;
  return (
    <p className="t-small t-3 mb-6">
      {t('account:check_mail.demo')}{' '}
      <AppLink className="link" to="/dev/mailbox" reload>
        {t('account:check_mail.demo_link')}
      </AppLink>
      {t('shell:sign_in.accept_after')}
    </p>
  );
}

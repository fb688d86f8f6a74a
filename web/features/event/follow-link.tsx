import CalendarSync from 'lucide-react/icons/calendar-sync';
import { webcal } from '#shared/format/webcal.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

/** Opens a calendar of this site in the reader's own program, which then follows it. */
export function FollowLink({ path }: { path: string }) {
  const t = useT();
  const origin = useShell()?.public_url ?? '';
  return (
    <ButtonLink look="line" size="s" to={webcal(origin + path)} icon={<Icon of={CalendarSync} size="s" />}>
      {t('event:list.follow')}
    </ButtonLink>
  );
}

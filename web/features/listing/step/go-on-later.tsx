import Mail from 'lucide-react/icons/mail';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';

/** Stopping here and going on later, also elsewhere: the link comes by mail. */
export function GoOnLater({ busy, sentTo }: { busy: boolean; sentTo: string | null }) {
  const t = useT();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="t-small t-3">{t('listing:later.question')}</span>
        <Button
          type="submit"
          name="intent"
          value="later"
          look="bare"
          size="s"
          loading={busy}
          icon={<Icon of={Mail} size="s" />}
        >
          {t('listing:later.mail_me')}
        </Button>
      </div>
      <div role="status">
        {sentTo !== null && <Notice tone="ok">{t('listing:later.mailed', { email: sentTo })}</Notice>}
      </div>
    </div>
  );
}

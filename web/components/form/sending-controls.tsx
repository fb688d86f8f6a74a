import { sending } from '#web/lib/sending.ts';
import { useStore } from '#web/lib/store.ts';
import { useT } from '#web/lib/texts.tsx';
import { Button } from '../ui/button.tsx';

/** Under a file that is on its way: what becomes of it without a line, and the ways to pause it, go on, and give it up. */
export function SendingControls() {
  const t = useT();
  const now = useStore(sending);
  return (
    <div className="grid gap-2">
      <p className="t-small t-2" role="status">
        {now && now.state !== 'moves' && t(`common:sending.${now.state}`)}
      </p>
      {now && (
        <div className="btn-row">
          {now.state === 'paused' ? (
            <Button look="line" size="s" onClick={now.goOn}>
              {t('common:sending.go_on')}
            </Button>
          ) : (
            <Button look="line" size="s" onClick={now.pause}>
              {t('common:sending.pause')}
            </Button>
          )}
          <Button look="bare" size="s" onClick={now.cancel}>
            {t('common:sending.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}

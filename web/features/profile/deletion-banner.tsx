import { formatDate } from '#shared/format/dates.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ACCOUNT_PATH } from './profile-paths.ts';

/** On every page of the area while the account is about to be deleted: when, and the way to keep it. */
export function DeletionBanner({ deleteAfter }: { deleteAfter: string }) {
  const t = useT();
  return (
    <div className="mb-8">
      <Notice
        tone="warn"
        title={t('profile:deletion.pending_title', { date: formatDate(t.language, deleteAfter) })}
      >
        <div className="banner-row">
          <p>{t('profile:deletion.pending_text')}</p>
          <form method="post" action={ACCOUNT_PATH}>
            <Button type="submit" name="intent" value="keep" look="ink">
              {t('profile:deletion.keep')}
            </Button>
          </form>
        </div>
      </Notice>
    </div>
  );
}

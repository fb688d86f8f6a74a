import { useSearchParams } from 'react-router';
import { formatDate } from '#shared/format/dates.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TakesFocus } from '#web/components/ui/takes-focus.tsx';
import { ACCOUNT_PATH } from '#web/lib/profile-paths.ts';
import { useT } from '#web/lib/texts.tsx';

/**
 * On every page of the area while the account is about to be deleted: when, and the way to keep it. Right after the request
 * it is the answer to it.
 */
export function DeletionBanner({ deleteAfter }: { deleteAfter: string }) {
  const t = useT();
  const [params] = useSearchParams();
  const asked = params.get('done') === 'asked';
  const banner = (
    <Notice
      tone="warn"
      title={t('profile:deletion.pending_title', { date: formatDate(t.language, deleteAfter) })}
    >
      <div className="banner-row">
        <p>
          {asked && `${t('profile:leave.asked')} `}
          {t('profile:deletion.pending_text')}
        </p>
        <form method="post" action={ACCOUNT_PATH}>
          <Button type="submit" name="intent" value="keep" look="ink">
            {t('profile:deletion.keep')}
          </Button>
        </form>
      </div>
    </Notice>
  );
  return <div className="mb-8">{asked ? <TakesFocus>{banner}</TakesFocus> : banner}</div>;
}

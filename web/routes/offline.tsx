import { PageHead } from '#web/components/layout/page-head.tsx';
import { OfflineNotice } from '#web/features/shell/offline-notice.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The same words for whoever opens the address itself: with the bar, so that search opens here as everywhere. */
export default function Offline() {
  const t = useT();
  return (
    <div className="wrap section">
      <PageHead title={t('shell:offline')} robots="noindex" />
      <OfflineNotice title={t('shell:offline')}>
        <p>{t('shell:offline_hint')}</p>
      </OfflineNotice>
    </div>
  );
}

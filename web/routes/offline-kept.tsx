import { otherLanguage } from '#shared/i18n/languages.ts';
import { Brand } from '#web/components/krama/brand.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { OfflineNotice } from '#web/features/shell/offline-notice.tsx';
import { withFrame } from '#web/lib/frame.ts';
import { useLanguage, useT } from '#web/lib/texts.tsx';

export const handle = withFrame('bare');

/** What the service worker shows for a page that was never visited. Without scripts: it stands at any address. */
export default function OfflineKept() {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('shell:offline')} robots="noindex" />
      <header className="bar on-ink">
        <div className="wrap">
          <Brand
            name={t('shell:product.name')}
            second={t('shell:product.second_name')}
            secondLang={otherLanguage(language)}
          />
        </div>
      </header>
      <main id="main" className="wrap section">
        <OfflineNotice />
      </main>
    </>
  );
}

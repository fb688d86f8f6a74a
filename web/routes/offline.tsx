import RotateCw from 'lucide-react/icons/rotate-cw';
import { otherLanguage } from '#shared/i18n/languages.ts';
import { Brand } from '#web/components/krama/brand.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { withFrame } from '#web/lib/frame.ts';
import { useLanguage, useT } from '#web/lib/texts.tsx';

export const handle = withFrame('bare');

/** What the service worker shows for a page that was never visited (8.024). Without scripts: it stands at any address. */
export default function Offline() {
  const t = useT();
  const language = useLanguage();
  return (
    <>
      <PageHead title={t('shell:offline')} robots="noindex" />
      <header className="bar on-ink">
        <div className="wrap">
          <Brand
            name={t('shell:product.name')}
            second={t('shell:product.name_other')}
            secondLang={otherLanguage(language)}
          />
        </div>
      </header>
      <main id="main" className="wrap section">
        <EmptyState
          title={t('shell:offline')}
          text={t('shell:offline_hint')}
          actions={
            <>
              {/* An empty address is the page one asked for. */}
              <a href="" className="btn btn-ink">
                <Icon of={RotateCw} />
                {t('common:action.try_again')}
              </a>
              <a href="/" className="btn btn-line">
                {t('common:action.go_home')}
              </a>
            </>
          }
        />
      </main>
    </>
  );
}

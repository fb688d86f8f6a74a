import RotateCw from 'lucide-react/icons/rotate-cw';
import { otherLanguage } from '#shared/i18n/languages.ts';
import { Brand } from '#web/components/krama/brand.tsx';
import { Loom } from '#web/components/krama/loom.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
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
            second={t('shell:product.second_name')}
            secondLang={otherLanguage(language)}
          />
        </div>
      </header>
      <main id="main" className="wrap section">
        <div className="empty">
          <Loom seed="offline" category="neutral" />
          <h1 className="t-h1">{t('shell:offline')}</h1>
          <p>{t('shell:offline_hint')}</p>
          <div className="btn-row">
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page one asked for */}
            <a href="" className="btn btn-ink">
              <Icon of={RotateCw} />
              {t('common:action.try_again')}
            </a>
            <a href="/" className="btn btn-line">
              {t('common:action.go_home')}
            </a>
          </div>
        </div>
      </main>
    </>
  );
}

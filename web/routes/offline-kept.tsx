import { useContext } from 'react';
import { INBOX_PATH } from '#shared/domain/inbox.ts';
import { otherLanguage } from '#shared/i18n/languages.ts';
import { Brand } from '#web/components/krama/brand.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { OfflineNotice } from '#web/features/shell/offline-notice.tsx';
import { tryAgain } from '#web/features/shell/try-again.ts';
import { withFrame } from '#web/lib/frame.ts';
import { ScriptMark } from '#web/lib/script-mark.ts';
import { withTexts } from '#web/lib/text-areas.ts';
import { useLanguage, useT } from '#web/lib/texts.tsx';

export const handle = { ...withFrame('bare'), ...withTexts('line') };

/**
 * What the service worker shows for a page that does not come and is not kept. It stands at any address, so it has no
 * scripts but one of its own, which asks for the page again and says whether it is a conversation that is missing.
 */
export default function OfflineKept() {
  const t = useT();
  const language = useLanguage();
  const title = t('line:page.title');
  return (
    <>
      <PageHead title={title} robots="noindex" />
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
        <OfflineNotice title={title}>
          <p>{t('line:page.hint')}</p>
          <p data-inbox={INBOX_PATH} data-title={t('line:page.inbox_title')} hidden>
            {t('line:page.inbox_hint')}
          </p>
        </OfflineNotice>
      </main>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own */}
      <script nonce={useContext(ScriptMark)} dangerouslySetInnerHTML={{ __html: tryAgain() }} />
    </>
  );
}

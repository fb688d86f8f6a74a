import { localName } from '#shared/i18n/local-name.ts';
import type { ShellContent } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';

/** What administrators have to tell everybody, over every page. */
export function SiteNotice({ site }: { site: ShellContent['site'] }) {
  const t = useT();
  const { text, lang } = localName(site, t.language, 'notice');
  if (!text) return null;
  return (
    <section className="site-notice" aria-label={t('shell:notice')}>
      <p className="wrap" lang={lang}>
        {text}
      </p>
    </section>
  );
}

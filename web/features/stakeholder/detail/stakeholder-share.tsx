import { inLanguage } from '#shared/i18n/in-language.ts';
import { ShareLinks } from '#web/components/ui/share-links.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The ways to pass a record on, as a section of its page. */
export function StakeholderShare({ url, title }: { url: string; title: string }) {
  const t = useT();
  return (
    <div className="detail-rows">
      <section id="share" aria-labelledby="share-title">
        <h2 id="share-title" className="t-h3">
          {t('stakeholder:share')}
        </h2>
        <ShareLinks
          url={inLanguage(url, t.language)}
          title={title}
          texts={{
            label: t('stakeholder:share'),
            newWindow: t('stakeholder:new_window'),
            copy: t('common:action.copy_link'),
            copied: t('common:toast.link_copied'),
          }}
        />
      </section>
    </div>
  );
}

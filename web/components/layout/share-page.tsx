import { inLanguage } from '#shared/i18n/in-language.ts';
import { useT } from '#web/lib/texts.tsx';
import { ShareLinks } from '../ui/share-links.tsx';

/** The ways to pass a publication on, at the end of its text. */
export function SharePage({ url, title }: { url: string; title: string }) {
  const t = useT();
  return (
    <div className="detail-foot">
      <p aria-hidden="true">{t('common:action.share')}</p>
      <ShareLinks
        url={inLanguage(url, t.language)}
        title={title}
        texts={{
          label: t('common:action.share'),
          newWindow: t('common:share.new_window'),
          copy: t('common:action.copy_link'),
          copied: t('common:toast.link_copied'),
        }}
      />
    </div>
  );
}

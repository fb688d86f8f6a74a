import { inLanguage } from '#shared/i18n/in-language.ts';
import { useT } from '#web/lib/texts.tsx';
import { ShareLinks } from '../ui/share-links.tsx';

/** The ways to pass a page on, in the language it is read in. `url`: its full address; `title`: the name of what it shows. */
export function PageShareLinks({ url, title }: { url: string; title: string }) {
  const t = useT();
  return (
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
  );
}

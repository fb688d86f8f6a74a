import { useEffect } from 'react';
import { inLanguage } from '#shared/i18n/in-language.ts';
import { useT } from '#web/lib/texts.tsx';
import { ShareLinks } from '../ui/share-links.tsx';

/** The ways to pass a page on, in the language it is read in. `url`: its full address; `title`: the name of what it shows. */
export function PageShareLinks({ url, title }: { url: string; title: string }) {
  const t = useT();
  // Where one comes from a page that listens to no such button yet (web/starter), the device's own list is shown from here.
  useEffect(() => {
    import('#web/features/shell/copy-and-share.ts').then(({ copyAndShare }) => copyAndShare(), Boolean);
  }, []);
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

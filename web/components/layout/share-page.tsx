import { useT } from '#web/lib/texts.tsx';
import { PageShareLinks } from './page-share-links.tsx';

/** The ways to pass a publication on, at the end of its text. */
export function SharePage({ url, title }: { url: string; title: string }) {
  const t = useT();
  return (
    <div className="detail-foot">
      <p aria-hidden="true">{t('common:action.share')}</p>
      <PageShareLinks url={url} title={title} />
    </div>
  );
}

import { PageShareLinks } from '#web/components/layout/page-share-links.tsx';
import { useT } from '#web/lib/texts.tsx';

/** The ways to pass a record on, as a section of its page. */
export function StakeholderShare({ url, title }: { url: string; title: string }) {
  const t = useT();
  return (
    <div className="detail-rows">
      <section id="share" aria-labelledby="share-title">
        <h2 id="share-title" className="t-h3">
          {t('common:action.share')}
        </h2>
        <PageShareLinks url={url} title={title} />
      </section>
    </div>
  );
}

import type { ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { PageBand } from '#web/components/layout/page-band.tsx';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { SharePage } from '#web/components/layout/share-page.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { withoutLead } from '#web/features/content/without-lead.ts';
import { useT } from '#web/lib/texts.tsx';
import { resourceLine } from './resource-line.ts';
import { FileLines, PostCards } from './resource-list.tsx';
import { ResourcePanel } from './resource-panel.tsx';

export interface ResourcePageProps {
  resource: ResourceDetail;
  url: string;
  /** Name of the language a file is in. */
  language: string | null;
}

/** A post or a file of the library, with what is near it. */
export function ResourcePage({ resource, url, language }: ResourcePageProps) {
  const t = useT();
  const title = localName(resource, t.language, 'title');
  const other = otherName(resource, t.language, 'title');
  const summary = localName(resource, t.language, 'summary');
  const section = `/resource/category/${resource.page}`;
  const { file } = resource;
  return (
    <article>
      <PageBand seed={resource.id}>
        <Crumbs
          label={t('shell:nav.breadcrumb')}
          items={[
            { text: t('resource:index.title'), to: '/resource/category' },
            { text: t(file ? 'shell:nav.file' : 'shell:nav.blog'), to: section },
          ]}
        />
        <h1 className="t-d1" lang={title.lang}>
          {title.text}
        </h1>
        {other && (
          <p className="page-band-alt" lang={other.lang}>
            {other.text}
          </p>
        )}
        <p className="t-small t-3 mt-4">{resourceLine(t, resource)}</p>
      </PageBand>
      <div className="wrap detail">
        <div className="detail-main">
          <section>
            <p className="t-lead mb-6 max-w-[52ch]" lang={summary.lang}>
              {summary.text}
            </p>
            <RichText content={withoutLead(localName(resource, t.language, 'body'), summary.text)} />
          </section>
          <SharePage url={url} title={title.text} />
        </div>
        <aside className="detail-side">
          <ResourcePanel resource={resource} language={language} />
        </aside>
      </div>
      {resource.related.length > 0 && (
        <section className="section border-t border-line">
          <div className="wrap">
            <div className="head-row">
              <h2 className="t-h1">{t('resource:related')}</h2>
              <MoreLink to={section}>{t('common:action.view_all')}</MoreLink>
            </div>
            {file ? (
              <FileLines files={resource.related} level={3} />
            ) : (
              <PostCards posts={resource.related} level={3} />
            )}
          </div>
        </section>
      )}
    </article>
  );
}

import Download from 'lucide-react/icons/download';
import type { ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { findSpokenLanguage } from '#shared/domain/languages-list.ts';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { ShareLinks } from '#web/components/ui/share-links.tsx';
import { useT } from '#web/lib/texts.tsx';
import { resourceLine } from './resource-line.ts';
import { FileLines, PostCards } from './resource-list.tsx';

/** A post or a file of the library, with what is near it. */
export function ResourcePage({ resource, url }: { resource: ResourceDetail; url: string }) {
  const t = useT();
  const title = localName(resource, t.language, 'title');
  const other = otherName(resource, t.language, 'title');
  const summary = localName(resource, t.language, 'summary');
  const author = localName(resource, t.language, 'author');
  const { file } = resource;
  const language = file && findSpokenLanguage(file.language);
  return (
    <article>
      <div className="wrap page-top pb-10">
        <Crumbs
          label={t('shell:nav.breadcrumb')}
          items={[
            { text: t('resource:index.title'), to: '/resource/category' },
            {
              text: t(file ? 'shell:nav.file' : 'shell:nav.blog'),
              to: `/resource/category/${resource.page}`,
            },
          ]}
        />
        <h1 className="t-d1 max-w-[22ch]" lang={title.lang}>
          {title.text}
        </h1>
        {other && (
          <p className="t-lead t-2" lang={other.lang}>
            {other.text}
          </p>
        )}
        <p className="t-small t-3 mt-4">
          {resourceLine(t, resource)}
          {author.text && <span lang={author.lang}> · {author.text}</span>}
        </p>
      </div>
      <Cover
        seed={resource.id}
        category="neutral"
        width={2400}
        height={160}
        thread={4}
        className="h-24 lg:h-40"
      />
      <div className="wrap detail">
        <div className="detail-main">
          <p className="t-lead max-w-[60ch]" lang={summary.lang}>
            {summary.text}
          </p>
          <RichText content={localName(resource, t.language, 'body')} />
          <ShareLinks
            url={url}
            title={title.text}
            texts={{
              label: t('common:action.share'),
              newWindow: t('resource:new_window'),
              copy: t('common:action.copy_link'),
              copied: t('common:toast.link_copied'),
            }}
          />
        </div>
        {file && (
          <aside className="detail-side">
            <DefinitionList
              emptyText={t('common:not_provided')}
              facts={[
                { term: t('resource:file.name'), value: file.name },
                { term: t('resource:file.size'), value: formatBytes(file.bytes) },
                ...(language ? [{ term: t('resource:file.language'), value: language.name }] : []),
                { term: t('resource:file.downloads'), value: formatInteger(file.downloads) },
              ]}
            />
            <ButtonLink size="big" to={`/files/${file.id}/original`} download icon={<Icon of={Download} />}>
              {t('common:action.download')}
            </ButtonLink>
          </aside>
        )}
      </div>
      {resource.related.length > 0 && (
        <section className="section border-t border-line">
          <div className="wrap">
            <h2 className="t-h1 mb-8">{t('resource:related')}</h2>
            {file ? <FileLines files={resource.related} /> : <PostCards posts={resource.related} />}
          </div>
        </section>
      )}
    </article>
  );
}

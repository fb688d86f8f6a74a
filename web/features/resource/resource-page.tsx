import type { ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { LIBRARY_PATH, sectionPath } from '#shared/domain/addresses.ts';
import { formatDate } from '#shared/format/dates.ts';
import { factsGap } from '#shared/format/lists.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { useT } from '#web/lib/texts.tsx';
import { PublicationFrame } from '../publication/publication-frame.tsx';
import { RelatedSection } from '../publication/related-section.tsx';
import { FilePreview } from './file-preview.tsx';
import { minutesToRead } from './resource-line.ts';
import { FileLines, PostCards } from './resource-list.tsx';
import { ResourcePanel } from './resource-panel.tsx';
import { ResourceVideo } from './resource-video.tsx';

export interface ResourcePageProps {
  resource: ResourceDetail;
  url: string;
}

/** A post or a file of the library, with what is near it. */
export function ResourcePage({ resource, url }: ResourcePageProps) {
  const t = useT();
  const { file, section, related } = resource;
  const sectionName = localName(section, t.language);
  const to = sectionPath(resource.page);
  return (
    <PublicationFrame
      publication={resource}
      kind="resource"
      url={url}
      seed={resource.id}
      crumbs={[
        { text: t('resource:index.title'), to: LIBRARY_PATH },
        { text: sectionName.text, to, lang: sectionName.lang },
      ]}
      byline={<Byline resource={resource} />}
      lead={
        <>
          {resource.video && <ResourceVideo resource={resource} video={resource.video} />}
          {file && <FilePreview resource={resource} file={file} />}
        </>
      }
      aside={<ResourcePanel resource={resource} />}
      asideFirst={file !== null}
      related={
        related.length > 0 && (
          <RelatedSection title={t('resource:related')} to={to}>
            {file ? <FileLines files={related} level={3} /> : <PostCards posts={related} level={3} />}
          </RelatedSection>
        )
      }
    />
  );
}

/** "By Meas Bopha, 12 min, 17 Nov 2026" under the title of a post. */
function Byline({ resource }: { resource: ResourceDetail }) {
  const t = useT();
  if (resource.file) return null;
  const author = localName(resource, t.language, 'author');
  const rest = [minutesToRead(t, resource), formatDate(t.language, resource.published_at)];
  const gap = factsGap(t.language);
  return (
    <p className="t-small t-2 mt-4">
      {author.text && <span lang={author.lang}>{t('resource:by', { name: author.text })}</span>}
      {author.text && gap}
      {rest.join(gap)}
    </p>
  );
}

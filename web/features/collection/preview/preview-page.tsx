import './preview.css';
import Eye from 'lucide-react/icons/eye';
import { lazy, Suspense } from 'react';
import type { EventDetail } from '#shared/contracts/event.contract.ts';
import type { ProgramDetail } from '#shared/contracts/program.contract.ts';
import type { ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import type { ProblemBody } from '#web/lib/api-context.ts';
import { problemTexts } from '#web/lib/read-problem.ts';
import { useT } from '#web/lib/texts.tsx';
import { recordPath } from '../collection-paths.ts';
import type { PreviewData, SharedPreviewData } from './load-preview.ts';

const ProgramPage = lazy(async () => ({
  default: (await import('#web/features/program/program-page.tsx')).ProgramPage,
}));
const EventPage = lazy(async () => ({
  default: (await import('#web/features/event/event-page.tsx')).EventPage,
}));
const ResourcePage = lazy(async () => ({
  default: (await import('#web/features/resource/resource-page.tsx')).ResourcePage,
}));

export interface PreviewPageProps {
  preview: PreviewData;
  /** With what was typed into the form; without it, what is stored. */
  typed: { detail: PreviewData['detail']; problem: ProblemBody | null } | undefined;
}

/** The public page of a record that is not public, with a line that says so. */
export function PreviewPage({ preview, typed }: PreviewPageProps) {
  const t = useT();
  const { collection, id, origin, path } = preview;
  const detail = typed?.detail ?? preview.detail;
  const name = detail ? localName(detail, t.language, 'title').text : '';
  return (
    <>
      <PageHead title={t('collection:preview.title', { name })} robots="noindex" />
      <div className="preview-line">
        <div className="wrap">
          <Icon of={Eye} />
          <p>{t('collection:preview.text')}</p>
          <AppLink className="link" to={recordPath(collection, id)} reload>
            {t('collection:preview.back')}
          </AppLink>
        </div>
      </div>
      {typed?.problem && (
        <div className="wrap mt-6">
          <Notice tone="error" title={problemTexts(t, typed.problem).title}>
            {Object.values(typed.problem.errors ?? {}).map((lines) => (
              <p key={lines.join()}>{lines.join(' ')}</p>
            ))}
          </Notice>
        </div>
      )}
      {detail ? (
        <Suspense fallback={null}>
          <PublicPage collection={collection} detail={detail} url={origin + (path ?? '')} />
        </Suspense>
      ) : (
        <EmptyState level={1} title={t('collection:preview.none')} />
      )}
    </>
  );
}

/** The same for whoever has a link to it: nothing leads to the desk. */
export function SharedPreviewPage({
  preview: { collection, detail, path, until, origin },
}: {
  preview: SharedPreviewData;
}) {
  const t = useT();
  const name = detail ? localName(detail, t.language, 'title').text : '';
  return (
    <>
      <PageHead title={t('preview:title', { name })} robots="noindex" />
      <div className="preview-line">
        <div className="wrap">
          <Icon of={Eye} />
          <p>{t('preview:text', { time: formatDateTime(t.language, until) })}</p>
        </div>
      </div>
      {detail ? (
        <Suspense fallback={null}>
          <PublicPage collection={collection} detail={detail} url={origin + (path ?? '')} />
        </Suspense>
      ) : (
        <EmptyState level={1} title={t('preview:none')} />
      )}
    </>
  );
}

type Detail = NonNullable<PreviewData['detail']>;

function PublicPage({ collection, detail, url }: { collection: string; detail: Detail; url: string }) {
  const t = useT();
  if (collection === 'program') return <ProgramPage program={detail as unknown as ProgramDetail} url={url} />;
  if (collection === 'event') return <EventPage event={detail as unknown as EventDetail} url={url} />;
  if (collection === 'post' || collection === 'library_file')
    return <ResourcePage resource={detail as unknown as ResourceDetail} url={url} />;
  const title = localName(detail, t.language, 'title');
  const lead = localName(detail, t.language, 'lead');
  return (
    <article className="wrap section">
      <h1 className="t-d1" lang={title.lang}>
        {title.text}
      </h1>
      {lead.text && (
        <p className="t-lead t-2 my-6" lang={lead.lang}>
          {lead.text}
        </p>
      )}
      <RichText content={localName(detail, t.language, 'body')} />
    </article>
  );
}

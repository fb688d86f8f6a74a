import type { ReactNode } from 'react';
import type { CoverPicture } from '#shared/contracts/publication.ts';
import { correctPageLink } from '#shared/domain/correction.ts';
import { type ReportedPage, reportPageLink } from '#shared/domain/report.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import { PageBand } from '#web/components/layout/page-band.tsx';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { SharePage } from '#web/components/layout/share-page.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { type Crumb, Crumbs } from '#web/components/ui/crumbs.tsx';
import { OtherName } from '#web/components/ui/other-name.tsx';
import { withoutLead } from '#web/features/content/without-lead.ts';
import { useT } from '#web/lib/texts.tsx';
import { CoverImage } from './cover-image.tsx';

/** What every publication has, in both languages. */
export interface Publication {
  id: string;
  title: string;
  title_kh: string;
  summary: string;
  summary_kh: string;
  body: string;
  body_kh: string;
  cover: CoverPicture | null;
}

export interface PublicationFrameProps {
  publication: Publication;
  /** What it is, for whoever reports a problem with it. */
  kind: Exclude<ReportedPage, 'person' | 'stakeholder'>;
  /** Its full address, for those it is passed on to. */
  url: string;
  crumbs: readonly Crumb[];
  /** Whose pattern stands at its head where it has no cover. */
  seed: string;
  category?: KramaCategory;
  /** Under the title: who runs it, or when it was written. */
  byline?: ReactNode;
  /** Beside the text. */
  aside: ReactNode;
  /** What stands beside the text comes before it on phones, because one must know it first. */
  asideFirst?: boolean;
  /** Above the text: a film, the preview of a file. */
  lead?: ReactNode;
  /** After the text: rules, dates. */
  children?: ReactNode;
  /** After all: what is near it. */
  related?: ReactNode;
}

/** The page of a program, an event, a post or a file: head, text, what stands beside it, sharing, what is near it. */
export function PublicationFrame(props: PublicationFrameProps) {
  const {
    publication,
    kind,
    url,
    crumbs,
    seed,
    category,
    byline,
    aside,
    asideFirst,
    lead,
    children,
    related,
  } = props;
  const t = useT();
  const title = localName(publication, t.language, 'title');
  const other = otherName(publication, t.language, 'title');
  const summary = localName(publication, t.language, 'summary');
  const { cover } = publication;
  return (
    <article>
      <PageBand
        seed={seed}
        {...(category ? { category } : {})}
        {...(cover ? { picture: <CoverImage cover={cover} /> } : {})}
      >
        <Crumbs label={t('shell:nav.breadcrumb')} items={crumbs} />
        <h1 className="t-d1" lang={title.lang}>
          {title.text}
        </h1>
        <OtherName name={other} className="page-band-alt" />
        {byline}
      </PageBand>
      <div className={asideFirst ? 'wrap detail detail-lead' : 'wrap detail'}>
        {asideFirst && <aside className="detail-side">{aside}</aside>}
        <div className="detail-main">
          {lead}
          <section>
            <p className="t-lead mb-6 max-w-[52ch]" lang={summary.lang}>
              {summary.text}
            </p>
            <RichText content={withoutLead(localName(publication, t.language, 'body'), summary.text)} />
          </section>
          {children}
          <SharePage url={url} title={title.text} />
          <p className="t-small mt-4 flex flex-wrap gap-x-4 gap-y-1">
            <AppLink className="link" to={correctPageLink(kind, publication.id)}>
              {t('common:correct_page')}
            </AppLink>
            <AppLink className="link" to={reportPageLink(kind, publication.id)}>
              {t('common:report_page')}
            </AppLink>
          </p>
        </div>
        {!asideFirst && <aside className="detail-side">{aside}</aside>}
      </div>
      {related}
    </article>
  );
}

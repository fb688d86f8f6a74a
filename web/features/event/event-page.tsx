import type { EventDetail } from '#shared/contracts/event.contract.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { OrganiserLine } from '#web/components/layout/organiser-line.tsx';
import { PageBand } from '#web/components/layout/page-band.tsx';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { SharePage } from '#web/components/layout/share-page.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { withoutLead } from '#web/features/content/without-lead.ts';
import { still } from '#web/lib/still.tsx';
import { useT } from '#web/lib/texts.tsx';

const EventPanel = still(() => import('./event-panel.tsx').then((file) => file.EventPanel));
export const fetchPanel = EventPanel.fetch;

/** An event: what happens, and beside it when, where and the way in. */
export function EventPage({ event, url }: { event: EventDetail; url: string }) {
  const t = useT();
  const title = localName(event, t.language, 'title');
  const other = otherName(event, t.language, 'title');
  const summary = localName(event, t.language, 'summary');
  const { organiser, category } = event;
  return (
    <article>
      <PageBand
        seed={organiser?.id ?? event.id}
        category={organiser ? kindFromSlug(organiser.category) : 'neutral'}
      >
        <Crumbs
          label={t('shell:nav.breadcrumb')}
          items={[
            { text: t('event:list.title'), to: event.is_past ? '/event?when=past' : '/event' },
            ...(category ? [{ text: localName(category, t.language).text }] : []),
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
        {organiser && <OrganiserLine organiser={organiser} role={t('event:detail.organiser')} />}
      </PageBand>
      <div className="wrap detail detail-lead">
        <aside className="detail-side">
          <EventPanel event={event} url={url} />
        </aside>
        <div className="detail-main">
          <section>
            <p className="t-lead mb-6 max-w-[52ch]" lang={summary.lang}>
              {summary.text}
            </p>
            <RichText content={withoutLead(localName(event, t.language, 'body'), summary.text)} />
          </section>
          <SharePage url={url} title={title.text} />
        </div>
      </div>
    </article>
  );
}

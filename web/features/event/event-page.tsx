import type { EventDetail } from '#shared/contracts/event.contract.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { OrganiserLine } from '#web/components/layout/organiser-line.tsx';
import { useT } from '#web/lib/texts.tsx';
import { PublicationFrame } from '../publication/publication-frame.tsx';
import { RelatedSection } from '../publication/related-section.tsx';
import { EventCard } from './event-card.tsx';
import { EventPanel } from './event-panel.tsx';

/** An event: what happens, and beside it when, where and the way in. */
export function EventPage({ event, url }: { event: EventDetail; url: string }) {
  const t = useT();
  const { organiser, category } = event;
  return (
    <PublicationFrame
      publication={event}
      kind="event"
      url={url}
      seed={organiser?.id ?? event.id}
      category={organiser ? kindFromSlug(organiser.category) : 'neutral'}
      crumbs={[
        { text: t('event:list.title'), to: event.is_past ? '/event?when=past' : '/event' },
        ...(category
          ? [{ text: localName(category, t.language).text, to: `/event?category=${category.slug}` }]
          : []),
      ]}
      byline={organiser && <OrganiserLine organiser={organiser} role={t('event:detail.organiser')} />}
      aside={<EventPanel event={event} url={url} />}
      asideFirst
      related={
        event.similar.length > 0 && (
          <RelatedSection title={t('event:detail.similar')} to="/event">
            <div className="grid gap-x-16 lg:grid-cols-2">
              {event.similar.map((one) => (
                <EventCard key={one.id} event={one} actions />
              ))}
            </div>
          </RelatedSection>
        )
      }
    />
  );
}

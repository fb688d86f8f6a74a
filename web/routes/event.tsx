import { getEvent, listEvents } from '#shared/contracts/event.contract.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { JsonLd } from '#web/components/layout/json-ld.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { EventCard } from '#web/features/event/event-card.tsx';
import { EventPage, fetchPanel } from '#web/features/event/event-page.tsx';
import { callApi, pageApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/event';

export const handle = withTexts('event');
export const clientMiddleware = [fetchTexts('event'), fetchPanel];

/** How many other events an event leads on to. */
const NEXT_EVENTS = 4;

export async function loader({ params, context }: Route.LoaderArgs) {
  const [event, upcoming] = await Promise.all([
    callApi(context, getEvent, { params }),
    callApi(context, listEvents, { query: { per_page: NEXT_EVENTS + 1 } }),
  ]);
  const next = upcoming.data.filter(({ id }) => id !== event.id).slice(0, NEXT_EVENTS);
  return { event, next, origin: pageApi(context).publicUrl };
}

export default function Event({ loaderData: { event, next, origin } }: Route.ComponentProps) {
  const t = useT();
  const url = `${origin}/event/${event.id}`;
  return (
    <>
      <PageHead
        title={localName(event, t.language, 'title').text}
        description={localName(event, t.language, 'summary').text}
        type="article"
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: event.title,
          url,
          startDate: event.starts_at,
          endDate: event.ends_at,
          eventAttendanceMode: `https://schema.org/${event.is_online ? 'Online' : 'Offline'}EventAttendanceMode`,
          location: event.is_online
            ? { '@type': 'VirtualLocation', url: event.online_url || url }
            : { '@type': 'Place', name: event.venue, address: event.address },
          ...(event.organiser ? { organizer: { '@type': 'Organization', name: event.organiser.name } } : {}),
        }}
      />
      <EventPage event={event} url={url} />
      {next.length > 0 && (
        <section className="section border-t border-line">
          <div className="wrap">
            <h2 className="t-h1 mb-8">{t('event:detail.next')}</h2>
            <div className="grid gap-x-16 lg:grid-cols-2">
              {next.map((one) => (
                <EventCard key={one.id} event={one} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}

import '#web/features/publication/print-publication.css';
import { data } from 'react-router';
import { getEvent } from '#shared/contracts/event.contract.ts';
import { eventPath, recordIdIn } from '#shared/domain/addresses.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { GonePage } from '#web/features/publication/gone-page.tsx';
import { loadPublication } from '#web/features/publication/load-publication.ts';
import { pageApi } from '#web/lib/api.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { leadToOwn } from '#web/lib/lead-to-own.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/event';

const EventPage = serverDrawn(() =>
  import('#web/features/event/event-page.tsx').then((file) => file.EventPage),
);
const EventJsonLd = serverDrawn(() =>
  import('#web/features/event/event-json-ld.tsx').then((file) => file.EventJsonLd),
);

export const handle = { ...withTexts('event'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('event'), EventPage.fetch, EventJsonLd.fetch];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const event = await loadPublication(context, getEvent, recordIdIn(params.id));
  if (event) leadToOwn(eventPath(event), url);
  const origin = pageApi(context).publicUrl;
  return data({ event, origin }, { status: event ? 200 : 410 });
}

export default function Event({ loaderData: { event, origin } }: Route.ComponentProps) {
  const t = useT();
  if (!event)
    return (
      <GonePage
        list={{ text: t('event:list.title'), to: '/event' }}
        title={t('event:gone.title')}
        text={t('event:gone.text')}
        action={t('event:gone.action')}
      />
    );
  return (
    <>
      <PageHead
        title={localName(event, t.language, 'title').text}
        description={localName(event, t.language, 'summary').text}
        picture={{ kind: 'event', id: event.id, version: event.updated_at }}
        type="article"
      />
      <link rel="alternate" type="text/calendar" href={`/event/${event.id}.ics`} />
      <EventJsonLd event={event} origin={origin} />
      <EventPage event={event} url={origin + eventPath(event)} />
    </>
  );
}

import { getEvent } from '#shared/contracts/event.contract.ts';
import { formatFullDate, formatTime, machineTime } from '#shared/format/dates.ts';
import { formatMoney } from '#shared/format/money.ts';
import { localName, otherName } from '#shared/i18n/local-name.ts';
import { JsonLd } from '#web/components/layout/json-ld.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { RichText } from '#web/components/layout/rich-text.tsx';
import { DefinitionList } from '#web/components/table/definition-list.tsx';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { EventPlace } from '#web/features/event/event-card.tsx';
import { callApi, pageApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/event';

export const handle = withTexts('event');
export const clientMiddleware = [fetchTexts('event')];

export async function loader({ params, context }: Route.LoaderArgs) {
  return { event: await callApi(context, getEvent, { params }), origin: pageApi(context).publicUrl };
}

export default function Event({ loaderData: { event, origin } }: Route.ComponentProps) {
  const t = useT();
  const title = localName(event, t.language, 'title');
  const other = otherName(event, t.language, 'title');
  const summary = localName(event, t.language, 'summary');
  const organiser = event.organiser && localName(event.organiser, t.language);
  const sameDay = formatFullDate(t.language, event.starts_at) === formatFullDate(t.language, event.ends_at);
  const end = sameDay
    ? formatTime(event.ends_at)
    : `${formatFullDate(t.language, event.ends_at)}, ${formatTime(event.ends_at)}`;
  return (
    <article className="wrap page-top">
      <PageHead title={title.text} description={summary.text} type="article" />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: event.title,
          url: `${origin}/event/${event.id}`,
          startDate: event.starts_at,
          endDate: event.ends_at,
          eventAttendanceMode: `https://schema.org/${event.is_online ? 'Online' : 'Offline'}EventAttendanceMode`,
          location: event.is_online
            ? { '@type': 'VirtualLocation', url: event.online_url || `${origin}/event/${event.id}` }
            : { '@type': 'Place', name: event.venue, address: event.address },
          ...(event.organiser ? { organizer: { '@type': 'Organization', name: event.organiser.name } } : {}),
        }}
      />
      <Crumbs label={t('shell:nav.breadcrumb')} items={[{ text: t('event:list.title'), to: '/event' }]} />
      <h1 className="t-d1 max-w-[22ch]" lang={title.lang}>
        {title.text}
      </h1>
      {other && (
        <p className="t-lead t-2" lang={other.lang}>
          {other.text}
        </p>
      )}
      {event.is_past && (
        <p className="mt-4">
          <Tag tone="idle">{t('event:detail.past')}</Tag>
        </p>
      )}
      <div className="detail">
        <div className="detail-main">
          <p className="t-lead max-w-[60ch]" lang={summary.lang}>
            {summary.text}
          </p>
          <RichText content={localName(event, t.language, 'body')} />
        </div>
        <aside className="detail-side">
          <DefinitionList
            emptyText={t('common:not_provided')}
            facts={[
              {
                term: t('event:detail.when'),
                value: (
                  <>
                    <time dateTime={machineTime(event.starts_at)}>
                      {formatFullDate(t.language, event.starts_at)}, {formatTime(event.starts_at)}
                    </time>{' '}
                    – <time dateTime={machineTime(event.ends_at)}>{end}</time>
                  </>
                ),
              },
              { term: t('event:detail.where'), value: <EventPlace event={event} /> },
              ...(event.organiser && organiser
                ? [
                    {
                      term: t('event:detail.organiser'),
                      lang: organiser.lang,
                      value: (
                        <AppLink
                          className="link"
                          to={`/ecosystem/discover/category/${event.organiser.category}/${event.organiser.id}`}
                        >
                          {organiser.text}
                        </AppLink>
                      ),
                    },
                  ]
                : []),
              {
                term: t('event:detail.price'),
                value:
                  event.price > 0
                    ? formatMoney(t.language, event.price, event.currency)
                    : t('event:detail.free'),
              },
              ...(event.capacity
                ? [
                    {
                      term: t('event:detail.capacity'),
                      value: t('event:detail.places', { count: event.capacity }),
                    },
                  ]
                : []),
            ]}
          />
          {!event.is_past && event.register_url && (
            <ButtonLink size="big" to={event.register_url} rel="noopener">
              {t('event:detail.register')}
            </ButtonLink>
          )}
          <p className="t-small t-3">{t('event:detail.zone')}</p>
        </aside>
      </div>
    </article>
  );
}

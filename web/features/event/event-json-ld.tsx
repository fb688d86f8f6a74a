import type { EventDetail } from '#shared/contracts/event.contract.ts';
import { COUNTRY_CODE } from '#shared/country/chosen/facts.ts';
import { eventPath, stakeholderPath } from '#shared/domain/addresses.ts';
import { minorDigits } from '#shared/domain/currencies.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { sharePicturePath } from '#shared/domain/share-picture.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { JsonLd } from '#web/components/layout/json-ld.tsx';
import { useShell } from '#web/features/shell/shell-data.ts';
import { useT } from '#web/lib/texts.tsx';
import { jsonLdCrumbs, jsonLdGraph } from '../publication/json-ld-crumbs.ts';

/** An event in the words of schema.org, for search engines. Public facts only. */
export function EventJsonLd({ event, origin }: { event: EventDetail; origin: string }) {
  const t = useT();
  const look = useShell()?.content?.site.look ?? '';
  const path = eventPath(event);
  const url = `${origin}${path}`;
  const { category, organiser, cover } = event;
  const { text: name, lang } = localName(event, t.language, 'title');
  const card = sharePicturePath({ kind: 'event', id: event.id, version: event.updated_at }, t.language, look);
  return (
    <JsonLd
      data={jsonLdGraph(
        {
          '@type': 'Event',
          '@id': url,
          name,
          description: localName(event, t.language, 'summary').text,
          url,
          inLanguage: lang,
          startDate: event.starts_at,
          endDate: event.ends_at,
          eventStatus: 'https://schema.org/EventScheduled',
          eventAttendanceMode: `https://schema.org/${event.is_online ? 'Online' : 'Offline'}EventAttendanceMode`,
          location: locationOf(event, t.language, url),
          image: [`${origin}${cover?.url ?? card}`],
          ...(event.capacity ? { maximumAttendeeCapacity: event.capacity } : {}),
          isAccessibleForFree: event.price === 0,
          offers: {
            '@type': 'Offer',
            price: event.price / 10 ** minorDigits(event.currency),
            priceCurrency: event.currency,
            url: event.register_url || url,
            availability: `https://schema.org/${event.is_past ? 'SoldOut' : 'InStock'}`,
            validFrom: event.published_at,
          },
          ...(organiser
            ? {
                organizer: {
                  '@type': 'Organization',
                  name: localName(organiser, t.language).text,
                  url: origin + stakeholderPath(organiser),
                },
              }
            : {}),
        },
        jsonLdCrumbs(origin, [
          { name: t('event:list.title'), path: '/event' },
          ...(category
            ? [{ name: localName(category, t.language).text, path: `/event?category=${category.slug}` }]
            : []),
          { name, path },
        ]),
      )}
    />
  );
}

function locationOf(event: EventDetail, language: 'en' | 'km', url: string): Record<string, unknown> {
  if (event.is_online) return { '@type': 'VirtualLocation', url: event.online_url || url };
  const province = findProvince(event.province_code);
  return {
    '@type': 'Place',
    name: localName(event, language, 'venue').text || localName(province ?? {}, language).text,
    address: {
      '@type': 'PostalAddress',
      ...(event.address ? { streetAddress: event.address } : {}),
      ...(province ? { addressRegion: localName(province, language).text } : {}),
      addressCountry: COUNTRY_CODE,
    },
  };
}

import { TIME_ZONE, TIME_ZONE_CITY } from '../country/chosen/facts.ts';
import type { Language } from '../i18n/languages.ts';
import { localName } from '../i18n/local-name.ts';

/** Zones events take place in, by the city people know them by. Any other IANA zone is named by its own city. */
export const TIME_ZONES = [
  { zone: TIME_ZONE, ...TIME_ZONE_CITY },
  ...[
    { zone: 'Asia/Bangkok', name: 'Bangkok', name_kh: 'ទីក្រុងបាងកក' },
    { zone: 'Asia/Ho_Chi_Minh', name: 'Ho Chi Minh City', name_kh: 'ទីក្រុងហូជីមិញ' },
    { zone: 'Asia/Vientiane', name: 'Vientiane', name_kh: 'ទីក្រុងវៀងចន្ទន៍' },
    { zone: 'Asia/Jakarta', name: 'Jakarta', name_kh: 'ទីក្រុងហ្សាការតា' },
    { zone: 'Asia/Singapore', name: 'Singapore', name_kh: 'សិង្ហបុរី' },
    { zone: 'Asia/Kuala_Lumpur', name: 'Kuala Lumpur', name_kh: 'ទីក្រុងកូឡាឡាំពួ' },
    { zone: 'Asia/Manila', name: 'Manila', name_kh: 'ទីក្រុងម៉ានីល' },
    { zone: 'Asia/Hong_Kong', name: 'Hong Kong', name_kh: 'ហុងកុង' },
    { zone: 'Asia/Shanghai', name: 'Beijing', name_kh: 'ទីក្រុងប៉េកាំង' },
    { zone: 'Asia/Seoul', name: 'Seoul', name_kh: 'ទីក្រុងសេអ៊ូល' },
    { zone: 'Asia/Tokyo', name: 'Tokyo', name_kh: 'ទីក្រុងតូក្យូ' },
    { zone: 'Asia/Kolkata', name: 'New Delhi', name_kh: 'ទីក្រុងញូវដេលី' },
    { zone: 'Australia/Sydney', name: 'Sydney', name_kh: 'ទីក្រុងស៊ីដនី' },
    { zone: 'Europe/Paris', name: 'Paris', name_kh: 'ទីក្រុងប៉ារីស' },
    { zone: 'Europe/London', name: 'London', name_kh: 'ទីក្រុងឡុងដ៍' },
    { zone: 'America/New_York', name: 'New York', name_kh: 'ទីក្រុងញូវយ៉ក' },
    { zone: 'America/Los_Angeles', name: 'Los Angeles', name_kh: 'ទីក្រុងឡូសអាន់ជឺលែស' },
  ].filter(({ zone }) => zone !== TIME_ZONE),
];

/** What people call a zone: the city whose clock it is. */
export function zoneName(zone: string, language: Language): string {
  const known = TIME_ZONES.find((one) => one.zone === zone);
  return known ? localName(known, language).text : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

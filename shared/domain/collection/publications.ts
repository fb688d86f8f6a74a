import { CURRENCY, TIME_ZONE } from '../../country/chosen/facts.ts';
import { collection } from './collection.ts';
import { bilingual, field, ownValue } from './collection-field.ts';
import * as common from './record-field-sets.ts';

/** Zones in which an event may keep its clocks; most are in the country. */
const TIME_ZONES = [
  ownValue(TIME_ZONE),
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Europe/Paris',
  'Europe/London',
  'America/New_York',
  'UTC',
] as const;

export const program = collection({
  name: 'program',
  section: 'publications',
  cacheTag: 'program',
  action: 'edit_content',
  publishes: true,
  title: 'title',
  path: '/program/{id}',
  searched: 'programs',
  order: '-updated_at',
  searchIn: ['title', 'title_kh', 'summary', 'summary_kh'],
  groups: {
    text: [
      ...common.title(),
      ...common.summary({ required: 'publication' }),
      ...common.body(),
      ...bilingual('eligibility', 'lines', { hint: true }),
    ],
    facts: [
      common.category('program_category'),
      common.organiser(),
      common.province(),
      field('stages', 'terms', { taxonomy: 'stage', column: 'offered', filter: true }),
      field('sectors', 'terms', { taxonomy: 'sector', column: 'offered', filter: true }),
      common.number(
        'cohort_size',
        { min: 1, max: 10_000 },
        { texts: 'cohort_size', column: 'offered', sort: true },
      ),
    ],
    dates: [
      field('opens_at', 'moment', { hint: true, column: 'offered', filter: true, sort: true }),
      field('closes_at', 'moment', { hint: true, column: 'shown', filter: true, sort: true }),
      common.url('apply_url', { texts: 'apply_url', hint: 'apply_url' }),
    ],
    picture: common.cover(),
  },
});

export const event = collection({
  name: 'event',
  section: 'publications',
  cacheTag: 'event',
  action: 'edit_content',
  publishes: true,
  title: 'title',
  path: '/event/{id}',
  searched: 'events',
  order: '-starts_at',
  searchIn: ['title', 'title_kh', 'summary', 'summary_kh', 'venue', 'venue_kh'],
  groups: {
    text: [...common.title(), ...common.summary({ required: 'publication' }), ...common.body()],
    dates: [
      field('starts_at', 'moment', {
        required: 'draft',
        hint: true,
        column: 'shown',
        filter: true,
        sort: true,
      }),
      field('ends_at', 'moment', {
        required: 'draft',
        hint: true,
        column: 'offered',
        filter: true,
        sort: true,
      }),
      field('time_zone', 'select', { options: TIME_ZONES, required: 'draft', hint: true }),
    ],
    place: [
      field('is_online', 'switch', { column: 'offered', filter: true }),
      common.url('online_url', { texts: 'online_url', hint: 'online_url' }),
      ...bilingual('venue', 'text'),
      field('address', 'text'),
      common.province(),
    ],
    facts: [
      common.category('event_category'),
      common.organiser(),
      common.url('register_url', { texts: 'register_url', hint: 'register_url' }),
      common.number(
        'capacity',
        { min: 1, max: 1_000_000 },
        { texts: 'capacity', column: 'offered', sort: true },
      ),
      field('price', 'money', { hint: true, currencyField: 'currency' }),
      field('currency', 'select', { options: ['USD', ownValue(CURRENCY.code)] as const, required: 'draft' }),
      field('is_spotlight', 'switch', { hint: true, column: 'shown', filter: true }),
    ],
    picture: common.cover(),
  },
});

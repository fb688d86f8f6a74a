import type { NamesOf, TextKey } from '#shared/i18n/keys.ts';
import { takesMany } from '../listing/listing-field.ts';
import { furtherFieldsOf, isNumber } from '../profile/further-fields.ts';
import type { StakeholderKind } from '../stakeholder-kinds.ts';

/** A column of open data. Lists are joined by "|" in CSV and are arrays in JSON. */
export interface DatasetField {
  /** Its name in the files. */
  name: string;
  /** What it means: the label under which people answer it, or its own text. */
  meaningKey: TextKey;
  type: 'text' | 'number' | 'date' | 'moment' | 'yes-no' | 'list';
}

type Named = NamesOf<'open-data:field.', ''>;

const field = (type: DatasetField['type'], ...names: Named[]): DatasetField[] =>
  names.map((name) => ({ name, type, meaningKey: `open-data:field.${name}` }));
const text = (...names: Named[]) => field('text', ...names);
const number = (...names: Named[]) => field('number', ...names);
const list = (...names: Named[]) => field('list', ...names);
const moment = (...names: Named[]) => field('moment', ...names);

/** Of a kind's further fields, those that visitors see. */
const further = (kind: StakeholderKind): DatasetField[] =>
  furtherFieldsOf(kind)
    .filter(({ shown }) => shown === 'public')
    .map((one) => ({
      name: one.name,
      meaningKey: one.labelKey,
      type: takesMany(one.input) ? 'list' : isNumber(one) ? 'number' : one.input === 'date' ? 'date' : 'text',
    }));

const NAMED = text('id', 'page', 'name', 'name_kh', 'summary', 'summary_kh', 'description', 'description_kh');
const PLACE = text('province_code', 'province');
const SEEN = moment('approved_at', 'updated_at');
/** Of an organisation; for people these are not public. */
const REACHED = text(
  'website',
  'address',
  'address_kh',
  'facebook',
  'linkedin',
  'x',
  'youtube',
  'telegram',
  'video_link',
);
const TITLED = text('id', 'page', 'title', 'title_kh', 'summary', 'summary_kh', 'category');
const ORGANISED = text('organiser_id', 'organiser');
const SHOWN = moment('published_at', 'updated_at');

/** What each file holds: fields that the public page of an approved record shows to anybody, and no others. */
export const DATASETS = {
  startup: [
    ...NAMED,
    ...PLACE,
    ...list('areas', 'sectors', 'industries', 'business_models'),
    ...text('stage', 'employee_range'),
    ...list('looking_for'),
    ...number('year_of_establishment'),
    ...field('date', 'date_incorporated'),
    ...number('number_of_founders', 'number_of_female_founders', 'number_of_tech_founders'),
    ...further('startup'),
    ...REACHED,
    ...SEEN,
  ],
  mentor: [...NAMED, ...PLACE, ...list('expertise', 'interests', 'languages'), ...further('mentor'), ...SEEN],
  investor: [
    ...NAMED,
    ...PLACE,
    ...list('investor_types', 'investment_stages', 'areas', 'sectors', 'interests', 'expertise', 'languages'),
    ...number('ticket_min', 'ticket_max'),
    ...text('ticket_currency'),
    ...further('investor'),
    ...SEEN,
  ],
  eso: [
    ...NAMED,
    ...PLACE,
    ...list('areas', 'sectors', 'services', 'stages'),
    ...number('year_of_establishment'),
    ...further('eso'),
    ...REACHED,
    ...SEEN,
  ],
  'other-stakeholder': [
    ...text('type'),
    ...NAMED,
    ...PLACE,
    ...list('areas', 'sectors', 'services'),
    ...further('other'),
    ...REACHED,
    ...SEEN,
  ],
  program: [
    ...TITLED,
    ...ORGANISED,
    ...PLACE,
    ...moment('opens_at', 'closes_at'),
    ...list('stages', 'sectors'),
    ...number('cohort_size'),
    ...text('apply_url'),
    ...SHOWN,
  ],
  event: [
    ...TITLED,
    ...ORGANISED,
    ...moment('starts_at', 'ends_at'),
    ...text('time_zone', 'venue', 'venue_kh', 'address'),
    ...PLACE,
    ...field('yes-no', 'is_online'),
    ...number('price'),
    ...text('currency', 'register_url'),
    ...SHOWN,
  ],
  resource: [...text('section'), ...TITLED, ...text('author', 'author_kh'), ...list('tags'), ...SHOWN],
  'funding-round': [
    ...text('id', 'startup_id', 'startup'),
    ...field('date', 'announced_date'),
    ...number('amount'),
    ...text('currency', 'funding_type', 'confirmed_by', 'source_url'),
    ...list('investor_ids'),
  ],
  cohort: [
    ...text('id', 'eso_id', 'eso', 'program_id', 'name', 'name_kh'),
    ...field('date', 'starts_on', 'ends_on'),
    ...list('startup_ids'),
  ],
} as const satisfies Record<string, readonly DatasetField[]>;

export type Dataset = keyof typeof DATASETS;
export const DATASET_NAMES = Object.keys(DATASETS) as Dataset[];
export const isDataset = (word: string): word is Dataset => Object.hasOwn(DATASETS, word);

export const DATA_FORMATS = ['csv', 'json'] as const;
export type DataFormat = (typeof DATA_FORMATS)[number];

/** The licence of all files. */
export const DATA_LICENCE = {
  id: 'CC-BY-4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;

/** What was changed in the files, the newest first; the words are `open-data:change.<key>`. */
export const DATA_CHANGES = [{ date: '2026-11-22', key: 'first' }] as const;

/** Files of earlier nights are kept for this many days. */
export const DATA_KEPT_DAYS = 30;

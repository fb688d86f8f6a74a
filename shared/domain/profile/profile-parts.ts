import type { TextKey } from '#shared/i18n/keys.ts';
import type { SectionName } from '../listing/describe-form.ts';
import { FORMS, fieldsOf } from '../listing/forms.ts';
import type { ListingField } from '../listing/listing-field.ts';
import { PERSON_KINDS, STAKEHOLDER_KINDS, type StakeholderKind } from '../stakeholder-kinds.ts';
import { LISTS_OF_KIND, type ListPart, partFieldsOf } from './part-fields.ts';

export const PROFILE_PARTS = [
  'basic',
  'picture',
  'about',
  'activity',
  'expertise',
  'investment',
  'support',
  'funding_stage',
  'startup_areas',
  'founders',
  'place',
  'product',
  'team_members',
  'funding_rounds',
  'contact',
  'links',
  'video',
] as const;
export type ProfilePartName = (typeof PROFILE_PARTS)[number];

/** One part of a profile: what is edited together and saved on its own. Either fields or a list. */
export interface ProfilePart {
  name: ProfilePartName;
  titleKey: TextKey;
  fields: readonly ListingField[];
  /** Set where the part is a list of entries; see ITEM_FIELDS. */
  list: ListPart | null;
}

const PERSON = ['last_name', 'first_name', 'last_name_kh', 'first_name_kh'];
const WORK = ['role', 'role_kh', 'company', 'company_kh'];
const SUMMARY = ['summary', 'summary_kh'];
const BIO = ['bio', 'bio_kh'];
const SHARED: readonly [ProfilePartName, readonly string[]][] = [
  ['picture', ['logo', 'cover']],
  ['place', ['province_code', 'address', 'address_kh']],
  ['contact', ['email', 'country_code', 'phone', 'website']],
  ['links', ['facebook', 'linkedin', 'x', 'youtube', 'telegram']],
];
const ORGANISATION: readonly [ProfilePartName, readonly string[]][] = [
  ['basic', ['name', 'name_kh', 'type_slug', ...SUMMARY]],
  ['about', ['description', 'description_kh']],
  ['startup_areas', ['startup_areas']],
  ['video', ['video_link']],
  ...SHARED,
];

/** Which fields make a part; a field a kind does not have is left out. */
const FIELDS_OF_PART: Readonly<Record<StakeholderKind, readonly [ProfilePartName, readonly string[]][]>> = {
  startup: [
    ...ORGANISATION,
    [
      'activity',
      [
        'sector',
        'industry',
        'business_model',
        'looking_at',
        'employee_range',
        'year_of_establishment',
        'date_incorporated',
      ],
    ],
    ['funding_stage', ['stage']],
    ['founders', ['number_of_founders', 'number_of_female_founders', 'number_of_tech_founders']],
  ],
  mentor: [
    ['basic', [...PERSON, ...WORK, ...SUMMARY]],
    ['about', BIO],
    ['expertise', ['expertise', 'interest', 'languages']],
    ...SHARED,
  ],
  investor: [
    ['basic', [...PERSON, ...WORK, ...SUMMARY, 'languages']],
    ['about', BIO],
    [
      'investment',
      [
        'investor_type',
        'investment_stage',
        'sector',
        'interest',
        'expertise',
        'ticket_currency',
        'ticket_min',
        'ticket_max',
      ],
    ],
    ['startup_areas', ['startup_areas']],
    ...SHARED,
  ],
  eso: [...ORGANISATION, ['support', ['service', 'stage', 'sector', 'year_of_establishment']]],
  other: [...ORGANISATION, ['support', ['service', 'sector']]],
};

/** Where a field is edited that no part names, by the section of the form that asks for it. */
const PART_OF_SECTION: Partial<Record<SectionName, ProfilePartName>> = {
  names: 'basic',
  person: 'basic',
  occupation: 'basic',
  place: 'place',
  about: 'about',
  activity: 'activity',
  people: 'activity',
  expertise: 'expertise',
  investment: 'investment',
  ticket: 'investment',
  support: 'support',
  web: 'links',
};

/** The names of a part that its table does not say. */
function unnamedOf(kind: StakeholderKind, part: ProfilePartName): string[] {
  const named = new Set(FIELDS_OF_PART[kind].flatMap(([, names]) => names));
  return FORMS[kind].steps
    .flatMap(({ sections }) => sections)
    .filter(({ name }) => PART_OF_SECTION[name] === part)
    .flatMap(({ fields }) => fields.map(({ name }) => name))
    .filter((name) => !named.has(name));
}

/** The single fields of a kind's profile: those of its form that are not for the desk alone, and its cover. */
function flatFieldsOf(kind: StakeholderKind): ListingField[] {
  const lists: readonly string[] = LISTS_OF_KIND[kind];
  return [
    ...fieldsOf(kind).filter(({ shown }) => shown !== 'desk'),
    ...partFieldsOf(kind).filter(({ name }) => !lists.includes(name)),
  ];
}

const flat = Object.fromEntries(STAKEHOLDER_KINDS.map((kind) => [kind, flatFieldsOf(kind)])) as Record<
  StakeholderKind,
  ListingField[]
>;

const parts = Object.fromEntries(
  STAKEHOLDER_KINDS.map((kind) => [kind, buildParts(kind)]),
) as unknown as Record<StakeholderKind, readonly ProfilePart[]>;

function buildParts(kind: StakeholderKind): ProfilePart[] {
  const named = new Map(FIELDS_OF_PART[kind]);
  const lists: readonly string[] = LISTS_OF_KIND[kind];
  return PROFILE_PARTS.flatMap((name): ProfilePart[] => {
    const titleKey = titleOf(kind, name);
    if (lists.includes(name)) return [{ name, titleKey, fields: [], list: name as ListPart }];
    const fields = [...(named.get(name) ?? []), ...unnamedOf(kind, name)].flatMap(
      (one) => flat[kind].find((candidate) => candidate.name === one) ?? [],
    );
    return fields.length > 0 ? [{ name, titleKey, fields, list: null }] : [];
  });
}

/** People have a photo where an organisation has a logo. */
function titleOf(kind: StakeholderKind, name: ProfilePartName): TextKey {
  const isPhoto = name === 'picture' && PERSON_KINDS.includes(kind);
  return isPhoto ? 'profile-fields:part.picture.title_person' : `profile-fields:part.${name}.title`;
}

/** The parts of a kind's profile in the order in which they are drawn. */
export function partsOf(kind: StakeholderKind): readonly ProfilePart[] {
  return parts[kind];
}

/** All single fields of a kind's profile. */
export function profileFieldsOf(kind: StakeholderKind): readonly ListingField[] {
  return flat[kind];
}

/** The part in which a field, or a list by its own name, is edited; null when the kind has none. */
export function partOfField(kind: StakeholderKind, name: string): ProfilePart | null {
  return (
    parts[kind].find((part) => part.list === name || part.fields.some((field) => field.name === name)) ?? null
  );
}

/** Every single field of any kind's profile, each name once: what the calls accept before the kind is known. */
export const PROFILE_FIELDS: readonly ListingField[] = [
  ...new Map(STAKEHOLDER_KINDS.flatMap((kind) => flat[kind]).map((field) => [field.name, field])).values(),
];

/** Fields that only make sense together: whoever changes one is told what is wrong with the others. */
const TOGETHER: readonly (readonly string[])[] = [
  ['country_code', 'phone'],
  ['role', 'role_kh'],
  ['ticket_currency', 'ticket_min', 'ticket_max'],
  ['number_of_founders', 'number_of_female_founders', 'number_of_tech_founders'],
];

/** These fields and those that belong to them. */
export function togetherWith(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => TOGETHER.find((group) => group.includes(name)) ?? [name]))];
}

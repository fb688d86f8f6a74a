import type { z } from 'zod';
import { HIDDEN_FIELDS, type stakeholderDetail } from '#shared/contracts/stakeholder-detail.ts';
import { TERM_FIELDS } from '#shared/domain/facets.ts';
import { takesMany } from '#shared/domain/listing/listing-field.ts';
import { FURTHER_FIELDS, isNumber } from '#shared/domain/profile/further-fields.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { PERSON_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { fileAddress } from '../file/file-address.ts';
import type { DirectoryIndex } from './directory/directory-index.ts';
import { placeOf, valueAt } from './field-place.ts';
import type { WholeRecord } from './find-whole.ts';
import {
  byWays,
  fundingType,
  type Links,
  presentInvestors,
  presentLinks,
  presentRelations,
} from './relations.present.ts';
import type { RelationRows } from './relations.queries.ts';
import { presentCard, termsOf } from './stakeholder.present.ts';
import type { StakeholderPartRows } from './stakeholder.queries.ts';

type Detail = z.input<typeof stakeholderDetail>;
type Hidden = Detail['hidden'][number];

/** Of whom nothing personal is shown to visitors: people's own addresses everywhere, all ways to a person. */
const HIDDEN_OF_ORGANISATION: readonly Hidden[] = ['email', 'phone', 'team_members', 'individual'];

/** The record as a reader who is signed in sees it, without what depends on who they are. */
export function presentDetail(
  { row, parts, relations }: Pick<WholeRecord, 'row' | 'parts' | 'relations'>,
  directory: DirectoryIndex,
  saved: ReadonlySet<string>,
): Omit<
  Detail,
  | 'hidden'
  | 'individual_records'
  | 'is_claimable'
  | 'claim_state'
  | 'claim_id'
  | 'is_member'
  | 'connection'
  | 'can'
  | 'related'
> {
  const links = presentLinks(relations);
  const places = parts.areas.flatMap((code) => findProvince(code) ?? []);
  const terms = TERM_FIELDS.map((field) => [field, termsOf(directory, row.id, field)]);
  return {
    ...presentCard(row, directory, saved),
    ...presentFurther({ ...row, ...parts }),
    individual_id: row.individual_id,
    description: row.description,
    description_kh: row.description_kh,
    cover: row.cover_id ? fileAddress(row.cover_id) : '',
    email: row.email,
    country_code: row.country_code,
    phone: row.phone,
    website: row.website,
    address: row.address,
    address_kh: row.address_kh,
    facebook: row.facebook,
    linkedin: row.linkedin,
    x: row.x,
    youtube: row.youtube,
    telegram: row.telegram,
    video_link: row.video_link,
    terms: Object.fromEntries(terms) as Detail['terms'],
    areas: places,
    languages: parts.individual?.languages ?? [],
    year_of_establishment: parts.startup?.year_of_establishment ?? parts.eso?.year_of_establishment ?? null,
    date_incorporated: parts.startup?.date_incorporated ?? null,
    number_of_founders: parts.startup?.number_of_founders ?? null,
    number_of_female_founders: parts.startup?.number_of_female_founders ?? null,
    number_of_tech_founders: parts.startup?.number_of_tech_founders ?? null,
    ticket_min: parts.investor?.ticket_min ?? null,
    ticket_max: parts.investor?.ticket_max ?? null,
    ticket_currency: parts.investor?.ticket_currency ?? '',
    individual: parts.individual ? presentIndividual(parts.individual) : null,
    products: parts.products.map(({ id, name, name_kh, description, description_kh, picture_id }) => {
      const picture = picture_id ? fileAddress(picture_id, '512') : '';
      return { id, name, name_kh, description, description_kh, picture };
    }),
    team_count: parts.team.length,
    team_members: parts.team.map(
      ({ stakeholder_id: _of, order: _order, photo_id, linkedin: _linkedin, ...member }) => ({
        ...member,
        photo: photo_id ? fileAddress(photo_id, '128') : '',
      }),
    ),
    ...presentRelations(row.id, relations, links, directory, new Date()),
    funding: presentFunding(parts.rounds, relations, links, directory),
    facts: parts.facts.map(({ field, source, confirmed_at }) => {
      return {
        field,
        source: source as Detail['facts'][number]['source'],
        confirmed_at: new Date(confirmed_at).toISOString(),
      };
    }),
    approved_at: row.approved_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** What a record says of fields that are known by their form alone; empty where its kind has none of that name. */
function presentFurther(record: WholeRecord['row'] & StakeholderPartRows): object {
  return Object.fromEntries(
    FURTHER_FIELDS.map((field) => {
      const place = placeOf(record.kind as StakeholderKind, field.name);
      const empty = takesMany(field.input) ? [] : isNumber(field) ? null : '';
      return [field.name, (place && valueAt(record, place)) ?? empty];
    }),
  );
}

export function presentIndividual(
  part: NonNullable<StakeholderPartRows['individual']>,
): NonNullable<Detail['individual']> {
  const { stakeholder_id: _id, languages: _languages, ...fields } = part;
  return fields;
}

function presentFunding(
  rounds: StakeholderPartRows['rounds'],
  relations: RelationRows,
  links: Links,
  directory: DirectoryIndex,
): Detail['funding'] {
  const totals = new Map<string, Detail['funding']['totals'][number]>();
  for (const { currency, amount, confirmed_by } of rounds) {
    const total = totals.get(currency) ?? { currency, amount: 0, rounds: 0, confirmed: 0 };
    totals.set(currency, {
      currency,
      amount: total.amount + amount,
      rounds: total.rounds + 1,
      confirmed: total.confirmed + (confirmed_by === 'owner' ? 0 : amount),
    });
  }
  return {
    rounds: rounds.map(
      ({ id, announced_date, amount, currency, funding_type, source_url, confirmed_by }) => ({
        id,
        announced_date,
        amount,
        currency,
        funding_type: fundingType(directory, funding_type),
        source_url,
        confirmed_by: confirmed_by as Detail['funding']['rounds'][number]['confirmed_by'],
        investors: presentInvestors(relations.investors, id, links),
      }),
    ),
    totals: [...totals.values()],
  };
}

const isEmpty = (value: unknown) => value === null || (value as { length?: number }).length === 0;

const EMPTY = { individual: null, team_members: [] } as const;

/**
 * Takes out of a record what visitors do not get and says in `hidden` what that was: e-mail, phone and people of
 * every record; of mentors and investors also every other way to reach them.
 */
export function withoutPersonal<T extends ReturnType<typeof presentDetail>>(
  detail: T,
): T & { hidden: Hidden[] } {
  const isPerson = PERSON_KINDS.includes(detail.kind as StakeholderKind);
  const walled = isPerson ? HIDDEN_FIELDS : HIDDEN_OF_ORGANISATION;
  const shown = { ...detail };
  const hidden: Hidden[] = [];
  for (const field of walled) {
    if (isEmpty(detail[field])) continue;
    hidden.push(field);
    Object.assign(shown, { [field]: field in EMPTY ? EMPTY[field as keyof typeof EMPTY] : '' });
  }
  for (const field of FURTHER_FIELDS)
    if (field.shown === 'members')
      Object.assign(shown, { [field.name]: takesMany(field.input) ? [] : isNumber(field) ? null : '' });
  if (hidden.includes('address') || isPerson) shown.address_kh = '';
  if (hidden.includes('phone')) shown.country_code = '';
  shown.works_with = withoutPeople(detail.works_with);
  return { ...shown, hidden };
}

/** That two pages name the same person tells of that person. */
const withoutPeople = (relations: Detail['works_with']): Detail['works_with'] =>
  relations
    .map(({ stakeholder, ways }) => ({ stakeholder, ways: ways.filter((way) => way !== 'team') }))
    .filter(({ ways }) => ways.length > 0)
    .sort(byWays);

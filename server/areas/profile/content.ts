import { minorDigits } from '#shared/domain/currencies.ts';
import {
  type FieldValue,
  type ListingField,
  type ListingValues,
  takesMany,
} from '#shared/domain/listing/listing-field.ts';
import { LIST_PARTS, type ListPart } from '#shared/domain/profile/part-fields.ts';
import { profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import { placeIn, valueAt } from '../stakeholder/field-place.ts';
import type { StakeholderRecord } from '../stakeholder/stakeholder-record.ts';
import { type Item, type Lists, newestFirst, normalItem, ownWords, type RoundItem } from './items.ts';

/** What a profile says: single fields as its form has them, and its lists. */
export interface ProfileContent {
  values: ListingValues;
  lists: Lists;
}

/** What one name of a profile says: a field's value, a list's entries; null where there is nothing. */
export type NamedValue = FieldValue | Item[] | null;

const isList = (name: string): name is ListPart => (LIST_PARTS as readonly string[]).includes(name);

/** What a record says, in the shape in which its owner edits it. */
export function contentOf(record: StakeholderRecord): ProfileContent {
  const values: ListingValues = {};
  for (const field of profileFieldsOf(record.kind)) {
    const value = typedIn(record, field);
    if (value.length > 0) values[field.name] = value;
  }
  if (!values.phone) delete values.country_code;
  if (!values.ticket_min && !values.ticket_max) delete values.ticket_currency;
  const items = (name: ListPart, of: readonly unknown[]) => of.map((one) => normalItem(name, one));
  return {
    values,
    lists: {
      product: items('product', record.products),
      team_members: items('team_members', record.team_members),
      funding_rounds: newestFirst(items('funding_rounds', record.funding_rounds) as RoundItem[]),
    } as Lists,
  };
}

/** What a record holds for a field, as one types it. */
function typedIn(record: StakeholderRecord, { name, input }: ListingField): FieldValue {
  const value = valueAt(record, placeIn(record.kind, name));
  const many = takesMany(input);
  if (Array.isArray(value)) return many ? [...value] : (value[0] ?? '');
  if (many) return [];
  if (input === 'money')
    return plainAmount(value as number | null | undefined, record.investor?.ticket_currency ?? 'USD');
  return value === null || value === undefined ? textOfPerson(record, name) : String(value);
}

/** A record that came without the human being behind it: its name is the fund's, or the person's as well as can be told. */
function textOfPerson({ kind, name, name_kh, individual }: StakeholderRecord, field: string): string {
  if (individual) return '';
  if (kind === 'investor') return { company: name, company_kh: name_kh }[field] ?? '';
  if (kind !== 'mentor') return '';
  const [family = '', ...given] = name.split(' ');
  return { last_name: family, first_name: given.join(' ') }[field] ?? '';
}

/** An amount of minor units as it is typed: no grouping, decimals only where there are some. */
export function plainAmount(minor: number | null | undefined, currency: string): string {
  if (minor === null || minor === undefined) return '';
  const digits = minorDigits(currency);
  const padded = String(minor).padStart(digits + 1, '0');
  const whole = digits === 0 ? padded : padded.slice(0, -digits);
  const rest = digits === 0 ? '' : padded.slice(-digits);
  return /[1-9]/.test(rest) ? `${whole}.${rest}` : whole;
}

/** What a name says in a content. */
export function named(content: ProfileContent, name: string): NamedValue {
  if (!isList(name)) return content.values[name] ?? null;
  const items = content.lists[name];
  return items.length > 0 ? items : null;
}

/** The content with some names saying something else. */
export function withNamed(
  content: ProfileContent,
  changes: Readonly<Record<string, NamedValue>>,
): ProfileContent {
  const values = { ...content.values };
  const lists: Record<string, Item[]> = { ...content.lists };
  for (const [name, value] of Object.entries(changes)) {
    if (isList(name)) lists[name] = ((value ?? []) as Item[]).map((item) => normalItem(name, item));
    else if (value === null) delete values[name];
    else values[name] = value as FieldValue;
  }
  const typed = lists as unknown as Lists;
  return { values, lists: { ...typed, funding_rounds: newestFirst(typed.funding_rounds) } };
}

const inOrder = (name: ListPart, items: Item[]): Item[] =>
  name === 'funding_rounds' ? newestFirst(items as RoundItem[]) : items;

/** Whether two values say the same: lists of choices are sets, lists of entries have an order. */
export function sameNamed(name: string, a: NamedValue, b: NamedValue): boolean {
  if (a === null || b === null) return a === b;
  if (isList(name)) {
    const text = (items: NamedValue) =>
      JSON.stringify(inOrder(name, items as Item[]).map((item) => ownWords(normalItem(name, item))));
    return text(a) === text(b);
  }
  const canonical = (value: NamedValue) =>
    Array.isArray(value) ? JSON.stringify([...value].sort()) : JSON.stringify(value);
  return canonical(a) === canonical(b);
}

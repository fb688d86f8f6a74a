import { NAME_MAX } from '../../constants.ts';
import { date, dateNotInFuture } from '../../rules/date.ts';
import { currency } from '../../rules/money.ts';
import { khmerAmong, khmerName, khmerText, optionalLatinName } from '../../rules/names.ts';
import { linkedinUrl } from '../../rules/social.ts';
import { optionalUrl } from '../../rules/web-address.ts';
import { field, inBoth, inEitherScript, type ListingField } from '../listing/listing-field.ts';
import { noKhmer } from '../listing/name-rules.ts';
import type { StakeholderKind } from '../stakeholder-kinds.ts';

/** Parts of a profile that are lists of things of their own, by the name they carry in calls. */
export const LIST_PARTS = ['product', 'team_members', 'funding_rounds'] as const;
export type ListPart = (typeof LIST_PARTS)[number];

/** The lists each kind has. */
export const LISTS_OF_KIND: Readonly<Record<StakeholderKind, readonly ListPart[]>> = {
  startup: ['product', 'team_members', 'funding_rounds'],
  mentor: [],
  investor: ['team_members'],
  eso: ['team_members', 'funding_rounds'],
  other: ['team_members'],
};

/** Most entries of a list. */
export const LIST_MAX: Readonly<Record<ListPart, number>> = {
  product: 20,
  team_members: 60,
  funding_rounds: 40,
};
/** Most investors of one round. */
export const ROUND_INVESTORS_MAX = 20;

/** What a profile has beyond the form of get-listed. */
export const coverField = field('cover', 'image', { hint: true });

/** How a list stands in what the desk reads: one line an entry. */
const lines: Readonly<Record<ListPart, ListingField>> = {
  product: field('product', 'multiselect'),
  team_members: field('team_members', 'multiselect', { shown: 'members' }),
  funding_rounds: field('funding_rounds', 'multiselect'),
};

/** The fields of a kind's profile that its get-listed form does not ask for, as the desk reads them. */
export function partFieldsOf(kind: StakeholderKind): readonly ListingField[] {
  return [coverField, ...LISTS_OF_KIND[kind].map((list) => lines[list])];
}

/** What is asked of one entry of a list; drawn, cleaned and checked like the fields of a form. */
export const ITEM_FIELDS: Readonly<Record<ListPart, readonly ListingField[]>> = {
  product: [
    ...inBoth(
      field('name', 'text', {
        required: true,
        max: NAME_MAX,
        lang: 'en',
        rules: [noKhmer],
        texts: 'item_name',
      }),
      field('name_kh', 'text', {
        max: NAME_MAX,
        lang: 'km',
        rules: [khmerText],
        texts: 'item_name_kh',
        beside: 'name',
      }),
    ),
    ...inBoth(
      field('description', 'textarea', { lang: 'en', rules: [noKhmer], texts: 'item_description' }),
      field('description_kh', 'textarea', { lang: 'km', rules: [khmerText], texts: 'item_description_kh' }),
    ),
  ],
  team_members: [
    field('last_name', 'text', { required: true, max: NAME_MAX, lang: 'en', rules: [optionalLatinName] }),
    field('first_name', 'text', {
      required: true,
      max: NAME_MAX,
      lang: 'en',
      rules: [optionalLatinName],
      beside: 'last_name',
    }),
    field('last_name_kh', 'text', { max: NAME_MAX, lang: 'km', rules: [khmerName] }),
    field('first_name_kh', 'text', { max: NAME_MAX, lang: 'km', rules: [khmerName], beside: 'last_name_kh' }),
    ...inEitherScript(
      field('position', 'text', { max: NAME_MAX, lang: 'en', rules: [noKhmer], texts: 'item_position' }),
      field('position_kh', 'text', {
        max: NAME_MAX,
        lang: 'km',
        rules: [khmerAmong],
        texts: 'item_position_kh',
        beside: 'position',
      }),
    ),
    field('is_founder', 'checkbox', { texts: 'item_is_founder' }),
    field('linkedin', 'url', { rules: [linkedinUrl] }),
  ],
  funding_rounds: [
    field('announced_date', 'date', {
      required: true,
      rules: [date, dateNotInFuture],
      texts: 'item_announced_date',
      hint: true,
    }),
    field('funding_type', 'select', {
      required: true,
      taxonomy: 'funding_type',
      texts: 'item_funding_type',
      beside: 'announced_date',
    }),
    field('currency', 'currency', { required: true, rules: [currency], texts: 'ticket_currency' }),
    field('amount_raised', 'money', {
      required: true,
      currency: 'currency',
      texts: 'item_amount_raised',
      hint: true,
      beside: 'currency',
    }),
    field('source_url', 'url', { rules: [optionalUrl], texts: 'item_source_url', hint: true }),
  ],
};

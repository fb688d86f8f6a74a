import { TERM_FIELDS } from '#shared/domain/facets.ts';
import { type FieldText, takesMany } from '#shared/domain/listing/listing-field.ts';
import { profileFieldsOf } from '#shared/domain/profile/profile-parts.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import { type FieldPlace, placeIn } from '../field-place.ts';

/** A field that two pages of a kind are compared by. */
export interface MergeField {
  /** As forms and texts call it. */
  name: string;
  labelKey: TextKey;
  place: FieldPlace;
  /** Takes several values, so that both lists can be joined. */
  many: boolean;
}

/** Goes along with the phone: a number without its country code is another number. */
const WITH_PHONE = 'country_code';

/** What only pages from elsewhere have besides, or what is worked out: the name of a person's page. */
const BESIDES = ['name', 'name_kh', ...TERM_FIELDS, 'startup_areas'] as const satisfies FieldText[];

/** All fields of a kind's profile in their order, and what a page may have besides. */
export function mergeFields(kind: StakeholderKind): MergeField[] {
  const own = profileFieldsOf(kind)
    .filter(({ name }) => name !== WITH_PHONE)
    .map(({ name, labelKey, input }) => ({ name, labelKey, many: takesMany(input) }));
  const more = BESIDES.filter((name) => !own.some((field) => field.name === name)).map((name) => ({
    name,
    labelKey: `fields:${name}.label` as const,
    many: !name.startsWith('name'),
  }));
  return [...own, ...more].map((field) => ({ ...field, place: placeIn(kind, field.name) }));
}

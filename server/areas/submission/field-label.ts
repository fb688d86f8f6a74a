import { findField } from '#shared/domain/listing/forms.ts';
import type { SubjectKind } from '#shared/domain/subject-kinds.ts';
import { translate } from '#shared/i18n/catalog.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** Labels of the form that speak to the requester; the desk reads about them instead. */
const SPOKEN = [
  'requester_name',
  'requester_email',
  'requester_phone',
  'requester_role',
  'summary',
  'summary_kh',
  'summary_person',
  'summary_person_kh',
  'stage_served',
  'startup_areas',
  'languages',
  'investment_stage',
  'company_investor',
  'declaration',
] as const;
const AT_DESK = new Map<TextKey, TextKey>(
  SPOKEN.map((name) => [`fields:${name}.label`, `review:label.${name}`]),
);

/** The label of a field as the desk reads it: "Requester's name", not "Your name". */
export const fieldLabel = (language: Language, labelKey: TextKey): string =>
  translate(language, AT_DESK.get(labelKey) ?? labelKey);

/** The same for a field of a kind by its name; what is no field of it, an entry of a list, goes by that name. */
export function labelOfField(language: Language, kind: SubjectKind, name: string): string {
  const field = findField(kind, name);
  return field ? fieldLabel(language, field.labelKey) : name;
}

import type { AreaTexts } from '#shared/i18n/areas.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { SubjectKind } from '../subject-kinds.ts';
import type { ListingField } from './listing-field.ts';

/**
 * A form of the site, once: stepper, check-your-answers, validation on both sides, OpenAPI, mail, review record and
 * comparison of rounds all read it here.
 */
export interface ListingForm {
  kind: SubjectKind;
  steps: readonly ListingStep[];
}
export type StepName = 'basic' | 'additional' | 'investment' | 'details' | 'joining' | 'place' | 'verify';
export interface ListingStep {
  name: StepName;
  titleKey: TextKey;
  sections: readonly ListingSection[];
}
/** Fields under one heading. */
export interface ListingSection {
  name: SectionName;
  titleKey: TextKey;
  fields: readonly ListingField[];
}

/** Sections of all forms; their titles stand in `listing.json`, and as the desk reads them in `desk.json`. */
export type SectionName = keyof AreaTexts<'listing'>['section'] & keyof AreaTexts<'desk'>['section'];

export const section = (name: SectionName, fields: readonly ListingField[]): ListingSection => ({
  name,
  titleKey: `listing:section.${name}`,
  fields,
});

export const step = (name: StepName, ...sections: ListingSection[]): ListingStep => ({
  name,
  titleKey: `listing:step.${name}.title`,
  sections,
});

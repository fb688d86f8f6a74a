import type { TextKey } from '#shared/i18n/keys.ts';
import type { SubjectKind } from '../subject-kinds.ts';
import type { ListingField } from './field.ts';

/**
 * A form of the site, once: stepper, check-your-answers, validation on both sides, OpenAPI, mail, review record and
 * comparison of rounds all read it here (2.155 to 2.158, 3.019 to 3.029, 2.014).
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
  name: string;
  titleKey: TextKey;
  fields: readonly ListingField[];
}

export const section = (name: string, fields: readonly ListingField[]): ListingSection => ({
  name,
  titleKey: `listing:section.${name}` as TextKey,
  fields,
});

export const step = (name: StepName, ...sections: ListingSection[]): ListingStep => ({
  name,
  titleKey: `listing:step.${name}.title` as TextKey,
  sections,
});

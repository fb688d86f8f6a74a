import { dateNotInFuture, yearOfEstablishment } from '../../rules/date.ts';
import { founderCount } from '../../rules/founders.ts';
import { partFieldsOf } from '../profile/part-fields.ts';
import { STAKEHOLDER_KINDS, type StakeholderKind } from '../stakeholder-kinds.ts';
import { isStakeholderKind, SUBJECT_KINDS, SUGGESTION_KINDS, type SubjectKind } from '../subject-kinds.ts';
import { SUGGESTION_FORMS } from '../suggestion/suggestion-form.ts';
import { type ListingForm, type ListingStep, section, step } from './describe-form.ts';
import { field, type ListingField } from './listing-field.ts';
import {
  aboutFields,
  bioFields,
  companyFields,
  contactFields,
  declarationField,
  descriptionFields,
  logoField,
  occupationFields,
  organisationNameFields,
  personNameFields,
  photoField,
  placeFields,
  publicContactFields,
  videoField,
  webFields,
} from './listing-field-sets.ts';

const verify = step('verify', section('declaration', [declarationField]));
const contact = section('contact', contactFields);

const sector = (required: boolean) => field('sector', 'multiselect', { required, taxonomy: 'sector' });
const areas = field('startup_areas', 'provinces', { hint: true });
const yearOfEstablishmentField = field('year_of_establishment', 'year', { rules: [yearOfEstablishment] });

const startup: ListingForm = {
  kind: 'startup',
  steps: [
    step(
      'basic',
      contact,
      section('names', [...organisationNameFields, logoField]),
      section('place', placeFields),
    ),
    step(
      'additional',
      section('about', [...aboutFields('summary'), ...descriptionFields]),
      section('activity', [
        sector(true),
        field('industry', 'select', { taxonomy: 'industry' }),
        field('business_model', 'select', { taxonomy: 'business_model', beside: 'industry' }),
        field('stage', 'radio', { required: true, taxonomy: 'stage' }),
        field('looking_at', 'multiselect', { taxonomy: 'looking_at', hint: true }),
        areas,
      ]),
      section('people', [
        yearOfEstablishmentField,
        field('date_incorporated', 'date', { rules: [dateNotInFuture], hint: true }),
        field('employee_range', 'select', { taxonomy: 'employee_range' }),
        field('number_of_founders', 'number', { required: true, rules: [founderCount] }),
        field('number_of_female_founders', 'number', { rules: [founderCount] }),
        field('number_of_tech_founders', 'number', {
          rules: [founderCount],
          beside: 'number_of_female_founders',
        }),
      ]),
      section('web', [...publicContactFields('public'), ...webFields, videoField]),
    ),
    verify,
  ],
};

const mentor: ListingForm = {
  kind: 'mentor',
  steps: [
    step(
      'basic',
      contact,
      section('person', [...personNameFields, photoField]),
      section('occupation', [
        ...occupationFields,
        ...companyFields('company'),
        ...aboutFields('summary_person'),
        ...bioFields,
      ]),
      section('expertise', [
        field('expertise', 'multiselect', { required: true, taxonomy: 'expertise' }),
        field('interest', 'multiselect', { taxonomy: 'interest', hint: true }),
        field('languages', 'languages', { required: true }),
        field('province_code', 'province', { texts: 'province_person' }),
      ]),
      section('web', [...publicContactFields('members'), ...webFields]),
    ),
    verify,
  ],
};

const investor: ListingForm = {
  kind: 'investor',
  steps: [
    step(
      'basic',
      contact,
      section('person', [...personNameFields, photoField]),
      section('occupation', [
        ...occupationFields,
        ...companyFields('company_investor'),
        ...aboutFields('summary_person'),
        ...bioFields,
        field('languages', 'languages', { required: true }),
        field('province_code', 'province', { texts: 'province_person' }),
      ]),
      section('web', [...publicContactFields('members'), ...webFields]),
    ),
    step(
      'investment',
      section('investment', [
        field('investor_type', 'select', { required: true, taxonomy: 'investor_type' }),
        field('investment_stage', 'multiselect', { required: true, taxonomy: 'investment_stage' }),
        sector(true),
        field('interest', 'multiselect', { taxonomy: 'interest', hint: true }),
        field('expertise', 'multiselect', { taxonomy: 'expertise' }),
        areas,
      ]),
      section('ticket', [
        field('ticket_currency', 'currency'),
        field('ticket_min', 'money', { hint: true, currency: 'ticket_currency' }),
        field('ticket_max', 'money', { beside: 'ticket_min', currency: 'ticket_currency' }),
      ]),
    ),
    verify,
  ],
};

const eso: ListingForm = {
  kind: 'eso',
  steps: [
    step(
      'basic',
      contact,
      section('names', [...organisationNameFields, logoField]),
      section('place', placeFields),
      section('about', [...aboutFields('summary'), ...descriptionFields]),
      section('support', [
        field('service', 'multiselect', { required: true, taxonomy: 'service' }),
        field('stage', 'multiselect', { taxonomy: 'stage', texts: 'stage_served' }),
        sector(false),
        areas,
        yearOfEstablishmentField,
      ]),
      section('web', [...publicContactFields('public'), ...webFields, videoField]),
    ),
    verify,
  ],
};

const other: ListingForm = {
  kind: 'other',
  steps: [
    step(
      'basic',
      contact,
      section('names', [
        field('type_slug', 'select', { required: true, taxonomy: 'stakeholder_type' }),
        ...organisationNameFields,
        logoField,
      ]),
      section('place', placeFields),
      section('about', [...aboutFields('summary'), ...descriptionFields]),
      section('support', [field('service', 'multiselect', { taxonomy: 'service' }), sector(false), areas]),
      section('web', [...publicContactFields('public'), ...webFields, videoField]),
    ),
    verify,
  ],
};

export const LISTING_FORMS: Readonly<Record<StakeholderKind, ListingForm>> = {
  startup,
  mentor,
  investor,
  eso,
  other,
};

/** The form of everything that can be sent to the desk. */
export const FORMS: Readonly<Record<SubjectKind, ListingForm>> = { ...LISTING_FORMS, ...SUGGESTION_FORMS };

/** All fields of a step in order. */
export function fieldsOfStep(step: ListingStep): ListingField[] {
  return step.sections.flatMap(({ fields }) => fields);
}

/** The step of a form by its name; null when this kind has none. */
export function findStep(kind: SubjectKind, name: string): ListingStep | null {
  return FORMS[kind].steps.find((step) => step.name === name) ?? null;
}

const all = Object.fromEntries(
  SUBJECT_KINDS.map((kind) => [kind, FORMS[kind].steps.flatMap(fieldsOfStep)]),
) as Record<SubjectKind, ListingField[]>;

/** All fields of a form in order. */
export function fieldsOf(kind: SubjectKind): readonly ListingField[] {
  return all[kind];
}

/** All fields the desk may read and write about: those of the form, and what only a profile has. */
export function reviewFieldsOf(kind: SubjectKind): readonly ListingField[] {
  return isStakeholderKind(kind) ? [...all[kind], ...partFieldsOf(kind)] : all[kind];
}

export function findField(kind: SubjectKind, name: string): ListingField | null {
  return reviewFieldsOf(kind).find((one) => one.name === name) ?? null;
}

/** The step on which a field is asked. */
export function stepOfField(kind: SubjectKind, name: string): ListingStep | null {
  return FORMS[kind].steps.find((step) => fieldsOfStep(step).some((one) => one.name === name)) ?? null;
}

const onceEach = (kinds: readonly SubjectKind[]): readonly ListingField[] => [
  ...new Map(kinds.flatMap((kind) => all[kind]).map((one) => [one.name, one])).values(),
];

/** Every field of any listing form, each name once: what the call accepts before the kind is known. */
export const LISTING_FIELDS = onceEach(STAKEHOLDER_KINDS);

/** The same of suggestions. */
export const SUGGESTION_FIELDS = onceEach(SUGGESTION_KINDS);

/** The same of all forms: what a draft can hold. */
export const ALL_FIELDS = onceEach(SUBJECT_KINDS);

import { type ListingForm, section, step } from '../listing/describe-form.ts';
import type { SuggestionKind } from '../subject-kinds.ts';
import {
  audienceFields,
  coverFields,
  eventJoinFields,
  eventPlaceFields,
  eventTimeFields,
  nameFields,
  programDateFields,
  programJoinFields,
  suggesterFields,
  suggestionDeclaration,
  textFields,
} from './suggestion-fields.ts';

const suggester = section('suggester', suggesterFields);
const verify = step('verify', section('declaration', [suggestionDeclaration]));

const program: ListingForm = {
  kind: 'program',
  steps: [
    step(
      'details',
      section('what', nameFields('program')),
      section('text', textFields('program')),
      section('cover', coverFields),
    ),
    step(
      'joining',
      section('dates', programDateFields),
      section('audience', audienceFields),
      section('joining', programJoinFields),
      suggester,
    ),
    verify,
  ],
};

const event: ListingForm = {
  kind: 'event',
  steps: [
    step(
      'details',
      section('what', nameFields('event')),
      section('text', textFields('event')),
      section('cover', coverFields),
    ),
    step(
      'place',
      section('time', eventTimeFields),
      section('place', eventPlaceFields),
      section('joining', eventJoinFields),
      suggester,
    ),
    verify,
  ],
};

/** What a visitor is asked who suggests a program or an event. */
export const SUGGESTION_FORMS: Readonly<Record<SuggestionKind, ListingForm>> = { program, event };

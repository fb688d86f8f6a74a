import type { SubmissionRecord } from '#shared/contracts/review.contract.ts';
import { changesBetween } from '#shared/domain/listing/changes.ts';
import { FORMS, findField } from '#shared/domain/listing/forms.ts';
import type { ListingField, ListingValues } from '#shared/domain/listing/listing-field.ts';
import { type TermName, valueTexts } from '#shared/domain/listing/value-texts.ts';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { isStakeholderKind, type SubjectKind } from '#shared/domain/subject-kinds.ts';
import { translate } from '#shared/i18n/catalog.ts';
import type { TextKey } from '#shared/i18n/keys.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Services } from '../../services.ts';
import { presentImage } from '../file/file.present.ts';
import { findFiles } from '../file/file.queries.ts';
import { fileIdIn } from '../listing/draft.present.ts';
import { fieldLabel } from '../submission/field-label.ts';
import { OWNER_KINDS } from '../submission/mail-owners.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';
import { untranslated } from '../submission/untranslated.ts';

interface Reading {
  /** What it said before; null when there was nothing. */
  before: ListingValues | null;
  language: Language;
  termName: TermName;
}

/** Every field of a request in order, as the desk reads it, with what it said before. */
export async function presentFields(
  services: Pick<Services, 'database' | 'secret'>,
  { kind: asked, subject_kind, payload: values }: SubmissionRow,
  { before, language, termName }: Reading,
): Promise<SubmissionRecord['fields']> {
  const kind = subject_kind as SubjectKind;
  const places = placesOf(kind, OWNER_KINDS.includes(asked));
  const imageIn = await imagesOf(
    services,
    places.flatMap(({ fields }) => fields),
    [values, before ?? {}],
  );
  const open = new Set(untranslated({ subject_kind, payload: values }).map(({ name }) => name));
  const changed = new Set(before ? changesBetween(kind, before, values).map(({ name }) => name) : []);
  return places.flatMap(({ step, section, titleKey, fields }) =>
    fields.map((field) => {
      const read = (from: ListingValues) => ({
        value: from[field.name] ?? null,
        texts: valueTexts(field, from, language, termName),
        image: imageIn(field, from),
      });
      return {
        name: field.name,
        step,
        section,
        section_title: translate(language, titleKey),
        label: fieldLabel(language, field.labelKey),
        input: field.input,
        lang: field.lang,
        shown: field.shown,
        ...read(values),
        was: before && read(before),
        changed: changed.has(field.name),
        untranslated: open.has(field.name),
      };
    }),
  );
}

/** The pictures that values name, each under its own field: a cover is not the logo. */
async function imagesOf(
  services: Pick<Services, 'database' | 'secret'>,
  fields: readonly ListingField[],
  values: readonly ListingValues[],
) {
  const names = fields.filter(({ input }) => input === 'image').map(({ name }) => name);
  const ids = values.flatMap((from) => names.flatMap((name) => fileIdIn(from[name]) ?? []));
  const files = await findFiles(services.database.db, [...new Set(ids)]);
  return ({ name, input }: ListingField, from: ListingValues) =>
    input === 'image' ? presentImage(services, files.get(fileIdIn(from[name]) ?? '')) : null;
}

interface Place {
  step: string;
  section: string;
  titleKey: TextKey;
  fields: readonly ListingField[];
}

/** Where fields stand in what the desk reads: the steps and sections of a form, or the parts of a profile. */
function placesOf(kind: SubjectKind, isProfile: boolean): Place[] {
  if (isProfile && isStakeholderKind(kind)) {
    return partsOf(kind).map(({ name, titleKey, fields, list }) => ({
      step: 'profile',
      section: name,
      titleKey,
      fields: list ? [findField(kind, list)!] : fields,
    }));
  }
  return FORMS[kind].steps.flatMap((step) =>
    step.sections.map(({ name, fields }) => ({
      step: step.name,
      section: name,
      titleKey: `desk:section.${name}` as const,
      fields,
    })),
  );
}

import type { ListingField } from '#shared/domain/listing/listing-field.ts';
import type { ListingProblems } from '#shared/domain/listing/validate-listing.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { problemText } from '#shared/rules/rule.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FieldProblem } from '#web/components/ui/error-summary.tsx';
import { afterLabel } from '#web/lib/after-label.ts';
import { shownAt } from './listing-form-rows.ts';

/** What is wrong, in whole sentences, by field. */
export type ProblemTexts = Record<string, string>;

/** The problems the rules found, in the reader's language. */
export function problemTextsOf(
  t: Translator,
  fields: readonly ListingField[],
  problems: ListingProblems,
): ProblemTexts {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problems[field.name];
      return problem ? [[field.name, problemText(t, problem, t(field.labelKey))]] : [];
    }),
  );
}

/** The problems the server found: the first sentence of each field. */
export function problemTextsFrom(errors: Record<string, string[]> | undefined): ProblemTexts {
  return Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([name, [text]]) => (text ? [[name, text]] : [])),
  );
}

/** The lines of the error summary in the order of the form: "Phone: Invalid phone number." */
export function summaryOf(
  t: Translator,
  fields: readonly ListingField[],
  problems: Readonly<ProblemTexts>,
): FieldProblem[] {
  return fields.flatMap((field) => {
    const text = problems[field.name];
    if (!text) return [];
    // The label of a box is a whole sentence; its section has a short name.
    const label = field.input === 'checkbox' ? t('listing:section.declaration') : t(field.labelKey);
    return [{ id: fieldId(shownAt(fields, field.name)), text: afterLabel(t.language, label, text) }];
  });
}

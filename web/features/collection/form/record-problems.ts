import { cleanValues } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { RecordValues } from '#shared/domain/collection/collection-field.ts';
import { validateRecord } from '#shared/domain/collection/validate-record.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { problemText } from '#shared/rules/rule.ts';
import { fieldId } from '#web/components/form/field-id.ts';
import type { FieldProblem } from '#web/components/ui/error-summary.tsx';
import { afterLabel } from '#web/lib/after-label.ts';
import { fieldLabel } from '../collection-texts.ts';
import { PUBLISH_AT } from './publish-at.ts';

/** What is wrong, in whole sentences, by field. */
export type RecordTexts = Record<string, string>;

/** The problems the rules find, in the reader's language. */
export function textsOfRules(
  t: Translator,
  collection: Collection,
  values: RecordValues,
  publication: boolean,
): RecordTexts {
  const problems = validateRecord(collection, cleanValues(collection, values), {
    publication,
    language: t.language,
  });
  return Object.fromEntries(
    fieldsOf(collection).flatMap((field) => {
      const problem = problems[field.name];
      return problem ? [[field.name, problemText(t, problem, fieldLabel(t, field))]] : [];
    }),
  );
}

/** The problems the server found: `values.title` and `tags.0` belong to fields of the form. */
export function textsOfServer(
  collection: Collection,
  errors: Readonly<Record<string, readonly string[]>> | undefined,
): RecordTexts {
  const texts: RecordTexts = {};
  for (const [path, lines] of Object.entries(errors ?? {})) {
    const name = path.replace(/^values\./, '').split('.')[0] ?? '';
    const known = name === 'at' ? PUBLISH_AT : name;
    const text = lines.join(' ');
    const isKnown = known === PUBLISH_AT || fieldsOf(collection).some((field) => field.name === known);
    if (isKnown && text) texts[known] ??= text;
  }
  return texts;
}

/** Lines of the error summary in the order of the form. */
export function summaryOf(t: Translator, collection: Collection, texts: RecordTexts): FieldProblem[] {
  const lines = fieldsOf(collection).map((field) => [field.name, fieldLabel(t, field)] as const);
  return [...lines, [PUBLISH_AT, t('collection:publish.moment')] as const].flatMap(([name, label]) => {
    const text = texts[name];
    return text ? [{ id: fieldId(name), text: afterLabel(t.language, label, text) }] : [];
  });
}

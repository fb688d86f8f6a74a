import { isEmpty, textOf } from './clean-record.ts';
import { type Collection, fieldsOf } from './collection.ts';
import type { CollectionField, RecordValues } from './collection-field.ts';
import { showsSomething } from './rich-words.ts';
import { isAsked } from './validate-record.ts';

export interface Completeness {
  en: { filled: number; total: number };
  km: { filled: number; total: number };
}

/**
 * How much of what needs both languages is there in each: a text counts once either language has it, or when it must be
 * there for publication.
 */
export function completenessOf(collection: Collection, values: RecordValues): Completeness {
  const pairs = fieldsOf(collection).filter(
    (field) => field.lang === 'en' && field.twin && isAsked(field, values) && counts(field, values),
  );
  const filled = (name: (field: CollectionField) => string | null) =>
    pairs.filter((field) => says(field, values[name(field) ?? ''])).length;
  return {
    en: { filled: filled(({ name }) => name), total: pairs.length },
    km: { filled: filled(({ twin }) => twin), total: pairs.length },
  };
}

function counts(field: CollectionField, values: RecordValues): boolean {
  return field.required !== 'no' || says(field, values[field.name]) || says(field, values[field.twin ?? '']);
}

function says({ input }: CollectionField, value: RecordValues[string] | undefined): boolean {
  return !isEmpty(value) && (input !== 'rich_text' || showsSomething(textOf(value)));
}

import { type Collection, findField } from '#shared/domain/collection/collection.ts';
import { translate } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** What a field of a collection is called; one that it has no more goes by its own name. */
export function fieldName(language: Language, collection: Collection, name: string): string {
  const field = findField(collection, name);
  return field ? translate(language, field.labelKey) : name;
}

import { type Collection, findField } from '#shared/domain/collection/collection.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { OwnColumn } from './record-columns.ts';

/** What stands over a column. */
export function columnTitle(t: Translator, collection: Collection, name: string): string {
  const field = findField(collection, name);
  return field ? t(field.labelKey) : t(`collection:column.${name as OwnColumn}`);
}

import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import type { CollectionField } from '#shared/domain/collection/collection-field.ts';

/** Columns that no field stands for. */
export type OwnColumn = 'state' | 'languages' | 'published_at' | 'updated_at' | 'created_at';

/** A field as a column: a text in two languages is one column, in the reader's. */
export function columnFields(collection: Collection): CollectionField[] {
  return fieldsOf(collection).filter(
    ({ name, column, lang }) => column !== 'none' && lang !== 'km' && name !== collection.title,
  );
}

const ownColumns = ({ publishes }: Collection): OwnColumn[] =>
  publishes
    ? ['state', 'languages', 'published_at', 'updated_at', 'created_at']
    : ['languages', 'updated_at', 'created_at'];

/** All columns one can choose besides the name, in the order they stand. */
export function columnNames(collection: Collection): string[] {
  return [...columnFields(collection).map(({ name }) => name), ...ownColumns(collection)];
}

const SHOWN_AT_FIRST: readonly OwnColumn[] = ['state', 'languages', 'updated_at'];

/** The columns shown at first. */
export function defaultColumns(collection: Collection): string[] {
  const fields = columnFields(collection).filter(({ column }) => column === 'shown');
  return [
    ...fields.map(({ name }) => name),
    ...ownColumns(collection).filter((name) => SHOWN_AT_FIRST.includes(name)),
  ];
}

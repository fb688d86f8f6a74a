import { listFrom, textOf } from '#shared/domain/collection/clean-record.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import {
  type CollectionField,
  type RecordValue,
  takesMany,
} from '#shared/domain/collection/collection-field.ts';
import { localMoment } from '#shared/domain/collection/moment.ts';

/** Between the entries of a list within one cell. */
const BETWEEN = '|';

/** Columns besides the fields. `id` says which record a row is about; the others are for reading only. */
export const EXTRA_COLUMNS = ['id', 'state', 'version', 'updated_at', 'path'] as const;

/** A value as a cell: lists are joined, moments as the clock of the country shows them. */
export function cellOf(field: CollectionField, value: RecordValue | undefined): string {
  if (takesMany(field.input)) return listFrom(value).join(BETWEEN);
  return field.input === 'moment' ? localMoment(textOf(value)).replace('T', ' ') : textOf(value);
}

/** A cell as a value as it is typed. */
export function valueOfCell(field: CollectionField, cell: string): RecordValue {
  return takesMany(field.input)
    ? cell
        .split(BETWEEN)
        .map((entry) => entry.trim())
        .filter(Boolean)
    : cell;
}

export const columnsOfCsv = (collection: Collection): string[] => [
  ...EXTRA_COLUMNS,
  ...fieldsOf(collection).map(({ name }) => name),
];

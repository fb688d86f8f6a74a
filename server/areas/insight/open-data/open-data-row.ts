import { minorDigits } from '#shared/domain/currencies.ts';
import { DATASETS, type Dataset, type DatasetField } from '#shared/domain/insight/datasets.ts';
import { libraryPath, pagePath, publicationPath } from '../../../addresses/page-path.ts';
import type { DataRow } from './dataset-rows.ts';

/** A value as files hold it: JSON's own kinds, moments in ISO 8601, and null where nothing is said. */
export type DataValue = string | number | boolean | string[] | null;

/** What of a row leaves: the fields of its dataset, in their order, and nothing else. */
export function presentRecord(dataset: Dataset, row: DataRow, origin: string): Record<string, DataValue> {
  const whole = { ...row, page: origin + pathOf(dataset, row), ...inUnits(row) };
  const fields: readonly DatasetField[] = DATASETS[dataset];
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, dataValue(type, (whole as Record<string, unknown>)[name])]),
  );
}

function dataValue(type: DatasetField['type'], value: unknown): DataValue {
  if (type === 'list') return (value as string[] | null) ?? [];
  if (type === 'yes-no') return value === true;
  if (type === 'text') return (value as string | null) ?? '';
  if (value === null || value === undefined) return null;
  if (type === 'number') return Number(value);
  return type === 'moment' ? new Date(value as string | Date).toISOString() : String(value);
}

/** Money in whole units of its currency, as people write it. */
function inUnits(row: DataRow): Record<string, number | null> {
  const units = (name: string, currency: unknown) => {
    const minor = row[name];
    return minor === null || minor === undefined
      ? {}
      : { [name]: Number(minor) / 10 ** minorDigits(String(currency)) };
  };
  return {
    ...units('amount', row.currency),
    ...units('price', row.currency),
    ...units('ticket_min', row.ticket_currency),
    ...units('ticket_max', row.ticket_currency),
  };
}

function pathOf(dataset: Dataset, row: DataRow): string {
  if (dataset === 'program' || dataset === 'event') return publicationPath(dataset, row as never);
  if (dataset !== 'resource') return row.kind ? pagePath(row as never) : '';
  return libraryPath(row as never, { kind: String(row.section_kind), slug: String(row.section) });
}

import type { exportRecords as exportContract } from '#shared/contracts/collection-import.contract.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { MOST_CSV_ROWS, writeCsv } from '../../csv/write-csv.ts';
import { signedIn } from '../../http/actor.ts';
import type { Handler } from '../../http/route.ts';
import { cellOf, columnsOfCsv } from './cells.ts';
import { getCollection } from './find-record.ts';
import { findAll } from './list-records.ts';
import { presentRow, readShown } from './present-row.ts';

/** The records of a list, as many as it has, as CSV. */
export const exportRecords: Handler<typeof exportContract> = async ({ params, query }, context) => {
  const collection = getCollection(params.collection);
  const { db } = context.services.database;
  const rows = await findAll(db, collection, query, MOST_CSV_ROWS);
  const shown = await readShown(db, collection, rows);
  const lines = rows.map((row) => cellsOf(collection, presentRow(row, shown)));
  context.services.log.info(
    { collection: collection.name, records: rows.length, actor: signedIn(context).id },
    'export',
  );
  return {
    file_name: `phum-${collection.name}-${calendarDate(new Date())}.csv`,
    text: writeCsv(columnsOfCsv(collection), lines),
    records: rows.length,
  };
};

function cellsOf(collection: Collection, row: ReturnType<typeof presentRow>): Record<string, string> {
  return {
    id: row.id,
    state: row.state,
    version: String(row.version),
    updated_at: row.updated_at,
    path: row.path ?? '',
    ...Object.fromEntries(
      fieldsOf(collection).map((field) => [field.name, cellOf(field, row.values[field.name])]),
    ),
  };
}

import type { exportAudit as contract } from '#shared/contracts/audit.contract.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { recordAudit } from '../../audit/record.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { inTransaction } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { findNames } from '../account/find-names.ts';
import { presentDetail, presentEntry } from './audit.present.ts';
import { findEntries } from './audit.queries.ts';
import { nameRecords } from './name-records.ts';

const MOST_ROWS = 20_000;
const COLUMNS = [
  'created_at',
  'action',
  'entity',
  'entity_id',
  'about',
  'name',
  'name_kh',
  'actor',
  'actor_id',
  'actor_kind',
  'changes',
  'facts',
  'request_id',
  'ip_hash',
  'id',
] as const;

/** Entries as CSV; that somebody took them along is an entry itself. */
export const exportAudit: Handler<typeof contract> = async ({ query }, context) => {
  const { db } = context.services.database;
  const found = await findEntries(db, query, { most: MOST_ROWS + 1 });
  const rows = found.slice(0, MOST_ROWS);
  const people = await findNames(
    db,
    rows.map(({ actor_id }) => actor_id),
  );
  const names = await nameRecords(db, rows);
  const lines = rows.map((row) => {
    const { record, ...entry } = presentEntry(row, people, names);
    const { changes, facts } = presentDetail(row.detail, null);
    return {
      ...entry,
      entity_id: entry.entity_id ?? '',
      name: record?.name ?? '',
      name_kh: record?.name_kh ?? '',
      actor: entry.actor?.name ?? '',
      actor_id: row.actor_id ?? '',
      changes: changes.map(({ field, was, now }) => `${field}: ${was} → ${now}`).join('\n'),
      facts: facts.map(({ name, value }) => `${name}: ${value}`).join('\n'),
      request_id: row.request_id,
      ip_hash: row.ip_hash,
    };
  });
  await inTransaction(context, (work) =>
    recordAudit(work, { action: 'audit.export', entity_id: null, detail: { entries: rows.length } }),
  );
  return {
    file_name: `phum-audit-${calendarDate(new Date())}.csv`,
    text: writeCsv(COLUMNS, lines),
    records: rows.length,
    cut: found.length > rows.length,
  };
};

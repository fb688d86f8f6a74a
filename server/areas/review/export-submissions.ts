import type { exportSubmissions as contract } from '#shared/contracts/review.contract.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { recordAudit } from '../../audit/record.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { inTransaction } from '../../database/work.ts';
import type { Handler } from '../../http/route.ts';
import { findNames, nameOf } from '../account/find-names.ts';
import { listQueue } from './review.queries.ts';

const MOST_ROWS = 20_000;
const COLUMNS = [
  'reference',
  'name',
  'name_kh',
  'kind',
  'asks',
  'status',
  'round',
  'requester_name',
  'waiting_since',
  'created_at',
  'decided_at',
  'assignee',
  'flags',
  'id',
] as const;

/** The requests of a list as CSV, without what they say of people; that somebody took them along is an entry of the audit. */
export const exportSubmissions: Handler<typeof contract> = async ({ query }, context) => {
  const { db } = context.services.database;
  const me = context.actor.kind === 'person' ? context.actor.id : '';
  const { rows, total } = await listQueue(db, { ...query, page: 1, per_page: MOST_ROWS }, me);
  const people = await findNames(
    db,
    rows.map(({ assignee_id }) => assignee_id),
  );
  const lines = rows.map((row) => ({
    reference: row.reference,
    name: row.name,
    name_kh: row.name_kh,
    kind: row.subject_kind,
    asks: row.kind,
    status: row.status,
    round: String(row.round),
    requester_name: row.requester_name,
    waiting_since: row.waiting_since.toISOString(),
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? '',
    assignee: nameOf(people, row.assignee_id)?.name ?? '',
    flags: row.flags.join('|'),
    id: row.id,
  }));
  await inTransaction(context, (work) =>
    recordAudit(work, { action: 'submission.export', entity_id: null, detail: { entries: rows.length } }),
  );
  const file_name = `phum-requests-${calendarDate(new Date())}.csv`;
  return { file_name, text: writeCsv(COLUMNS, lines), records: rows.length, cut: total > rows.length };
};

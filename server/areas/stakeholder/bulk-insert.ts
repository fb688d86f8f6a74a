import { setImmediate } from 'node:timers/promises';
import type { Queryable } from '../../database/client.ts';
import { searchRow, writeSearchRows } from '../../search/documents.ts';
import { completeRecord } from './complete-record.ts';
import { type MasterTerms, readMasterTerms } from './master-terms.ts';
import { insertRows, RECORD_TABLES, recordRows } from './record-rows.ts';
import { stakeholderDocument } from './search-document.ts';
import type { StakeholderInput } from './stakeholder-record.ts';

/** Records written by one statement a table. */
const BATCH = 500;
/** So many are made ready before others have their turn, PostgreSQL's answers among them. */
const AT_ONCE = 20;

/**
 * Writes many new records, fast; for imports and demo data: the next are made ready while PostgreSQL writes. Tells no node:
 * whoever calls it announces what changed, `'*'` for a large number. Returns the ids in the order of the records.
 */
export async function bulkInsertStakeholders(
  tx: Queryable,
  inputs: readonly StakeholderInput[],
): Promise<string[]> {
  const terms = await readMasterTerms(tx);
  const ids: string[] = [];
  let writing: Promise<void> = Promise.resolve();
  for (let from = 0; from < inputs.length; from += BATCH) {
    const ready = await makeReady(inputs.slice(from, from + BATCH), terms);
    await writing;
    writing = write(tx, ready, terms);
    // Awaited below; should making ready fail meanwhile, that is what the caller hears of.
    writing.catch(() => {});
    ids.push(...ready.batch.map(({ record }) => record.id));
  }
  await writing;
  return ids;
}

async function makeReady(inputs: readonly StakeholderInput[], terms: MasterTerms) {
  const batch: {
    record: ReturnType<typeof completeRecord>;
    members: NonNullable<StakeholderInput['members']>;
  }[] = [];
  const documents: ReturnType<typeof searchRow>[] = [];
  for (const [at, input] of inputs.entries()) {
    const record = completeRecord(input);
    batch.push({ record, members: input.members ?? [] });
    if (record.status === 'approved') documents.push(searchRow(stakeholderDocument(record, terms)));
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate();
  }
  return { batch, documents };
}

async function write(
  tx: Queryable,
  { batch, documents }: Awaited<ReturnType<typeof makeReady>>,
  terms: MasterTerms,
): Promise<void> {
  const rows = recordRows(batch, terms);
  for (const table of RECORD_TABLES) await insertRows(tx, table, rows[table]);
  await writeSearchRows(tx, documents);
}

import type { Work } from '../../../database/work.ts';
import { contentOf } from '../../profile/content.ts';
import { problemsOf } from '../../profile/read-input.ts';
import { lockMany, publishMany } from '../../stakeholder/change-many.ts';
import { readFlatRecords } from '../../stakeholder/read-flat-records.ts';
import type { StakeholderRecord } from '../../stakeholder/stakeholder-record.ts';
import { readKnownTerms } from '../../submission/known-terms.ts';
import { type RowOfImport, setRow } from './import-rows.ts';

/** Publishes the drafts that rows made; one that a page cannot be made of yet stays, and it is said why. */
export async function publishRows(work: Work, rows: readonly RowOfImport[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ record_id }) => record_id!);
  await lockMany(work, ids);
  const records = await readFlatRecords(work.tx, ids);
  const { knows } = await readKnownTerms(work.tx);
  const { language } = work.context;
  const whole: StakeholderRecord[] = [];
  for (const { import_id, line, record_id } of rows) {
    const record = records.get(record_id!);
    if (record?.status !== 'draft') continue;
    const found = problemsOf(record.kind, contentOf(record), { knows, language });
    const problems = Object.entries(found).map(([field, rule]) => ({ field, rule }));
    if (problems.length === 0) whole.push(record);
    else await setRow(work, import_id, line, { problems });
  }
  const versions = await publishMany(work, whole);
  for (const { import_id, line, record_id } of rows) {
    const version = versions.get(record_id!);
    if (version !== undefined) await setRow(work, import_id, line, { problems: [], version });
  }
}

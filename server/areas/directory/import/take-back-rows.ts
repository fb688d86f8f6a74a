import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { record_revision } from '../../../database/schema/collection.ts';
import { stakeholder, stakeholder_member } from '../../../database/schema/stakeholder.ts';
import type { Work } from '../../../database/work.ts';
import { contentOf, named } from '../../profile/content.ts';
import { lockWhole } from '../../profile/profile-state.ts';
import { lockMany, removeMany } from '../../stakeholder/change-many.ts';
import { REVISED, recordAt } from '../../stakeholder/stakeholder-revisions.ts';
import { writeNames } from '../record/correct-record.ts';
import { type RowOfImport, setRow } from './import-rows.ts';
import { rowProblem } from './row-problem.ts';

type Why = 'changed_since' | 'gone' | 'has_people';
const stay = (work: Work, { import_id, line }: RowOfImport, why: Why) =>
  setRow(work, import_id, line, { problems: [rowProblem('', why)] });
const isUndone = (work: Work, { import_id, line }: RowOfImport) =>
  setRow(work, import_id, line, { did: 'undo', problems: [] });

/** What rows made is as if it had never been, unless it changed since or somebody looks after it. */
export async function takeBackNew(work: Work, rows: readonly RowOfImport[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ record_id }) => record_id!);
  await lockMany(work, ids);
  const { id, version } = stakeholder;
  const now = await work.tx.select({ id, version }).from(stakeholder).where(inArray(id, ids));
  const versions = new Map(now.map((one) => [one.id, one.version]));
  const { stakeholder_id } = stakeholder_member;
  const members = await work.tx
    .selectDistinct({ id: stakeholder_id })
    .from(stakeholder_member)
    .where(inArray(stakeholder_id, ids));
  const lookedAfter = new Set(members.map((one) => one.id));
  const gone: string[] = [];
  for (const row of rows) {
    const at = versions.get(row.record_id!);
    if (at === undefined) await stay(work, row, 'gone');
    else if (at !== row.version) await stay(work, row, 'changed_since');
    else if (lookedAfter.has(row.record_id!)) await stay(work, row, 'has_people');
    else {
      gone.push(row.record_id!);
      await isUndone(work, row);
    }
  }
  await removeMany(work, gone);
}

/** A record that a row changed says what it said, unless it changed since. */
export async function takeBackChange(work: Work, row: RowOfImport): Promise<void> {
  const { record_id } = row;
  if ((await work.tx.$count(stakeholder, eq(stakeholder.id, record_id!))) === 0)
    return stay(work, row, 'gone');
  const state = await lockWhole(work, record_id!);
  const { record } = state;
  if (record.version !== row.version) return stay(work, row, 'changed_since');
  const [then] = await work.tx
    .select()
    .from(record_revision)
    .where(
      and(
        eq(record_revision.collection, REVISED),
        eq(record_revision.record_id, record_id!),
        lte(record_revision.version, row.was_version!),
      ),
    )
    .orderBy(desc(record_revision.version))
    .limit(1);
  if (!then) return stay(work, row, 'changed_since');
  const content = contentOf(recordAt(record, then.values));
  const changes = Object.fromEntries(row.changed.map((name) => [name, named(content, name)]));
  await writeNames(work, state, changes, row.changed, { verb: 'restore', reason: '' });
  await isUndone(work, row);
}

import { v7 } from 'uuid';
import type { RowProblem } from '#shared/domain/directory-import.ts';
import type { Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { withNamed } from '../../profile/content.ts';
import { NOTHING, withFirstNames } from '../../profile/create-profile.ts';
import { recordOf } from '../../profile/patch-of.ts';
import { lockWhole } from '../../profile/profile-state.ts';
import { readChange } from '../../profile/read-input.ts';
import { bulkInsertStakeholders } from '../../stakeholder/bulk-insert.ts';
import type { StakeholderInput } from '../../stakeholder/stakeholder-record.ts';
import { belongsTo } from '../record/change-record.ts';
import { writeNames } from '../record/correct-record.ts';
import { mergedOf } from './found-before.ts';
import { type RowOfImport, setRow } from './import-rows.ts';
import { changedNames, type Reader } from './plan-rows.ts';
import { problemsIn, rowProblem } from './row-problem.ts';

/** Writes new records as drafts that nobody owns; a row that is not in order any more is refused. */
export async function createRows(work: Work, reader: Reader, rows: readonly RowOfImport[]): Promise<void> {
  const ready: { row: RowOfImport; input: StakeholderInput & { id: string } }[] = [];
  for (const row of rows) {
    const input = tryRecord(reader, row);
    if ('problems' in input) await setRow(work, row.import_id, row.line, { will: 'refuse', ...input });
    else ready.push({ row, input });
  }
  if (ready.length === 0) return;
  await bulkInsertStakeholders(
    work.tx,
    ready.map(({ input }) => input),
  );
  for (const { row, input } of ready) {
    await setRow(work, row.import_id, row.line, { did: 'create', record_id: input.id, version: 1 });
  }
  work.changes('stakeholder', ...ready.map(({ input }) => `stakeholder:${input.id}`));
}

function tryRecord(
  { known, language }: Reader,
  { kind, values }: RowOfImport,
): (StakeholderInput & { id: string }) | { problems: RowProblem[] } {
  const of = kind as StakeholderInput['kind'];
  try {
    const changes = readChange(of, NOTHING, withFirstNames(of, values), { knows: known.knows, language });
    return { ...recordOf(of, withNamed(NOTHING, changes)), id: v7(), status: 'draft' };
  } catch (error) {
    return { problems: problemsIn(error) };
  }
}

/** Changes a record as a row says; its owners are told, and what of theirs waits is kept. */
export async function updateRow(
  work: Work,
  reader: Reader,
  row: RowOfImport,
  fileName: string,
): Promise<void> {
  const { import_id, line, record_id } = row;
  const refuse = (problems: RowProblem[]) => setRow(work, import_id, line, { will: 'refuse', problems });
  const me = signedIn(work.context);
  const state = await lockWhole(work, record_id!);
  if (await belongsTo(work.tx, me, record_id!)) return refuse([rowProblem('', 'own')]);
  if (await mergedOf(work.tx, record_id!)) return refuse([rowProblem('', 'merged')]);
  try {
    const changes = changedNames(reader, state.record, state.shown, row.values);
    const names = changes.map(([name]) => name);
    if (names.length === 0) return await setRow(work, import_id, line, { will: 'nothing' });
    await writeNames(work, state, Object.fromEntries(changes), names, { verb: 'import', reason: fileName });
    const was_version = state.record.version;
    await setRow(work, import_id, line, {
      did: 'update',
      changed: names,
      was_version,
      version: was_version + 1,
    });
  } catch (error) {
    await refuse(problemsIn(error));
  }
}

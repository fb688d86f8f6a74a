import type * as contract from '#shared/contracts/directory-import.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { record_import } from '../../../database/schema/collection.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import type { Handler } from '../../../http/route.ts';
import { takeImportFile } from '../../file/import-file.ts';
import { removeStored } from '../../file/store-image.ts';
import { named, sameNamed } from '../../profile/content.ts';
import { recordOf } from '../../profile/patch-of.ts';
import { lockWhole } from '../../profile/profile-state.ts';
import { readChange } from '../../profile/read-input.ts';
import { bulkInsertStakeholders } from '../../stakeholder/bulk-insert.ts';
import { REVISED } from '../../stakeholder/stakeholder-revisions.ts';
import { readKnownTerms } from '../../submission/known-terms.ts';
import { writeNames } from '../record/correct-record.ts';
import { IMPORT_PURPOSE } from './check-directory-import.ts';
import { presentImport } from './directory-import.present.ts';
import { type PlannedPage, planDirectoryImport } from './plan-directory-import.ts';

type Done = (typeof record_import.$inferSelect)['rows'][number];

/** Does what a checked file says, all of it or nothing; what each row would do is found out again. */
export const runDirectoryImport: Handler<typeof contract.runDirectoryImport> = async (
  { body: { id, ...asked } },
  context,
) => {
  const { row, key, left } = await inTransaction(context, async (work) => {
    const taken = await takeImportFile(work, IMPORT_PURPOSE, id);
    const plan = await planDirectoryImport(work.tx, context, taken.content, asked);
    const rows = [
      ...(await writeNew(work, plan.rows)),
      ...(await writeChanges(work, plan.rows, taken.name)),
    ].sort((one, other) => one.row - other.row);
    const [written] = await work.tx
      .insert(record_import)
      .values({ collection: REVISED, file_name: taken.name, actor_id: signedIn(context).id, rows })
      .returning();
    const left = plan.rows.filter(({ will }) => will === 'refuse' || will === 'alike').length;
    await recordAudit(work, {
      action: 'stakeholder.import',
      entity_id: written!.id,
      detail: { rows: rows.length, refused: left },
    });
    return { row: written!, key: taken.key, left };
  });
  await removeStored(context.services, key);
  return presentImport(context.services.database.db, row, left);
};

/** New pages as drafts that nobody looks after, many by one statement. */
async function writeNew(work: Work, planned: readonly PlannedPage[]): Promise<Done[]> {
  const pages = planned.filter(({ will }) => will === 'create');
  if (pages.length === 0) return [];
  const inputs = pages.map(({ kind, content }) => ({
    ...recordOf(kind!, content!),
    status: 'draft' as const,
  }));
  const ids = await bulkInsertStakeholders(work.tx, inputs);
  work.changes('stakeholder');
  return pages.map(({ row }, n) => ({ row, did: 'create', record_id: ids[n]!, version: 1 }));
}

/** Changes of pages that are there, as the desk corrects them: the owners are told, and what of theirs waits is kept. */
async function writeChanges(work: Work, planned: readonly PlannedPage[], file_name: string): Promise<Done[]> {
  const { knows } = await readKnownTerms(work.tx);
  const { language } = work.context;
  const done: Done[] = [];
  for (const { row, will, record, raw } of planned) {
    if (will !== 'update' || !record) continue;
    const state = await lockWhole(work, record.id);
    const changes = readChange(record.kind, state.shown, raw, { knows, language });
    const names = Object.keys(changes).filter(
      (name) => !sameNamed(name, changes[name] ?? null, named(state.shown, name)),
    );
    if (names.length === 0) continue;
    await writeNames(work, state, changes, names, { verb: 'import', reason: file_name });
    done.push({ row, did: 'update', record_id: record.id, version: state.record.version + 1 });
  }
  return done;
}

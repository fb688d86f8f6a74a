import { and, eq, sql } from 'drizzle-orm';
import type * as contract from '#shared/contracts/directory-import.contract.ts';
import { ID_COLUMN, IMPORT_STEPS, type ImportStep, KIND_COLUMN } from '#shared/domain/directory-import.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { recordAudit } from '../../../audit/record.ts';
import { directory_import, directory_import_row } from '../../../database/schema/directory-import.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { presentImport } from './import.present.ts';
import { readerOf } from './import-job.ts';
import { type ImportRow, lockImport, ofImport, setRow, setState } from './import-rows.ts';
import { type PlannedRow, planUpdate } from './plan-rows.ts';

/** Takes a step with an import that is locked and stands where that is possible, and answers how it stands then. */
async function act(
  context: CallContext,
  id: string,
  step: ImportStep,
  change: (work: Work, row: ImportRow) => Promise<void>,
) {
  await inTransaction(context, async (work) => {
    const row = await lockImport(work, id);
    if (!row) throw new Problem('not_found');
    if (!(IMPORT_STEPS[step].from as readonly string[]).includes(row.state))
      throw new Problem('conflict', { messageKey: 'directory-import:problem.state' });
    await change(work, row);
  });
  return presentImport(context.services.database.db, id);
}

/** One entry of the audit for all rows of an act. */
const note = (work: Work, { id, file_name }: ImportRow, verb: 'import' | 'publish' | 'undo-import') =>
  recordAudit(work, { action: `stakeholder.${verb}`, entity_id: id, detail: { name: file_name } });

/** Has a step begun from its first row, in the name of whoever asks for it. */
async function begin(work: Work, { id }: ImportRow, step: ImportStep, passed = 0): Promise<void> {
  const actor_id = signedIn(work.context).id;
  await work.tx.update(directory_import).set({ passed, actor_id }).where(eq(directory_import.id, id));
  await setState(work, id, IMPORT_STEPS[step].to);
  await work.context.services.jobs.enqueue(work, 'directory.import', { import_id: id });
}

export const matchImport: Handler<typeof contract.matchDirectoryImport> = ({ params, body }, context) =>
  act(context, params.id, 'match', async (work, row) => {
    const columns = row.headings.map((_heading, at) => body.columns[at] ?? '');
    const named = columns.filter((name) => name !== '');
    if (new Set(named).size < named.length)
      throw new Problem('invalid', { messageKey: 'directory-import:problem.twice_matched' });
    if (named.length === 0)
      throw new Problem('invalid', { messageKey: 'directory-import:problem.nothing_matched' });
    if (!named.includes(ID_COLUMN) && !named.includes(KIND_COLUMN) && body.category === '')
      throw new Problem('invalid', { fields: { category: [{ key: 'select' }] } });
    await work.tx
      .update(directory_import)
      .set({ columns, category: body.category })
      .where(eq(directory_import.id, row.id));
    await work.tx
      .update(directory_import_row)
      .set({ will: '', problems: [], alike: [], changed: [], record_id: null, sign: '' })
      .where(ofImport(row.id));
    await begin(work, row, 'match');
  });

export const chooseForRows: Handler<typeof contract.chooseForImportRows> = ({ params, body }, context) =>
  act(context, params.id, 'choose', async (work, row) => {
    const { line, choice, record_id } = body;
    if (line === undefined) {
      if (choice === 'update') throw new Problem('invalid', { fields: { choice: [{ key: 'select' }] } });
      await work.tx
        .update(directory_import_row)
        .set({ will: choice })
        .where(and(ofImport(row.id), eq(directory_import_row.will, 'ask')));
      return;
    }
    const [one] = await work.tx
      .select()
      .from(directory_import_row)
      .where(and(ofImport(row.id), eq(directory_import_row.line, line)));
    if (!one || one.alike.length === 0) throw new Problem('not_found');
    if (choice !== 'update')
      return setRow(work, row.id, line, { will: choice, record_id: null, changed: [] });
    const target = one.alike.find(({ id }) => id === record_id);
    if (!target) throw new Problem('invalid', { fields: { record_id: [{ key: 'select' }] } });
    const planned = { ...one, kind: one.kind as StakeholderKind, will: 'ask', sign: one.sign } as PlannedRow;
    const { will, changed, problems } = await planUpdate(
      work.tx,
      await readerOf(work, row),
      planned,
      target.id,
    );
    await setRow(work, row.id, line, { will, changed, problems, record_id: target.id });
  });

export const runImport: Handler<typeof contract.runDirectoryImport> = ({ params }, context) =>
  act(context, params.id, 'run', async (work, row) => {
    const open = and(
      ofImport(row.id),
      sql`${directory_import_row.will} in ('create', 'update') and ${directory_import_row.did} is null`,
    );
    if ((await work.tx.$count(directory_import_row, open)) === 0)
      throw new Problem('conflict', { messageKey: 'directory-import:problem.nothing_to_do' });
    await note(work, row, 'import');
    await begin(work, row, 'run', row.state === 'paused' ? row.passed : 0);
  });

export const pauseImport: Handler<typeof contract.pauseDirectoryImport> = ({ params }, context) =>
  act(context, params.id, 'pause', (work, row) => setState(work, row.id, IMPORT_STEPS.pause.to));

export const publishImport: Handler<typeof contract.publishDirectoryImport> = ({ params }, context) =>
  act(context, params.id, 'publish', async (work, row) => {
    await note(work, row, 'publish');
    await begin(work, row, 'publish');
  });

export const undoImport: Handler<typeof contract.undoDirectoryImport> = ({ params }, context) =>
  act(context, params.id, 'undo', async (work, row) => {
    await note(work, row, 'undo-import');
    await begin(work, row, 'undo');
  });

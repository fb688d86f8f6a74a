import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { IMPORT_AFTER, IMPORT_STEPS, type ImportState } from '#shared/domain/directory-import.ts';
import { deskMay } from '#shared/domain/roles.ts';
import { directory_import, directory_import_row } from '../../../database/schema/directory-import.ts';
import { file } from '../../../database/schema/file.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import type { Services } from '../../../services.ts';
import { inNameOf } from '../../account/in-name-of.ts';
import { removeStored } from '../../file/store-image.ts';
import { readKnownTerms } from '../../submission/known-terms.ts';
import { readChoices } from './cell-values.ts';
import { type ImportRow, lockImport, ofImport, type RowOfImport, setRow, setState } from './import-rows.ts';
import { guessColumns } from './match-columns.ts';
import { planRows, type RawRow, type Reader } from './plan-rows.ts';
import { publishRows } from './publish-rows.ts';
import { readTable, UnreadableFile } from './read-table.ts';
import { takeBackChange, takeBackNew } from './take-back-rows.ts';
import { createRows, updateRow } from './write-rows.ts';

/** Rows that one transaction handles. */
const PIECE = 100;
/** After this a new job goes on, so that none counts as lost and others have their turn. */
const LONGEST_MS = 20_000;

type Context = Work['context'];
/** Does a piece of the step an import is at; false when nothing is left of it. */
type Piece = (work: Work, row: ImportRow) => Promise<boolean>;

const PIECES: Partial<Record<ImportState, Piece>> = {
  checking: checkPiece,
  running: writePiece,
  publishing: publishPiece,
  undoing: undoPiece,
};

/**
 * Goes on with an import where it stands: a piece and how far it came are one transaction, so that it may be paused, killed
 * and begun again at any time and no row is written twice.
 */
export async function runDirectoryImport(services: Services, id: string): Promise<void> {
  const { db } = services.database;
  const [found] = await db.select().from(directory_import).where(eq(directory_import.id, id));
  if (!found) return;
  const context = await inNameOf(services, found.actor_id, `import ${id}`);
  if (found.state === 'reading') return readFile(context, found);
  // Who may not decide any more does not go on deciding: a colleague does.
  if (found.state === 'running' && !deskMay(context.actor.desk_roles, 'decide'))
    return inTransaction(context, (work) => setState(work, id, IMPORT_STEPS.pause.to));
  for (const end = Date.now() + LONGEST_MS; ; ) {
    const goesOn = await inTransaction(context, async (work) => {
      const row = await lockImport(work, id);
      const state = row?.state as keyof typeof IMPORT_AFTER;
      const piece = PIECES[state];
      if (!row || !piece) return false;
      if (await piece(work, row)) return true;
      await setState(work, id, IMPORT_AFTER[state]);
      return false;
    });
    if (!goesOn) return;
    if (Date.now() < end) continue;
    await inTransaction(context, (work) =>
      services.jobs.enqueue(work, 'directory.import', { import_id: id }),
    );
    return;
  }
}

/** Takes the file apart, keeps its rows and guesses what the columns are. */
async function readFile(context: Context, { id, file_id }: ImportRow): Promise<void> {
  const { services } = context;
  const [kept] = await services.database.db
    .select()
    .from(file)
    .where(eq(file.id, file_id ?? id));
  const read = kept ? await tryRead(await services.files.read(kept.key)) : { fault: 'unreadable' as const };
  await inTransaction(context, async (work) => {
    const row = await lockImport(work, id);
    if (row?.state !== 'reading') return;
    if ('fault' in read) {
      await work.tx
        .update(directory_import)
        .set({ state: 'failed', fault: read.fault, file_id: null })
        .where(eq(directory_import.id, id));
    } else {
      for (let from = 0; from < read.rows.length; from += 1_000)
        await work.tx
          .insert(directory_import_row)
          .values(read.rows.slice(from, from + 1_000).map((one) => ({ import_id: id, ...one })));
      await work.tx
        .update(directory_import)
        .set({
          state: IMPORT_AFTER.reading,
          written: read.written,
          headings: read.headings,
          columns: guessColumns(read.headings),
          file_id: null,
        })
        .where(eq(directory_import.id, id));
    }
    if (kept) await work.tx.delete(file).where(eq(file.id, kept.id));
  });
  if (kept) await removeStored(services, kept.key);
}

async function tryRead(bytes: Uint8Array) {
  try {
    return await readTable(bytes);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { fault: error.fault };
  }
}

/** By what the rows of an import are read: its columns and the lists as they are now. */
export async function readerOf(work: Work, row: ImportRow): Promise<Reader> {
  const { id, columns, category } = row;
  const [known, choices] = [await readKnownTerms(work.tx), await readChoices(work.tx)];
  return { import_id: id, columns, category, language: work.context.language, known, choices };
}

async function checkPiece(work: Work, row: ImportRow): Promise<boolean> {
  const rows = await work.tx
    .select({ line: directory_import_row.line, cells: directory_import_row.cells })
    .from(directory_import_row)
    .where(and(ofImport(row.id), eq(directory_import_row.will, '')))
    .orderBy(asc(directory_import_row.line))
    .limit(PIECE);
  const planned = await planRows(work.tx, await readerOf(work, row), rows as RawRow[]);
  for (const { line, ...set } of planned) await setRow(work, row.id, line, set);
  return pass(work, row, rows.length);
}

/** What is new all at once, what changes a record one by one. */
async function writePiece(work: Work, row: ImportRow): Promise<boolean> {
  const rows = await work.tx
    .select()
    .from(directory_import_row)
    .where(
      and(
        ofImport(row.id),
        inArray(directory_import_row.will, ['create', 'update']),
        isNull(directory_import_row.did),
      ),
    )
    .orderBy(asc(directory_import_row.line))
    .limit(PIECE);
  const reader = await readerOf(work, row);
  await createRows(
    work,
    reader,
    rows.filter(({ will }) => will === 'create'),
  );
  for (const one of rows.filter(({ will }) => will === 'update'))
    await updateRow(work, reader, one, row.file_name);
  return pass(work, row, rows.length);
}

const madeAfter = (row: ImportRow, did: readonly string[]) =>
  and(
    ofImport(row.id),
    inArray(directory_import_row.did, [...did]),
    gt(directory_import_row.line, row.passed),
  );

async function publishPiece(work: Work, row: ImportRow): Promise<boolean> {
  const rows = await nextRows(work, row, ['create']);
  await publishRows(work, rows);
  return passTo(work, row, rows);
}

async function undoPiece(work: Work, row: ImportRow): Promise<boolean> {
  const rows = await nextRows(work, row, ['create', 'update']);
  await takeBackNew(
    work,
    rows.filter(({ did }) => did === 'create'),
  );
  for (const one of rows) if (one.did === 'update') await takeBackChange(work, one);
  return passTo(work, row, rows);
}

/** While rows keep what they did, the line says how far the step came. */
const nextRows = (work: Work, row: ImportRow, did: readonly string[]) =>
  work.tx
    .select()
    .from(directory_import_row)
    .where(madeAfter(row, did))
    .orderBy(asc(directory_import_row.line))
    .limit(PIECE);

async function passTo(work: Work, row: ImportRow, rows: readonly RowOfImport[]): Promise<boolean> {
  const passed = rows.at(-1)?.line;
  if (passed === undefined) return false;
  await work.tx.update(directory_import).set({ passed }).where(eq(directory_import.id, row.id));
  return true;
}

async function pass(work: Work, row: ImportRow, rows: number): Promise<boolean> {
  if (rows === 0) return false;
  await work.tx
    .update(directory_import)
    .set({ passed: row.passed + rows })
    .where(eq(directory_import.id, row.id));
  return true;
}

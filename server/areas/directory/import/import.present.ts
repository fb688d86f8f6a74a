import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type {
  DirectoryImport,
  DirectoryImportRow,
  WholeDirectoryImport,
} from '#shared/contracts/directory-import.contract.ts';
import {
  ID_COLUMN,
  type ImportFault,
  type ImportState,
  KIND_COLUMN,
  ROW_WILLS,
  type RowWill,
} from '#shared/domain/directory-import.ts';
import type { DuplicateReason } from '#shared/domain/duplicate-reasons.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { translate } from '#shared/i18n/catalog.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { DatabaseClient, Queryable } from '../../../database/client.ts';
import { directory_import, directory_import_row } from '../../../database/schema/directory-import.ts';
import { stakeholder } from '../../../database/schema/stakeholder.ts';
import { Problem } from '../../../http/problem.ts';
import { findNames, nameOf } from '../../account/find-names.ts';
import { labelOfField } from '../../submission/field-label.ts';
import { choicesText, readChoices } from './cell-values.ts';
import { type ImportRow, ofImport, type RowOfImport } from './import-rows.ts';
import { rowProblemText } from './row-problem.ts';

type Database = DatabaseClient['db'];

/** Rows whose cells stand below a heading. */
const SAMPLES = 3;

/** Imports with who brought them and how far they are. */
export async function presentImports(db: Database, rows: readonly ImportRow[]): Promise<DirectoryImport[]> {
  const ids = rows.map(({ id }) => id);
  const [people, counted, drafts] = [
    await findNames(
      db,
      rows.map(({ actor_id }) => actor_id),
    ),
    ids.length === 0
      ? []
      : await db
          .select({
            id: directory_import_row.import_id,
            will: directory_import_row.will,
            did: directory_import_row.did,
            rows: count(),
          })
          .from(directory_import_row)
          .where(inArray(directory_import_row.import_id, ids))
          .groupBy(directory_import_row.import_id, directory_import_row.will, directory_import_row.did),
    await countDrafts(db, rows),
  ];
  return rows.map((row) => {
    const own = counted.filter(({ id }) => id === row.id);
    const sum = (of: (one: (typeof own)[number]) => boolean) =>
      own.filter(of).reduce((total, one) => total + one.rows, 0);
    const made = { created: sum(({ did }) => did === 'create'), updated: sum(({ did }) => did === 'update') };
    const left = drafts.find(({ id }) => id === row.id)?.rows ?? 0;
    const state = row.state as ImportState;
    const open = sum(({ will, did }) => (will === 'create' || will === 'update') && did === null);
    const isOver = state === 'done' || state === 'paused';
    return {
      id: row.id,
      file_name: row.file_name,
      state,
      fault: row.fault as ImportFault | null,
      written: row.written,
      actor: nameOf(people, row.actor_id),
      created_at: row.created_at.toISOString(),
      rows: sum(() => true),
      passed: Math.min(
        row.passed,
        sum(() => true),
      ),
      counts: Object.fromEntries(
        ROW_WILLS.map((wanted) => [wanted, sum(({ will }) => will === wanted)]),
      ) as Record<RowWill, number>,
      ...made,
      drafts: left,
      can: {
        match: state === 'matching' || state === 'checked',
        run: (state === 'checked' || state === 'paused') && open > 0,
        pause: state === 'running',
        publish: state === 'done' && left > 0,
        undo: isOver && made.created + made.updated > 0,
      },
    };
  });
}

/** Of imports that are done, how many of what they made are still drafts. */
async function countDrafts(db: Database, rows: readonly ImportRow[]) {
  const done = rows.flatMap(({ id, state }) => (state === 'done' ? [id] : []));
  if (done.length === 0) return [];
  return db.transaction(async (tx) => {
    // Right after an import the planner knows nothing of its rows yet, and would read the directory once for each of them.
    await tx.execute(sql`set local enable_nestloop = off`);
    return tx
      .select({ id: directory_import_row.import_id, rows: count() })
      .from(directory_import_row)
      .innerJoin(stakeholder, eq(stakeholder.id, directory_import_row.record_id))
      .where(
        and(
          inArray(directory_import_row.import_id, done),
          eq(directory_import_row.did, 'create'),
          eq(stakeholder.status, 'draft'),
        ),
      )
      .groupBy(directory_import_row.import_id);
  });
}

/** One import with its columns. Problem `not_found`. */
export async function presentImport(db: Database, id: string): Promise<WholeDirectoryImport> {
  const [row] = await db.select().from(directory_import).where(eq(directory_import.id, id));
  if (!row) throw new Problem('not_found');
  const first = await db
    .select({ cells: directory_import_row.cells })
    .from(directory_import_row)
    .where(ofImport(id))
    .orderBy(asc(directory_import_row.line))
    .limit(SAMPLES);
  const [head] = await presentImports(db, [row]);
  return {
    ...head!,
    columns: row.headings.map((heading, at) => ({
      heading,
      field: row.columns[at] || null,
      samples: first.flatMap(({ cells }) => cells?.[at]?.trim().slice(0, 120) || []),
    })),
    category: row.category || null,
  };
}

/** Imports, newest first. */
export const findImports = (db: Queryable, { page, per_page }: { page: number; per_page: number }) =>
  db
    .select()
    .from(directory_import)
    .orderBy(desc(directory_import.created_at))
    .limit(per_page)
    .offset((page - 1) * per_page);

/** Rows as people read them, with the names of the pages that may be the same. */
export async function presentRows(
  db: Queryable,
  rows: readonly RowOfImport[],
  language: Language,
): Promise<DirectoryImportRow[]> {
  const ids = rows.flatMap(({ alike }) => alike.map(({ id }) => id));
  const pages = await db
    .select({ id: stakeholder.id, name: stakeholder.name, name_kh: stakeholder.name_kh })
    .from(stakeholder)
    .where(sql`${stakeholder.id} = any(${sql.param(ids)}::uuid[])`);
  const choices = await readChoices(db);
  return rows.map((row) => {
    const kind = row.kind as StakeholderKind | null;
    const label = (field: string) => labelOf(field, kind, language);
    return {
      line: row.line,
      will: (row.will || 'nothing') as RowWill,
      kind,
      title: row.title,
      record_id: row.record_id,
      did: row.did as DirectoryImportRow['did'],
      changed: row.changed.map(label),
      problems: row.problems.map((problem) => ({
        label: label(problem.field),
        message: rowProblemText(problem, language, (field) =>
          choicesText(kind ?? 'startup', field, choices, language),
        ),
      })),
      alike: row.alike.flatMap(({ id, reasons }) => {
        const page = pages.find((one) => one.id === id);
        return page ? [{ ...page, reasons: reasons as DuplicateReason[] }] : [];
      }),
    };
  });
}

function labelOf(field: string, kind: StakeholderKind | null, language: Language): string {
  if (field === '') return '';
  if (field === ID_COLUMN || field === KIND_COLUMN)
    return translate(language, `directory-import:column.${field}`);
  return labelOfField(language, kind ?? 'startup', field);
}

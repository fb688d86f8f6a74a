import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { event as events, program as programs } from '#shared/domain/collection/publications.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import type { RecordAction } from '../../audit/action.ts';
import { record_revision } from '../../database/schema/collection.ts';
import { file } from '../../database/schema/file.ts';
import { event, program } from '../../database/schema/publication.ts';
import type { submission } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { removeSearchDocument } from '../../search/documents.ts';
import { type Row, storeOf } from '../collection/collection-store.ts';
import { readTerms } from '../collection/terms.ts';
import { writeRecord } from '../collection/write-record.ts';
import { setFilePublic } from '../file/change-file.ts';
import { listEvents } from '../submission/submission.queries.ts';
import { findOrganiser } from '../suggestion/find-organiser.ts';
import { eventOf, programOf } from '../suggestion/publication-of.ts';

type SubmissionRow = typeof submission.$inferSelect;

const TABLES = { program, event } as const;
const COLLECTIONS = { program: programs, event: events } as const;
const GROUPS = { program: 'programs', event: 'events' } as const;

/** Makes the program or event of an approved suggestion public at once. Returns the column that names it. */
export async function publishSuggestion(
  work: Work,
  row: SubmissionRow,
): Promise<{ program_id: string } | { event_id: string }> {
  const kind = kindOf(row);
  const before = await lockRecord(work, row);
  const content = before && (await saysTheSame(work, row)) ? {} : await contentOf(work, row);
  await giveCover(work, row, `collection.${kind}`);
  const shown = { status: 'approved', deleted_at: null };
  const first = { approved_at: sql`now()`, published_at: sql`now()` };
  const { id } = await write(work, row, before, {
    set: { ...content, ...shown, ...(before ? {} : first) },
    verb: before ? 'publish' : 'create',
  });
  return kind === 'program' ? { program_id: id } : { event_id: id };
}

/** Takes the publication off the site and keeps it. */
export async function archiveSuggestion(work: Work, row: SubmissionRow): Promise<void> {
  const before = await lockRecord(work, row);
  if (before) await write(work, row, before, { set: { status: 'archived' }, verb: 'archive' });
}

/** Takes an approval back: what it made is as if it had never been, what had been public before is archived again. */
export async function unpublishSuggestion(
  work: Work,
  row: SubmissionRow,
  hadBeenPublic: boolean,
): Promise<void> {
  const made = await lockRecord(work, row);
  if (!made) return;
  if (hadBeenPublic) return archiveSuggestion(work, row);
  const kind = kindOf(row);
  const table = TABLES[kind];
  await work.tx.delete(table).where(eq(table.id, made.id));
  await work.tx
    .delete(record_revision)
    .where(and(eq(record_revision.collection, kind), eq(record_revision.record_id, made.id)));
  await removeSearchDocument(work.tx, GROUPS[kind], made.id);
  await giveCover(work, row, 'listing.logo');
  await setFilePublic(work, textOf(row.payload.logo), false);
  work.changes(kind, `${kind}:${made.id}`);
}

const kindOf = (row: SubmissionRow) => row.subject_kind as SuggestionKind;

/** What the suggestion has become, locked; null when it became nothing yet, or was deleted for good. */
async function lockRecord({ tx }: Work, row: SubmissionRow): Promise<Row | null> {
  const id = row.program_id ?? row.event_id;
  if (!id) return null;
  const table = TABLES[kindOf(row)];
  const [found] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  return (found as Row | undefined) ?? null;
}

/** Writes the record as the desk's own forms do: with its revision, audit, search document and caches. */
async function write(
  work: Work,
  row: SubmissionRow,
  before: Row | null,
  change: { set: Record<string, unknown>; verb: RecordAction },
): Promise<Row> {
  const collection = COLLECTIONS[kindOf(row)];
  return writeRecord(work, {
    collection,
    store: storeOf(collection),
    terms: await readTerms(work.tx, collection),
    before,
    ...change,
    detail: { reference: row.reference },
  });
}

/** Approved once before with these very answers: then what staff have edited since stays as it is. */
async function saysTheSame(work: Work, row: SubmissionRow): Promise<boolean> {
  const approvals = (await listEvents(work.tx, row.id)).filter(({ verb }) => verb === 'approve');
  const before = approvals.at(-2);
  return before !== undefined && isDeepStrictEqual(before.payload, row.payload);
}

async function contentOf({ tx }: Work, row: SubmissionRow): Promise<Record<string, unknown>> {
  const kind = kindOf(row);
  const terms = await readTerms(tx, COLLECTIONS[kind]);
  const found = {
    // A team of the directory sent it as the organiser itself; else its name tells.
    organiser_id: row.stakeholder_id ?? (await findOrganiser(tx, row.payload))?.id ?? null,
    category_id: terms.bySlug(`${kind}_category`, textOf(row.payload.category))?.id ?? null,
  };
  return kind === 'program' ? programOf(row.payload, found) : eventOf(row.payload, found);
}

/** The cover belongs to the publication from then on: its visibility follows it, and the desk may go on using it. */
async function giveCover({ tx }: Work, { payload }: SubmissionRow, purpose: string): Promise<void> {
  const id = textOf(payload.logo);
  if (id) await tx.update(file).set({ purpose }).where(eq(file.id, id));
}

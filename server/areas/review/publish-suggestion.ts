import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import { textOf } from '#shared/domain/listing/clean.ts';
import type { ListingValues } from '#shared/domain/listing/field.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { record_revision } from '../../database/schema/collection.ts';
import { event, program } from '../../database/schema/publication.ts';
import type { submission } from '../../database/schema/submission.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import type { Work } from '../../database/work.ts';
import { removeSearchDocument, writeSearchDocuments } from '../../search/documents.ts';
import { setFilePublic } from '../file/change-file.ts';
import { listEvents } from '../listing/listing.queries.ts';
import { findOrganiser } from '../suggestion/find-organiser.ts';
import { eventOf, type Found, programOf } from '../suggestion/publication-of.ts';
import { documentOf, type Publication, type PublicationRow, valuesOf } from './publication-record.ts';

type SubmissionRow = typeof submission.$inferSelect;

/** Makes the program or event of an approved suggestion public at once. Returns the column that names it. */
export async function publishSuggestion(
  work: Work,
  row: SubmissionRow,
): Promise<{ program_id: string } | { event_id: string }> {
  const kind = row.subject_kind as SuggestionKind;
  const known = kind === 'program' ? row.program_id : row.event_id;
  const shown = { status: 'approved', deleted_at: null };
  const content = known && (await saysTheSame(work, row)) ? {} : await contentOf(work, row);
  const changed = known ? await change(work, kind, known, { ...content, ...shown }) : null;
  const publication =
    changed ??
    (await insert(work, kind, { ...(await contentOf(work, row)), ...shown, approved_at: new Date() }));
  await setFilePublic(work, publication.row.cover_id, true);
  await keepRevision(work, publication, changed ? 'publish' : 'create');
  await show(work, publication);
  return kind === 'program' ? { program_id: publication.row.id } : { event_id: publication.row.id };
}

/** Takes the publication off the site and keeps it. */
export async function archiveSuggestion(work: Work, row: SubmissionRow): Promise<void> {
  const id = row.program_id ?? row.event_id;
  if (!id) return;
  const kind = row.subject_kind as SuggestionKind;
  const publication = await change(work, kind, id, { status: 'archived' });
  if (!publication) return;
  await keepRevision(work, publication, 'unpublish');
  await hide(work, publication);
}

/** Takes an approval back: what it made is as if it had never been, what had been public before is archived again. */
export async function unpublishSuggestion(
  work: Work,
  row: SubmissionRow,
  hadBeenPublic: boolean,
): Promise<void> {
  const id = row.program_id ?? row.event_id;
  if (!id) return;
  if (hadBeenPublic) return archiveSuggestion(work, row);
  const kind = row.subject_kind as SuggestionKind;
  const [gone] =
    kind === 'program'
      ? await work.tx.delete(program).where(eq(program.id, id)).returning()
      : await work.tx.delete(event).where(eq(event.id, id)).returning();
  if (!gone) return;
  await work.tx
    .delete(record_revision)
    .where(and(eq(record_revision.collection, kind), eq(record_revision.record_id, id)));
  await hide(work, { kind, row: gone } as Publication);
}

/** Approved once before with these very answers: then what staff have edited since stays as it is. */
async function saysTheSame(work: Work, row: SubmissionRow): Promise<boolean> {
  const approvals = (await listEvents(work.tx, row.id)).filter(({ verb }) => verb === 'approve');
  const before = approvals.at(-2);
  return before !== undefined && isDeepStrictEqual(before.payload, row.payload);
}

async function contentOf({ tx }: Work, row: SubmissionRow) {
  const kind = row.subject_kind as SuggestionKind;
  const values = row.payload as ListingValues;
  const [term] = await tx
    .select({ id: taxonomy_term.id })
    .from(taxonomy_term)
    .where(and(eq(taxonomy_term.kind, `${kind}_category`), eq(taxonomy_term.slug, textOf(values.category))));
  const found: Found = {
    organiser_id: (await findOrganiser(tx, values))?.id ?? null,
    category_id: term?.id ?? null,
  };
  return kind === 'program' ? programOf(values, found) : eventOf(values, found);
}

async function insert({ tx }: Work, kind: SuggestionKind, content: object): Promise<Publication> {
  if (kind === 'program') {
    const [made] = await tx
      .insert(program)
      .values(content as typeof program.$inferInsert)
      .returning();
    return { kind: 'program', row: made! };
  }
  const [made] = await tx
    .insert(event)
    .values(content as typeof event.$inferInsert)
    .returning();
  return { kind: 'event', row: made! };
}

/** Changes the record; null when somebody has deleted it for good. */
async function change(
  { tx }: Work,
  kind: SuggestionKind,
  id: string,
  content: object,
): Promise<Publication | null> {
  const next = { updated_at: sql`now()` };
  if (kind === 'program') {
    const [row] = await tx
      .update(program)
      .set({ ...content, ...next, version: sql`${program.version} + 1` })
      .where(eq(program.id, id))
      .returning();
    return row ? { kind, row } : null;
  }
  const [row] = await tx
    .update(event)
    .set({ ...content, ...next, version: sql`${event.version} + 1` })
    .where(eq(event.id, id))
    .returning();
  return row ? { kind, row } : null;
}

async function keepRevision(work: Work, publication: Publication, verb: string): Promise<void> {
  const { actor } = work.context;
  const values = await valuesOf(work.tx, publication);
  await work.tx.insert(record_revision).values({
    collection: publication.kind,
    record_id: publication.row.id,
    version: publication.row.version,
    verb,
    values,
    changed: verb === 'create' ? Object.keys(values).filter((name) => values[name]!.length > 0) : [],
    actor_id: actor.kind === 'person' ? actor.id : null,
  });
}

const GROUPS = { program: 'programs', event: 'events' } as const;

async function show(work: Work, publication: Publication): Promise<void> {
  await writeSearchDocuments(work.tx, [documentOf(publication)]);
  tellCaches(work, publication);
}

async function hide(work: Work, publication: Publication): Promise<void> {
  await removeSearchDocument(work.tx, GROUPS[publication.kind], publication.row.id);
  await setFilePublic(work, publication.row.cover_id, false);
  tellCaches(work, publication);
}

function tellCaches(work: Work, { kind, row }: { kind: SuggestionKind; row: PublicationRow }): void {
  work.changes(kind, `${kind}:${row.id}`);
}

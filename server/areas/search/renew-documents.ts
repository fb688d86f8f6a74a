import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SearchGroup } from '#shared/domain/search-groups.ts';
import type { Queryable } from '../../database/client.ts';
import { event, program, resource } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { writeSearchDocuments } from '../../search/documents.ts';
import { groupOfKind } from '../../search/kinds.ts';
import { DOCUMENTS_TAG } from '../../search/named-records.ts';
import type { Services } from '../../services.ts';
import { type PublicationRow, writePublicationDocuments } from '../publication/publication-documents.ts';
import { readMasterTerms } from '../stakeholder/master-terms.ts';
import { readRecord } from '../stakeholder/read-record.ts';
import { stakeholderDocument } from '../stakeholder/search-document.ts';

/** Few at once: each is locked until its batch is written. */
const BATCH = 50;

const TABLES = { programs: program, events: event, blogs: resource, files: resource } as const;

interface Place {
  kind: number;
  id: string;
}

/** Documents after a place that were written before documents kept their texts, in a lasting order. */
async function findOld(db: Queryable, { kind, id }: Place): Promise<Place[]> {
  const { rows } = await db.execute<{ kind: number; id: string }>(sql`
    select kind, id from search_document
    where texts = '' and (kind, id) > (${kind}, ${id}::uuid) order by kind, id limit ${BATCH}`);
  return rows;
}

/** What search finds of stakeholders, from their records as they are now. */
async function renewStakeholders(tx: Queryable, ids: readonly string[]): Promise<void> {
  const terms = await readMasterTerms(tx);
  const shown = await tx
    .select({ id: stakeholder.id })
    .from(stakeholder)
    .where(and(inArray(stakeholder.id, [...ids]), eq(stakeholder.status, 'approved')))
    .orderBy(stakeholder.id)
    .for('update');
  for (const { id } of shown)
    await writeSearchDocuments(tx, [stakeholderDocument(await readRecord(tx, id), terms)]);
}

/** The same of programs, events, posts or files. */
async function renewPublications(
  tx: Queryable,
  group: keyof typeof TABLES,
  ids: readonly string[],
): Promise<void> {
  const table = TABLES[group];
  const rows = await tx
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id)
    .for('update');
  await writePublicationDocuments(tx, group, rows as PublicationRow[]);
}

const isPublication = (group: SearchGroup): group is keyof typeof TABLES => Object.hasOwn(TABLES, group);

/**
 * Writes anew what search finds of records whose documents come from an older version, so that an upgrade needs no command.
 * Ends at once where there are none; one that is interrupted goes on at the next start. Returns their number.
 */
export async function renewOldDocuments({
  database: { db },
  changes,
}: Pick<Services, 'database' | 'changes'>): Promise<number> {
  let renewed = 0;
  let after: Place = { kind: -1, id: '00000000-0000-0000-0000-000000000000' };
  for (let old = await findOld(db, after); old.length > 0; old = await findOld(db, after)) {
    const group = groupOfKind(old[0]!.kind);
    const alike = old.filter(({ kind }) => kind === old[0]!.kind);
    const ids = alike.map(({ id }) => id);
    await db.transaction((tx) =>
      isPublication(group) ? renewPublications(tx, group, ids) : renewStakeholders(tx, ids),
    );
    renewed += alike.length;
    after = alike.at(-1)!;
  }
  if (renewed > 0) {
    await changes.announce(db, [DOCUMENTS_TAG]);
    await changes.apply([DOCUMENTS_TAG]);
  }
  return renewed;
}

/** Writes all that search finds anew, from the records as they are now. Returns how many. */
export async function renewAllDocuments(services: Pick<Services, 'database' | 'changes'>): Promise<number> {
  await services.database.db.execute(sql`update search_document set texts = '' where texts <> ''`);
  return renewOldDocuments(services);
}

import { inArray } from 'drizzle-orm';
import { findProvince } from '#shared/domain/provinces.ts';
import type { Queryable } from '../../database/client.ts';
import type { event, program, resource } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { type SearchDocument, writeSearchDocuments } from '../../search/documents.ts';

type Row<T extends { $inferSelect: object }> = Partial<T['$inferSelect']> & { id: string };
/** A row of a table of publications: what it does not have, it does not say. */
export type PublicationRow = Row<typeof program> & Row<typeof event> & Row<typeof resource>;
export type PublicationGroup = 'programs' | 'events' | 'blogs' | 'files';

const RANK = 50;
const RANK_OF_SPOTLIGHT = 80;

interface Names {
  name: string;
  name_kh: string;
}

/**
 * Writes what search finds of programs, events, posts or files: their texts, and the names of all they are filtered by. Call
 * it in the transaction that changes them, with rows that visitors may see.
 */
export async function writePublicationDocuments(
  tx: Queryable,
  group: PublicationGroup,
  rows: readonly PublicationRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const known = rows.flatMap(({ organiser_id }) => organiser_id ?? []);
  const organisers = new Map<string, Names>(
    (known.length === 0
      ? []
      : await tx
          .select({ id: stakeholder.id, name: stakeholder.name, name_kh: stakeholder.name_kh })
          .from(stakeholder)
          .where(inArray(stakeholder.id, [...new Set(known)]))
    ).map((one) => [one.id, one]),
  );
  const terms = await tx
    .select({
      id: taxonomy_term.id,
      kind: taxonomy_term.kind,
      slug: taxonomy_term.slug,
      name: taxonomy_term.name,
      name_kh: taxonomy_term.name_kh,
    })
    .from(taxonomy_term);
  const documents = rows.map((row): SearchDocument => {
    const named = [
      terms.find(({ id }) => id === row.category_id),
      ...terms.filter(
        ({ kind, slug }) =>
          (kind === 'sector' && row.sectors?.includes(slug)) ||
          (kind === 'stage' && row.stages?.includes(slug)),
      ),
      findProvince(row.province_code ?? ''),
      organisers.get(row.organiser_id ?? ''),
    ];
    return {
      group,
      id: row.id,
      rank: row.is_spotlight === true ? RANK_OF_SPOTLIGHT : RANK,
      name: row.title ?? '',
      name_kh: row.title_kh ?? '',
      texts: [...textsOf(row), ...named.flatMap((one) => (one ? [one.name, one.name_kh] : []))].filter(
        Boolean,
      ),
    };
  });
  await writeSearchDocuments(tx, documents);
}

function textsOf(row: PublicationRow): string[] {
  const { summary, summary_kh, body, body_kh, eligibility, eligibility_kh } = row;
  const { venue, venue_kh, address, author, author_kh, tags } = row;
  const texts = [summary, summary_kh, body, body_kh, eligibility, eligibility_kh, venue, venue_kh, address];
  return [...texts, author, author_kh, ...(tags ?? [])].map((text) => text ?? '');
}

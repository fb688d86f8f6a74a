import type { Collection } from '#shared/domain/collection/collection.ts';
import type { Work } from '../../database/work.ts';
import { removeSearchDocument, writeSearchDocuments } from '../../search/documents.ts';
import { isPublicRow } from './record-path.ts';
import type { Row } from './store.ts';

const RANK = 50;
const RANK_OF_SPOTLIGHT = 80;
const TEXTS = ['summary', 'summary_kh', 'body', 'body_kh', 'venue', 'venue_kh', 'author', 'author_kh'];

/** Brings what search finds of a record up to what visitors may see of it; call it in the transaction of the change. */
export async function syncSearch(work: Work, { searched }: Collection, row: Row): Promise<void> {
  if (!searched) return;
  if (!isPublicRow(row)) return removeSearchDocument(work.tx, searched, row.id);
  const text = (name: string) => (typeof row[name] === 'string' ? (row[name] as string) : '');
  const tags = Array.isArray(row.tags) ? (row.tags as string[]) : [];
  await writeSearchDocuments(work.tx, [
    {
      group: searched,
      id: row.id,
      rank: row.is_spotlight === true ? RANK_OF_SPOTLIGHT : RANK,
      name: text('title'),
      name_kh: text('title_kh'),
      texts: [...TEXTS.map(text), ...tags].filter(Boolean),
    },
  ]);
}

import type { Collection } from '#shared/domain/collection/collection.ts';
import type { Work } from '../../database/work.ts';
import { removeSearchDocument } from '../../search/documents.ts';
import {
  type PublicationGroup,
  type PublicationRow,
  writePublicationDocuments,
} from '../publication/publication-documents.ts';
import type { Row } from './collection-store.ts';
import { isPublicRow } from './record-path.ts';

/** Brings what search finds of a record up to what visitors may see of it; call it in the transaction of the change. */
export async function syncSearch(work: Work, { searched }: Collection, row: Row): Promise<void> {
  if (!searched) return;
  if (!isPublicRow(row)) return removeSearchDocument(work.tx, searched, row.id);
  await writePublicationDocuments(work.tx, searched as PublicationGroup, [row as unknown as PublicationRow]);
}

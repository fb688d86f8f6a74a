import { sql } from 'drizzle-orm';
import { longTransaction } from '../database/long-transaction.ts';
import type { Services } from '../services.ts';
import { refreshVocabulary } from './refresh-vocabulary.ts';

/**
 * What search needs now and then, and after bulk loading: entries of new documents, which every search would read
 * one by one, are merged into the indexes, and the vocabulary is brought up to the titles.
 */
export async function tendSearch(services: Pick<Services, 'database'>): Promise<void> {
  // After a bulk load there is more to merge than a visitor's query may take.
  await longTransaction(services.database, async (tx) => {
    await tx.execute(sql`
      select gin_clean_pending_list(i.indexrelid)
      from pg_partition_tree('search_document') t
      join pg_index i on i.indrelid = t.relid
      join pg_class c on c.oid = i.indexrelid and c.relkind = 'i'
      join pg_am a on a.oid = c.relam and a.amname = 'gin'`);
  });
  await refreshVocabulary(services);
}

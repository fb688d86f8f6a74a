import { sql } from 'drizzle-orm';
import { longTransaction } from '../database/long-transaction.ts';
import type { Services } from '../services.ts';

/** Words of titles that a typing error may be mended to. Romanised tokens begin with a capital and stay out. */
const WORD = '^[a-z]{3,30}$';

/** Brings the vocabulary of the typing help up to the titles there are now. Run by a job and after bulk loading. */
export async function refreshVocabulary({ database }: Pick<Services, 'database'>): Promise<void> {
  // All titles are read, which takes a second for 100,000 and may take longer than a visitor's query.
  await longTransaction(database, async (tx) => {
    await tx.execute(sql`
      with fresh as materialized (
        select word, ndoc from ts_stat('select tt from search_document where visible') where word ~ ${WORD}
      ), gone as (
        delete from search_term t where not exists (select from fresh f where f.word = t.term)
      )
      insert into search_term (term, df) select word, ndoc from fresh
      on conflict (term) do update set df = excluded.df where search_term.df <> excluded.df`);
  });
}

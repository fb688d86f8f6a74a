import { sql } from 'drizzle-orm';
import { longTransaction } from '../database/long-transaction.ts';
import type { Services } from '../services.ts';

/** Words that a typing error may be mended to. Tokens of sounds and beginnings begin with a capital and stay out. */
export const WORD = /^[a-z]{3,30}$/;
/** Of all titles, and of so many bodies: what is said in these is what is said. */
const BODIES = 20_000;

const STATEMENT = `select tt from search_document where visible
  union all (select bt from search_document where visible limit ${BODIES})`;

/** Brings the vocabulary of the typing help up to the words there are now. Run by a job and after bulk loading. */
export async function refreshVocabulary({ database }: Pick<Services, 'database'>): Promise<void> {
  // All titles and many bodies are read, which may take longer than a visitor's query.
  await longTransaction(database, async (tx) => {
    await tx.execute(sql`
      with fresh as materialized (
        select word, ndoc from ts_stat(${STATEMENT}) where word ~ ${WORD.source}
      ), gone as (
        delete from search_term t where not exists (select from fresh f where f.word = t.term)
      )
      insert into search_term (term, df) select word, ndoc from fresh
      on conflict (term) do update set df = excluded.df where search_term.df <> excluded.df`);
  });
}

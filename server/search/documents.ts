import { sql } from 'drizzle-orm';
import type { SearchGroup } from '#shared/domain/search-groups.ts';
import { toTsVector } from '#shared/khmer/tokens.ts';
import { trigramKey } from '#shared/khmer/trigram-key.ts';
import type { Queryable } from '../database/client.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { plainText } from './plain-text.ts';
import { WORD } from './refresh-vocabulary.ts';

/** What can be found of one public record. Only what a visitor may read belongs in it. */
export interface SearchDocument {
  group: SearchGroup;
  id: string;
  /** Orders results of equal match, higher first: 0 to 100. */
  rank: number;
  /** Title or name in English, and in Khmer; either may be empty. */
  name: string;
  name_kh: string;
  /** Other texts in both languages, rich or plain. */
  texts: readonly string[];
}

/** Larger batches leave their words to `refreshVocabulary`: their transactions would make others wait. */
const AT_ONCE_FOUND_MISTYPED = 10;

/** Lets new words be found with a typing error at once. In order, so that two writers never wait for each other. */
async function learnWords(tx: Queryable, rows: readonly { bt: string }[]): Promise<void> {
  const words = [
    ...new Set(rows.flatMap(({ bt }) => bt.split(' ').filter((word) => WORD.test(word)))),
  ].sort();
  if (words.length === 0) return;
  await tx.execute(
    sql`insert into search_term (term, df) select unnest(${sql.param(words)}::text[]), 1 on conflict do nothing`,
  );
}

/** Writes or replaces what search finds of records; call it in the transaction that changes them. */
export async function writeSearchDocuments(
  tx: Queryable,
  documents: readonly SearchDocument[],
): Promise<void> {
  await writeSearchRows(tx, documents.map(searchRow));
}

/** The same, of rows that were worked out before. */
export async function writeSearchRows(
  tx: Queryable,
  rows: readonly ReturnType<typeof searchRow>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into search_document
    select * from json_populate_recordset(null::search_document, ${JSON.stringify(rows)}::json)
    on conflict (kind, id) do update set rank = excluded.rank, title_en = excluded.title_en,
      title_km = excluded.title_km, key = excluded.key, tt = excluded.tt, bt = excluded.bt, texts = excluded.texts`);
  if (rows.length <= AT_ONCE_FOUND_MISTYPED) await learnWords(tx, rows);
}

/** What documents say, as plain text, one text a line. */
export async function readDocumentTexts(
  db: Queryable,
  found: readonly { group: SearchGroup; id: string }[],
): Promise<Map<string, string>> {
  const kinds = found.map(({ group }) => SEARCH_KINDS[group]);
  const { rows } = await db.execute<{ id: string; texts: string }>(sql`
    select d.id, d.texts from unnest(${sql.param(kinds)}::smallint[], ${sql.param(found.map(({ id }) => id))}::uuid[]) w(kind, id)
    join search_document d on d.kind = w.kind and d.id = w.id`);
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}

/** Takes a record out of search: it is no longer public. */
export async function removeSearchDocument(tx: Queryable, group: SearchGroup, id: string): Promise<void> {
  await tx.execute(sql`delete from search_document where kind = ${SEARCH_KINDS[group]} and id = ${id}`);
}

/** A document as it is kept. */
export function searchRow({ group, id, rank, name, name_kh, texts }: SearchDocument) {
  const plain = texts.map(plainText);
  const vectors = toTsVector([name, name_kh], plain);
  return {
    kind: SEARCH_KINDS[group],
    id,
    rank,
    visible: true,
    title_en: name,
    title_km: name_kh,
    key: trigramKey(`${name} ${name_kh}`),
    ...vectors,
    texts: plain.join('\n'),
  };
}

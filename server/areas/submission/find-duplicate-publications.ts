import { type SQL, sql } from 'drizzle-orm';
import type { DuplicateReason } from '#shared/domain/duplicate-reasons.ts';
import { textOf } from '#shared/domain/listing/clean-answers.ts';
import type { ListingValues } from '#shared/domain/listing/listing-field.ts';
import { shownName } from '#shared/domain/listing/shown-name.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { toTsQuery } from '#shared/khmer/tokens.ts';
import { trigramKey } from '#shared/khmer/trigram-key.ts';
import { publicationPath } from '../../addresses/page-path.ts';
import type { Queryable } from '../../database/client.ts';
import { SEARCH_KINDS } from '../../search/kinds.ts';
import { type Duplicate, MOST_CANDIDATES } from './duplicate.ts';
import { nameReason } from './name-reason.ts';

/** The suggestion looked at; `publication_id` is what it has itself become. */
interface SuggestionSubject {
  id: string;
  kind: SuggestionKind;
  payload: ListingValues;
  publication_id: string | null;
}

interface Candidate {
  id: string;
  name: string;
  name_kh: string;
  address: string;
  reference: string | null;
  /** 0 to 1, of the titles; 0 where it was not found by title. */
  similarity: number;
}

/**
 * Programs or events that are public, and open suggestions, that may be the same: by title in either script, however it
 * is spelt, or by the address where one applies or registers.
 */
export async function findDuplicatePublications(
  db: Queryable,
  subject: SuggestionSubject,
): Promise<Duplicate[]> {
  const own = { ...shownName(subject.kind, subject.payload), address: addressIn(subject.payload) };
  const found = [
    ...(await findPublications(db, subject, own)).map((one) => [subject.kind, one] as const),
    ...(await findSuggestions(db, subject)).map((one) => ['submission', one] as const),
  ];
  return found.flatMap(([what, one]): Duplicate[] => {
    const name = nameReason(one, own);
    const reasons: DuplicateReason[] = [
      ...(name ? [name] : []),
      ...(own.address && one.address === own.address ? (['address'] as const) : []),
    ];
    if (reasons.length === 0) return [];
    const { id, reference, name: title, name_kh } = one;
    const path =
      what === 'submission'
        ? `/desk/review/${id}`
        : publicationPath(subject.kind, { id, title, title_kh: name_kh });
    return [
      { what, id, kind: subject.kind, type_slug: null, name: title, name_kh, reference, reasons, path },
    ];
  });
}

/** Where one applies or registers, so that two spellings of it compare: no scheme, no `www.`, no slash at the end. */
function addressIn(values: ListingValues): string {
  return bare(textOf(values.apply_url) || textOf(values.register_url));
}

const bare = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/[/?#]+$/, '');
const bareInSql = (column: SQL) =>
  sql`regexp_replace(regexp_replace(lower(${column}), '^https?://(www\\.)?', ''), '[/?#]+$', '')`;

/** What is over for long comes back every year and is no duplicate. */
const FROM = {
  program: {
    address: sql`p.apply_url`,
    table: sql`program p`,
    current: sql`(p.closes_at is null or p.closes_at > now() - interval '90 days')`,
  },
  event: {
    address: sql`p.register_url`,
    table: sql`event p`,
    current: sql`p.ends_at > now() - interval '30 days'`,
  },
};

async function findPublications(
  db: Queryable,
  { kind, publication_id }: SuggestionSubject,
  own: { name: string; name_kh: string; address: string },
): Promise<Candidate[]> {
  const { address, table, current } = FROM[kind];
  const key = trigramKey(`${own.name} ${own.name_kh}`);
  const named = [own.name, own.name_kh]
    .map((name) => toTsQuery(name, { anywhere: true }))
    .filter((query) => query !== null)
    .map((query) => sql`tt @@ ${query}::tsquery`);
  const byName = sql.join([sql`key % ${key}`, ...named], sql` or `);
  const group = SEARCH_KINDS[kind === 'program' ? 'programs' : 'events'];
  const { rows } = await db.execute(sql`
    with by_name as (
      select id, similarity(key, ${key}) as score from search_document
      where kind = ${group} and (${byName}) order by score desc limit ${MOST_CANDIDATES}
    ), by_address as (
      select p.id, 0::real as score from ${table}
      where ${address} <> '' and ${bareInSql(address)} = ${own.address}
      limit ${MOST_CANDIDATES}
    ), found as (select id, max(score) as score from (table by_name union all table by_address) f group by id)
    select p.id, p.title, p.title_kh, ${address} as address, found.score
    from found join ${table} on p.id = found.id
    where p.status = 'approved' and p.deleted_at is null and ${current}
      and p.id is distinct from ${publication_id}::uuid
    order by found.score desc`);
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.title),
    name_kh: String(row.title_kh),
    address: bare(String(row.address)),
    reference: null,
    similarity: Number(row.score),
  }));
}

/** Open suggestions are few, so all of them are compared. */
async function findSuggestions(db: Queryable, { id, kind }: SuggestionSubject): Promise<Candidate[]> {
  const { rows } = await db.execute(sql`
    select id, reference, name, name_kh, payload from submission
    where status in ('reviewing', 'returned') and id <> ${id} and kind = ${kind}
    order by waiting_since limit 5000`);
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.name),
    name_kh: String(row.name_kh),
    address: addressIn(row.payload as ListingValues),
    reference: String(row.reference),
    similarity: 0,
  }));
}

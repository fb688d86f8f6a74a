import type { Program } from '../program.ts';
import type { Organisation } from './organisations.ts';

/** One page of a list, as it is asked of all. */
export interface ListQuestion {
  category: string;
  /** Slug of a sector. */
  sector?: string;
  /** Code of a province. */
  province?: string;
  order: 'newest' | 'oldest';
  /** From 1, of 20 records. */
  page: number;
}

/** What a list says, distinguished from how it is written. */
export interface ListSays {
  total: number;
  records: { key: string; name: string; name_kh: string }[];
}

type Texts = Pick<Organisation, 'name' | 'name_kh' | 'summary' | 'description' | 'website'>;

/** The facts of a record that all have. */
export interface RecordSays extends Texts {
  key: string;
  province: string | null;
  sectors: readonly string[];
  products: readonly string[];
}

/** These facts alone, of a record as somebody writes it; in what order it names others is nothing that is compared. */
export function recordSays(
  { name, name_kh, summary, description, website }: Texts,
  { key, province, sectors, products }: Omit<RecordSays, keyof Texts>,
): RecordSays {
  const texts = { name, name_kh, summary, description, website };
  return { ...texts, key, province, sectors: sectors.toSorted(), products: products.toSorted() };
}

/** A program that serves the directory: ours or one that a team would take instead. */
export interface Contestant {
  readonly name: string;
  readonly version: string;
  readonly url: string;
  readonly program: Program;
  /** From the start of its process to its first answer, in milliseconds. */
  readonly start_ms: number;
  list(question: ListQuestion): string;
  record(organisation: Organisation): string;
  /** Whose name begins so. */
  search(beginning: string): string;
  readList(answer: unknown): ListSays;
  readRecord(answer: unknown): RecordSays;
}

/** As the peer comes, or with what its handbook and a person who knows PostgreSQL would change. */
export type Way = 'as it comes' | 'tuned';

export const PAGE_SIZE = 20;
/** What a list shows of each record; Phum's cards say a little more. */
export const CARD = ['name', 'name_kh', 'summary', 'summary_kh'] as const;

import { toWrittenQuery } from '#shared/khmer/tokens.ts';
import { trigramKey } from '#shared/khmer/trigram-key.ts';
import { type Condition, readCondition } from './condition.ts';

/** What tells how near a title is to what was typed. */
export interface Wanted {
  /** The words as they are written, and each whole. */
  begun: Condition;
  whole: Condition;
  key: string;
}

export interface TitleKey {
  key: string;
  length_en: number;
  length_km: number;
}

/** Null if there is no word in the query. */
export function wantedBy(query: string): Wanted | null {
  const written = toWrittenQuery(query);
  if (!written) return null;
  return {
    begun: readCondition(written.begun),
    whole: readCondition(written.whole),
    key: trigramKey(query).trim(),
  };
}

/** As `NEARNESS` of `nearness.ts` says it to PostgreSQL. */
export const nearnessOf = (title: TitleKey, { key }: Wanted, isBegun: boolean, isWhole: boolean): number =>
  2 + Number(isBegun) + Number(isWhole) + 2 * Number(isTitle(title, key));

/** The key of a record is that of both its titles: one of them is what was typed if the rest is no longer than the other. */
function isTitle({ key, length_en, length_km }: TitleKey, typed: string): boolean {
  if (key === typed) return true;
  const rest = () => lettersOf(key) - lettersOf(typed) - 1;
  return (
    (key.startsWith(`${typed} `) && rest() <= length_km) || (key.endsWith(` ${typed}`) && rest() <= length_en)
  );
}

/** PostgreSQL counts code points. */
const lettersOf = (text: string) => [...text].length;

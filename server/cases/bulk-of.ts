import type { BulkRefusal, BulkVerb } from '#shared/domain/bulk.ts';
import type { DeskAction } from '#shared/domain/roles.ts';
import type { Queryable } from '../database/client.ts';
import type { Work } from '../database/work.ts';
import { type SignedIn, signedIn } from '../http/actor.ts';
import type { Problem } from '../http/problem.ts';
import type { CallContext } from '../http/route.ts';
import type { AnyKind, CaseRow } from './kind.ts';

/** A case with the version that was looked at; 0 where its kind has none. */
export interface BulkItem {
  id: string;
  version: number;
}

/** What a case is called where many of its kind are decided; `said`: the first words of what was written. */
export interface BulkAbout {
  reference: string;
  name: string;
  name_kh: string;
  said: string;
}

/** What deciding on many cases at once asks of their kind. */
export interface BulkKind<Shown = null> {
  action: DeskAction;
  about(db: Queryable, ids: readonly string[]): Promise<Map<string, BulkAbout>>;
  /** Why one would be left as it is, null where it would be decided; and what else is shown of it. */
  look(
    context: Pick<CallContext, 'services' | 'actor'>,
    item: BulkItem,
    verb: BulkVerb,
  ): Promise<{ refusal: BulkRefusal | null; shown: Shown | null }>;
  /** Decides one, or says why it is left as it is with nothing written. */
  decide(work: Work, item: BulkItem, verb: BulkVerb, words: string): Promise<BulkRefusal | null>;
  /** Why one was left whose decision was refused on the way. */
  refusalOf?(problem: Problem): BulkRefusal;
}

const SAID_MOST = 160;

/** Of a kind whose decisions hang on nothing but its table: who has a part in it, the version, the state. */
export function bulkOf<R extends CaseRow & { version?: number }>(
  kind: AnyKind<R>,
  {
    find,
    about,
    decide,
  }: {
    find(db: Queryable, ids: readonly string[]): Promise<R[]>;
    about(row: R): BulkAbout;
    decide(work: Work, row: R, verb: BulkVerb, words: string): Promise<unknown>;
  },
): BulkKind {
  const why = async (db: Queryable, me: SignedIn, row: R | undefined, item: BulkItem, verb: BulkVerb) => {
    if (!row) return 'gone';
    if (await kind.isInvolved?.(db, me, row)) return 'own';
    if (row.version !== undefined && row.version !== item.version) return 'stale';
    return kind.life.step(kind.stateOf(row), verb, 'desk') === null ? 'state' : null;
  };
  return {
    action: kind.life.desk.decide,
    async about(db, ids) {
      if (ids.length === 0) return new Map();
      const rows = await find(db, [...new Set(ids)]);
      return new Map(
        rows.map((row) => {
          const { said, ...rest } = about(row);
          return [row.id, { ...rest, said: said.slice(0, SAID_MOST) }];
        }),
      );
    },
    async look({ services, actor }, item, verb) {
      const { db } = services.database;
      const [row] = await find(db, [item.id]);
      return { refusal: await why(db, signedIn({ actor }), row, item, verb), shown: null };
    },
    async decide(work, item, verb, words) {
      const row = await kind.lock(work, item.id);
      const refusal = await why(work.tx, signedIn(work.context), row, item, verb);
      if (!refusal) await decide(work, row!, verb, words);
      return refusal;
    },
  };
}

import { and, asc, count, desc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { whose } from '../../../cases/find-cases.ts';
import type { Queryable } from '../../../database/client.ts';
import { claim } from '../../../database/schema/claim.ts';
import { person } from '../../../database/schema/person.ts';
import { stakeholder } from '../../../database/schema/stakeholder.ts';
import { saying } from '../../../search/saying.ts';
import { type ClaimRow, selectClaims } from '../claim.queries.ts';

/** The desk's turn: what nothing was shown for yet waits for its claimant. */
export const IS_CLAIM_WAITING = and(
  inArray(claim.state, ['requested', 'disputed']),
  isNotNull(claim.shown_at),
);

export interface ClaimQueue {
  state: string;
  filter: readonly string[];
  search: string;
  ordering: 'waiting' | '-waiting';
  page: number;
  per_page: number;
}

async function narrowed(db: Queryable, { filter, search }: ClaimQueue, me: string): Promise<SQL | undefined> {
  const from = sql`${claim} join ${stakeholder} on ${eq(stakeholder.id, claim.stakeholder_id)}
    join ${person} on ${eq(person.id, claim.person_id)}`;
  const claimant = [
    person.last_name,
    person.first_name,
    person.last_name_kh,
    person.first_name_kh,
    person.email,
  ];
  const { reference, relation, note } = claim;
  const texts = [stakeholder.name, stakeholder.name_kh, reference, relation, note, ...claimant];
  return and(whose(filter, claim.assignee_id, me), await saying(db, { from, texts }, search));
}

const ofState = (state: string): SQL | undefined => {
  if (state === 'all') return undefined;
  return state === 'waiting' ? IS_CLAIM_WAITING : eq(claim.state, state);
};

/** One page of the claims, and how many there are of each state under the same filters. */
export async function findDeskClaims(db: Queryable, query: ClaimQueue, me: string) {
  const anyState = await narrowed(db, query, me);
  const order = query.ordering === 'waiting' ? asc : desc;
  const [rows, groups] = await Promise.all([
    selectClaims(db)
      .where(and(anyState, ofState(query.state)))
      .orderBy(order(claim.waiting_since), order(claim.id))
      .limit(query.per_page)
      .offset((query.page - 1) * query.per_page),
    db
      .select({
        state: claim.state,
        count: count(),
        waiting: sql<number>`count(*) filter (where ${IS_CLAIM_WAITING})`.mapWith(Number),
      })
      .from(claim)
      .innerJoin(stakeholder, eq(stakeholder.id, claim.stakeholder_id))
      .innerJoin(person, eq(person.id, claim.person_id))
      .where(anyState)
      .groupBy(claim.state),
  ]);
  const counts: Record<string, number> = { all: 0, waiting: 0 };
  for (const { state, count: n, waiting } of groups) {
    counts[state] = n;
    counts.all! += n;
    counts.waiting! += waiting;
  }
  return { rows, counts };
}

const MOST_OTHERS = 10;

/** Other claims of the same page, and other open ones of the same person. */
export function findOtherClaims(db: Queryable, row: ClaimRow) {
  return selectClaims(db)
    .where(
      and(
        ne(claim.id, row.id),
        or(eq(claim.stakeholder_id, row.stakeholder_id), eq(claim.person_id, row.person_id)),
      ),
    )
    .orderBy(desc(claim.created_at))
    .limit(MOST_OTHERS);
}

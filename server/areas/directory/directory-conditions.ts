import { type AnyColumn, and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { exportDirectory } from '#shared/contracts/directory.contract.ts';
import {
  COMPLETE_STEPS,
  DIRECTORY_TERMS,
  type DirectoryState,
  STATUSES_OF,
} from '#shared/domain/directory.ts';
import { OTHER_STAKEHOLDER_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { dayEnd, dayStart } from '../publication/local-day.ts';

export type DirectoryQuery = Omit<
  z.output<(typeof exportDirectory)['query']>,
  'format' | 'columns' | 'whole'
>;

const IS_MERGED = sql`exists (select 1 from stakeholder_redirect r
  where r.id = ${stakeholder.id} and r.target_id is not null)`;

/** The records of one state. */
export function ofState(state: DirectoryState | 'all'): SQL | undefined {
  if (state === 'all') return undefined;
  const status = inArray(stakeholder.status, [...STATUSES_OF[state]]);
  if (state === 'merged') return and(status, IS_MERGED);
  return state === 'off' ? and(status, sql`not ${IS_MERGED}`) : status;
}

/** Everything a list is narrowed by besides its state and its search. */
export function narrowed(query: DirectoryQuery): SQL | undefined {
  return and(
    ofCategories(query.category),
    query.province.length > 0 ? inArray(stakeholder.province_code, query.province) : undefined,
    ...DIRECTORY_TERMS.map((field) => carrying(field, query[field])),
    query.owner && (query.owner === 'yes' ? HAS_OWNER : sql`not ${HAS_OWNER}`),
    query.complete && completeBetween(COMPLETE_STEPS[query.complete]),
    query.missing && missingIn(query.missing),
    query.confirmed && CONFIRMED[query.confirmed],
    query.source && confirmedBy(query.source),
    query.changed_from ? gte(stakeholder.updated_at, dayStart(query.changed_from)) : undefined,
    query.changed_to ? lt(stakeholder.updated_at, dayEnd(query.changed_to)) : undefined,
  );
}

/** Kinds, and types of other stakeholders; one of them is enough. */
function ofCategories(categories: readonly string[]): SQL | undefined {
  if (categories.length === 0) return undefined;
  const types = categories.filter((one) => (OTHER_STAKEHOLDER_SLUGS as readonly string[]).includes(one));
  const kinds = categories
    .filter((one) => !types.includes(one))
    .map((one) => (one === 'other-stakeholder' ? 'other' : one));
  return or(
    kinds.length > 0 ? inArray(stakeholder.kind, kinds) : undefined,
    types.length > 0 ? inArray(stakeholder.type_slug, types) : undefined,
  );
}

const carrying = (field: string, slugs: readonly string[]): SQL | undefined =>
  slugs.length === 0
    ? undefined
    : sql`exists (select 1 from stakeholder_term st join taxonomy_term tt on tt.id = st.term_id
        where st.stakeholder_id = ${stakeholder.id} and st.field = ${field} and ${inArray(sql`tt.slug`, [...slugs])})`;

const HAS_OWNER = sql`exists (select 1 from stakeholder_member m
  where m.stakeholder_id = ${stakeholder.id} and m.role = 'owner' and m.state = 'member')`;

const completeBetween = ([from, below]: readonly [number, number]) =>
  and(gte(stakeholder.rank, from), lt(stakeholder.rank, below));

/** A text that is there in one language alone; a name in Khmer is missing wherever there is none. */
function missingIn(language: 'en' | 'km'): SQL | undefined {
  const lacks = (text: AnyColumn, twin: AnyColumn) =>
    language === 'km' ? and(eq(twin, ''), sql`${text} <> ''`) : and(eq(text, ''), sql`${twin} <> ''`);
  return or(
    language === 'km' ? eq(stakeholder.name_kh, '') : eq(stakeholder.name, ''),
    lacks(stakeholder.summary, stakeholder.summary_kh),
    lacks(stakeholder.description, stakeholder.description_kh),
  );
}

const confirmedBy = (source: string) =>
  sql`exists (select 1 from fact_source f where f.stakeholder_id = ${stakeholder.id} and f.source = ${source})`;

const LAST_CONFIRMED = sql`(select max(f.confirmed_at) from fact_source f where f.stakeholder_id = ${stakeholder.id})`;
const CONFIRMED = {
  never: sql`${LAST_CONFIRMED} is null`,
  year: sql`${LAST_CONFIRMED} >= now() - interval '1 year'`,
  older: sql`${LAST_CONFIRMED} < now() - interval '1 year'`,
} as const;

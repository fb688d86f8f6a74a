import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { CARD_COLUMNS, type CardRow, partColumns, type StakeholderPartRows } from './stakeholder.queries.ts';
import { type TieRows, tieColumns } from './ties.queries.ts';

const id = sql`${sql.placeholder('id')}::uuid`;
const person = sql`${sql.placeholder('person')}::uuid`;
const related = sql`${sql.placeholder('related')}::uuid[]`;

const json = <T>(value: SQL) => sql<T>`${value}`;

const cards = sql`(select coalesce(json_agg(json_build_object(${sql.raw(
  Object.keys(CARD_COLUMNS)
    .map((name) => `'${name}', c.${name}`)
    .join(', '),
)})), '[]') from stakeholder c where c.id = any(${related}) and c.status = 'approved')`;

const ties = tieColumns(id);
const parts = partColumns(id);

const COLUMNS = {
  row: getTableColumns(stakeholder),
  parts: {
    startup: json<StakeholderPartRows['startup']>(parts.startup),
    individual: json<StakeholderPartRows['individual']>(parts.individual),
    investor: json<StakeholderPartRows['investor']>(parts.investor),
    eso: json<StakeholderPartRows['eso']>(parts.eso),
    areas: json<StakeholderPartRows['areas']>(parts.areas),
    products: json<StakeholderPartRows['products']>(parts.products),
    team: json<StakeholderPartRows['team']>(parts.team),
    rounds: json<StakeholderPartRows['rounds']>(parts.rounds),
    facts: json<StakeholderPartRows['facts']>(parts.facts),
  },
  ties: {
    programs: json<TieRows['programs']>(ties.programs),
    cohorts: json<TieRows['cohorts']>(ties.cohorts),
    investments: json<TieRows['investments']>(ties.investments),
    investors: json<TieRows['investors']>(ties.investors),
    shared: json<TieRows['shared']>(ties.shared),
    links: json<TieRows['links']>(ties.links),
  },
  /** Whether anybody owns it, and the role of the reader in it. */
  membership: {
    owned: sql<boolean>`exists (select from stakeholder_member m
      where m.stakeholder_id = ${id} and m.state = 'member' and m.role = 'owner')`,
    role: sql<string | null>`(select m.role from stakeholder_member m
      where m.stakeholder_id = ${id} and m.state = 'member' and m.person_id = ${person} limit 1)`,
  },
  /** How many public records are of the same human being. */
  sameIndividual: sql<number>`(select count(*)::int from stakeholder own
    join stakeholder o on o.individual_id = own.individual_id and o.status = 'approved' where own.id = ${id})`,
  related: json<RelatedRow[]>(cards),
};

/** A card's row; its moment as PostgreSQL writes it in JSON. */
export type RelatedRow = Omit<CardRow, 'updated_at'> & { updated_at: string };

const prepared = new WeakMap<Queryable, ReturnType<typeof prepare>>();

const prepare = (db: Queryable) =>
  db
    .select(COLUMNS)
    .from(stakeholder)
    .where(eq(stakeholder.id, sql.placeholder('id')))
    .prepare('whole_record');

/**
 * A record, whatever its status, with all that its page shows, in one named statement: parsed and planned once for each
 * connection. `related` are the ids of the records shown beside it, of which the public ones come; `person` is who reads.
 */
export async function findWhole(
  db: Queryable,
  { id, person, related }: { id: string; person: string | null; related: readonly string[] },
) {
  const statement = prepared.get(db) ?? prepare(db);
  prepared.set(db, statement);
  const [found] = await statement.execute({ id, person, related: [...related] });
  return found;
}
export type WholeRecord = NonNullable<Awaited<ReturnType<typeof findWhole>>>;

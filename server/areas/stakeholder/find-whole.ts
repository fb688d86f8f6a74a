import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { type RelationRows, relationColumns } from './relations.queries.ts';
import {
  CARD_COLUMNS,
  type CardRow,
  partColumns,
  type StakeholderPartRows,
  type StakeholderRow,
} from './stakeholder.queries.ts';

const cardsOf = (related: SQL) =>
  sql`(select coalesce(json_agg(json_build_object(${sql.raw(
    Object.keys(CARD_COLUMNS)
      .map((name) => `'${name}', c.${name}`)
      .join(', '),
  )})), '[]') from stakeholder c where c.id = any(${related}) and c.status = 'approved')`;

/** An object of PostgreSQL's JSON; names are those of our code, never of a caller. */
const object = (values: Record<string, SQL>): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(values).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`),
    sql`, `,
  )})`;

/** All of it as one value: the driver looks up anew for each answer how to read its columns, and they would be eighty. */
const wholeOf = ({ id, person, related }: { id: SQL; person: SQL; related: SQL }) =>
  sql<WholeRecord>`${object({
    row: sql`to_json(${stakeholder})`,
    parts: object(partColumns(id)),
    relations: object(relationColumns(id)),
    membership: object({
      owned: sql`exists (select from stakeholder_member m
        where m.stakeholder_id = ${id} and m.state = 'member' and m.role = 'owner')`,
      role: sql`(select m.role from stakeholder_member m
        where m.stakeholder_id = ${id} and m.state = 'member' and m.person_id = ${person} limit 1)`,
    }),
    sameIndividual: sql`(select count(*)::int from stakeholder own
      join stakeholder o on o.individual_id = own.individual_id and o.status = 'approved' where own.id = ${id})`,
    related: cardsOf(related),
  })}`;

export interface WholeRecord {
  row: StakeholderRow;
  parts: StakeholderPartRows;
  relations: RelationRows;
  /** Whether anybody owns it, and the role of the reader in it. */
  membership: { owned: boolean; role: string | null };
  /** How many public records are of the same human being. */
  sameIndividual: number;
  related: RelatedRow[];
}

/** A card's row; its moment as PostgreSQL writes it in JSON. */
export type RelatedRow = Omit<CardRow, 'updated_at'> & { updated_at: string };

const prepareOne = (db: Queryable) => {
  const id = sql`${sql.placeholder('id')}::uuid`;
  const person = sql`${sql.placeholder('person')}::uuid`;
  const related = sql`${sql.placeholder('related')}::uuid[]`;
  return db
    .select({ whole: wholeOf({ id, person, related }) })
    .from(stakeholder)
    .where(eq(stakeholder.id, sql.placeholder('id')))
    .prepare('whole_record');
};
const prepared = new WeakMap<Queryable, ReturnType<typeof prepareOne>>();

const preparePublic = (db: Queryable) => {
  const nobody = sql`null::uuid`;
  const none = sql`'{}'::uuid[]`;
  const among = sql`any(${sql.placeholder('ids')}::uuid[])`;
  return db
    .select({ whole: wholeOf({ id: sql`${stakeholder.id}`, person: nobody, related: none }) })
    .from(stakeholder)
    .where(sql`${stakeholder.id} = ${among} and ${stakeholder.status} = 'approved'`)
    .prepare('whole_records');
};
const preparedPublic = new WeakMap<Queryable, ReturnType<typeof preparePublic>>();

/**
 * A record, whatever its status, with all that its page shows, in one named statement: parsed and planned once for each
 * connection. `related` are the ids of the records shown beside it, of which the public ones come; `person` is who reads.
 */
export async function findWhole(
  db: Queryable,
  { id, person, related }: { id: string; person: string | null; related: readonly string[] },
): Promise<WholeRecord | undefined> {
  const statement = prepared.get(db) ?? prepareOne(db);
  prepared.set(db, statement);
  const [found] = await statement.execute({ id, person, related: [...related] });
  return found && withMoments(found.whole);
}

/** The public ones of some records with all that visitors see of them but what stands beside them. */
export async function findPublicWholes(db: Queryable, ids: readonly string[]): Promise<WholeRecord[]> {
  const statement = preparedPublic.get(db) ?? preparePublic(db);
  preparedPublic.set(db, statement);
  return (await statement.execute({ ids: [...ids] })).map(({ whole }) => withMoments(whole));
}

const withMoments = (whole: WholeRecord): WholeRecord => ({
  ...whole,
  row: { ...whole.row, ...momentsOf(whole.row) },
});

const MOMENTS = Object.entries(getTableColumns(stakeholder)).flatMap(([name, { dataType }]) =>
  dataType === 'date' ? [name as keyof StakeholderRow] : [],
);

/** The moments of a row, which PostgreSQL writes in its JSON as texts. */
const momentsOf = (row: StakeholderRow): Partial<StakeholderRow> =>
  Object.fromEntries(MOMENTS.map((name) => [name, row[name] && new Date(row[name] as string)]));

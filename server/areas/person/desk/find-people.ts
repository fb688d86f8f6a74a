import { and, asc, desc, eq, exists, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { listPeople } from '#shared/contracts/desk-person.contract.ts';
import { romanKey } from '#shared/khmer/romanise.ts';
import type { Queryable } from '../../../database/client.ts';
import { desk_grant, person } from '../../../database/schema/person.ts';
import { personSaying } from '../../../search/person-saying.ts';

type PeopleQuery = z.output<(typeof listPeople)['query']>;

const SEEN = sql`(select max(s.rotated_at) from session s where s.person_id = "person"."id")`;
const MEMBER_OF = sql<number>`(select count(*)::int from stakeholder_member m where m.person_id = "person"."id" and m.state = 'member')`;
const NAME = sql`lower(concat_ws(' ', nullif(${person.last_name}, ''), nullif(${person.first_name}, ''), ${person.last_name_kh}, ${person.first_name_kh}))`;

const ORDER: Record<PeopleQuery['ordering'], SQL> = {
  name: asc(NAME),
  '-name': desc(NAME),
  created: asc(person.created_at),
  '-created': desc(person.created_at),
  seen: sql`${SEEN} asc nulls first`,
  '-seen': sql`${SEEN} desc nulls last`,
};

const isStaff = (db: Queryable, role?: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(desk_grant)
      .where(and(eq(desk_grant.person_id, person.id), role ? eq(desk_grant.role, role) : undefined)),
  );

const HAS_FACTOR = sql<boolean>`(exists (select 1 from second_factor f where f.person_id = "person"."id" and f.confirmed_at is not null)
  or exists (select 1 from passkey k where k.person_id = "person"."id"))`;
const HAS_IDENTITY = sql`exists (select 1 from identity_link i where i.person_id = "person"."id")`;

/** Staff who could come in by a password alone, were they not asked to set up more. */
const isUnprotected = (db: Queryable) =>
  and(isStaff(db), eq(person.status, 'active'), sql`not ${HAS_FACTOR}`, sql`not ${HAS_IDENTITY}`);

/** One page of the people asked for, and how many there are in all. */
export async function findPeople(db: Queryable, query: PeopleQuery) {
  const named = query.search ? await searched(db, query.search) : undefined;
  const where = and(
    named,
    query.role === 'all' ? undefined : isStaff(db, query.role === 'staff' ? undefined : query.role),
    query.status === 'leaving' ? isNotNull(person.delete_after) : undefined,
    query.status === 'unprotected' ? isUnprotected(db) : undefined,
    query.status === 'active' || query.status === 'suspended' ? eq(person.status, query.status) : undefined,
  );
  const rows = await db
    .select({
      person,
      last_seen: sql<string | null>`${SEEN}`,
      organisations: MEMBER_OF,
      second_factor: HAS_FACTOR,
    })
    .from(person)
    .where(where)
    .orderBy(ORDER[query.ordering], desc(person.id))
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  return { rows, total: await db.$count(person, where) };
}

export async function countPeople(db: Queryable) {
  const [all, staff, suspended, leaving, unprotected] = await Promise.all([
    db.$count(person),
    db.$count(person, isStaff(db)),
    db.$count(person, eq(person.status, 'suspended')),
    db.$count(person, isNotNull(person.delete_after)),
    db.$count(person, isUnprotected(db)),
  ]);
  return { all, staff, suspended, leaving, unprotected };
}

/** Newest accounts among which a name that sounds alike is looked for, when nobody is written so. */
const SOUNDING = 5_000;
const LEAST_SOUNDS = 3;

/** By the words in any spelling; where nobody has them, by how they sound in the other script. */
async function searched(db: Queryable, search: string): Promise<SQL | undefined> {
  const written = await personSaying(db, search);
  const [found] = await db.select({ id: person.id }).from(person).where(written).limit(1);
  if (found || !written) return written;
  const { id, first_name, last_name, first_name_kh, last_name_kh } = person;
  const rows = await db
    .select({ id, first_name, last_name, first_name_kh, last_name_kh })
    .from(person)
    .orderBy(desc(person.id))
    .limit(SOUNDING);
  const sounds = romanKey(search);
  const alike = rows.filter((row) => {
    const names = [`${row.last_name} ${row.first_name}`, `${row.last_name_kh} ${row.first_name_kh}`];
    return names.some((name) => sounds.length >= LEAST_SOUNDS && romanKey(name).includes(sounds));
  });
  return alike.length > 0
    ? inArray(
        person.id,
        alike.map((row) => row.id),
      )
    : sql`false`;
}

/** Roles at the desk by person. */
export async function rolesOf(db: Queryable, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(desk_grant)
          .where(inArray(desk_grant.person_id, [...ids]))
          .orderBy(asc(desk_grant.created_at));
  return Map.groupBy(rows, ({ person_id }) => person_id);
}

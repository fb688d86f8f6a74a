import { sql } from 'drizzle-orm';
import { hashPassword } from '#server/areas/account/password.ts';
import type { DatabaseClient } from '#server/database/client.ts';

/** Whoever asks for what is made for one reader: an owner of a page and a reviewer of the desk, with many threads. */
export const READER = { email: 'reader@bench.test', password: 'Bench-Mango-Stair-52' };
const THREADS = 200;
const MESSAGES = 3;

type Transaction = Parameters<Parameters<DatabaseClient['db']['transaction']>[0]>[0];

/** The reader, once, and so many requests to the desk, half of which wait for it. */
export async function fillWork({ db }: Pick<DatabaseClient, 'db'>, requests: number): Promise<void> {
  const password_hash = await hashPassword(READER.password);
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into person (id, email, first_name, last_name, email_verified_at, password_hash)
      values (gen_random_uuid(), ${READER.email}, 'Dara', 'Touch', now(), ${password_hash})
      on conflict do nothing returning id`);
    if (rows[0]) await giveWork(tx, rows[0].id);
    await tx.execute(sql`
      insert into submission (id, reference, kind, subject_kind, name, name_kh, payload, status, requester_name,
        requester_email, email_verified_at, submitted_at, waiting_since)
      select gen_random_uuid(), 'B-' || n, 'listing', (array['startup', 'mentor', 'investor', 'eso'])[1 + n % 4],
        'Request ' || n, 'សំណើ ' || n, '{}', (array['reviewing', 'approved', 'reviewing', 'returned'])[1 + n % 4],
        'Sender ' || n, 'sender-' || n || '@bench.test', now(), now(), now() - n * interval '1 minute'
      from generate_series((select count(*) from submission) + 1, ${requests}::int) n`);
  });
}

/** A role at the desk, a page of their own, and threads with others who are connected with them. */
async function giveWork(tx: Transaction, reader: string): Promise<void> {
  await tx.execute(sql`insert into desk_grant (person_id, role) values (${reader}, 'reviewer')`);
  await tx.execute(sql`
    insert into stakeholder_member (id, stakeholder_id, person_id, role, state)
    select gen_random_uuid(), id, ${reader}, 'owner', 'member' from stakeholder
    where kind = 'startup' and status = 'approved' order by created_at, id limit 1`);
  await tx.execute(sql`
    with friend as (
      insert into person (id, email, first_name, last_name)
      select gen_random_uuid(), 'friend-' || n || '@bench.test', 'Friend', n::text from generate_series(1, ${THREADS}::int) n
      returning id
    ), connection as (
      insert into connection (id, from_person_id, to_person_id, purpose, state, decided_at)
      select gen_random_uuid(), id, ${reader}, 'mentoring', 'approved', now() from friend returning id, from_person_id
    ), conversation as (
      insert into thread (id, kind, connection_id) select gen_random_uuid(), 'conversation', id from connection
      returning id, connection_id
    ), led as (
      select conversation.id, connection.from_person_id as friend from conversation join connection on connection.id = connection_id
    ), readers as (
      insert into thread_participant (thread_id, person_id)
      select id, friend from led union all select id, ${reader} from led
    )
    insert into message (id, thread_id, author_id, body, client_key)
    select gen_random_uuid(), id, friend, 'Could we meet next week about the ' || n || ' pages you sent?', n::text
    from led, generate_series(1, ${MESSAGES}::int) n`);
}

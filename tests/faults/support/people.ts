import { hashPassword } from '#server/areas/account/password.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import { desk_grant, person } from '#server/database/schema/person.ts';
import { postJson } from './form.ts';

const PASSWORD = 'Sbov-Roof-41-Rain';

/** Writes a reviewer, and returns the headers of calls they make after signing in at this server. */
export async function signedInReviewer(
  { db }: Pick<DatabaseClient, 'db'>,
  url: string,
): Promise<{ authorization: string }> {
  const email = `reviewer-${crypto.randomUUID().slice(0, 8)}@example.test`;
  const [row] = await db
    .insert(person)
    .values({
      email,
      first_name: 'Kalyan',
      last_name: 'Sok',
      email_verified_at: new Date(),
      password_hash: await hashPassword(PASSWORD),
    })
    .returning({ id: person.id });
  await db.insert(desk_grant).values({ person_id: row!.id, role: 'reviewer' });
  const answer = await postJson(`${url}/public/api/v1/auth/login/`, { email, password: PASSWORD });
  if (!answer.ok) throw new Error(`Sign-in was refused: ${await answer.text()}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

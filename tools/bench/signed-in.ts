import { hashPassword } from '#server/areas/account/password.ts';
import { connect } from '#server/database/client.ts';
import { person } from '#server/database/schema/person.ts';

const PASSWORD = 'Bench-Mango-Stair-52';

/** Makes a person in the site's database, signs them in, and returns the headers their browser then sends. */
export async function signInHeaders(url: string, databaseUrl: string): Promise<Record<string, string>> {
  const email = `bench-${crypto.randomUUID()}@example.test`;
  const { db, close } = connect(databaseUrl, { size: 1, onError: (error) => console.error(error.message) });
  await db.insert(person).values({
    email,
    first_name: 'Dara',
    last_name: 'Touch',
    email_verified_at: new Date(),
    password_hash: await hashPassword(PASSWORD),
  });
  await close();
  const answer = await fetch(`${url}/public/api/v1/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`The sign-in was refused: ${await answer.text()}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  return { cookie: `access_token=${access_token}` };
}

import pg from 'pg';
import { READER } from './fill-work.ts';

/** Signs the reader in, as with a one-time code too, and returns the headers their browser then sends. */
export async function signInHeaders(url: string, databaseUrl: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/public/api/v1/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(READER),
  });
  if (!answer.ok) throw new Error(`The sign-in was refused: ${await answer.text()}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update session set strong = true');
  await client.end();
  return { cookie: `access_token=${access_token}` };
}

import type { DatabaseClient } from '#server/database/client.ts';
import { writePerson } from '#tests/factories/person.ts';
import { postJson } from './form.ts';

const password = 'Sbov-Roof-41-Rain';

/** Writes a reviewer, and returns the headers of calls they make after signing in at this server. */
export async function signedInReviewer(
  database: DatabaseClient,
  url: string,
): Promise<{ authorization: string }> {
  const { email } = await writePerson({ database }, { password, roles: ['reviewer'] });
  const answer = await postJson(`${url}/public/api/v1/auth/login/`, { email, password });
  if (!answer.ok) throw new Error(`Sign-in was refused: ${await answer.text()}`);
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

import { signAccess } from '#server/areas/account/session-tokens.ts';
import type { DatabaseClient } from '#server/database/client.ts';
import { session } from '#server/database/schema/person.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { writePerson } from '#tests/factories/person.ts';
import { postJson } from './form.ts';
import { secret } from './server.ts';

const password = 'Sbov-Roof-41-Rain';
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** Somebody with a session, and the headers of their calls. */
export interface SignedInPerson {
  id: string;
  email: string;
  headers: { authorization: string };
}

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

/** Writes somebody who has been here for a year, with a session that needs no signing in. */
export async function writeSignedIn(
  database: DatabaseClient,
  roles: DeskRole[] = [],
): Promise<SignedInPerson> {
  const { id, email } = await writePerson(
    { database },
    { roles, created_at: new Date(Date.now() - YEAR_MS) },
  );
  const [opened] = await database.db
    .insert(session)
    .values({
      person_id: id,
      token_hash: crypto.randomUUID(),
      expires_at: new Date(Date.now() + HOUR_MS),
    })
    .returning();
  const token = await signAccess(secret, { person_id: id, session_id: opened!.id });
  return { id, email: email!, headers: { authorization: `Bearer ${token}` } };
}

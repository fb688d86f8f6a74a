import { describe, expect, it } from 'vitest';
import { DESK_SESSION_IDLE_DAYS, REFRESH_TOKEN_DAYS, SESSION_IDLE_DAYS } from '#shared/constants.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { writePerson } from '#tests/factories/person.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { aBrowser } from './support/browser.ts';
import { PASSWORD } from './support/mails.ts';

const DAY_SECONDS = 86_400;
const test = setUpApp();

interface Tokens {
  access_token: string;
  refresh_token: string;
}
async function signedIn(roles: DeskRole[] = []): Promise<Tokens & { id: string }> {
  const { id, email } = await writePerson(test.services, { password: PASSWORD, roles });
  const answer = await aBrowser(test).signIn(email!, PASSWORD);
  return { id, ...(answer.json() as Tokens) };
}
const refresh = (refresh_token: string) =>
  test.call(null, 'POST', '/api/v1/auth/token/refresh/', { refresh_token });
const next = async (token: string) => (await refresh(token)).json().refresh_token as string;
const works = async (token: string) =>
  (await test.call({ headers: { authorization: `Bearer ${token}` } }, 'GET', '/public/')).statusCode;
async function sessionsOf(id: string) {
  const { rows } = await test.services.database.pool.query<{ revoked_reason: string | null }>(
    'select revoked_reason from session where person_id = $1',
    [id],
  );
  return rows.map(({ revoked_reason }) => revoked_reason);
}
/** As if the last change of tokens had been that long ago. */
const later = (id: string, seconds: number) =>
  test.services.database.pool.query(
    'update session set rotated_at = rotated_at - make_interval(secs => $2) where person_id = $1',
    [id, seconds],
  );

/** As if everything about the session had been that long ago. */
const unusedFor = (id: string, seconds: number) =>
  test.services.database.pool.query(
    `update session set created_at = created_at - ago, rotated_at = rotated_at - ago, expires_at = expires_at - ago
       from make_interval(secs => $2) ago where person_id = $1`,
    [id, seconds],
  );

describe('a refresh token', () => {
  it('brought 1,000 times at once leaves one session, and nobody signed out', {
    timeout: 60_000,
  }, async () => {
    const { id, refresh_token } = await signedIn();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => refresh(refresh_token)));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    for (const status of statuses) expect([200, 401]).toContain(status);
    const given = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((answer) => answer.json<Tokens>());
    expect(given.length).toBeGreaterThan(0);
    const fresh = new Set(given.map((tokens) => tokens.refresh_token).filter((one) => one !== refresh_token));
    expect(fresh.size, 'one new token, not a family of them').toBe(1);
    for (const { access_token } of given.slice(0, 20)) expect(await works(access_token)).toBe(200);
    expect(await sessionsOf(id)).toEqual([null]);
    expect((await refresh([...fresh][0]!)).statusCode).toBe(200);
    expect(await sessionsOf(id)).toEqual([null]);
  });

  it('brought back after its grace ends the session for both who hold it', async () => {
    const { id, refresh_token } = await signedIn();
    const newer = await next(refresh_token);
    await later(id, 31);
    expect((await refresh(refresh_token)).statusCode).toBe(401);
    expect((await refresh(newer)).statusCode).toBe(401);
    expect(await sessionsOf(id)).toEqual(['reuse']);
  });

  it('does so however often the thief has changed it since', async () => {
    const { id, refresh_token } = await signedIn();
    let stolen = refresh_token;
    for (let turn = 0; turn < 4; turn += 1) stolen = await next(stolen);
    await later(id, 900);
    const victim = await refresh(refresh_token);
    expect(victim.statusCode).toBe(401);
    expect((await refresh(stolen)).statusCode).toBe(401);
    expect(await sessionsOf(id)).toEqual(['reuse']);
  });

  it('of ours only can end a session: nobody makes one up from what is known of it', async () => {
    const { id, refresh_token } = await signedIn();
    const [session, random, mark] = refresh_token.split('.');
    for (const forged of [
      `${session}.${random}x.${mark}`,
      `${session}.${'A'.repeat(43)}.${'A'.repeat(22)}`,
      `${session}..`,
      `${session}`,
      `${refresh_token}.x`,
    ])
      expect((await refresh(forged)).statusCode).toBe(401);
    expect(await sessionsOf(id)).toEqual([null]);
    expect((await refresh(refresh_token)).statusCode).toBe(200);
  });

  it('of somebody else gives their session only to who has it, and none to the suspended', async () => {
    const { id, refresh_token, access_token } = await signedIn();
    await test.services.database.pool.query(`update person set status = 'suspended' where id = $1`, [id]);
    expect((await refresh(refresh_token)).statusCode).toBe(401);
    expect(await works(access_token)).toBe(401);
  });

  it('works no longer than it was promised', async () => {
    const { id, refresh_token } = await signedIn();
    await test.services.database.pool.query(
      `update session set expires_at = now() - interval '1 second' where person_id = $1`,
      [id],
    );
    expect((await refresh(refresh_token)).statusCode).toBe(401);
  });

  it.each([
    ['somebody', [], SESSION_IDLE_DAYS],
    ['staff', ['editor'], DESK_SESSION_IDLE_DAYS],
  ] as const)(
    'of %s works no longer than it lay unused, however often it was renewed',
    async (_who, roles, days) => {
      const { id, refresh_token } = await signedIn([...roles]);
      const renewed = await next(refresh_token);
      await unusedFor(id, days * DAY_SECONDS - 60);
      const again = await next(renewed);
      await unusedFor(id, days * DAY_SECONDS + 60);
      expect((await refresh(again)).statusCode).toBe(401);
    },
  );

  it('is renewed for as long as it is used, and thirty days in all', async () => {
    const { id, refresh_token } = await signedIn();
    let token = refresh_token;
    for (let day = 0; day < REFRESH_TOKEN_DAYS - 1; day += 1) {
      await unusedFor(id, DAY_SECONDS);
      token = await next(token);
    }
    await unusedFor(id, DAY_SECONDS + 60);
    expect((await refresh(token)).statusCode).toBe(401);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { hashPassword } from './password.ts';

const test = setUpApp();
const password = 'Correct-horse-7';
let passwordHash = '';
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.call({ headers }, 'POST', url, payload);
const member = () => test.signIn({ password_hash: passwordHash });
const signIn = async () => {
  const { email } = await member();
  const response = await post('/public/api/v1/auth/login/', { email, password });
  return { email, response, ...(response.json() as { access_token: string; refresh_token: string }) };
};
const me = (token: string) => test.call({ headers: { authorization: `Bearer ${token}` } }, 'GET', '/public');

describe('the tokens in an answer', () => {
  const browser = () =>
    [{ origin: test.services.config.publicUrl }, { 'sec-fetch-site': 'same-origin' }] as Record<
      string,
      string
    >[];

  it('are not for browsers, which have them as cookies out of reach of scripts (3.009)', async () => {
    const { email } = await member();
    for (const headers of browser()) {
      const answer = await post('/public/api/v1/auth/login/', { email, password }, headers);
      expect(Object.keys(answer.json())).toEqual(['data']);
      const token = answer.cookies.find(({ name }) => name === 'refresh_token')?.value;
      const renewed = await post(
        '/api/v1/auth/token/refresh/',
        {},
        { ...headers, cookie: `refresh_token=${token}` },
      );
      expect([renewed.statusCode, renewed.json()]).toEqual([200, {}]);
      const next = renewed.cookies.find(({ name }) => name === 'refresh_token')?.value;
      expect(next).not.toBe(token);
      for (const { value } of [...answer.cookies, ...renewed.cookies])
        expect(answer.body + renewed.body).not.toContain(value);
    }
  });

  it('are for programs, which have no cookies, and for who shows one in the body', async () => {
    const { refresh_token } = await signIn();
    const [headers] = browser();
    const renewed = await post('/api/v1/auth/token/refresh/', { refresh_token }, headers);
    expect(renewed.json().refresh_token).not.toBe(refresh_token);
    expect(renewed.json().refresh_token).toMatch(/^[\w.-]{60,}$/);
  });
});

describe('signing in by e-mail', () => {
  it('answers tokens and person and sets both cookies; without a photo there is the default one (3.002, 3.009, 4.004)', async () => {
    const { response, email, access_token } = await signIn();
    expect(response.statusCode).toBe(200);
    const cookies = response.cookies.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }));
    expect(cookies).toEqual([
      { name: 'access_token', httpOnly: true, sameSite: 'Lax' },
      { name: 'refresh_token', httpOnly: true, sameSite: 'Lax' },
    ]);
    expect((await me(access_token)).json()).toMatchObject({
      email,
      first_name: 'Sophea',
      photo: '/images/default-user.svg',
    });
  });

  it('knows a person by the bearer header as by the cookie of the same token (7.004)', async () => {
    const { access_token, email } = await signIn();
    expect((await me(access_token)).json().email).toBe(email);
    const byCookie = await test.app.inject({ url: '/public', cookies: { access_token } });
    expect(byCookie.json().email).toBe(email);
    expect((await me(`${access_token}x`)).statusCode).toBe(401);
  });

  it('gives the current user under all its names, with and without the slash (7.022, 7.029, 7.031, 3.001)', async () => {
    const { access_token } = await signIn();
    for (const url of [
      '/public',
      '/public/',
      '/user-api',
      '/user-api/',
      '/api/v1/rest-auth/user',
      '/api/v1/rest-auth/user/',
    ]) {
      const response = await test.call({ headers: { authorization: `Bearer ${access_token}` } }, 'GET', url);
      expect([url, response.statusCode]).toEqual([url, 200]);
    }
  });

  it('answers alike for a wrong password, an unknown address and a suspended person', async () => {
    const { email } = await member();
    const suspended = await member();
    await test.services.database.pool.query(`update person set status = 'suspended' where id = $1`, [
      suspended.id,
    ]);
    const answers = await Promise.all([
      post('/public/api/v1/auth/login/', { email, password: 'wrong' }),
      post('/public/api/v1/auth/login/', { email: 'nobody@example.test', password }),
      post('/public/api/v1/auth/login/', { email: suspended.email, password }),
    ]);
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(422);
  });

  it('locks an account after eight wrong passwords', async () => {
    const { email } = await member();
    for (let i = 0; i < 8; i += 1) await post('/public/api/v1/auth/login/', { email, password: 'wrong' });
    expect((await post('/public/api/v1/auth/login/', { email, password })).statusCode).toBe(422);
  });
});

describe('a session', () => {
  it('changes its refresh token at each use and honours the last one for parallel requests', async () => {
    const { refresh_token } = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('/api/v1/auth/token/refresh/', { refresh_token })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const fresh = answers
      .map((answer) => answer.json().refresh_token as string)
      .filter((token) => token !== refresh_token);
    expect(fresh).toHaveLength(1);
    expect((await me(answers[0]?.json().access_token)).statusCode).toBe(200);
  });

  it('keeps the newer cookie of a browser whose requests run side by side', async () => {
    const { refresh_token } = await signIn();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        test.call(
          { headers: { cookie: `refresh_token=${refresh_token}` } },
          'POST',
          '/api/v1/auth/token/refresh/',
          {},
        ),
      ),
    );
    const set = answers.flatMap(({ cookies }) => cookies.filter(({ name }) => name === 'refresh_token'));
    expect(set).toHaveLength(1);
    expect(set[0]?.value).not.toBe(refresh_token);
  });

  it('that has run out writes nothing in the name of a visitor', async () => {
    const { refresh_token } = await signIn();
    const begin = (headers: Record<string, string>) =>
      test.call({ headers }, 'POST', '/public/api/v1/listing-draft/', {
        kind: 'startup',
        values: {},
        steps_done: [],
      });
    const cookie = `refresh_token=${refresh_token}`;
    expect((await begin({ cookie })).json().code).toBe('session_ended');
    expect((await begin({})).statusCode).not.toBe(401);
  });

  it('ends as a whole when an old refresh token comes back after the grace', async () => {
    const { refresh_token, access_token } = await signIn();
    const next = (await post('/api/v1/auth/token/refresh/', { refresh_token })).json()
      .refresh_token as string;
    await test.services.database.pool.query(`update session set rotated_at = now() - interval '31 seconds'`);
    expect((await post('/api/v1/auth/token/refresh/', { refresh_token })).statusCode).toBe(401);
    expect((await post('/api/v1/auth/token/refresh/', { refresh_token: next })).statusCode).toBe(401);
    expect((await me(access_token)).statusCode).toBe(401);
  });

  it('is over at logout, also with a dead token, and its cookies go (4.005, 4.006, 7.023, 7.024)', async () => {
    const { refresh_token, access_token } = await signIn();
    const response = await post('/api/v1/auth/logout/', { refresh_token });
    expect(response.statusCode).toBe(200);
    expect(response.cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([
      ['access_token', 0],
      ['refresh_token', 0],
    ]);
    expect((await me(access_token)).statusCode).toBe(401);
    expect((await post('/api/v1/auth/logout/', { refresh_token })).statusCode).toBe(200);
  });

  it('refuses a write that another site makes with its cookies', async () => {
    const { access_token } = await signIn();
    const cookie = `access_token=${access_token}`;
    const foreign = await post('/api/v1/auth/logout/', {}, { cookie, origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(400);
    expect(foreign.json()).toMatchObject({ code: 'forbidden_origin' });
    expect((await me(access_token)).statusCode).toBe(200);
  });
});

describe('the error envelope', () => {
  it('speaks the language of the caller (7.003, 5.001)', async () => {
    const english = await test.call({ headers: { 'accept-language': 'en' } }, 'GET', '/public');
    const khmer = await test.call({ headers: { 'accept-language': 'km' } }, 'GET', '/public');
    expect(english.headers['content-type']).toMatch('application/problem+json');
    expect(english.json()).toMatchObject({ status: 401, code: 'not_signed_in', title: 'Please sign in' });
    expect(khmer.json().title).toMatch(/\p{Script=Khmer}/u);
  });

  it('names the fields that are wrong (5.002)', async () => {
    const response = await post('/public/api/v1/auth/login/', {});
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      email: ['This field is required'],
      password: ['This field is required'],
    });
  });

  it('is a 400 for what is not JSON and a 413 for what is too long', async () => {
    const broken = await test.call(
      { headers: { 'content-type': 'application/json' } },
      'POST',
      '/public/api/v1/auth/login/',
      '{"email":',
    );
    const long = await post('/public/api/v1/auth/login/', { email: 'a'.repeat(1_100_000) });
    expect([broken.statusCode, long.statusCode]).toEqual([400, 413]);
  });
});

import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Operation, PATHS } from '#server/identity/camdigikey/api-paths.ts';
import { openResponse, sealRequest } from '#server/identity/camdigikey/envelope.ts';
import { createTransport, type Transport } from '#server/identity/camdigikey/tls-transport.ts';
import { isSignedBy, parseToken } from '#server/identity/camdigikey/token.ts';
import { type Simulator, startSimulator } from '../start.ts';
import { personalCodeOf } from '../state/personas.ts';

const SITE = 'http://localhost:3000';
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
let simulator: Simulator;
let transport: Transport;

beforeAll(async () => {
  simulator = await startSimulator({ port: 0, apiPort: 0, siteUrl: SITE, production: false });
  const { client, root } = simulator.material;
  const tls = { key: client.key, cert: client.cert, ca: root.cert };
  transport = createTransport({ baseUrl: simulator.apiUrl, tls, timeoutMs: 20_000 });
});
afterAll(() => simulator.close());
beforeEach(() => simulator.state.reset());

type Answer = { error: number; message: string; data: Record<string, unknown> };

/** One call as a client library makes it, sealed and over mutual TLS. */
async function call(path: string, body: object): Promise<Answer> {
  const { keys } = simulator.material;
  const sealed = sealRequest(keys, { clientId: keys.clientId, ...body });
  return openResponse(keys, await transport('POST', path, sealed)) as Answer;
}

/** What the browser is sent back to after a decision at the sign-in page. */
async function decide(loginToken: unknown, form: Record<string, string>): Promise<URL> {
  const body = new URLSearchParams({ loginToken: String(loginToken), ...form });
  const answer = await fetch(`${simulator.pageUrl}/decide`, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

describe.each(['v2', 'v3'] as const)('the API of the simulated provider, %s', (generation) => {
  const v3 = generation === 'v3';
  const ask = (operation: Operation, body: object) => call(PATHS[generation][operation], body);
  const registered = () => ({ domain: simulator.domain, requestedDate: simulator.state.now() });
  const begin = (more: object = {}) => ask('loginToken', { ...registered(), ...more });

  async function signedIn(persona = 'founder'): Promise<string> {
    const { data } = await begin();
    const back = await decide(data.loginToken, { persona });
    const answer = await ask('exchange', { authToken: back.searchParams.get('authToken') });
    return String(answer.data.accessToken);
  }

  it('gives a token an id of its own, the same wherever it is named', async () => {
    const accessToken = await signedIn();
    const { data } = await ask('status', { accessToken });
    expect(data.jti).toMatch(UUID);
    expect(accessToken).not.toContain(data.jti);
    const header = JSON.parse(Buffer.from(accessToken.split('.')[0]!, 'base64').toString());
    expect(header.jwtId).toBe(v3 ? data.jti : undefined);
    const gone = await ask('logout', { accessToken });
    expect(gone.data).toMatchObject({ jwtId: data.jti, status: 0, accessToken });
    expect((await ask('status', { accessToken })).data.status).toBe(false);
    expect((await ask('logout', { accessToken })).error).toBe(0);
  });

  it('refreshes a token once, and says for whom and when in 3.x', async () => {
    const accessToken = await signedIn();
    const { data } = await ask('refresh', { accessToken });
    expect(Object.keys(data).toSorted()).toEqual(
      v3 ? ['accessToken', 'created_date', 'service_account_id'] : ['accessToken'],
    );
    expect((await ask('status', { accessToken })).data.status).toBe(false);
    const renewed = await ask('status', { accessToken: data.accessToken });
    expect(renewed.data).toMatchObject({ status: true, camdigikey_id: 'sim-founder' });
    if (v3) expect(data.created_date).toBe(renewed.data.iat);
    expect((await ask('refresh', { accessToken })).error).toBe(104);
  });

  it('gives the organisation a token without a person', async () => {
    const { data } = await ask('organization', registered());
    expect('created_date' in data).toBe(v3);
    const status = await ask('status', { accessToken: data.accessToken });
    expect(status.data).toMatchObject({ status: true, type: 'ORGANIZATION', domain: simulator.domain });
    expect(status.data).not.toHaveProperty('camdigikey_id');
    expect((await ask('organization', { domain: 'somebody.example' })).error).not.toBe(0);
    expect((await ask('face', { accessToken: data.accessToken })).error).toBe(106);
  });

  it('finds an account by its number and verifies the token it hands out', async () => {
    const { data: own } = await ask('organization', registered());
    const personalCode = personalCodeOf('mentor');
    const domain = simulator.domain;
    const found = await ask('lookup', { domain, accessToken: own.accessToken, personalCode });
    const person = {
      personal_code: personalCode,
      camdigikey_id: 'sim-mentor',
      given_name_en: 'Sokunthea',
      surname_kh: 'កែវ',
      ...(v3 ? { gender: 'F', nationality: 'KH' } : {}),
    };
    expect(found.data).toMatchObject({ ...person, expired_date: expect.any(Number) });
    expect('gender' in found.data).toBe(v3);
    const accountToken = found.data.account_token;
    const verified = await ask('verifyAccount', { domain, accountToken });
    expect(verified.data).toMatchObject(v3 ? { ...person, user_status: 1 } : person);
    expect(verified.data).not.toHaveProperty('account_token');
    simulator.state.personas.get('mentor')!.status = 'expired';
    const later = await ask('verifyAccount', { domain, accountToken });
    expect(later.data.user_status).toBe(v3 ? 2 : undefined);
    for (const wrong of [{ personalCode: 'SIM0' }, { accessToken: 'a.b.c' }, { domain: 'somebody.example' }])
      expect(
        (await ask('lookup', { domain, accessToken: own.accessToken, personalCode, ...wrong })).error,
      ).not.toBe(0);
    expect((await ask('verifyAccount', { domain, accountToken: own.accessToken })).error).toBe(101);
  });

  it('shows the face of a person', async () => {
    const { data } = await ask('face', { accessToken: await signedIn() });
    const picture = Buffer.from(String(data.face), 'base64');
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    const other = await ask('face', { accessToken: await signedIn('mentor') });
    expect(other.data.face).not.toBe(data.face);
  });

  it('leads back to the address the login names, in 3.x and on the registered site only', async () => {
    const urls = { successReturnUrl: `${SITE}/back?a=1`, errorReturnUrl: `${SITE}/failed` };
    const back = async (form: Record<string, string>) =>
      decide((await begin({ ...urls, callbackVars: { state: 'kept' } })).data.loginToken, form);
    const home = v3 ? '/back' : '/camdigikey-login';
    const success = await back({ persona: 'founder' });
    expect([success.origin, success.pathname]).toEqual([SITE, home]);
    expect(success.searchParams.get('a')).toBe(v3 ? '1' : null);
    expect(success.searchParams.get('state')).toBe('kept');
    expect(success.searchParams.get('authToken')?.split('.')).toHaveLength(3);
    expect((await back({ decision: 'cancel' })).pathname).toBe(v3 ? '/failed' : '/camdigikey-login');
    const elsewhere = await begin({ successReturnUrl: 'https://somebody.example/' });
    expect(elsewhere.error !== 0).toBe(v3);
  });

  it.each([[undefined], [null], [5], [''], ['no token'], [{}]])('takes %j for no token', async (token) => {
    const domain = simulator.domain;
    for (const [operation, body] of [
      ['exchange', { authToken: token }],
      ['status', { accessToken: token }],
      ['refresh', { accessToken: token }],
      ['logout', { accessToken: token }],
      ['face', { accessToken: token }],
      ['lookup', { domain, accessToken: token, personalCode: personalCodeOf('mentor') }],
      ['verifyAccount', { domain, accountToken: token }],
    ] as const)
      expect(await ask(operation, body)).toMatchObject({ error: 106, data: null });
  });

  it('signs every kind of token', async () => {
    const signer = new X509Certificate(simulator.material.signer.cert).publicKey;
    const { data: login } = await begin();
    const { data: own } = await ask('organization', registered());
    const { data: account } = await ask('lookup', {
      domain: simulator.domain,
      accessToken: own.accessToken,
      personalCode: personalCodeOf('mentor'),
    });
    for (const token of [login.loginToken, own.accessToken, account.account_token, await signedIn()])
      expect(isSignedBy(parseToken(token), signer)).toBe(true);
  });

  it('knows each call by its method', async () => {
    const { certificates, face } = PATHS[generation];
    await expect(transport('POST', certificates, {})).rejects.toThrow('status 405');
    await expect(transport('GET', face)).rejects.toThrow('status 405');
    await expect(transport('GET', '/api/v3.0/nothing')).rejects.toThrow('status 404');
  });
});

describe('what only the Java client asks for', () => {
  it('is there: the known domains, and a token told by two more names', async () => {
    expect(await transport('GET', '/api/v2.0/clients')).toEqual({ error: 0, data: [simulator.domain] });
    const own = await call(PATHS.v2.organization, { domain: simulator.domain });
    for (const name of ['user-info', 'status-org-access-token']) {
      const path = `/api/v2.0/oauth2/client-lib/${name}`;
      expect((await call(path, { accessToken: own.data.accessToken })).data.type).toBe('ORGANIZATION');
    }
  });
});

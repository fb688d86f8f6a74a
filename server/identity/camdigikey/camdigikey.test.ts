import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealResponse } from '#tools/identity-simulator/crypto/envelope.ts';
import { makeCredential } from '#tools/identity-simulator/crypto/pki.ts';
import { type Simulator, startSimulator } from '#tools/identity-simulator/start.ts';
import type { ScenarioName } from '#tools/identity-simulator/state/scenarios.ts';
import { LOGIN_MS } from '#tools/identity-simulator/state/state.ts';
import type { IdentityProvider, ReplayStore } from '../provider.ts';
import type { ApiGeneration } from './api-paths.ts';
import { type CamDigiKeyOptions, createCamDigiKey } from './camdigikey.ts';
import { createTransport } from './tls-transport.ts';

const HOUR_MS = 3_600_000;
let simulator: Simulator;

beforeAll(async () => {
  simulator = await startSimulator({
    port: 0,
    apiPort: 0,
    siteUrl: 'http://localhost:3000',
    production: false,
  });
});
afterAll(() => simulator.close());
beforeEach(() => simulator.state.reset());

function memory(): ReplayStore {
  const used = new Set<string>();
  return { reserve: async (key) => used.size < used.add(key).size };
}

/** `timeoutMs` is long, because the machine may be busy, except where the provider is to be waited for in vain. */
function provider(
  generation: ApiGeneration,
  { timeoutMs = 20_000, ...changes }: Partial<CamDigiKeyOptions> & { timeoutMs?: number } = {},
): IdentityProvider {
  const { material } = simulator;
  const tls = { key: material.client.key, cert: material.client.cert, ca: material.root.cert };
  return createCamDigiKey({
    generation,
    domain: simulator.domain,
    keys: material.keys,
    roots: [new X509Certificate(material.root.cert)],
    loginHosts: [new URL(simulator.pageUrl).host],
    plainLogin: true,
    echoesState: false,
    transport: createTransport({ baseUrl: simulator.apiUrl, tls, timeoutMs }),
    replays: memory(),
    signerMaxAgeMs: HOUR_MS,
    signerPauseMs: 0,
    now: simulator.state.now,
    ...changes,
  });
}

const play = (name: ScenarioName, times = 1) => simulator.state.play(name, times);
const asked = () => simulator.state.requests().map(({ operation }) => operation);
const exchanges = () => asked().filter((operation) => operation === 'exchange').length;
const code = (expected: string) => expect.objectContaining({ code: expected });

/** Goes through the browser's part at the simulator's sign-in page and answers the query it comes back with. */
async function browse(loginUrl: string, form: Record<string, string>): Promise<URLSearchParams> {
  const loginToken = new URL(loginUrl).searchParams.get('loginToken') ?? '';
  const answer = await fetch(`${simulator.pageUrl}/decide`, {
    method: 'POST',
    body: new URLSearchParams({ loginToken, ...form }),
    redirect: 'manual',
  });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '').searchParams;
}

/** A token as the browser brings it back. */
async function tokenFor(identity: IdentityProvider, persona = 'founder'): Promise<string> {
  const { login_url } = await identity.requestLogin({ state: 'kept' });
  return (await browse(login_url, { persona })).get('authToken') ?? '';
}

describe.each(['v2', 'v3'] as const)('signing in by CamDigiKey, API %s', (generation) => {
  it('ends in the profile of the person (7.021)', async () => {
    const identity = provider(generation);
    const profile = await identity.completeLogin(await tokenFor(identity));
    expect(profile).toMatchObject({ subject: 'sim-founder', first_name: 'Sreypov', last_name_kh: 'ម៉ៅ' });
    expect(asked()).toEqual(['loginToken', 'certificates', 'exchange', 'status']);
  });

  it('takes a token that is still percent-encoded', async () => {
    const identity = provider(generation);
    const token = encodeURIComponent(await tokenFor(identity));
    await expect(identity.completeLogin(token)).resolves.toMatchObject({ subject: 'sim-founder' });
  });

  it('refuses a token a second time without asking the provider', async () => {
    const identity = provider(generation);
    const token = await tokenFor(identity);
    await identity.completeLogin(token);
    const [header, payload, signature] = token.split('.');
    const bare = signature!.replaceAll('=', '').replaceAll('-', '+').replaceAll('_', '/');
    for (const again of [token, `${header}.${payload}.${bare}`])
      await expect(identity.completeLogin(again)).rejects.toThrow(code('token_replayed'));
    expect(exchanges()).toBe(1);
  });

  it('lets exactly one of two parallel posts through', async () => {
    const identity = provider(generation);
    const token = await tokenFor(identity);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => identity.completeLogin(token)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([0, 1, 2])('refuses a token whose part %i was changed, and sends nothing on', async (part) => {
    const identity = provider(generation);
    const parts = (await tokenFor(identity)).split('.');
    parts[part] = parts[part]!.replace(/.(?=.{40}$)/, (sign) => (sign === 'A' ? 'B' : 'A'));
    await expect(identity.completeLogin(parts.join('.'))).rejects.toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^token_(signature_invalid|malformed)$/) }),
    );
    expect(exchanges()).toBe(0);
  });

  it.each(['single-hash', 'p1363', 'alg-none', 'alg-es512'] as const)(
    'refuses a token made with %s',
    async (flaw) => {
      const identity = provider(generation);
      play(flaw);
      const token = await tokenFor(identity);
      await expect(identity.completeLogin(token)).rejects.toThrow(code('token_signature_invalid'));
      expect(exchanges()).toBe(0);
    },
  );

  it.each(['rogue-chain', 'rogue-leaf', 'expired-signer'] as const)(
    'does not believe a %s of certificates',
    async (name) => {
      const identity = provider(generation);
      play(name);
      const token = await tokenFor(identity);
      await expect(identity.completeLogin(token)).rejects.toThrow(code('provider_protocol'));
      expect(exchanges()).toBe(0);
    },
  );

  it('needs no root in the list of certificates', async () => {
    const identity = provider(generation);
    play('chain-without-root');
    await expect(identity.completeLogin(await tokenFor(identity))).resolves.toBeDefined();
  });

  it('notices a new signer by asking exactly once more', async () => {
    const identity = provider(generation);
    await identity.completeLogin(await tokenFor(identity));
    await simulator.state.rotateSigner();
    await identity.completeLogin(await tokenFor(identity));
    expect(asked().filter((operation) => operation === 'certificates')).toHaveLength(2);
  });

  it('asks for the signer once for many at the same moment', async () => {
    const identity = provider(generation);
    const tokens = await Promise.all([1, 2, 3, 4, 5].map(() => tokenFor(identity)));
    await Promise.all(tokens.map((token) => identity.completeLogin(token)));
    expect(asked().filter((operation) => operation === 'certificates')).toHaveLength(1);
  });

  it.each([
    ['exchange-expired', 'token_expired'],
    ['exchange-disabled', 'account_disabled'],
    ['exchange-refused', 'provider_rejected'],
    ['status-false', 'token_inactive'],
    ['other-domain', 'provider_rejected'],
    ['organization', 'provider_rejected'],
    ['missing-subject', 'provider_protocol'],
    ['missing-data', 'provider_protocol'],
    ['wrong-hmac', 'provider_protocol'],
    ['flipped-ciphertext', 'provider_protocol'],
    ['hmac-over-text', 'provider_protocol'],
    ['http-500', 'provider_unavailable'],
    ['html', 'provider_unavailable'],
    ['hang', 'provider_timeout'],
    ['certificates-down', 'provider_unavailable'],
  ] as const)('tells %s apart as %s', async (name, expected) => {
    const token = await tokenFor(provider(generation));
    const identity = provider(generation, name === 'hang' ? { timeoutMs: 300 } : {});
    play(name);
    await expect(identity.completeLogin(token)).rejects.toThrow(code(expected));
  });

  it.each(['null-fields', 'exp-seconds', 'exp-text', 'exp-iso'] as const)(
    'gets along with %s',
    async (name) => {
      const identity = provider(generation);
      const token = await tokenFor(identity);
      play(name);
      await expect(identity.completeLogin(token)).resolves.toMatchObject({ subject: 'sim-founder' });
    },
  );

  it('goes on with the signer it knows while only the certificates are down', async () => {
    const identity = provider(generation, { signerMaxAgeMs: 60_000 });
    await identity.completeLogin(await tokenFor(identity));
    simulator.state.advance(120_000);
    play('certificates-down');
    await expect(identity.completeLogin(await tokenFor(identity))).resolves.toBeDefined();
  });

  it('refuses an identity that was disabled after the approval', async () => {
    const identity = provider(generation);
    const token = await tokenFor(identity);
    simulator.state.personas.get('founder')!.status = 'disabled';
    await expect(identity.completeLogin(token)).rejects.toThrow(code('account_disabled'));
  });

  it('knows an auth token that is too old', async () => {
    const identity = provider(generation);
    const token = await tokenFor(identity);
    simulator.state.advance(HOUR_MS);
    await expect(identity.completeLogin(token)).rejects.toThrow(code('token_expired'));
    // Only 2.x tokens say themselves when they end.
    expect(exchanges()).toBe(generation === 'v2' ? 0 : 1);
  });
});

describe('asking for the sign-in page', () => {
  it('is refused for a domain the provider does not know', async () => {
    play('wrong-domain');
    await expect(provider('v3').requestLogin({ state: '' })).rejects.toThrow(
      expect.objectContaining({ code: 'provider_rejected', providerCode: 1 }),
    );
  });

  it('never leads to a host that is not allowed, or without TLS (7.020)', async () => {
    for (const changes of [{ loginHosts: ['auth.example'] }, { plainLogin: false }])
      await expect(provider('v3', changes).requestLogin({ state: '' })).rejects.toThrow(
        code('provider_protocol'),
      );
  });

  it('leads to a page without TLS on this machine only', async () => {
    const { keys } = simulator.material;
    const data = { loginToken: 'a.b.c', loginUrl: 'http://auth.example/login?loginToken=a.b.c' };
    const transport = async () => sealResponse(keys, { error: 0, message: 'OK', data });
    await expect(
      provider('v2', { transport, loginHosts: ['auth.example'] }).requestLogin({ state: '' }),
    ).rejects.toThrow(code('provider_protocol'));
  });

  it('carries the state there and back where the provider echoes it', async () => {
    const { login_url } = await provider('v3', { echoesState: true }).requestLogin({ state: 'abc' });
    const query = await browse(login_url, { persona: 'founder' });
    expect(query.get('state')).toBe('abc');
  });

  it.each([
    ['cancel', { decision: 'cancel' }, 'USER_CANCELLED'],
    ['expiry', { decision: 'expire' }, 'LOGIN_EXPIRED'],
    ['a disabled identity', { persona: 'disabled' }, 'ACCOUNT_DISABLED'],
  ])('comes back with an error after %s', async (_name, form, errorCode) => {
    const { login_url } = await provider('v2').requestLogin({ state: '' });
    const query = await browse(login_url, form as Record<string, string>);
    expect(query.get('errorCode')).toBe(errorCode);
    expect(query.has('authToken')).toBe(false);
  });

  it('comes back with an error when the login token is too old or unknown', async () => {
    const { login_url } = await provider('v2').requestLogin({ state: '' });
    simulator.state.advance(LOGIN_MS);
    expect((await browse(login_url, { persona: 'founder' })).get('errorCode')).toBe('LOGIN_EXPIRED');
    const answer = await fetch(`${simulator.pageUrl}/login?loginToken=a.b.c`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('errorCode=LOGIN_EXPIRED');
  });
});

describe('the connection to the provider', () => {
  const transport = (changes: object, baseUrl = simulator.apiUrl) => {
    const { client, root } = simulator.material;
    const tls = { key: client.key, cert: client.cert, ca: root.cert, ...changes };
    return createTransport({ baseUrl, tls, timeoutMs: 20_000 });
  };
  const unavailable = (changes: object, baseUrl?: string) =>
    expect(
      provider('v3', { transport: transport(changes, baseUrl) }).requestLogin({ state: '' }),
    ).rejects.toThrow(code('provider_unavailable'));

  it('needs our certificate', () => unavailable({ key: undefined, cert: undefined }));

  it('needs a certificate of the provider’s authority', async () => {
    const stranger = await makeCredential({ name: 'phum', use: 'client' });
    await unavailable({ key: stranger.key, cert: stranger.cert });
  });

  it('refuses a server that another authority vouches for', async () => {
    const authority = await makeCredential({ name: 'Somebody', authority: true });
    await unavailable({ ca: authority.cert });
  });

  it('says that the provider is not there', () => unavailable({}, 'https://localhost:9'));

  it('never calls a token forged because the provider is down', async () => {
    const identity = provider('v3', { transport: transport({}, 'https://localhost:9') });
    const token = await tokenFor(provider('v3'));
    await expect(identity.completeLogin(token)).rejects.toThrow(code('provider_unavailable'));
  });
});

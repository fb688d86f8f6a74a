import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_MAX_MB } from '#shared/constants.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { createApp } from '../app.ts';
import { MAX_JSON_BYTES, MAX_JSON_VALUES } from './read-json.ts';
import { LONGEST_QUERY, MAX_PARAMETERS } from './request-bounds.ts';

const test = setUpApp();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

/** What comes back for exactly these lines, which no library would send. */
function raw(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write([...lines, '', ''].join('\r\n')));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
const post = (payload: string) =>
  test.call(
    { headers: { 'content-type': 'application/json', 'accept-language': 'km' } },
    'POST',
    '/public/api/v1/auth/login/',
    payload,
  );

it('the largest document may arrive over a line of 50 kB/s, headers may not take that long', () => {
  const { requestTimeout, headersTimeout } = test.app.server;
  expect(requestTimeout).toBeGreaterThan((DOCUMENT_MAX_MB * 1024 * 1024) / 50);
  expect(headersTimeout).toBeLessThanOrEqual(60_000);
});

describe('a request beyond any of ours', () => {
  it.each([
    ['two hosts', ['Host: localhost', 'Host: evil.example']],
    ['two hosts, one in capitals', ['HOST: localhost', 'host: localhost']],
    ['no host', []],
  ])('with %s is 400', async (_what, hosts) => {
    const answer = await raw('GET /healthz HTTP/1.1', ...hosts, 'Connection: close');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it.each([
    ['without a host', 400, []],
    ['that expects what nobody knows', 417, ['Host: localhost', 'Expect: nonsense']],
  ])('%s is refused with the headers of every answer', async (_what, status, lines) => {
    const answer = await raw(`GET /team-invite/${'s'.repeat(24)} HTTP/1.1`, ...lines, 'Connection: close');
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      'referrer-policy: no-referrer',
      'cache-control: private, no-store',
      'x-content-type-options: nosniff',
      'x-frame-options: DENY',
      'content-type: application/problem+json',
    ])
      expect(answer.toLowerCase()).toContain(header.toLowerCase());
  });

  it.each([
    ['localhost:3000', 200],
    ['127.0.0.1', 200],
    ['192.168.1.20', 200],
    ['laptop:3000', 200],
    ['phum.example', 421],
    ['10.evil.example', 421],
    ['[::1', 421],
  ])('of a site for this house that names the host %s is %i', async (host, status) => {
    const own = { ...test.services, config: { ...test.services.config, NODE_ENV: 'development' as const } };
    const house = await createApp(own, { pages: false });
    const ask = (headers: Record<string, string>) => house.inject({ url: '/healthz', headers });
    const answers = [await ask({ host }), await ask({ host: 'localhost', 'x-forwarded-host': host })];
    await house.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status]);
  });

  it('with one host is answered', async () => {
    expect(await raw('GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });

  it.each([
    ['an address too long', `/api/v1/startup/?a=${'x'.repeat(LONGEST_QUERY)}`],
    ['too many parameters', `/api/v1/startup/?${'a&'.repeat(MAX_PARAMETERS)}`],
    ['too long a path', `/api/v1/${'a/'.repeat(2_000)}`],
  ])('%s is 400, and says so in the reader’s language', async (_what, url) => {
    const answer = await test.call({ headers: { 'accept-language': 'km' } }, 'GET', url);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'bad_request', message: expect.stringContaining('វែង') }),
    ]);
  });

  it.each([
    ['too deep', '['.repeat(100), 400, 'bad_request'],
    ['too wide', `{"email":[${'1,'.repeat(MAX_JSON_VALUES)}1]}`, 413, 'too_large'],
    ['too large', `"${'x'.repeat(MAX_JSON_BYTES)}"`, 413, 'too_large'],
    ['no JSON', '{"a":', 400, 'bad_request'],
    ['one that means ill', '{"__proto__":{"a":1}}', 400, 'bad_request'],
  ])('JSON that is %s is refused in the reader’s language', async (_what, payload, status, code) => {
    const answer = await post(payload);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).toMatch(/^[\u1780-\u17FF]/);
  });

  it('JSON is bounded also where larger files may come', async () => {
    const answer = await test.call(
      {
        headers: {
          ...(await test.signIn({ roles: ['editor'] })).headers,
          'content-type': 'application/json',
        },
      },
      'POST',
      '/desk-api/v1/collections/sector/imports/check/',
      `{"file":"${'x'.repeat(MAX_JSON_BYTES)}"}`,
    );
    expect(answer.statusCode).toBe(413);
  });
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attack, FAMILIES, reportOf } from './attack.ts';
import { aimAt, type CallOptions, PEOPLE, type TargetOptions } from './target.ts';

/** Many at once need a provider of identities; changes are found in a site that tells people apart, below. */
const ELSEWHERE = ['races', 'changes to others’ records'];
/** Far beyond what a busy machine keeps anybody waiting. */
const STALL_MS = 3_000;
const ID = '0190a000-0000-7000-8000-00000000beef';
let server: Server;
let log = '';
let lastAddress = '';
/** Forms with files that are arriving. */
let arriving = 0;
const MOST_ARRIVING = 8;
const HELD_MS = 300;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = decoded(request.url ?? '');
    log += `${request.url}\n`;
    const bringsFiles = request.headers['content-type']?.startsWith('multipart/') ?? false;
    if (bringsFiles) arriving += 1;
    const body = await read(request).catch(() => '');
    if (bringsFiles) await sleep(HELD_MS);
    if (url !== '/healthz' && arriving > MOST_ARRIVING) response.statusCode = 500;
    if (bringsFiles) arriving -= 1;
    if (url === '/healthz') return void response.end('ok');
    if (body.startsWith('a&a&')) block();
    const inside = /http:\/\/(?:127\.0\.0\.1|localhost):\d+\/[\w.-]+/.exec(body)?.[0];
    if (inside) await fetch(inside).catch(() => {});
    if (/pg_sleep|'/.test(url)) response.statusCode = 500;
    else if (request.url?.includes('listing-draft') && request.method === 'POST') response.statusCode = 201;
    response.setHeader('content-type', 'text/html');
    response.setHeader('set-cookie', 'session=of-everybody');
    response.end(`<a href="${lastAddress}">${url}</a> "id":"${ID}" syntax error at or near`);
    lastAddress = `${url} ${request.headers['x-forwarded-host']}`;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** As a careless site reads an address: what cannot be decoded stays. */
const decoded = (url: string) =>
  url
    .replaceAll('+', ' ')
    .replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

async function read(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('latin1')) text += chunk;
  return text;
}

/** Keeps the one thread there is, as a parser does that takes too long, without costing others the processor. */
function block(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL_MS);
}

const nobody = { email: 'a@example.test', password: 'x' };
const accounts = Object.fromEntries(PEOPLE.map((name) => [name, nobody])) as TargetOptions['accounts'];

describe('the attack from outside', () => {
  it('finds the doors of a site where all of them are open', { timeout: 120_000 }, async () => {
    const account = { email: 'somebody@example.test', password: 'open' };
    const target = aimAt({
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      accounts: Object.fromEntries(PEOPLE.map((name) => [name, account])) as TargetOptions['accounts'],
      log: () => log,
    });
    const families = FAMILIES.map(({ name }) => name).filter((name) => !ELSEWHERE.includes(name));
    const tallies = await attack(target, { inputs: 200, ms: 20_000, seed: 1, families });
    const blind = tallies.filter(({ findings }) => findings.length === 0).map(({ family }) => family);
    expect(blind, reportOf(tallies)).toEqual([]);
    const doors = new Set(tallies.flatMap(({ findings }) => findings.map(({ door }) => door)));
    for (const door of [
      'the log keeps a secret',
      'a secret leaves with the referrer',
      'one request keeps the whole site waiting',
      'a malformed request is served',
      'a write with a foreign Authorization is heard',
      'editor reads what the role does not give',
      'one address fills the disk with drafts',
      'the server asks for an address inside this machine',
      'what one visitor sends reaches the next',
      'held uploads keep small forms out',
      'uploads at once end in a fault',
      'a wrong answer is taken',
      'a session that guesses goes on',
    ])
      expect(doors).toContain(door);
  });

  it.each([200, 404])(
    'tells a site where strangers change what they cannot read from one where they do not: %i',
    async (answer) => {
      const send = async (_path: string, { method = 'GET', as = 'visitor' }: CallOptions = {}) => ({
        statusCode: as === 'founder' ? 200 : method === 'GET' ? 404 : answer,
        headers: {},
        body: `"id":"${ID}"`,
        ms: 0,
      });
      const target = {
        ...aimAt({ url: 'http://localhost:1', accounts }),
        send,
      };
      const families = ['changes to others’ records'];
      const [tally] = await attack(target, { inputs: 1_000, ms: 60_000, seed: 1, families });
      expect(tally!.inputs).toBeGreaterThan(20);
      const doors = answer === 200 ? ['somebody changes what is another’s'] : [];
      expect(tally!.findings.map(({ door }) => door)).toEqual(doors);
    },
  );

  it('goes through the reads of the desk to the end, whatever the time, and spends what is left on what never ends', async () => {
    const asked: string[] = [];
    const send = async (path: string) => {
      asked.push(path);
      return { statusCode: 404, headers: {}, body: '', ms: 0 };
    };
    const target = {
      ...aimAt({ url: 'http://localhost:1', accounts }),
      send,
    };
    const plan = { inputs: 1_000, ms: 0, seed: 1 };
    const [whole] = await attack(target, { ...plan, families: ['desk reads by role'] });
    const [again] = await attack(target, { ...plan, ms: 60_000, families: ['desk reads by role'] });
    expect(whole!.inputs).toBe(again!.inputs);
    expect(asked).toContain('/desk/dashboard');
    const [, rest] = await attack(target, {
      ...plan,
      ms: 60_000,
      families: ['desk reads by role', 'hostile inputs'],
    });
    expect(whole!.inputs + rest!.inputs).toBe(plan.inputs);
  });

  it('is made on this machine alone', () => {
    expect(() => aimAt({ url: 'https://phum.example', accounts })).toThrow('on this machine');
  });
});

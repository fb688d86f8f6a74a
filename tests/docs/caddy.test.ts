import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CADDY, findProgram } from '#tools/run/debian-program.mjs';

const root = path.join(import.meta.dirname, '../..');
const FILE = path.join(root, 'deploy/caddy/Caddyfile');
const sample = readFileSync(FILE, 'utf8');
const caddy = findProgram(CADDY);
const folder = mkdtempSync(path.join(tmpdir(), 'phum-caddy-'));
const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!caddy)('the sample for Caddy', () => {
  const adapt = (file: string) =>
    spawnSync(caddy!, ['adapt', '--validate', '--config', file], { env, encoding: 'utf8' });

  it('is taken by caddy, which refuses one that is none', () => {
    const { status, stderr } = adapt(FILE);
    expect(status, stderr).toBe(0);
    const broken = path.join(folder, 'broken');
    writeFileSync(broken, sample.replace('flush_interval', 'flush_intervals'));
    expect(adapt(broken).status).not.toBe(0);
  });

  describe('before a site', () => {
    let site: Server;
    let proxy: ChildProcess;
    let address: string;
    let seen: IncomingHttpHeaders = {};
    beforeAll(async () => {
      site = createServer((call, response) => {
        seen = call.headers;
        call.resume().on('end', () => response.end('the site'));
      });
      await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
      address = `http://127.0.0.1:${await freePort()}`;
      const file = path.join(folder, 'Caddyfile');
      writeFileSync(file, `{\n\tadmin off\n}\n${here(sample, address)}`);
      const upstream = `127.0.0.1:${(site.address() as AddressInfo).port}`;
      proxy = spawn(caddy!, ['run', '--config', file], {
        env: { ...env, PHUM_UPSTREAM: upstream },
        stdio: 'ignore',
      });
      await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), 10_000);
    });
    afterAll(async () => {
      proxy.kill();
      site.close();
    });

    it('says who came itself and hands on nothing that callers claim about it', async () => {
      const headers = {
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=6.6.6.6',
      };
      expect(await (await fetch(address, { headers })).text()).toBe('the site');
      expect(seen['x-forwarded-for']).toBe('127.0.0.1');
      expect([seen['x-forwarded-host'], seen.forwarded]).toEqual([undefined, undefined]);
    });

    it('takes what the site takes and refuses more', async () => {
      const whole = await fetch(address, { method: 'POST', body: new Uint8Array(24_000_000) });
      expect(whole.status).toBe(200);
      for (const bytes of [26_000_000, 300_000_000, 4_000_000_000])
        expect(await announce(address, bytes), String(bytes)).toBe(413);
    });

    it('shows the page in both languages while the site is away', async () => {
      site.closeAllConnections();
      await new Promise((done) => site.close(done));
      const answer = await fetch(address);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('30');
      const page = await answer.text();
      expect(page).toMatch(/lang="km"/);
      expect(page).toMatch(/lang="en"/);
    });
  });
});

/** The sample for a machine without certificate, and a site that does not come back in half a minute. */
const here = (file: string, address: string) =>
  file
    .replace('phum.example {', `${address} {`)
    .replace('/opt/phum/current', root)
    .replace('lb_try_duration 30s', 'lb_try_duration 1s');

/** What a body of so many bytes is answered before any of it is sent. */
const announce = (address: string, bytes: number) =>
  new Promise<number | undefined>((answered, failed) => {
    const call = request(address, { method: 'POST', headers: { 'content-length': bytes } }, (answer) => {
      answered(answer.statusCode);
      call.destroy();
    });
    call.on('error', failed).flushHeaders();
  });

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((done) => socket.listen(0, '127.0.0.1', done));
  const { port } = socket.address() as AddressInfo;
  await new Promise((done) => socket.close(done));
  return port;
}

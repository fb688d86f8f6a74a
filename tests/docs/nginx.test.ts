import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const sample = readFileSync(path.join(root, 'deploy/nginx/phum.conf'), 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'phum-nginx-'));
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NGINX = 'nginx';
const hasNginx = spawnSync(NGINX, ['-v'], { env }).status === 0;

// Where nginx is; on the way of the runbooks it always is.
describe.skipIf(!hasNginx)('the sample for nginx', () => {
  const site = createServer((_call, response) => response.end('the site'));
  let nginx: ChildProcess;
  let address: string;
  beforeAll(async () => {
    await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
    const port = await freePort();
    address = `http://127.0.0.1:${port}`;
    const upstream = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    const file = path.join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; worker_processes 1; events {}\nhttp {\n${here(sample, port, upstream)}\n}\n`,
    );
    nginx = spawn(NGINX, ['-c', file, '-p', folder], { env, stdio: 'ignore' });
    await vi.waitFor(async () => expect((await fetch(address)).status).toBe(200), 10_000);
  });
  afterAll(() => {
    nginx.kill();
    site.close();
  });

  it('shows the page in both languages while the site is away, and says that it will be back', async () => {
    expect(await (await fetch(address)).text()).toBe('the site');
    site.closeAllConnections();
    await new Promise((done) => site.close(done));
    for (const init of [{}, { method: 'POST', body: 'a=b' }]) {
      const answer = await fetch(address, init);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('30');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const page = await answer.text();
      expect(page).toMatch(/lang="km"/);
      expect(page).toMatch(/lang="en"/);
    }
  });
});

/** The second server of the sample for a machine without certificate and without the places of Debian. */
const here = (file: string, port: number, upstream: string) =>
  file
    .slice(file.lastIndexOf('server {'))
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^.*(\[::\]|ssl_).*$/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replace('/opt/phum/current', root)
    .replace('127.0.0.1:3000', upstream);

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((done) => socket.listen(0, '127.0.0.1', done));
  const { port } = socket.address() as AddressInfo;
  await new Promise((done) => socket.close(done));
  return port;
}

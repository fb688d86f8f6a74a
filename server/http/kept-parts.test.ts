import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepParts } from './kept-parts.ts';
import { registerStaticFiles } from './static-files.ts';

let folder: string;
let kept: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'phum-parts-'));
  kept = path.join(folder, 'parts');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const day = (n: number) => new Date(Date.now() + n * 86_400_000);

/** A release with these parts. */
async function release(name: string, parts: readonly string[]): Promise<string> {
  const client = path.join(folder, name);
  await mkdir(path.join(client, 'assets'), { recursive: true });
  for (const part of parts) await writeFile(path.join(client, 'assets', part), `// ${part} of ${name}`);
  return client;
}

/** Starts the site with a release, as it is started: it answers, and keeps what it has. */
async function start(client: string) {
  const app = Fastify();
  await registerStaticFiles(app, kept, client);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

it('a tab of the release before finds its parts, to be kept for ever, and nothing else finds anything there', async () => {
  const [first, second] = [
    await release('one', ['old-1.js', 'shared-2.js']),
    await release('two', ['new-3.js', 'shared-2.js']),
  ];
  const before = await start(first);
  await expect.poll(() => readdir(kept).catch(() => [])).toContain('served.json');
  await before.close();
  const app = await start(second);
  const answer = await app.inject('/assets/old-1.js');
  expect([answer.statusCode, answer.body]).toEqual([200, '// old-1.js of one']);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-type']).toContain('javascript');
  expect((await app.inject('/assets/new-3.js')).body).toBe('// new-3.js of two');
  for (const path of ['never.js', 'served.json', '..%2Ftwo%2Fassets%2Fnew-3.js', ''])
    expect((await app.inject(`/assets/${path}`)).statusCode, path).not.toBe(200);
  await app.close();
});

it('parts go 14 days after the last release that had them, however long that one stood', async () => {
  const [first, second] = [
    await release('one', ['old-1.js', 'shared-2.js']),
    await release('two', ['shared-2.js']),
  ];
  const [one, two] = [first, second].map((client) => path.join(client, 'assets')) as [string, string];
  await keepParts(one, kept, day(0));
  await keepParts(two, kept, day(60));
  await keepParts(two, kept, day(73));
  expect(await readdir(kept)).toContain('old-1.js');
  await keepParts(two, kept, day(75));
  expect((await readdir(kept)).sort()).toEqual(['served.json', 'shared-2.js']);
});

it('parts are for the account of the site and its group, whatever the build was unpacked with', async () => {
  const assets = path.join(await release('one', ['old-1.js']), 'assets');
  await chmod(path.join(assets, 'old-1.js'), 0o666);
  await keepParts(assets, kept);
  for (const name of ['old-1.js', 'served.json'])
    expect(((await stat(path.join(kept, name))).mode & 0o777).toString(8), name).toBe('640');
});

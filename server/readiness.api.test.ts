import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { createReadiness } from './readiness.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());
afterEach(() => {
  vi.restoreAllMocks();
});

const ready = async () => {
  const { statusCode, headers, body } = await test.call(null, 'GET', '/readyz');
  return { status: statusCode, retry: headers['retry-after'], ...JSON.parse(body) };
};

it('a node can serve, and leaves nothing behind in DATA_DIR', async () => {
  expect(await ready()).toEqual({ status: 'ok', retry: undefined });
  expect((await readdir(test.services.config.DATA_DIR)).filter((name) => name.startsWith('tried-'))).toEqual(
    [],
  );
});

it('a node whose DATA_DIR cannot be written says so, until it can again', async () => {
  const { config, database, changes } = test.services;
  let clock = 0;
  const { whyNot } = createReadiness(config.DATA_DIR, database, changes, () => clock);
  expect(await whyNot()).toBeNull();
  const away = `${config.DATA_DIR}-away`;
  await rename(config.DATA_DIR, away);
  try {
    clock += 9_000;
    expect(await whyNot()).toBeNull();
    clock += 1_000;
    expect(await whyNot()).toBe('data_dir');
  } finally {
    await rm(config.DATA_DIR, { recursive: true, force: true });
    await rename(away, config.DATA_DIR).catch(() => mkdir(config.DATA_DIR));
  }
  clock += 10_000;
  expect(await whyNot()).toBeNull();
});

it('a node whose files have something else in their place says so', async () => {
  const { database, changes } = test.services;
  const folder = await mkdtemp(path.join(tmpdir(), 'phum-ready-'));
  let clock = 0;
  const { whyNot } = createReadiness(folder, database, changes, () => clock);
  expect(await whyNot()).toBeNull();
  await writeFile(path.join(folder, 'files'), '');
  clock += 10_000;
  expect(await whyNot()).toBe('data_dir');
  await rm(folder, { recursive: true });
});

it('without its database or its notices it is not ready, and says which', async () => {
  const { database, changes } = test.services;
  vi.spyOn(database.pool, 'query').mockImplementation(() => Promise.reject(new Error('gone')));
  expect(await ready()).toEqual({ status: 'unavailable', reason: 'database', retry: '5' });
  vi.restoreAllMocks();
  vi.spyOn(changes, 'connected', 'get').mockReturnValue(false);
  expect(await ready()).toEqual({ status: 'unavailable', reason: 'changes', retry: '5' });
});

it('why it was not ready stands in the line of the question and in the figures', async () => {
  const lines: string[] = [];
  const site = await startTestApp({
    env: { METRICS_TOKEN: 'figures' },
    log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  });
  vi.spyOn(site.services.changes, 'connected', 'get').mockReturnValue(false);
  await site.call(null, 'GET', '/readyz');
  vi.restoreAllMocks();
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ route: '/readyz', status: 503, reason: 'changes' }),
  );
  const figures = await site.call({ headers: { authorization: 'Bearer figures' } }, 'GET', '/metrics');
  expect(figures.body).toContain('unavailable_total{reason="changes"} 1');
  expect(figures.body).not.toContain('reason="other"');
  await site.stop();
});

it('one that is about to end says so, goes on serving and keeps no connection open', async () => {
  const before = await test.call(null, 'GET', '/api/v1/health/');
  expect(before.headers.connection).not.toBe('close');
  test.services.readiness.leave();
  expect(await ready()).toEqual({ status: 'unavailable', reason: 'stopping', retry: '5' });
  const during = await test.call(null, 'GET', '/healthz');
  expect([during.statusCode, during.headers.connection]).toEqual([200, 'close']);
});

import pg from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { createChangeBus } from './bus.ts';

const LISTENERS = `from pg_stat_activity where application_name = 'phum-changes' and datname = current_database()`;

it('listens on one connection again, also when the next one is lost before it listens', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const observer = new pg.Client(database.url);
  await observer.connect();
  onTestFinished(() => observer.end());
  const listeners = async () => (await observer.query(`select pid ${LISTENERS}`)).rows.length;
  const bus = createChangeBus(database.url, () => {});
  await bus.start();
  onTestFinished(() => bus.stop());
  expect(await listeners()).toBe(1);

  const query = pg.Client.prototype.query;
  let lost = 0;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    if (args[0] === 'listen phum_changes' && (lost += 1) <= 2) void this.end();
    return Reflect.apply(query, this, args);
  } as never);
  onTestFinished(() => void vi.restoreAllMocks());
  await observer.query(`select pg_terminate_backend(pid) ${LISTENERS}`);
  await expect.poll(() => lost).toBe(3);
  await expect.poll(() => bus.connected).toBe(true);
  // Longer than the pause before a try: a second one would have begun by now.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(lost).toBe(3);
  expect(await listeners()).toBe(1);
});

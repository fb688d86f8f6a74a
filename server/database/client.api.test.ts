import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { connect } from './client.ts';
import { session } from './schema/person.ts';

it('has the connection back of a transaction that could not even begin', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { db, pool, close } = connect(database.url, { size: 1, onError: () => {} });
  onTestFinished(() => close());
  const never = db.transaction(async () => 'begun', { isolationLevel: 'unheard of' as never });
  await expect(never).rejects.toThrow('begin');
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  expect(await db.transaction((tx) => tx.$count(session))).toBe(0);
});

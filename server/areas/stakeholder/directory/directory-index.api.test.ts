import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createChangeBus } from '#server/changes/bus.ts';
import { connect } from '#server/database/client.ts';
import { inTransaction } from '#server/database/work.ts';
import { facetsOf, scopeOf } from '#shared/domain/facets.ts';
import {
  seedMasterLists,
  testContext,
  writeStakeholder,
  writeStakeholders,
} from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { archiveStakeholder, insertStakeholder, updateStakeholder } from '../write-stakeholder.ts';
import { createDirectoryIndex, type DirectoryIndex } from './directory-index.ts';

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await startTestApp();
  other = await startTestApp({ url: one.url });
  await seedMasterLists(one.services);
});
afterAll(async () => {
  await other.stop();
  await one.stop();
});

const list = (directory: DirectoryIndex, filters = {}) =>
  directory.query({
    scope: scopeOf('startup'),
    facets: facetsOf('startup').map(({ key }) => key),
    filters,
    language: 'en',
    page: 1,
    per_page: 100,
  });
const inWork = <T>(write: Parameters<typeof inTransaction<T>>[1]) =>
  inTransaction(testContext(one.services), write);

describe('the index and the database (4, 10)', () => {
  it('knows an approved record before the write returns, in lists and counts', async () => {
    const id = await writeStakeholder(one.services, {
      terms: { sector: ['energy'] },
      startup: { number_of_founders: 2, number_of_female_founders: 1 },
      funding_rounds: [
        { announced_date: '2026-01-01', amount: 100, currency: 'USD', funding_type: 'series-a' },
        {
          announced_date: '2024-01-01',
          amount: 100,
          currency: 'USD',
          funding_type: 'seed',
          confirmed_by: 'document',
        },
      ],
    });
    const page = list(one.services.directory, { sector: ['energy'] });
    expect(page).toMatchObject({ ids: [id], total: 1 });
    const counted = Object.fromEntries(
      page.facets.map(({ key, values }) => [key, values.map(({ value }) => value)]),
    );
    expect(counted).toMatchObject({ province: ['02'], funding_stage: ['series-a'] });
    expect(counted.facts?.toSorted()).toEqual(['confirmed', 'woman-founder']);
  });

  it('follows changes of every field and forgets what is archived', async () => {
    const id = await writeStakeholder(one.services, { terms: { sector: ['tourism'] } });
    await inWork((work) =>
      updateStakeholder(work, id, { terms: { sector: ['mobility'] }, province_code: '17' }),
    );
    expect(list(one.services.directory, { sector: ['tourism'] }).ids).toEqual([]);
    expect(list(one.services.directory, { sector: ['mobility'], province: ['17'] }).ids).toEqual([id]);
    await inWork((work) => archiveStakeholder(work, id));
    expect(list(one.services.directory, { sector: ['mobility'] }).ids).toEqual([]);
  });

  it('does not show what is waiting for review', async () => {
    const before = one.services.directory.size;
    for (const status of ['draft', 'reviewing', 'returned', 'rejected', 'archived'] as const) {
      await writeStakeholder(one.services, { status });
    }
    expect(one.services.directory.size).toBe(before);
  });

  it('is the same on another node, through NOTIFY', async () => {
    const id = await writeStakeholder(one.services, { terms: { sector: ['robotics'] } });
    const told = { timeout: 20_000 };
    await vi.waitFor(
      () => expect(list(other.services.directory, { sector: ['robotics'] }).ids).toEqual([id]),
      told,
    );
    await inWork((work) => archiveStakeholder(work, id));
    await vi.waitFor(
      () => expect(list(other.services.directory, { sector: ['robotics'] }).ids).toEqual([]),
      told,
    );
    await writeStakeholders(one.services, [
      { terms: { sector: ['geodata'] } },
      { terms: { sector: ['geodata'] } },
    ]);
    await vi.waitFor(
      () => expect(list(other.services.directory, { sector: ['geodata'] }).total).toBe(2),
      told,
    );
  });

  it('ends with the last of many concurrent changes of one record', async () => {
    const id = await writeStakeholder(one.services);
    const provinces = Array.from({ length: 20 }, (_, n) => String(n + 1).padStart(2, '0'));
    await Promise.all(
      provinces.map((province_code) => inWork((work) => updateStakeholder(work, id, { province_code }))),
    );
    const { rows } = await one.services.database.pool.query(
      'select province_code from stakeholder where id = $1',
      [id],
    );
    expect(one.services.directory.valuesOf(id, 'province')).toEqual([rows[0].province_code]);
  });

  it('refreshes the names of a master list', async () => {
    await one.services.database.pool.query(
      `update taxonomy_term set name = 'Boats' where kind = 'sector' and slug = 'fisheries'`,
    );
    await one.services.changes.apply(['taxonomy']);
    expect(one.services.directory.list('sector').get('fisheries')?.name).toBe('Boats');
  });

  it('answers "unavailable" until a database that failed is there, then loads by itself', async () => {
    const bus = createChangeBus(one.url, () => {});
    const database = connect(one.url, { size: 2, onError: () => {} });
    let broken = true;
    const db = new Proxy(database.db, {
      get: (target, name, self) => {
        if (broken && (name === 'transaction' || name === 'select')) throw new Error('connection lost');
        return Reflect.get(target, name, self);
      },
    });
    const directory = createDirectoryIndex(db, bus);
    await bus.start();
    expect(directory.ready).toBe(false);
    expect(() => list(directory)).toThrow('unavailable');
    broken = false;
    await vi.waitFor(() => expect(directory.size).toBe(one.services.directory.size), { timeout: 5_000 });
    await bus.stop();
    await database.close();
  });

  it('keeps answering from what it knows while a reload fails', async () => {
    const bus = createChangeBus(one.url, () => {});
    const database = connect(one.url, { size: 2, onError: () => {} });
    const directory = createDirectoryIndex(database.db, bus);
    await directory.load();
    const { size } = directory;
    await database.close();
    await expect(directory.load()).rejects.toThrow();
    expect(directory.size).toBe(size);
  });

  it('shows nothing of a write that is rolled back', async () => {
    const { size } = one.services.directory;
    const failing = inWork(async (work) => {
      await insertStakeholder(work, { kind: 'startup', name: 'Never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow();
    await one.services.directory.load();
    expect(one.services.directory.size).toBe(size);
  });
});

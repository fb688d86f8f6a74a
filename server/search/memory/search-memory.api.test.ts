import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seedDemo } from '#server/database/demo/seed-demo.ts';
import { inTransaction } from '#server/database/work.ts';
import { SEARCH_GROUPS } from '#shared/domain/search-groups.ts';
import { testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { updateStakeholder } from '../../areas/stakeholder/write-stakeholder.ts';
import { searchEverything } from '../search-everything.ts';

const test = setUpApp();
beforeAll(async () => {
  await seedDemo(test.services);
  await test.services.searchIndex.load();
});

const inMemory = (query: string) =>
  searchEverything(test.services.database, test.services.searchIndex.memory, query, SEARCH_GROUPS);
const inDatabase = (query: string) =>
  searchEverything(test.services.database, undefined, query, SEARCH_GROUPS);
const plain = ({ results, corrected }: Awaited<ReturnType<typeof inMemory>>) => ({
  corrected,
  found: Object.fromEntries([...results].sort(([one], [other]) => (one < other ? -1 : 1))),
});

async function namesOf(): Promise<{ name: string; name_kh: string }[]> {
  const { rows } = await test.services.database.pool.query(
    'select title_en as name, title_km as name_kh from search_document order by title_en, kind, id limit 60',
  );
  return rows;
}

/** Whether both find the same; what is not, by name. */
async function compare(queries: readonly string[]): Promise<unknown[]> {
  const differences: unknown[] = [];
  for (const query of new Set(queries)) {
    const [mine, theirs] = [plain(await inMemory(query)), plain(await inDatabase(query))];
    try {
      expect(mine).toEqual(theirs);
    } catch {
      differences.push([query, mine.corrected, theirs.corrected]);
    }
  }
  return differences;
}

describe('search in the memory of a process finds what PostgreSQL finds (8, C.9)', () => {
  it('by names and their beginnings, in both scripts', async () => {
    const names = await namesOf();
    const queries = names.flatMap(({ name, name_kh }, at) => [
      name,
      name.slice(0, 3 + (at % 5)),
      name.toLowerCase().split(' ').toReversed().join(' '),
      name_kh,
      name_kh.slice(0, 2 + (at % 4)),
      name.replaceAll(' ', ''),
    ]);
    expect(await compare(queries)).toEqual([]);
  });

  it.each([
    ['a letter', ['a', 'k', 'ក', 'ស', '1']],
    [
      'words of texts',
      ['fintech', 'agritech', 'phnom penh', 'pnom penh', 'ភ្នំពេញ', 'និង', 'mentor fundraising'],
    ],
    ['several readings', ['siem reap', 'kompong cham', 'srae', 'ស្រែ', 'bank lab', 'poi pet bakery']],
    ['signs and nothing', ['', '...', '&', "a' | b", '(srov)', 'srov:*', 'and', 'ៗ']],
    ['what nobody wrote', ['xqzwv', 'qqqq wwww', 'ឰឰឱឱ']],
  ])('by %s', async (_what, queries) => {
    expect(await compare(queries)).toEqual([]);
  });

  it('by what was mistyped', async () => {
    const names = (await namesOf()).map(({ name }) => name).filter((name) => /^[A-Za-z ]{6,}$/.test(name));
    const queries = names.flatMap((name, at) => {
      const place = 2 + (at % (name.length - 4));
      const [before, after] = [name.slice(0, place), name.slice(place)];
      return [
        before + after.slice(1),
        `${before}x${after}`,
        before + after.charAt(1) + after.charAt(0) + after.slice(2),
      ];
    });
    for (const query of queries) {
      const [mine, theirs] = [plain(await inMemory(query)), plain(await inDatabase(query))];
      // Among words that look as much like it as the last of forty PostgreSQL takes any, and may miss the one that was meant.
      if (mine.corrected === theirs.corrected) expect([query, mine]).toEqual([query, theirs]);
      else expect([query, Object.keys(mine.found).length > 0]).toEqual([query, true]);
    }
  });

  it('and asks PostgreSQL nothing where what it shows is known', async () => {
    const search = async (text: string) =>
      (await test.app.inject({ url: '/api/v1/search/', query: { search: text } })).json();
    const before = await search('srov ledger');
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const after = await search('srov ledge');
    const asked = query.mock.calls.length;
    query.mockRestore();
    expect([before.counts.all > 0, after.counts.all > 0, asked]).toEqual([true, true, 0]);
  });

  it('after a change, at once: a new record, another name, one that is taken off', async () => {
    const { services } = test;
    const { memory } = services.searchIndex;
    const work = <T>(write: Parameters<typeof inTransaction<T>>[1]) =>
      inTransaction(testContext(services), write);
    const id = await writeStakeholder(services, { name: 'Zurvex Quolt', name_kh: 'រោងម៉ាស៊ីនសុភមង្គល' });
    const queries = ['zurvex', 'zurvex quolt', 'zurvx', 'trelmo', 'រោងម៉ាស៊ីន', 'quol'];
    const finds = async (query: string) =>
      (await inMemory(query)).results.get('startup')?.ids.includes(id) ?? false;
    expect([await finds('zurvex'), await finds('zurvx'), await finds('trelmo')]).toEqual([true, true, false]);
    expect(await compare(queries)).toEqual([]);
    await work((write) => updateStakeholder(write, id, { name: 'Trelmo Quolt' }));
    expect([await finds('zurvex'), await finds('trelmo')]).toEqual([false, true]);
    await work((write) => updateStakeholder(write, id, { status: 'archived' }));
    expect([await finds('trelmo'), await finds('quolt')]).toEqual([false, false]);
    expect(services.searchIndex.memory).toBe(memory);
  });

  it('is read again where anything may have changed, also while it was read; PostgreSQL answers meanwhile', async () => {
    const { searchIndex, changes } = test.services;
    const reading = searchIndex.load();
    await changes.apply(['program']);
    await reading;
    expect(searchIndex.memory).toBeUndefined();
    const id = await writeStakeholder(test.services, { name: 'Zumbrel Quolt' });
    expect((await inMemory('zumbrel')).results.get('startup')?.ids).toEqual([id]);
    await vi.waitFor(() => expect(searchIndex.memory).toBeDefined(), { timeout: 60_000 });
    expect((await inMemory('zumbrel')).results.get('startup')?.ids).toEqual([id]);
  }, 90_000);
});

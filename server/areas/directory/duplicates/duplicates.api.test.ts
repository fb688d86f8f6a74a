import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stakeholder } from '#server/database/schema/stakeholder.ts';
import type { DirectoryRow } from '#shared/contracts/directory.contract.ts';
import { writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});
beforeEach(async () => {
  await test.services.database.db.delete(stakeholder);
});

const ask = async (path = '', payload?: object, who = reviewer) => {
  const url = `/desk-api/v1/directory/duplicates/${path}`;
  const response = await test.app.inject(
    payload ? { method: 'POST', url, headers: who.headers, payload } : { url, headers: who.headers },
  );
  return { status: response.statusCode, body: response.json() };
};
const clusters = async (): Promise<[string[], string[]][]> =>
  (await ask()).body.clusters.map((one: { alike: string[]; pages: DirectoryRow[] }) => [
    one.alike,
    one.pages.map(({ name }) => name).sort(),
  ]);
const mark = (ids: string[], distinct = true) => ask('distinct/', { ids, distinct });

describe('pages that may be one and the same', () => {
  it('are found by names in both scripts, however they are written, by address, number and own website', async () => {
    await writeStakeholders(test.services, [
      { name: 'Rice Ledger Co., Ltd.', name_kh: 'បញ្ជីស្រូវ' },
      { name: 'rice-ledger', name_kh: 'ក' },
      { name: 'Two', name_kh: 'ស្តាតអាប់ខ្មែរ' },
      { name: 'Deux', name_kh: 'ស្ដាត​អាប់ ខ្មែរ' },
      { name: 'Mail One', name_kh: 'ខ', email: 'Desk@one.example' },
      { name: 'Mail Other', name_kh: 'គ', email: 'desk@one.example', phone: '+85512000001' },
      { name: 'Call', name_kh: 'ឃ', phone: '+85512000001' },
      { name: 'Site', name_kh: 'ង', website: 'https://www.site.example/a' },
      { name: 'The Site', name_kh: 'ច', website: 'http://site.example' },
      { name: 'Shared A', name_kh: 'ឆ', website: 'https://facebook.com/a' },
      { name: 'Shared B', name_kh: 'ជ', website: 'https://facebook.com/b' },
    ]);
    const found = await clusters();
    expect(found).toHaveLength(4);
    expect(found).toContainEqual([['name'], ['Rice Ledger Co., Ltd.', 'rice-ledger']]);
    expect(found).toContainEqual([['name_kh'], ['Deux', 'Two']]);
    expect(found).toContainEqual([
      ['email', 'phone'],
      ['Call', 'Mail One', 'Mail Other'],
    ]);
    expect(found).toContainEqual([['domain'], ['Site', 'The Site']]);
  });

  it('are public and of one kind', async () => {
    await writeStakeholders(test.services, [
      { name: 'River Lab', name_kh: 'ក' },
      { name: 'River Lab', name_kh: 'ខ', kind: 'eso' },
      { name: 'River Lab', name_kh: 'គ', status: 'archived' },
    ]);
    expect(await clusters()).toEqual([]);
  });

  it('are marked as distinct for good by one press, and only those that were looked at', async () => {
    const ids = await writeStakeholders(test.services, [
      { name: 'Lotus Farm', name_kh: 'ក' },
      { name: 'Lotus Farm', name_kh: 'ខ' },
    ]);
    expect((await mark(ids)).body).toEqual({ pairs: 1 });
    expect((await mark(ids)).status).toBe(200);
    expect(await clusters()).toEqual([]);
    await writeStakeholders(test.services, [{ name: 'Lotus Farm', name_kh: 'គ' }]);
    // The third may be either of them.
    expect(await clusters()).toEqual([[['name'], ['Lotus Farm', 'Lotus Farm', 'Lotus Farm']]]);
    await mark(ids, false);
    expect(await clusters()).toHaveLength(1);
  });

  it('are marked by those who decide, of pages that are there', async () => {
    const ids = await writeStakeholders(test.services, [
      { name: 'Lotus Farm', name_kh: 'ក' },
      { name: 'Lotus Farm', name_kh: 'ខ' },
    ]);
    const analyst = await test.signIn({ roles: ['analyst'] });
    expect((await ask('', undefined, analyst)).status).toBe(200);
    expect((await ask('distinct/', { ids }, analyst)).status).toBe(404);
    expect((await mark([ids[0]!, ids[0]!])).status).toBe(404);
    expect((await mark([ids[0]!, crypto.randomUUID()])).status).toBe(404);
    expect((await mark([ids[0]!])).status).toBe(422);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { NAME_MAX } from '#shared/constants.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const test = setUpApp();
beforeAll(async () => {
  await writeStakeholder(test.services, { name: 'Chamkar Leaf', name_kh: 'ចម្ការស្លឹក' });
  await writeStakeholder(test.services, { name: 'Chamkar Leaf', name_kh: '', status: 'archived' });
  await writeStakeholder(test.services, { name: 'Bopha Threads', name_kh: 'សរសៃបុប្ផា', kind: 'eso' });
  await writeStakeholder(test.services, { name: 'Tonle Sap Fisheries', name_kh: '', phone: '+85512777888' });
});

const alike = async (query: Record<string, string>) => {
  const search = new URLSearchParams({ kind: 'startup', ...query });
  const answer = await test.call(null, 'GET', `/base-api/alike-pages/?${search}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as { name: string; same: boolean; path: string; kind: string }[];
};

describe('is it one of these? (B.82)', () => {
  it.each([
    ['the same name', { name: 'chamkar  LEAF' }, true],
    ['the same name in Khmer', { name_kh: 'ចម្ការ\u200Bស្លឹក' }, true],
    ['one that is being typed', { name: 'Chamk' }, false],
    ['one that is being typed in Khmer', { name_kh: 'ចម្ការ' }, false],
  ])('finds %s, of public pages alone', async (_what, query, same) => {
    const found = await alike(query);
    expect(found.map((one) => [one.name, one.same])).toEqual([['Chamkar Leaf', same]]);
    expect(found[0]?.path).toMatch(/^\/ecosystem\/discover\/category\/startup\//);
  });

  it('looks for no more letters than a name has, however many a sign stands for', async () => {
    const name = 'ﷺ'.normalize('NFKC').repeat(7).slice(0, NAME_MAX);
    await writeStakeholder(test.services, { name, name_kh: '' });
    expect((await alike({ name: 'ﷺ'.repeat(2 * NAME_MAX) })).map(({ same }) => same)).toEqual([true]);
  });

  it('finds a page of another kind too, one with a letter wrong, and none for two letters or another name', async () => {
    expect((await alike({ name: 'Bopha Threads' })).map(({ kind }) => kind)).toEqual(['eso']);
    expect((await alike({ name: 'Tonle Sap Fisheris' })).map(({ same }) => same)).toEqual([false]);
    expect(await alike({ name: 'Ch' })).toEqual([]);
    expect(await alike({ name: 'Qwertz Uiop' })).toEqual([]);
    expect(await alike({})).toEqual([]);
  });

  it('refuses a kind there is none of', async () => {
    const answer = await test.call(null, 'GET', '/base-api/alike-pages/?kind=robot&name=Chamkar');
    expect(answer.statusCode).toBe(422);
  });

  it('finds a page by its number for those who are signed in, who see it there', async () => {
    const { headers } = await test.signIn();
    const find = async (more: object) =>
      (
        await test.app.inject({
          url: '/base-api/alike-pages/?kind=startup&phone=012%20777-888',
          ...more,
        })
      )
        .json()
        .data.map((one: { name: string; same: boolean }) => [one.name, one.same]);
    expect(await find({ headers })).toEqual([['Tonle Sap Fisheries', true]]);
    expect(await find({})).toEqual([]);
  });
});

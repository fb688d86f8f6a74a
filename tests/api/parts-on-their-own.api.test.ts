import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anApproved, CREATE, profileValues } from '#tests/factories/profile.ts';
import { writeProgram } from '#tests/factories/publication.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '../setup/test-app.ts';
import { type ForeignClient, foreignClient } from './foreign-client.ts';

/** Each call of section 7 that has a test of its own nowhere else, and what it leaves behind. */
const test = setUpApp({ masterLists: true });
let client: ForeignClient;
let owner: TestPerson;
let reviewer: TestPerson;
beforeAll(async () => {
  client = await foreignClient(test);
  reviewer = await test.signIn({ roles: ['reviewer'] });
});
beforeEach(async () => {
  owner = await test.signIn();
});

async function made(kind: 'startup' | 'eso' | 'mentor' | 'investor'): Promise<string> {
  const { status, body } = await client(owner, 'POST', CREATE[kind], profileValues(kind));
  expect(status).toBe(201);
  return body.id;
}
const read = async (path: string) => (await client(owner, 'GET', path)).body;
const change = async (path: string, sent: object) => {
  const { status, body } = await client(owner, 'PATCH', path, sent);
  expect([path, status, body.errors]).toEqual([path, 200, undefined]);
};

describe('a product', () => {
  const added = async () => {
    const stakeholder_id = await made('startup');
    const { body } = await client(owner, 'POST', '/api/v1/product/', { stakeholder_id, name: 'Ledger' });
    return { profile: `/api/v1/startup/${stakeholder_id}/`, path: `/api/v1/product/${body.id}/` };
  };

  it('is added to its page (7.140)', async () => {
    expect((await read((await added()).profile)).product).toMatchObject([{ name: 'Ledger' }]);
  });

  it('is read by itself (7.141)', async () => {
    expect(await read((await added()).path)).toMatchObject({ name: 'Ledger' });
  });

  it('is removed', async () => {
    const { profile, path } = await added();
    expect((await client(await test.signIn(), 'DELETE', path)).status).toBe(404);
    expect((await client(owner, 'DELETE', path)).status).toBe(200);
    expect((await read(profile)).product).toEqual([]);
    expect((await client(owner, 'GET', path)).status).toBe(404);
  });

  it('is changed where it is named, and nowhere else (7.142)', async () => {
    const { path } = await added();
    await change(path, { description: 'Books for mills' });
    expect(await read(path)).toMatchObject({ name: 'Ledger', description: 'Books for mills' });
  });
});

describe('a person of a team', () => {
  const DARA = { last_name: 'Sok', first_name: 'Dara', position: 'Dyer' };
  const added = async () => {
    const stakeholder_id = await made('startup');
    const { body } = await client(owner, 'POST', '/api/v1/team/', { stakeholder_id, ...DARA });
    return { list: `/api/v1/team/?stakeholder_id=${stakeholder_id}`, path: `/api/v1/team/${body.id}/` };
  };

  it('stands in the list of its page alone (7.143)', async () => {
    const [{ list }, other] = [await added(), await made('startup')];
    expect((await read(list)).data).toHaveLength(1);
    expect((await read(`/api/v1/team/?stakeholder_id=${other}`)).data).toEqual([]);
  });

  it('stands in the list of all one’s own pages where none is named, and in nobody else’s', async () => {
    const pages = [await added(), await added()].map(({ list }) => list.split('=')[1]);
    await made('mentor');
    const { status, body } = await client(owner, 'GET', '/api/v1/team/');
    const ids = body.data.map(({ stakeholder_id }: { stakeholder_id: string }) => stakeholder_id);
    expect([status, body.item_count, ids.sort()]).toEqual([200, 2, pages.sort()]);
    const stranger = await client(await test.signIn(), 'GET', '/api/v1/team/');
    expect([stranger.status, stranger.body.data]).toEqual([200, []]);
  });

  it('is added (7.144)', async () => {
    expect((await read((await added()).list)).data).toMatchObject([DARA]);
  });

  it('is changed (7.145)', async () => {
    const { list, path } = await added();
    await change(path, { position: 'Weaver' });
    expect((await read(list)).data).toMatchObject([{ ...DARA, position: 'Weaver' }]);
  });

  it('is removed (7.146)', async () => {
    const { list, path } = await added();
    expect((await client(owner, 'DELETE', path)).status).toBe(200);
    expect((await read(list)).data).toEqual([]);
  });
});

const ROUND = { announced_date: '2024-03-01', amount_raised: 5, currency: 'USD', funding_type: 'seed' };

describe('a round', () => {
  const added = async (kind: 'startup' | 'eso') => {
    const id = await made(kind);
    const [base, named] =
      kind === 'startup'
        ? ['/api/v1/funding/fund/', { stakeholder_id: id }]
        : [`/base-api/eso/${id}/funding-round-raise/`, {}];
    const { status, body } = await client(owner, 'POST', base, { ...named, ...ROUND });
    expect(status).toBe(201);
    return { profile: `/api/v1/${kind}/${id}/`, path: `${base}${body.id}/` };
  };

  it.each([
    ['7.152', 'startup'],
    ['7.076', 'eso'],
  ] as const)('(%s) of one %s is added', async (_id, kind) => {
    const { profile } = await added(kind);
    expect((await read(profile)).funding_rounds).toMatchObject([{ amount: 500 }]);
  });

  it('stands in the list of one’s own rounds, and of one page alone; never in somebody else’s', async () => {
    await added('eso');
    const id = (await added('startup')).profile.split('/').at(-2);
    const list = '/api/v1/funding/fund/';
    const all = await read(list);
    expect(all.data.map(({ amount_raised }: { amount_raised: string }) => amount_raised)).toEqual(['5', '5']);
    expect((await read(`${list}?stakeholder_id=${id}`)).data).toMatchObject([
      { stakeholder_id: id, amount: 500 },
    ]);
    const stranger = await test.signIn();
    expect((await client(stranger, 'GET', list)).body.data).toEqual([]);
    expect((await client(stranger, 'GET', `${list}?stakeholder_id=${id}`)).status).toBe(404);
  });

  it.each([
    ['7.153', 'startup'],
    ['7.077', 'eso'],
  ] as const)('(%s) of one %s is changed', async (_id, kind) => {
    const { profile, path } = await added(kind);
    await change(path, { amount_raised: 6 });
    expect((await read(profile)).funding_rounds).toMatchObject([{ amount: 600, currency: 'USD' }]);
  });

  it.each([
    ['7.154', 'startup'],
    ['7.078', 'eso'],
  ] as const)('(%s) of one %s is removed', async (_id, kind) => {
    const { profile, path } = await added(kind);
    expect((await client(owner, 'DELETE', path)).status).toBe(200);
    expect((await read(profile)).funding_rounds).toEqual([]);
  });
});

describe('the stage of a startup', () => {
  const STAGE = '/api/v1/funding/stage/';
  const stageOf = async (id: string) => (await read(`/api/v1/startup/${id}/`)).funding_stage;

  it('is one of a list (7.148)', async () => {
    const slugs = (await read(STAGE)).data.map(({ slug }: { slug: string }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(['prototype', 'operational']));
  });

  it('is set (7.149)', async () => {
    const id = await made('startup');
    const { status } = await client(owner, 'POST', STAGE, { stakeholder_id: id, stage: 'prototype' });
    expect([status, await stageOf(id)]).toEqual([200, 'prototype']);
  });

  it('is changed (7.150)', async () => {
    const id = await made('startup');
    await change(`${STAGE}${id}/`, { funding_stage: 'operational' });
    expect(await stageOf(id)).toBe('operational');
  });
});

describe('one’s own page', () => {
  it('of an investor is made (7.082)', async () => {
    const id = await made('investor');
    expect((await read('/api/v1/investor/profile/')).data).toMatchObject([{ id }]);
  });

  it.each([
    ['7.081', 'investor'],
    ['7.091', 'mentor'],
  ] as const)('(%s) of one %s is changed without naming it, where there is one', async (_id, kind) => {
    const id = await made(kind);
    await change(`/api/v1/${kind}/profile/`, { summary: 'Backs small mills' });
    expect((await read(`/base-api/me/profile/${id}/`)).values.summary).toBe('Backs small mills');
  });

  it('as a draft is deleted by its address without a slash (7.125)', async () => {
    const id = await made('startup');
    expect((await client(owner, 'DELETE', `/api/v1/startup/${id}`)).status).toBe(200);
    expect((await client(owner, 'GET', `/api/v1/startup/${id}/`)).status).toBe(404);
  });
});

describe('what everybody reads', () => {
  it('a page by its category and id (7.101)', async () => {
    const { id } = await anApproved(test, owner, reviewer, 'startup', { name: 'Counted Works' });
    const { status, body } = await client(null, 'GET', `/api/v1/stakeholder/startup/${id}/`);
    expect([status, body.data.name]).toEqual([200, 'Counted Works']);
  });

  it('a program (7.113)', async () => {
    const id = await writeProgram(test.services, { title: 'Season of mills' });
    expect(JSON.stringify((await client(null, 'GET', `/api/v1/startup-program/${id}/`)).body)).toContain(
      'Season of mills',
    );
  });

  it.each([
    ['7.110', '/public/api/v1/startup-program-category/'],
    ['7.151', '/api/v1/funding/type/'],
    ['7.155', '/api/v1/position/'],
  ])('(%s) entries of the list %s, each with a name in both languages', async (_id, path) => {
    const { status, body } = await client(null, 'GET', path);
    expect([status, body.data.length > 2]).toEqual([200, true]);
    for (const one of body.data) expect([one.name, one.name_kh].every(Boolean), one.slug).toBe(true);
  });
});

it('the counts of one who is signed in (7.034)', async () => {
  expect(await read('/base-api/me/notification/')).toMatchObject({ total: 0, inbox_count: 0 });
  expect((await client(null, 'GET', '/base-api/me/notification/')).status).toBe(401);
});

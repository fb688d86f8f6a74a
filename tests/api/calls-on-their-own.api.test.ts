import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anApproved, CREATE, decides, does, profileValues } from '#tests/factories/profile.ts';
import { writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp, type TestPerson } from '../setup/test-app.ts';
import { type ForeignClient, foreignClient, formOf } from './foreign-client.ts';

/** Requirements that other tests name beside others: each alone, by what a client sends, reads and leaves behind. */
let test: TestApp;
let client: ForeignClient;
let reviewer: TestPerson;
let owner: TestPerson;
let guest: TestPerson;
const ids: Record<string, string> = {};
beforeAll(async () => {
  test = await startTestApp();
  await seedMasterLists(test.services);
  client = await foreignClient(test);
  reviewer = await test.signIn({ roles: ['reviewer'] });
  ids.other = await writeStakeholder(test.services, {
    kind: 'other',
    type_slug: 'media',
    name: 'River Radio',
  });
  ids.program = await writeProgram(test.services, { title: 'Season of mills', category: 'incubation' });
  ids.resource = await writeResource(test.services);
});
afterAll(() => test.stop());
beforeEach(async () => {
  [owner, guest] = [await test.signIn(), await test.signIn()];
});

type Kind = 'startup' | 'eso' | 'mentor' | 'investor';
async function made(kind: Kind, who = owner): Promise<string> {
  const { status, body } = await client(who, 'POST', CREATE[kind], profileValues(kind));
  expect([kind, status]).toEqual([kind, 201]);
  return body.id;
}
const read = async (path: string, who: TestPerson | null = owner) => {
  const { status, body } = await client(who, 'GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const write = async (method: string, path: string, sent?: object, who: TestPerson | null = owner) => {
  const { status, body } = await client(who, method, path, sent);
  expect([method, path, status < 300, body?.errors]).toEqual([method, path, true, undefined]);
  return body;
};
const invite = async (kind: 'startup' | 'eso', id: string) =>
  (await write('POST', `/base-api/${kind}/invite-team/`, { to_user: guest.id, stakeholder_id: id })).data[0];
const teamOf = async (id: string) => (await read(`/base-api/me/teams/${id}/`)).members;
const roundOf = async (id: string) => {
  const round = { announced_date: '2024-03-01', amount_raised: 5, currency: 'USD', funding_type: 'seed' };
  return write('POST', `/base-api/startup/${id}/funding-round-raise/`, round);
};
const roundsOf = async (id: string) => (await read(`/api/v1/startup/${id}/`)).funding_rounds;
const CLAIMS = '/api/v1/stakeholder/claim-request/';
const claim = () =>
  write('POST', CLAIMS, formOf({ stakeholder_id: ids.other!, relation: 'Director', proof: 'document' }));
const CONNECTIONS = '/base-api/me/connections/';
const tie = async () => (await write('POST', CONNECTIONS, { person_id: guest.id })).id as string;
const act = (id: string, action: string, who: TestPerson) =>
  write('POST', `${CONNECTIONS}${id}/`, { action }, who);

/** A change of one's own name, read back on every other path of the same person. */
const changesMe = (method: string, path: string) => async () => {
  await write(method, path, { first_name: 'Sophea', last_name: 'Kim' });
  for (const same of ['/public', '/user-api', '/api/v1/rest-auth/user/'])
    expect((await read(same)).last_name).toBe('Kim');
};
const isMe = (path: string) => async () => {
  expect(await read(path)).toMatchObject({ id: owner.id, email: owner.email });
  expect((await client(null, 'GET', path)).status).toBe(401);
};
const opensMatching = (path: string, kind: Kind) => async () => {
  await made(kind);
  expect((await client(owner, 'POST', path, formOf({ email: owner.email }))).status).toBe(202);
  expect((await client(owner, 'POST', path, formOf({ email: 'none' }))).body.errors).toHaveProperty('email');
};

const EACH: readonly [id: string, what: string, holds: () => Promise<void>][] = [
  [
    '3.001',
    'the current user has names in both scripts, an address and a photo',
    async () => {
      const names = ['first_name', 'last_name', 'first_name_kh', 'last_name_kh', 'email', 'photo'];
      expect(Object.keys(await read('/user-api'))).toEqual(expect.arrayContaining(names));
    },
  ],
  [
    '3.004',
    'a resource page has a slug',
    async () => {
      const { data } = await read('/public/api/v1/resource-category/', null);
      expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(
        expect.arrayContaining(['blog', 'file']),
      );
    },
  ],
  [
    '3.007',
    'a search answers four lists and twelve of the ecosystem',
    async () => {
      const body = await read('/api/v1/search/?search=radio', null);
      const ecosystem = [
        ...['startup', 'mentor', 'investor', 'academic_institution', 'co_working_space'],
        ...['community_and_association', 'corporate', 'development_partner', 'government_institution'],
        ...['incubator_and_accelerator', 'service_provider', 'media'],
      ];
      for (const key of ['blogs', 'files', 'events', 'programs', ...ecosystem])
        expect([key, Array.isArray(body[key])]).toEqual([key, true]);
      expect(body.media).toMatchObject([{ id: ids.other }]);
    },
  ],
  [
    '3.012',
    'a list says its page, its size and how many there are',
    async () =>
      expect(await read('/api/v1/industry/?per_page=2', null)).toMatchObject({
        ...{ status: 200, current_page: 1, per_page: 2 },
        ...{ total_page: expect.any(Number), item_count: expect.any(Number), data: expect.any(Array) },
      }),
  ],
  [
    '3.013',
    'a list has a pagination object that says the same',
    async () => {
      const { pagination, item_count, total_page } = await read('/api/v1/industry/?per_page=2', null);
      expect(pagination).toEqual({ total_counts: item_count, size: 2, total_page });
    },
  ],
  [
    '3.018',
    'programs have categories, and are found by them',
    async () => {
      const { data } = await read('/public/api/v1/startup-program-category/', null);
      expect(data.map(({ slug }: { slug: string }) => slug)).toContain('incubation');
      const found = await read('/api/v1/startup-program/?category=incubation', null);
      expect(found.data).toMatchObject([{ id: ids.program }]);
    },
  ],
  [
    '3.026',
    'mentor and investor have role, company, languages, interests, expertise and a bio',
    async () => {
      for (const kind of ['mentor', 'investor'] as const) {
        const body = await read(`/api/v1/${kind}/${await made(kind)}/`);
        const fields = ['role', 'company', 'languages', 'interest', 'expertise', 'bio'];
        expect([kind, ...fields.filter((name) => !(name in body) && !(name in body.terms))]).toEqual([kind]);
      }
    },
  ],
  [
    '3.031',
    'a message has a name, an address, a description and a category',
    async () => {
      const { body } = await client(null, 'POST', '/api/v1/contact/', {});
      expect(Object.keys(body.errors).sort()).toEqual(['category', 'description', 'email', 'name']);
    },
  ],
  [
    '3.032',
    'an invitation names a user and a page',
    async () => expect((await invite('startup', await made('startup'))).to).toBe(guest.id),
  ],
  [
    '3.034',
    'a member of a team is changed by page and member',
    async () => {
      const id = await made('eso');
      const { member_id } = await invite('eso', id);
      const path = `/base-api/eso/${id}/team/${member_id}/`;
      expect(await write('PATCH', path, { role: 'content_editor' })).toMatchObject({
        id: member_id,
        role: 'content_editor',
      });
    },
  ],
  [
    '3.035',
    'the latest state of one’s claims is read',
    async () => {
      expect((await read(CLAIMS)).latest_state).toBe('none');
      await claim();
      expect((await read(CLAIMS)).latest_state).toBe('requested');
    },
  ],
  ['3.036', 'matching carries an e-mail as a form', opensMatching('/api/v1/startup/matching/', 'startup')],
  [
    '4.001',
    'whoever has an access_token cookie is signed in',
    async () => {
      const cookie = owner.headers.authorization.replace('Bearer ', 'access_token=');
      const { status, body } = await client(null, 'GET', '/user-api', undefined, { cookie });
      expect([status, body.id]).toEqual([200, owner.id]);
      expect((await client(null, 'GET', '/user-api', undefined, { cookie: 'access_token=' })).status).toBe(
        401,
      );
    },
  ],
  [
    '4.006',
    'a logout that was answered takes both cookies away',
    async () => {
      const cookie = owner.headers.authorization.replace('Bearer ', 'access_token=');
      const { origin } = new URL(test.services.config.publicUrl);
      const { status, headers } = await client(null, 'POST', '/api/v1/auth/logout/', {}, { cookie, origin });
      const gone = headers.getSetCookie().filter((one) => /Max-Age=0/i.test(one));
      expect([status, gone.map((one) => one.split('=')[0]).sort()]).toEqual([
        200,
        expect.arrayContaining(['access_token', 'refresh_token']),
      ]);
    },
  ],
  [
    '4.016',
    'a program is open for application or closed, by its last day',
    async () => {
      const day = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString();
      const open = await writeProgram(test.services, { closes_at: new Date(day(9)) });
      const closed = await writeProgram(test.services, { closes_at: new Date(day(-9)) });
      const of = async (id: string) => (await read(`/api/v1/startup-program/${id}/`, null)).status;
      expect([await of(open), await of(closed)]).toEqual(['open', 'closed']);
    },
  ],
  [
    '4.020',
    'a returned profile has the messages of who reviewed it',
    async () => {
      const id = await made('startup');
      const sent = await does(test, owner, id, 'submit');
      const message = { field: 'summary', body: 'What do you sell?', body_kh: 'តើអ្នកលក់អ្វី?' };
      await decides(test, reviewer, sent.review!.id, 'return', { messages: [message] });
      const body = await read(`/base-api/me/profile/${id}/`);
      expect([body.status, JSON.stringify(body.review)]).toEqual([
        'returned',
        expect.stringContaining('What do you sell?'),
      ]);
    },
  ],
  [
    '4.022',
    'somebody asked accepts or ignores; whoever is connected disconnects',
    async () => {
      const first = await tie();
      await act(first, 'ignore', guest);
      const lists = async (who: TestPerson, tab: string) =>
        (await read(`${CONNECTIONS}?tab=${tab}`, who)).data.map(({ id }: { id: string }) => id);
      expect(await lists(guest, 'ignored')).toEqual([first]);
      await act(first, 'accept', guest);
      expect([await lists(owner, 'connected'), await lists(guest, 'connected')]).toEqual([[first], [first]]);
      await act(first, 'disconnect', owner);
      expect([await lists(owner, 'connected'), await lists(guest, 'connected')]).toEqual([[], []]);
    },
  ],
  [
    '4.023',
    'claiming a page moves it to requested',
    async () => expect((await claim()).state).toBe('requested'),
  ],
  [
    '4.024',
    'the state of a claim is one of those decided on',
    async () => {
      const { id } = await claim();
      await write('POST', `/base-api/me/claims/${id}/withdraw/`);
      expect((await read(CLAIMS)).latest_state).toBe('withdrawn');
    },
  ],
  [
    '6.006',
    'each type of profile is made, seen and changed',
    async () => {
      for (const kind of ['startup', 'investor', 'mentor', 'eso', 'other'] as const) {
        const who = await test.signIn();
        const { id } = await write('POST', CREATE[kind], profileValues(kind), who);
        const path = `/base-api/me/profile/${id}/`;
        expect((await read(path, who)).kind).toBe(kind);
        await write('PATCH', path, { summary: 'Changed' }, who);
        expect((await read(path, who)).values.summary).toBe('Changed');
      }
    },
  ],
  [
    '7.011',
    'a base answers alike with and without its slash',
    async () => {
      for (const base of ['/api/v1/position', '/public/api/v1/partner', '/api/v1/startup', '/user-api'])
        expect(await read(`${base}/`)).toEqual(await read(base));
    },
  ],
  ['7.022', 'GET /public is the current user', isMe('/public')],
  ['7.031', 'GET /user-api is the current user', isMe('/user-api')],
  ['7.030', 'PATCH /api/v1/rest-auth/user/', changesMe('PATCH', '/api/v1/rest-auth/user/')],
  ['7.032', 'PATCH /user-api/', changesMe('PATCH', '/user-api/')],
  [
    '7.033',
    'another person is read by id, without what is theirs alone',
    async () => {
      const body = await read(`/base-api/users/${guest.id}/`);
      expect([body.id, body.last_name, JSON.stringify(body).includes(guest.email)]).toEqual([
        guest.id,
        'Chan',
        false,
      ]);
    },
  ],
  [
    '7.036',
    'the search takes its word as `search`',
    async () =>
      expect((await read('/api/v1/search/?search=season+of+mills', null)).programs).toMatchObject([
        { id: ids.program },
      ]),
  ],
  [
    '7.071',
    'a support organisation is made',
    async () =>
      expect((await read(`/api/v1/eso/${await made('eso')}/`)).name).toBe(profileValues('eso').name),
  ],
  [
    '7.072',
    'a support organisation is changed',
    async () => {
      const path = `/api/v1/eso/${await made('eso')}/`;
      await write('PATCH', path, { summary: 'Two desks by the river' });
      expect((await read(path)).summary).toBe('Two desks by the river');
    },
  ],
  [
    '7.075',
    'somebody is invited into the team of a support organisation',
    async () => {
      const id = await made('eso');
      const { member_id } = await invite('eso', id);
      const found = (await teamOf(id)).find((one: { id: string }) => one.id === member_id);
      // Until its letter has left it is being sent (B.50).
      expect(['inviting', 'invited']).toContain(found.state);
      expect((await read('/base-api/me/notification/', guest)).team_invite_request_count).toBe(1);
    },
  ],
  [
    '7.079',
    'a member of a support organisation gets another role',
    async () => {
      const id = await made('eso');
      const { member_id } = await invite('eso', id);
      await write('PATCH', `/base-api/eso/${id}/team/${member_id}/`, { role: 'admin' });
      const found = (await teamOf(id)).find((one: { id: string }) => one.id === member_id);
      expect(found.role).toBe('admin');
    },
  ],
  [
    '7.084',
    'an investor gets a member',
    async () => {
      const id = await made('investor');
      await write('POST', '/api/v1/investor/member/', { last_name: 'Sok', first_name: 'Dara' });
      expect((await read(`/api/v1/team/?stakeholder_id=${id}`)).data).toMatchObject([{ first_name: 'Dara' }]);
    },
  ],
  [
    '7.085',
    'a member of an investor is changed',
    async () => {
      const id = await made('investor');
      const base = '/api/v1/investor/member/';
      const { id: member } = await write('POST', base, { last_name: 'Sok', first_name: 'Dara' });
      await write('PATCH', `${base}${member}/`, { position: 'Partner' });
      expect((await read(`/api/v1/team/?stakeholder_id=${id}`)).data).toMatchObject([
        { position: 'Partner' },
      ]);
    },
  ],
  [
    '7.086',
    'a member of an investor is removed',
    async () => {
      const id = await made('investor');
      const base = '/api/v1/investor/member/';
      const { id: member } = await write('POST', base, { last_name: 'Sok', first_name: 'Dara' });
      await write('DELETE', `${base}${member}/`);
      expect((await read(`/api/v1/team/?stakeholder_id=${id}`)).data).toEqual([]);
    },
  ],
  [
    '7.092',
    'a mentor is made',
    async () => {
      const id = await made('mentor');
      expect((await read('/api/v1/mentor/profile/')).data).toMatchObject([{ id }]);
    },
  ],
  [
    '7.102',
    'other stakeholders are listed',
    async () =>
      expect((await read('/api/v1/other-stakeholder', null)).data).toMatchObject([
        { id: ids.other, kind: 'other' },
      ]),
  ],
  [
    '7.104',
    'one’s claims are listed, and nobody else’s',
    async () => {
      const { id } = await claim();
      expect((await read(CLAIMS)).data).toMatchObject([{ id }]);
      expect((await read(CLAIMS, guest)).data).toEqual([]);
    },
  ],
  [
    '7.105',
    'a page is claimed, and stays whose it is until the desk has decided',
    async () => {
      const { id } = await claim();
      expect((await read(`${CLAIMS}?stakeholder_id=${ids.other}`)).data).toMatchObject([{ id }]);
      expect((await client(owner, 'GET', `/base-api/me/teams/${ids.other}/`)).status).toBe(404);
    },
  ],
  [
    '7.114',
    'programs are listed on their public path',
    async () => {
      const { data } = await read('/public/api/v1/startup-program/?search=season+of+mills', null);
      expect(data).toMatchObject([{ id: ids.program }]);
    },
  ],
  [
    '7.121',
    'a startup is made as a draft of whoever made it',
    async () => {
      const id = await made('startup');
      expect((await read('/api/v1/startup/profile/')).data).toMatchObject([{ id, status: 'draft' }]);
      expect((await client(guest, 'GET', `/api/v1/startup/${id}/`)).status).toBe(404);
    },
  ],
  [
    '7.122',
    'product, areas, team and stage of a startup are changed each by itself',
    async () => {
      const path = `/api/v1/startup/${await made('startup')}/`;
      const parts = [
        [{ product: [{ name: 'Ledger' }] }, { product: [{ name: 'Ledger' }] }],
        [{ startup_areas: ['12'] }, { startup_areas: [{ code: '12' }] }],
        [
          { team_members: [{ last_name: 'Sok', first_name: 'Dara' }] },
          { team_members: [{ last_name: 'Sok' }] },
        ],
        [{ funding_stage: 'prototype' }, { funding_stage: 'prototype' }],
      ] as const;
      for (const [sent] of parts) await write('PATCH', path, sent);
      const body = await read(path);
      for (const [, stays] of parts) expect(body).toMatchObject(stays);
    },
  ],
  [
    '7.127',
    'somebody is invited into the team of a startup, and told',
    async () => {
      const id = await made('startup');
      await invite('startup', id);
      expect((await read('/base-api/me/notification/', guest)).team_invite_request_count).toBe(1);
    },
  ],
  [
    '7.129',
    'a round is added to a startup',
    async () => {
      const id = await made('startup');
      await roundOf(id);
      expect(await roundsOf(id)).toMatchObject([
        { amount: 500, currency: 'USD', funding_type: { slug: 'seed' } },
      ]);
    },
  ],
  [
    '7.130',
    'a round of a startup is changed',
    async () => {
      const id = await made('startup');
      const round = await roundOf(id);
      await write('PATCH', `/base-api/startup/${id}/funding-round-raise/${round.id}/`, { amount_raised: 6 });
      expect(await roundsOf(id)).toMatchObject([{ id: round.id, amount: 600, currency: 'USD' }]);
    },
  ],
  [
    '7.131',
    'a round of a startup is removed',
    async () => {
      const id = await made('startup');
      const round = await roundOf(id);
      await write('DELETE', `/base-api/startup/${id}/funding-round-raise/${round.id}/`);
      expect(await roundsOf(id)).toEqual([]);
    },
  ],
  [
    '7.132',
    'a member of a startup gets another role',
    async () => {
      const id = await made('startup');
      const { member_id } = await invite('startup', id);
      await write('PATCH', `/base-api/startup/${id}/team/${member_id}/`, { role: 'admin' });
      const found = (await teamOf(id)).find((one: { id: string }) => one.id === member_id);
      expect(found.role).toBe('admin');
    },
  ],
  [
    '1.026',
    'a profile is public once the desk has approved it, and not before',
    async () => {
      const id = await made('startup');
      await does(test, owner, id, 'submit');
      expect((await client(null, 'GET', `/api/v1/startup/${id}/`)).status).toBe(404);
      const approved = await anApproved(test, guest, reviewer, 'startup', { name: 'Approved Works' });
      expect((await read(`/api/v1/startup/${approved.id}/`, null)).name).toBe('Approved Works');
    },
  ],
];

describe('requirements on their own', () => {
  it.each(EACH)('%s: %s', async (_id, _what, holds) => holds());
});

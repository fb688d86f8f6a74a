import { expect, it } from 'vitest';
import { profileValues } from '#tests/factories/profile.ts';
import { CLAIMS, type Requirement, specWorld } from './spec-world.ts';

/** Calls of section 7 that other tests name beside others: each alone, by what it leaves behind. */
const w = specWorld();

const EACH: readonly Requirement[] = [
  [
    '7.011',
    'a base answers alike with and without its slash',
    async () => {
      for (const base of ['/api/v1/position', '/public/api/v1/partner', '/api/v1/startup', '/user-api'])
        expect(await w.read(`${base}/`)).toEqual(await w.read(base));
    },
  ],
  ['7.022', 'GET /public is the current user', w.isMe('/public')],
  ['7.031', 'GET /user-api is the current user', w.isMe('/user-api')],
  ['7.030', 'PATCH /api/v1/rest-auth/user/', w.changesMe('PATCH', '/api/v1/rest-auth/user/')],
  ['7.032', 'PATCH /user-api/', w.changesMe('PATCH', '/user-api/')],
  [
    '7.033',
    'another person is read by id, without what is theirs alone',
    async () => {
      const body = await w.read(`/base-api/users/${w.guest.id}/`);
      expect([body.id, body.last_name, JSON.stringify(body).includes(w.guest.email)]).toEqual([
        w.guest.id,
        'Chan',
        false,
      ]);
    },
  ],
  [
    '7.036',
    'the search takes its word as `search`',
    async () =>
      expect((await w.read('/api/v1/search/?search=season+of+mills', null)).programs).toMatchObject([
        { id: w.ids.program },
      ]),
  ],
  [
    '7.071',
    'a support organisation is made',
    async () =>
      expect((await w.read(`/api/v1/eso/${await w.made('eso')}/`)).name).toBe(profileValues('eso').name),
  ],
  [
    '7.072',
    'a support organisation is changed',
    async () => {
      const path = `/api/v1/eso/${await w.made('eso')}/`;
      await w.write('PATCH', path, { summary: 'Two desks by the river' });
      expect((await w.read(path)).summary).toBe('Two desks by the river');
    },
  ],
  [
    '7.075',
    'somebody is invited into the team of a support organisation',
    async () => {
      const id = await w.made('eso');
      const { member_id } = await w.invite('eso', id);
      const found = await w.memberOf(id, member_id);
      // Until its letter has left it is being sent.
      expect(['inviting', 'invited']).toContain(found.state);
      expect((await w.read('/base-api/me/notification/', w.guest)).team_invite_request_count).toBe(1);
    },
  ],
  [
    '7.079',
    'a member of a support organisation gets another role',
    async () => {
      const id = await w.made('eso');
      const { member_id } = await w.invite('eso', id);
      await w.write('PATCH', `/base-api/eso/${id}/team/${member_id}/`, { role: 'admin' });
      const found = await w.memberOf(id, member_id);
      expect(found.role).toBe('admin');
    },
  ],
  [
    '7.084',
    'an investor gets a member',
    async () => {
      const id = await w.made('investor');
      await w.write('POST', '/api/v1/investor/member/', { last_name: 'Sok', first_name: 'Dara' });
      expect((await w.read(`/api/v1/team/?stakeholder_id=${id}`)).data).toMatchObject([
        { first_name: 'Dara' },
      ]);
    },
  ],
  [
    '7.085',
    'a member of an investor is changed',
    async () => {
      const id = await w.made('investor');
      const base = '/api/v1/investor/member/';
      const { id: member } = await w.write('POST', base, { last_name: 'Sok', first_name: 'Dara' });
      await w.write('PATCH', `${base}${member}/`, { position: 'Partner' });
      expect((await w.read(`/api/v1/team/?stakeholder_id=${id}`)).data).toMatchObject([
        { position: 'Partner' },
      ]);
    },
  ],
  [
    '7.086',
    'a member of an investor is removed',
    async () => {
      const id = await w.made('investor');
      const base = '/api/v1/investor/member/';
      const { id: member } = await w.write('POST', base, { last_name: 'Sok', first_name: 'Dara' });
      await w.write('DELETE', `${base}${member}/`);
      expect((await w.read(`/api/v1/team/?stakeholder_id=${id}`)).data).toEqual([]);
    },
  ],
  [
    '7.092',
    'a mentor is made',
    async () => {
      const id = await w.made('mentor');
      expect((await w.read('/api/v1/mentor/profile/')).data).toMatchObject([{ id }]);
    },
  ],
  [
    '7.102',
    'other stakeholders are listed',
    async () =>
      expect((await w.read('/api/v1/other-stakeholder', null)).data).toMatchObject([
        { id: w.ids.other, kind: 'other' },
      ]),
  ],
  [
    '7.104',
    'one’s claims are listed, and nobody else’s',
    async () => {
      const { id } = await w.claim();
      expect((await w.read(CLAIMS)).data).toMatchObject([{ id }]);
      expect((await w.read(CLAIMS, w.guest)).data).toEqual([]);
    },
  ],
  [
    '7.105',
    'a page is claimed, and stays whose it is until the desk has decided',
    async () => {
      const { id } = await w.claim();
      expect((await w.read(`${CLAIMS}?stakeholder_id=${w.ids.other}`)).data).toMatchObject([{ id }]);
      expect((await w.client(w.owner, 'GET', `/base-api/me/teams/${w.ids.other}/`)).status).toBe(404);
    },
  ],
  [
    '7.114',
    'programs are listed on their public path',
    async () => {
      const { data } = await w.read('/public/api/v1/startup-program/?search=season+of+mills', null);
      expect(data).toMatchObject([{ id: w.ids.program }]);
    },
  ],
  [
    '7.121',
    'a startup is made as a draft of whoever made it',
    async () => {
      const id = await w.made('startup');
      expect((await w.read('/api/v1/startup/profile/')).data).toMatchObject([{ id, status: 'draft' }]);
      expect((await w.client(w.guest, 'GET', `/api/v1/startup/${id}/`)).status).toBe(404);
    },
  ],
  [
    '7.122',
    'product, areas, team and stage of a startup are changed each by itself',
    async () => {
      const path = `/api/v1/startup/${await w.made('startup')}/`;
      const parts = [
        [{ product: [{ name: 'Ledger' }] }, { product: [{ name: 'Ledger' }] }],
        [{ startup_areas: ['12'] }, { startup_areas: [{ code: '12' }] }],
        [
          { team_members: [{ last_name: 'Sok', first_name: 'Dara' }] },
          { team_members: [{ last_name: 'Sok' }] },
        ],
        [{ funding_stage: 'prototype' }, { funding_stage: 'prototype' }],
      ] as const;
      for (const [sent] of parts) await w.write('PATCH', path, sent);
      const body = await w.read(path);
      for (const [, stays] of parts) expect(body).toMatchObject(stays);
    },
  ],
  [
    '7.127',
    'somebody is invited into the team of a startup, and told',
    async () => {
      const id = await w.made('startup');
      await w.invite('startup', id);
      expect((await w.read('/base-api/me/notification/', w.guest)).team_invite_request_count).toBe(1);
    },
  ],
  [
    '7.129',
    'a round is added to a startup',
    async () => {
      const id = await w.made('startup');
      await w.roundOf(id);
      expect(await w.roundsOf(id)).toMatchObject([
        { amount: 500, currency: 'USD', funding_type: { slug: 'seed' } },
      ]);
    },
  ],
  [
    '7.130',
    'a round of a startup is changed',
    async () => {
      const id = await w.made('startup');
      const round = await w.roundOf(id);
      await w.write('PATCH', `/base-api/startup/${id}/funding-round-raise/${round.id}/`, {
        amount_raised: 6,
      });
      expect(await w.roundsOf(id)).toMatchObject([{ id: round.id, amount: 600, currency: 'USD' }]);
    },
  ],
  [
    '7.131',
    'a round of a startup is removed',
    async () => {
      const id = await w.made('startup');
      const round = await w.roundOf(id);
      await w.write('DELETE', `/base-api/startup/${id}/funding-round-raise/${round.id}/`);
      expect(await w.roundsOf(id)).toEqual([]);
    },
  ],
  [
    '7.132',
    'a member of a startup gets another role',
    async () => {
      const id = await w.made('startup');
      const { member_id } = await w.invite('startup', id);
      await w.write('PATCH', `/base-api/startup/${id}/team/${member_id}/`, { role: 'admin' });
      const found = await w.memberOf(id, member_id);
      expect(found.role).toBe('admin');
    },
  ],
  [
    '7.024',
    'the way out ends the session for its refresh too, and answers 200 whatever is left of it',
    async () => {
      for (const _ of [1, 2])
        expect((await w.client(w.owner, 'POST', '/api/v1/auth/logout/', {})).status).toBe(200);
      expect((await w.client(w.owner, 'GET', '/user-api')).status).toBe(401);
    },
  ],
  [
    '7.028',
    'a password is set, and signs in from then on',
    async () => {
      const password = 'Krama-loom-9-threads';
      const sent = { password, password_confirmation: password };
      await w.write('POST', '/public/api/v1/auth/password/change/', sent);
      const login = { email: w.owner.email, password };
      const { status, body } = await w.client(null, 'POST', '/public/api/v1/auth/login/', login);
      expect([status, typeof body.access_token]).toEqual([200, 'string']);
    },
  ],
];

it.each(EACH)('%s: %s', async (_id, _what, holds) => holds());

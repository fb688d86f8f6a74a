import { expect, it } from 'vitest';
import { listingValues } from '#tests/factories/listing-values.ts';
import { picture } from '#tests/factories/picture.ts';
import { anApproved, CREATE, decides, does, profileValues } from '#tests/factories/profile.ts';
import { writeProgram } from '#tests/factories/publication.ts';
import type { TestPerson } from '../setup/test-app.ts';
import { formOf } from './foreign-client.ts';
import { CLAIMS, CONNECTIONS, type Requirement, specWorld } from './spec-world.ts';

/** Requirements that other tests name beside others: each alone, by what a client sends and reads. */
const w = specWorld();

const EACH: readonly Requirement[] = [
  [
    '3.001',
    'the current user has names in both scripts, an address and a photo',
    async () => {
      const names = ['first_name', 'last_name', 'first_name_kh', 'last_name_kh', 'email', 'photo'];
      expect(Object.keys(await w.read('/user-api'))).toEqual(expect.arrayContaining(names));
    },
  ],
  [
    '3.004',
    'a resource page has a slug',
    async () => {
      const { data } = await w.read('/public/api/v1/resource-category/', null);
      expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(
        expect.arrayContaining(['blog', 'file']),
      );
    },
  ],
  [
    '3.007',
    'a search answers four lists and twelve of the ecosystem',
    async () => {
      const body = await w.read('/api/v1/search/?search=radio', null);
      const ecosystem = [
        ...['startup', 'mentor', 'investor', 'academic_institution', 'co_working_space'],
        ...['community_and_association', 'corporate', 'development_partner', 'government_institution'],
        ...['incubator_and_accelerator', 'service_provider', 'media'],
      ];
      for (const key of ['blogs', 'files', 'events', 'programs', ...ecosystem])
        expect([key, Array.isArray(body[key])]).toEqual([key, true]);
      expect(body.media).toMatchObject([{ id: w.ids.other }]);
    },
  ],
  [
    '3.012',
    'a list says its page, its size and how many there are',
    async () =>
      expect(await w.read('/api/v1/industry/?per_page=2', null)).toMatchObject({
        ...{ status: 200, current_page: 1, per_page: 2 },
        ...{ total_page: expect.any(Number), item_count: expect.any(Number), data: expect.any(Array) },
      }),
  ],
  [
    '3.013',
    'a list has a pagination object that says the same',
    async () => {
      const { pagination, item_count, total_page } = await w.read('/api/v1/industry/?per_page=2', null);
      expect(pagination).toEqual({ total_counts: item_count, size: 2, total_page });
    },
  ],
  [
    '3.018',
    'programs have categories, and are found by them',
    async () => {
      const { data } = await w.read('/public/api/v1/startup-program-category/', null);
      expect(data.map(({ slug }: { slug: string }) => slug)).toContain('incubation');
      const found = await w.read('/api/v1/startup-program/?category=incubation', null);
      expect(found.data).toMatchObject([{ id: w.ids.program }]);
    },
  ],
  [
    '3.026',
    'mentor and investor have role, company, languages, interests, expertise and a bio',
    async () => {
      for (const kind of ['mentor', 'investor'] as const) {
        const body = await w.read(`/api/v1/${kind}/${await w.made(kind)}/`);
        const fields = ['role', 'company', 'languages', 'interest', 'expertise', 'bio'];
        expect([kind, ...fields.filter((name) => !(name in body) && !(name in body.terms))]).toEqual([kind]);
      }
    },
  ],
  [
    '3.031',
    'a message has a name, an address, a description and a category',
    async () => {
      const { body } = await w.client(null, 'POST', '/api/v1/contact/', {});
      expect(Object.keys(body.errors).sort()).toEqual(['category', 'description', 'email', 'name']);
    },
  ],
  [
    '3.032',
    'an invitation names a user and a page',
    async () => expect((await w.invite('startup', await w.made('startup'))).to).toBe(w.guest.id),
  ],
  [
    '3.034',
    'a member of a team is changed by page and member',
    async () => {
      const id = await w.made('eso');
      const { member_id } = await w.invite('eso', id);
      const path = `/base-api/eso/${id}/team/${member_id}/`;
      expect(await w.write('PATCH', path, { role: 'content_editor' })).toMatchObject({
        id: member_id,
        role: 'content_editor',
      });
    },
  ],
  [
    '3.035',
    'the latest state of one’s claims is read',
    async () => {
      expect((await w.read(CLAIMS)).latest_state).toBe('none');
      await w.claim();
      expect((await w.read(CLAIMS)).latest_state).toBe('requested');
    },
  ],
  ['3.036', 'matching carries an e-mail as a form', () => w.opensMatching('/api/v1/startup/matching/')],
  [
    '4.001',
    'whoever has an access_token cookie is signed in',
    async () => {
      const cookie = w.owner.headers.authorization.replace('Bearer ', 'access_token=');
      const { status, body } = await w.client(null, 'GET', '/user-api', undefined, { cookie });
      expect([status, body.id]).toEqual([200, w.owner.id]);
      expect((await w.client(null, 'GET', '/user-api', undefined, { cookie: 'access_token=' })).status).toBe(
        401,
      );
    },
  ],
  [
    '4.006',
    'a logout that was answered takes both cookies away',
    async () => {
      const cookie = w.owner.headers.authorization.replace('Bearer ', 'access_token=');
      const { origin } = new URL(w.test.services.config.publicUrl);
      const { status, headers } = await w.client(
        null,
        'POST',
        '/api/v1/auth/logout/',
        {},
        { cookie, origin },
      );
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
      const open = await writeProgram(w.test.services, { closes_at: new Date(day(9)) });
      const closed = await writeProgram(w.test.services, { closes_at: new Date(day(-9)) });
      const of = async (id: string) => (await w.read(`/api/v1/startup-program/${id}/`, null)).status;
      expect([await of(open), await of(closed)]).toEqual(['open', 'closed']);
    },
  ],
  [
    '4.020',
    'a returned profile has the messages of who reviewed it',
    async () => {
      const id = await w.made('startup');
      const sent = await does(w.test, w.owner, id, 'submit');
      const message = { field: 'summary', body: 'What do you sell?', body_kh: 'តើអ្នកលក់អ្វី?' };
      await decides(w.test, w.reviewer, sent.review!.id, 'return', { messages: [message] });
      const body = await w.read(`/base-api/me/profile/${id}/`);
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
      const first = await w.connection();
      await w.act(first, 'ignore', w.guest);
      const lists = async (who: TestPerson, tab: string) =>
        (await w.read(`${CONNECTIONS}?tab=${tab}`, who)).data.map(({ id }: { id: string }) => id);
      expect(await lists(w.guest, 'ignored')).toEqual([first]);
      await w.act(first, 'accept', w.guest);
      expect([await lists(w.owner, 'connected'), await lists(w.guest, 'connected')]).toEqual([
        [first],
        [first],
      ]);
      await w.act(first, 'disconnect', w.owner);
      expect([await lists(w.owner, 'connected'), await lists(w.guest, 'connected')]).toEqual([[], []]);
    },
  ],
  [
    '4.023',
    'claiming a page moves it to requested',
    async () => expect((await w.claim()).state).toBe('requested'),
  ],
  [
    '4.024',
    'the state of a claim is one of those decided on',
    async () => {
      const { id } = await w.claim();
      await w.write('POST', `/base-api/me/claims/${id}/withdraw/`);
      expect((await w.read(CLAIMS)).latest_state).toBe('withdrawn');
    },
  ],
  [
    '6.006',
    'each type of profile is made, seen and changed',
    async () => {
      for (const kind of ['startup', 'investor', 'mentor', 'eso', 'other'] as const) {
        const who = await w.test.signIn();
        const { id } = await w.write('POST', CREATE[kind], profileValues(kind), who);
        const path = `/base-api/me/profile/${id}/`;
        expect((await w.read(path, who)).kind).toBe(kind);
        await w.write('PATCH', path, { summary: 'Changed' }, who);
        expect((await w.read(path, who)).values.summary).toBe('Changed');
      }
    },
  ],
  [
    '1.007',
    'whoever works for a page that is there asks to look after it, and the desk finds the request',
    async () => {
      const { id } = await w.claim();
      const { status, body } = await w.client(w.reviewer, 'GET', '/desk-api/v1/claims/');
      expect([status, JSON.stringify(body.data).includes(id)]).toEqual([200, true]);
    },
  ],
  [
    '1.017',
    'a bio that somebody writes is read by others',
    async () => {
      await w.write('PATCH', '/user-api/', { bio: 'I weave nets of bamboo.' }, w.guest);
      expect((await w.read(`/base-api/users/${w.guest.id}/`)).bio).toBe('I weave nets of bamboo.');
    },
  ],
  [
    '1.018',
    'a connection that was accepted stands in the list of both',
    async () => {
      const id = await w.connection();
      await w.act(id, 'accept', w.guest);
      for (const who of [w.owner, w.guest])
        expect((await w.read(`${CONNECTIONS}?tab=connected`, who)).data).toMatchObject([{ id }]);
    },
  ],
  [
    '1.020',
    'who is asked for something is notified of it',
    async () => {
      await w.connection();
      const { data } = await w.read('/base-api/me/notifications/', w.guest);
      expect(data).toMatchObject([{ kind: 'connection_request' }]);
      expect((await w.read('/base-api/me/notifications/')).data).toEqual([]);
    },
  ],
  [
    '1.021',
    'the saved list is one’s own',
    async () => {
      await w.write('POST', '/base-api/me/save/', { kind: 'program', object_id: w.ids.program });
      expect((await w.read('/base-api/me/save/')).item_count).toBe(1);
      expect((await w.read('/base-api/me/save/', w.guest)).item_count).toBe(0);
    },
  ],
  [
    '1.022',
    'somebody asked to connect is not connected before they say so',
    async () => {
      await w.connection();
      expect((await w.read(`${CONNECTIONS}?tab=sent`)).item_count).toBe(1);
      expect((await w.read(`${CONNECTIONS}?tab=connected`)).item_count).toBe(0);
    },
  ],
  [
    '1.023',
    'who is invited into a team joins it by accepting',
    async () => {
      const id = await w.made('startup');
      await w.invite('startup', id);
      expect((await w.client(w.guest, 'GET', `/base-api/me/teams/${id}/`)).status).toBe(404);
      await w.write('POST', '/api/v1/startup/profile/', { user: w.guest.id }, w.guest);
      expect((await w.client(w.guest, 'GET', `/base-api/me/teams/${id}/`)).status).toBe(200);
    },
  ],
  [
    '1.024',
    'something is saved once however often, and no longer',
    async () => {
      const saved = { kind: 'program', object_id: w.ids.program };
      for (const _ of [1, 2]) await w.write('POST', '/base-api/me/save/', saved);
      expect((await w.read('/base-api/me/save/')).item_count).toBe(1);
      await w.write('DELETE', `/base-api/me/save/program/${w.ids.program}/`);
      expect((await w.read('/base-api/me/save/')).item_count).toBe(0);
    },
  ],
  [
    '1.028',
    'names in Khmer stand in fields of their own, in Khmer letters alone',
    async () => {
      await w.write('PATCH', '/user-api/', { first_name_kh: 'សុភា', last_name_kh: 'គឹម' });
      expect(await w.read('/user-api')).toMatchObject({ first_name: 'Sophea', first_name_kh: 'សុភា' });
      const path = `/api/v1/startup/${await w.made('startup')}/`;
      await w.write('PATCH', path, { name_kh: 'ភូមិសូត្រ' });
      expect((await w.read(path)).name_kh).toBe('ភូមិសូត្រ');
      const wrong = await w.client(w.owner, 'PATCH', '/user-api/', { first_name_kh: 'Sophea' });
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['first_name_kh']]);
    },
  ],
  [
    '3.037',
    'a request to be listed comes as a multipart form of its kind',
    async () => {
      for (const kind of ['startup', 'mentor', 'investor', 'eso', 'media'] as const) {
        const path = `/public/api/v1/request-get-list/${kind}/`;
        const values = listingValues(kind === 'media' ? 'other' : kind);
        expect((await w.write('POST', path, formOf(values), null)).reference).toMatch(/\S/);
      }
    },
  ],
  [
    '6.005',
    'there are five types of profiles',
    async () => {
      for (const kind of ['startup', 'investor', 'mentor', 'eso', 'other'] as const) {
        const { body } = await w.client(await w.test.signIn(), 'POST', CREATE[kind], profileValues(kind));
        expect(body.kind).toBe(kind);
      }
    },
  ],
  [
    '9.018',
    'pictures are JPEG or PNG',
    async () => {
      const form = (type: string, bytes: Buffer) => {
        const sent = new FormData();
        sent.append('photo', new Blob([new Uint8Array(bytes)], { type }), 'face');
        return w.client(w.owner, 'POST', '/base-api/me/photo/', sent);
      };
      const gif = await form('image/gif', Buffer.from('GIF89a'));
      expect([gif.status, gif.body.errors]).toEqual([
        422,
        { photo: ['Only JPEG and PNG files are allowed.'] },
      ]);
      for (const kind of ['jpeg', 'png'] as const)
        expect((await form(`image/${kind}`, await picture(kind))).status).toBeLessThan(300);
    },
  ],
  [
    '9.020',
    'there are two languages, en and km',
    async () => {
      for (const [asked, answered] of [
        ['en', 'en'],
        ['km', 'km'],
        ['fr', 'en'],
      ])
        expect(await w.languageFor(asked)).toBe(answered);
    },
  ],
  ['9.022', 'without a choice it is English', async () => expect(await w.languageFor(undefined)).toBe('en')],
  [
    '9.035',
    'there are five ways to share',
    async () => {
      const { data } = await w.read('/public/api/v1/share-option/', null);
      expect(data.map(({ id, slug }: Record<string, string>) => slug ?? id)).toHaveLength(5);
    },
  ],
  [
    '1.026',
    'a profile is public once the desk has approved it, and not before',
    async () => {
      const id = await w.made('startup');
      await does(w.test, w.owner, id, 'submit');
      expect((await w.client(null, 'GET', `/api/v1/startup/${id}/`)).status).toBe(404);
      const approved = await anApproved(w.test, w.guest, w.reviewer, 'startup', { name: 'Approved Works' });
      expect((await w.read(`/api/v1/startup/${approved.id}/`, null)).name).toBe('Approved Works');
    },
  ],
];

it.each(EACH)('%s: %s', async (_id, _what, holds) => holds());

import { beforeAll, describe, expect, it } from 'vitest';
import { partner } from '#server/database/schema/publication.ts';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { listingValues } from '#tests/factories/listing-values.ts';
import { anApproved, CREATE, joins, profileValues } from '#tests/factories/profile.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '../setup/test-app.ts';
import { type ForeignClient, foreignClient, formOf } from './foreign-client.ts';

/** The calls of section 7 with bodies exactly as it gives them, by a client that knows nothing else. */
const test = setUpApp({ masterLists: true });
let client: ForeignClient;
let founder: TestPerson;
let stranger: TestPerson;
let reviewer: TestPerson;
beforeAll(async () => {
  await test.services.database.db
    .insert(partner)
    .values({ name: 'Ministry of Villages', name_kh: 'ក្រសួងភូមិ', role: 'coordinator' });
  await writeStakeholder(test.services, { kind: 'other', type_slug: 'corporate', name: 'Northern Bank' });
  await writeProgram(test.services);
  await writeEvent(test.services);
  await writeResource(test.services);
  client = await foreignClient(test);
  [founder, stranger, reviewer] = [
    await test.signIn(),
    await test.signIn(),
    await test.signIn({ roles: ['reviewer'] }),
  ];
});

/** A draft as a client makes it. */
async function made(who: TestPerson, kind: 'startup' | 'eso' | 'mentor' | 'investor') {
  const { status, body } = await client(who, 'POST', CREATE[kind], profileValues(kind));
  expect(status).toBe(201);
  return body as { id: string; version: number };
}

describe('generic list client', () => {
  const bases = [
    '/api/v1/connections',
    '/public/api/v1/ecosystem_page',
    '/api/v1/eso-cohort',
    '/api/v1/eso-program',
    '/public/api/v1/event',
    '/api/v1/expertise',
    '/api/v1/filter-option',
    '/api/v1/highlights',
    '/api/v1/industry',
    '/api/v1/interests',
    '/base-api/me/connections',
    '/public/api/v1/partner',
    '/public/api/v1/resource-category/',
    '/public/api/v1/resource/',
    '/base-api/me/save',
    '/public/api/v1/other-stakeholder-type',
    '/public/api/v1/startup-program-category',
    '/public/api/v1/startup/list',
    '/api/v1/startup/',
    '/api/v1/startup/profile/',
    '/api/v1/eso/',
    '/api/v1/eso/profile/',
    '/api/v1/mentor/profile/',
    '/api/v1/investor/profile/',
    '/api/v1/stakeholder/startup/',
    '/api/v1/stakeholder/claim-request/',
    '/api/v1/other-stakeholder',
    '/api/v1/startup-program/',
    '/public/api/v1/startup-program/',
    '/api/v1/funding/stage/',
    '/api/v1/funding/type/',
    '/api/v1/position/',
  ];

  it.each(bases)('lists %s with and without its slash (7.005, 7.011, 3.012, 3.013)', async (base) => {
    const bare = base.replace(/\/$/, '');
    for (const path of [bare, `${bare}/`]) {
      const { status, body } = await client(founder, 'GET', `${path}?page=1&per_page=5`);
      expect([path, status]).toEqual([path, 200]);
      expect(body).toMatchObject({ status: 200, current_page: 1, per_page: 5, data: expect.any(Array) });
      expect(Object.keys(body.pagination).sort()).toEqual(['size', 'total_counts', 'total_page']);
    }
  });

  it.each([
    '/public/api/v1/ecosystem_page/',
    '/api/v1/expertise/',
    '/api/v1/industry/',
    '/api/v1/interests/',
    '/api/v1/position/',
    '/api/v1/funding/type/',
    '/api/v1/funding/stage/',
    '/public/api/v1/partner/',
    '/public/api/v1/event/',
    '/public/api/v1/resource/',
    '/public/api/v1/resource-category/',
    '/public/api/v1/other-stakeholder-type/',
    '/public/api/v1/startup-program-category/',
    '/public/api/v1/startup-program/',
    '/api/v1/startup-program/',
    '/api/v1/other-stakeholder/',
    '/api/v1/stakeholder/all/',
  ])('gets one of %s by what its list answers (7.006, 3.014)', async (base) => {
    const list = await client(null, 'GET', `${base}?per_page=5`);
    const [first] = list.body.data;
    const id = first.id ?? first.slug;
    const { status, body } = await client(null, 'GET', `${base}${id}/`);
    expect([status, JSON.stringify(body).includes(id)]).toEqual([200, true]);
    expect((await client(null, 'GET', `${base}0198c0de-0000-7000-8000-000000000000/`)).status).toBe(404);
  });

  it('refuses a misspelt filter instead of answering more, and names it (B.79)', async () => {
    for (const path of [
      '/api/v1/funding/amount/?startups=x',
      '/api/v1/startup/?sectr=agritech',
      '/public/api/v1/startup-program/?catgory=x',
      '/base-api/me/save/?groop=x',
    ]) {
      const { status, body } = await client(founder, 'GET', path);
      const name = new URL(path, 'http://x').search.slice(1).split('=')[0];
      expect([path, status, Object.keys(body.errors)]).toEqual([path, 422, [name]]);
    }
  });

  it('refuses a value that a filter has not, everywhere alike (B.79)', async () => {
    for (const path of [
      '/api/v1/startup/?sector=nonsense',
      '/public/api/v1/startup-program/?category=nonsense',
      '/public/api/v1/event/?province=99',
      '/public/api/v1/resource/?year=soon',
      '/public/api/v1/insights/startup/?sector=nonsense',
      '/api/v1/filter-option/?category=nonsense',
    ]) {
      const { status, body } = await client(null, 'GET', path);
      const name = new URL(path, 'http://x').search.slice(1).split('=')[0];
      expect([path, status, Object.keys(body.errors ?? {})]).toEqual([path, 422, [name]]);
    }
  });
});

describe('who one is', () => {
  it('is read and changed on every path of it (7.022, 7.029, 7.030, 7.031, 7.032, 7.033)', async () => {
    for (const path of ['/public', '/user-api', '/api/v1/rest-auth/user/'])
      expect((await client(founder, 'GET', path)).body.email).toBe(founder.email);
    for (const path of ['/user-api/', '/api/v1/rest-auth/user/']) {
      for (const method of ['PATCH', 'PUT']) {
        const { status, body } = await client(founder, method, path, {
          first_name: 'Sophea',
          last_name: 'Kim',
        });
        expect([path, method, status, body.last_name]).toEqual([path, method, 200, 'Kim']);
      }
    }
    expect((await client(stranger, 'GET', `/base-api/users/${founder.id}/`)).body.last_name).toBe('Kim');
    expect((await client(founder, 'GET', '/base-api/me/notification/')).body).toMatchObject({ total: 0 });
  });

  it('is changed by what it answers, nothing lost: null and all (7.008)', async () => {
    const { body: before } = await client(founder, 'GET', '/user-api');
    const { status, body: after } = await client(founder, 'PUT', '/user-api/', before);
    expect([status, after]).toEqual([200, before]);
  });

  it('leaves with the refresh token, also with a dead one (7.023, B.75)', async () => {
    expect((await client(null, 'POST', '/api/v1/auth/logout/', { refresh_token: 'dead' })).status).toBe(200);
  });

  it('is told what is wrong with what was sent (7.026, 7.027, 7.028)', async () => {
    const wrong = [
      [
        '/public/api/v1/auth/password/reset/confirm/',
        { key: 'no', password: 'Abcdefg1x', password_confirmation: 'x' },
      ],
      ['/public/api/v1/auth/registration/verify-email/', { key: 'no' }],
      ['/public/api/v1/auth/password/change/', { password: 'short' }],
    ] as const;
    for (const [path, body] of wrong) {
      const { status } = await client(founder, 'POST', path, body);
      expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    }
  });
});

describe('a startup', () => {
  it('changes part by part without a version (7.121, 7.122, 7.006, 7.120)', async () => {
    const { id } = await made(founder, 'startup');
    const path = `/api/v1/startup/${id}/`;
    for (const [part, value] of [
      ['product', [{ name: 'Ledger' }]],
      ['startup_areas', ['12', '02']],
      ['team_members', [{ last_name: 'Sok', first_name: 'Dara' }]],
      ['funding_stage', 'prototype'],
    ] as const) {
      const { status } = await client(founder, 'PATCH', path, { [part]: value });
      expect([part, status]).toEqual([part, 200]);
    }
    const { body } = await client(founder, 'GET', path);
    expect(body).toMatchObject({
      product: [{ name: 'Ledger' }],
      startup_areas: [{ code: '02' }, { code: '12' }],
      team_members: [{ last_name: 'Sok' }],
      funding_stage: 'prototype',
    });
    expect((await client(stranger, 'GET', path)).status).toBe(404);
    expect((await client(founder, 'DELETE', `/api/v1/startup/${id}`)).status).toBe(200);
  });

  it('is written back as it was read: numbers, null, entries of lists, either name of a part (7.008)', async () => {
    const { id } = await made(founder, 'startup');
    const path = `/api/v1/startup/${id}/`;
    await client(founder, 'PATCH', path, {
      products: [{ name: 'Ledger' }],
      areas: [{ code: '12' }],
      number_of_founders: 3,
      number_of_tech_founders: null,
      funding_rounds: [
        { announced_date: '2024-03-01', funding_type: 'seed', currency: 'USD', amount_raised: 25_000 },
      ],
    });
    const { body: before } = await client(founder, 'GET', path);
    expect(before).toMatchObject({ number_of_founders: 3, number_of_tech_founders: null });
    expect(before.funding_rounds).toMatchObject([{ amount: 2_500_000 }]);
    const put = await client(founder, 'PUT', path, before);
    expect([put.status, put.body.errors]).toEqual([200, undefined]);
    const { body: after } = await client(founder, 'GET', path);
    const said = ({ version: _v, updated_at: _at, ...rest }: Record<string, unknown>) => rest;
    expect(said(after)).toEqual(said(before));
  });

  it.each([
    ['startup', '/api/v1/startup/{id}/'],
    ['eso', '/api/v1/eso/{id}/'],
    ['mentor', '/api/v1/mentor/profile/'],
    ['investor', '/api/v1/investor/profile/'],
  ] as const)('and so is every field of a page of the kind %s (7.008)', async (kind, path) => {
    const owner = await test.signIn();
    const { id } = await made(owner, kind);
    const { body: before } = await client(owner, 'GET', `/api/v1/${kind}/${id}/`);
    const names = partsOf(kind).flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names.filter((name) => !(name in before))).toEqual([]);
    const unread = Object.keys(profileValues(kind)).filter((name) => [before[name]].flat()[0] === undefined);
    expect(unread).toEqual([]);
    const put = await client(owner, 'PUT', path.replace('{id}', id), before);
    expect([put.status, put.body.errors]).toEqual([200, undefined]);
    const { body: after } = await client(owner, 'GET', `/api/v1/${kind}/${id}/`);
    const said = ({ version: _v, updated_at: _at, ...rest }: Record<string, unknown>) => rest;
    expect(said(after)).toEqual(said(before));
  });

  it('says a problem by the name that was sent, and what no profile has (3.024)', async () => {
    const { id } = await made(founder, 'startup');
    const wrong = await client(founder, 'PATCH', `/api/v1/startup/${id}/`, {
      funding_stage: 'nowhere',
      products: [{ name: '' }],
      sumary: 'misspelt',
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors).sort()).toEqual(['funding_stage', 'products.0.name', 'sumary']);
  });

  it('gives its version in lists to those who may edit it, and takes it in either form', async () => {
    const owner = await test.signIn();
    const approved = await anApproved(test, owner, reviewer, 'startup', { name: 'Versioned Works' });
    const seen = async (who: TestPerson | null, path: string) =>
      (await client(who, 'GET', path)).body.data.find(({ id }: { id: string }) => id === approved.id)
        ?.version;
    for (const path of ['/api/v1/startup/', '/api/v1/stakeholder/startup/', '/api/v1/startup/profile/'])
      expect([path, await seen(owner, path)]).toEqual([path, approved.version]);
    expect(await seen(null, '/api/v1/startup/')).toBeUndefined();
    expect(await seen(stranger, '/api/v1/startup/')).toBeUndefined();

    const path = `/api/v1/startup/${approved.id}/`;
    const read = await client(owner, 'GET', path);
    const tag = read.headers.get('etag');
    expect(tag).toBe(`"${approved.version}"`);
    const change = (summary: string, extra: Record<string, string> = {}, more = {}) =>
      client(owner, 'PATCH', path, { summary, ...more }, extra);
    expect((await change('First', { 'if-match': tag! })).status).toBe(200);
    const late = await change('Second', { 'if-match': tag! });
    expect([late.status, late.body.code, late.body.conflict.fields[0].name]).toEqual([
      412,
      'stale_version',
      'summary',
    ]);
    expect((await change('Second', {}, { version: approved.version })).status).toBe(409);
    expect((await change('Third', { 'if-match': '*' })).status).toBe(200);
    expect((await change('Fourth', { 'if-match': '"theirs"' })).status).toBe(412);
  });

  it('keeps rounds and its team under /base-api (7.127, 7.129, 7.130, 7.131, 7.132)', async () => {
    const { id } = await made(founder, 'startup');
    const raise = `/base-api/startup/${id}/funding-round-raise/`;
    const round = {
      announced_date: '2024-03-01',
      amount_raised: 120_000,
      currency: 'USD',
      funding_type: 'seed',
      source_url: null,
    };
    const added = await client(founder, 'POST', raise, round);
    expect([added.status, added.body.amount]).toEqual([201, 12_000_000]);
    const one = `${raise}${added.body.id}/`;
    for (const [method, amount] of [
      ['PATCH', '90000'],
      ['PUT', 80_000],
    ] as const)
      expect((await client(founder, method, one, { amount_raised: amount })).status).toBe(200);
    expect((await client(founder, 'DELETE', one)).status).toBe(200);
    const invited = await client(founder, 'POST', '/base-api/startup/invite-team/', {
      to_user: stranger.id,
      stakeholder_id: id,
    });
    expect(invited.status).toBe(200);
    const member = invited.body.data[0].member_id;
    const changed = await client(founder, 'PATCH', `/base-api/startup/${id}/team/${member}/`, {
      role: 'admin',
    });
    expect([changed.status, changed.body.role]).toEqual([200, 'admin']);
    const attached = await client(stranger, 'POST', '/api/v1/startup/profile/', { user: stranger.id });
    expect([attached.status, attached.body.startup]).toEqual([201, id]);
  });
});

describe('an ESO (7.070 to 7.079)', () => {
  it('is made, read, changed and has rounds', async () => {
    const owner = await test.signIn();
    const { id } = await made(owner, 'eso');
    expect((await client(owner, 'GET', `/api/v1/eso/${id}/`)).body.name).toBe('River Lab');
    for (const method of ['PATCH', 'PUT'])
      expect((await client(owner, method, `/api/v1/eso/${id}/`, { startup_areas: ['12'] })).status).toBe(200);
    const raise = `/base-api/eso/${id}/funding-round-raise/`;
    const round = { announced_date: '2024-03-01', amount_raised: '9', currency: 'KHR', funding_type: 'seed' };
    const added = await client(owner, 'POST', raise, round);
    expect(added.status).toBe(201);
    expect((await client(owner, 'PATCH', `${raise}${added.body.id}/`, { amount_raised: 10 })).status).toBe(
      200,
    );
    expect((await client(owner, 'DELETE', `${raise}${added.body.id}/`)).status).toBe(200);
    const guest = await test.signIn();
    const invited = await client(owner, 'POST', '/base-api/eso/invite-team/', {
      to_user: guest.id,
      stakeholder_id: id,
    });
    const member = invited.body.data[0].member_id;
    expect(
      (await client(owner, 'PATCH', `/base-api/eso/${id}/team/${member}/`, { role: 'admin' })).status,
    ).toBe(200);
  });
});

describe('mentors and investors', () => {
  it.each(['mentor', 'investor'] as const)(
    '%s: one’s own, with a bio, without a version (3.026, 7.080 to 7.082, 7.090 to 7.092)',
    async (kind) => {
      const owner = await test.signIn();
      const { id } = await made(owner, kind);
      const path = `/api/v1/${kind}/profile/`;
      for (const method of ['PATCH', 'PUT']) {
        const { status, body } = await client(owner, method, path, { bio: `By ${method}`, bio_kh: 'អំពីខ្ញុំ' });
        expect([status, body.values.bio, body.values.bio_kh]).toEqual([200, `By ${method}`, 'អំពីខ្ញុំ']);
      }
      const { body } = await client(owner, 'GET', `/api/v1/${kind}/${id}/`);
      expect([body.bio, body.description]).toEqual(['By PUT', 'By PUT']);
    },
  );

  it('an investor has members (7.084, 7.085, 7.086)', async () => {
    const owner = await test.signIn();
    await made(owner, 'investor');
    const base = '/api/v1/investor/member/';
    const added = await client(owner, 'POST', base, { last_name: 'Sok', first_name: 'Dara' });
    expect(added.status).toBe(201);
    for (const method of ['PATCH', 'PUT'])
      expect((await client(owner, method, `${base}${added.body.id}/`, { position: 'Partner' })).status).toBe(
        200,
      );
    expect((await client(owner, 'DELETE', `${base}${added.body.id}/`)).status).toBe(200);
  });
});

it('matching takes an e-mail as form data (3.036, 7.074, 7.083, 7.093, 7.126, 7.128)', async () => {
  for (const path of [
    '/api/v1/startup/matching/',
    '/base-api/startup/matching/',
    '/api/v1/eso/matching/',
    '/api/v1/investor/matching/',
    '/api/v1/mentor/matching/',
  ]) {
    const { status } = await client(founder, 'POST', path, formOf({ email: founder.email }));
    expect([path, status]).toEqual([path, 202]);
    const plain = await client(founder, 'POST', path, { email: founder.email });
    expect([path, plain.status]).toEqual([path, 202]);
  }
});

it('stakeholders are read by category, any other word meaning others (3.039, 7.100 to 7.105)', async () => {
  const { body } = await client(null, 'GET', '/api/v1/stakeholder/anything-else/');
  expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['other']);
  const { id } = body.data[0];
  expect((await client(null, 'GET', `/api/v1/stakeholder/corporate/${id}/`)).status).toBe(200);
  expect((await client(founder, 'GET', '/api/v1/stakeholder/claim-request/')).body.latest_state).toBe('none');
  const claim = await client(
    founder,
    'POST',
    '/api/v1/stakeholder/claim-request/',
    formOf({ stakeholder_id: id, relation: 'Director', proof: 'document' }),
  );
  expect([claim.status, claim.body.state]).toEqual([201, 'requested']);
});

it('programs, the network and the search are read by everybody (7.036, 7.057, 7.112 to 7.115)', async () => {
  for (const path of [
    '/api/v1/startup-program/program-page/',
    '/public/api/v1/startup-program/program-page/',
    '/public/api/v1/network-page?funding_currency=USD',
    '/api/v1/search/?search=harvest',
  ])
    expect([path, (await client(null, 'GET', path)).status]).toEqual([path, 200]);
});

describe('parts on their own', () => {
  it('products, people, rounds and the stage (7.140 to 7.154)', async () => {
    const { id: stakeholder_id } = await made(founder, 'startup');
    const entries = [
      ['/api/v1/product/', { name: 'Ledger' }, { description: 'Books' }, ['GET', 'PATCH', 'PUT']],
      [
        '/api/v1/team/',
        { last_name: 'Sok', first_name: 'Dara', is_founder: true },
        { is_founder: false },
        ['GET', 'PATCH', 'PUT', 'DELETE'],
      ],
      [
        '/api/v1/funding/fund/',
        { announced_date: '2024-03-01', amount_raised: 5, currency: 'USD', funding_type: 'seed' },
        { amount_raised: 6 },
        ['PATCH', 'PUT', 'DELETE'],
      ],
    ] as const;
    for (const [base, first, change, methods] of entries) {
      const added = await client(founder, 'POST', base, { stakeholder_id, ...first });
      expect([base, added.status]).toEqual([base, 201]);
      for (const method of methods) {
        const sent = method === 'GET' || method === 'DELETE' ? undefined : change;
        const { status } = await client(founder, method, `${base}${added.body.id}/`, sent);
        expect([base, method, status]).toEqual([base, method, 200]);
      }
    }
    expect((await client(founder, 'GET', `/api/v1/team/?stakeholder_id=${stakeholder_id}`)).status).toBe(200);
    const stage = '/api/v1/funding/stage/';
    expect((await client(founder, 'POST', stage, { stakeholder_id, stage: 'prototype' })).status).toBe(200);
    const changed = await client(founder, 'PATCH', `${stage}${stakeholder_id}/`, {
      funding_stage: 'operational',
    });
    expect([changed.status, changed.body.values.stage]).toEqual([200, 'operational']);
  });

  it('money raised is that of the startup named, by any of its names (7.147)', async () => {
    const owner = await test.signIn();
    const approved = await anApproved(test, owner, reviewer, 'startup', { name: 'Counted Works' });
    for (const name of ['stakeholder_id', 'stakeholder', 'startup']) {
      const { status, body } = await client(null, 'GET', `/api/v1/funding/amount/?${name}=${approved.id}`);
      expect([name, status, body.totals]).toEqual([name, 200, []]);
    }
  });
});

it('a request to be listed is a form (3.037, 7.060)', async () => {
  for (const kind of ['startup', 'investor', 'mentor', 'eso', 'corporate'] as const) {
    const values = listingValues(kind === 'corporate' ? 'other' : kind);
    const { status } = await client(null, 'POST', `/public/api/v1/request-get-list/${kind}/`, formOf(values));
    // Without the stamp of a form a program may be asked for one, but never told that its values are wrong.
    expect([kind, [201, 422].includes(status)]).toEqual([kind, true]);
  }
});

describe('lists that never change (B.44)', () => {
  it.each([
    ['3.048', 'province', 25, '12'],
    ['3.048', 'currency', 11, 'KHR'],
    ['3.044', 'contact-category', 5, 'feedback'],
    ['3.045, 9.034', 'month', 12, '4'],
    ['3.046', 'language', 184, 'ar'],
    ['3.047', 'share-option', 5, 'twitter'],
  ])('%s: %s', async (_line, name, count, id) => {
    const { body } = await client(null, 'GET', `/public/api/v1/${name}/`);
    expect(body.item_count).toBe(count);
    expect(body.data).toHaveLength(count);
    const { status, body: one } = await client(null, 'GET', `/public/api/v1/${name}/${id}/`);
    expect([status, one.name !== '' && one.name_kh !== '']).toEqual([200, true]);
  });

  it('languages say in which direction they are written, and are found in Khmer', async () => {
    const { body } = await client(null, 'GET', '/public/api/v1/language/?search=អារ៉ាប់');
    expect(body.data).toEqual([expect.objectContaining({ code: 'ar', rtl: true, native_name: 'العربية' })]);
  });
});

it('a picture that is too large is told at its field, whatever its size, on a connection that stays (5.006)', async () => {
  for (const megabytes of [7, 9, 30]) {
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(megabytes * 1024 * 1024)]), 'large.png');
    const { status, body } = await client(founder, 'POST', '/base-api/me/photo/', form);
    expect([megabytes, [413, 422].includes(status), body.errors]).toEqual([
      megabytes,
      true,
      { photo: ['File size must be less than 5 MB.'] },
    ]);
  }
});

it('rules that a foreign client meets: the scheme of a source, ticket sizes, what is required (5.002, 5.020)', async () => {
  const { id } = await made(founder, 'startup');
  const round = { announced_date: '2024-03-01', amount_raised: 1, currency: 'USD', funding_type: 'seed' };
  const raise = `/base-api/startup/${id}/funding-round-raise/`;
  const bare = await client(founder, 'POST', raise, { ...round, source_url: 'news.example/a' });
  expect([bare.status, bare.body.errors]).toEqual([
    422,
    { source_url: ['Please input a valid URL (e.g. https://name.example)'] },
  ]);
  const whole = await client(founder, 'POST', raise, { ...round, source_url: 'https://news.example/a' });
  expect([whole.status, whole.body.source_url]).toEqual([201, 'https://news.example/a']);
  const owner = await test.signIn();
  await made(owner, 'investor');
  const ticket = await client(owner, 'PATCH', '/api/v1/investor/profile/', {
    ticket_min: 9_000,
    ticket_max: 10,
  });
  expect([ticket.status, ticket.body.errors]).toEqual([
    422,
    { ticket_max: ['The largest amount cannot be below the smallest'] },
  ]);
});

it('nothing sent is nothing, whatever the header says; what is no JSON is 400', async () => {
  const owner = await test.signIn();
  const { id } = await made(owner, 'startup');
  expect((await client(owner, 'POST', `/base-api/me/profile/${id}/withdraw/`)).status).toBe(200);
  expect((await client(owner, 'POST', '/api/v1/startup/')).status).toBe(422);
  await joins(test, stranger, id, 'member');
  expect((await client(owner, 'DELETE', `/api/v1/startup/${id}`)).status).toBe(200);
});

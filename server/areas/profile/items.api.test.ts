import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import {
  aDraft,
  anApproved,
  ask,
  decides,
  does,
  edits,
  joins,
  profileOf,
  publicPage,
  startProfileTest,
} from '#tests/factories/profile.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';

let test: TestApp;
let founder: TestPerson;
let stranger: TestPerson;
let reviewer: TestPerson;
beforeAll(async () => {
  ({ test, founder, stranger, reviewer } = await startProfileTest());
});
afterAll(() => test.stop());

const round = {
  announced_date: '2024-05-01',
  funding_type: 'seed',
  currency: 'USD',
  amount_raised: '250,000.50',
};

describe('products (7.140, 7.141, 7.142)', () => {
  it('are added, read and changed; visitors get those of approved pages', async () => {
    const draft = await aDraft(test, founder);
    const made = await ask(test, founder, 'POST', '/api/v1/product/', {
      stakeholder_id: draft.id,
      name: 'Ledger',
    });
    expect([made.statusCode, made.json().waits]).toEqual([201, false]);
    const url = `/api/v1/product/${made.json().id}/`;
    expect((await test.app.inject({ url })).statusCode).toBe(404);
    const changed = await ask(test, founder, 'PATCH', url, { description: 'Accounts of rice' });
    expect(changed.json()).toMatchObject({ name: 'Ledger', description: 'Accounts of rice' });
    expect((await ask(test, stranger, 'PATCH', url, { name: 'x' })).statusCode).toBe(404);
    expect((await ask(test, founder, 'PATCH', url, { name: '' })).json().errors).toHaveProperty('name');
    const sent = await does(test, founder, draft.id, 'submit');
    expect((await ask(test, founder, 'PATCH', url, { name: 'Later' })).statusCode).toBe(409);
    await decides(test, reviewer, sent.review!.id, 'approve');
    expect((await test.app.inject({ url })).json()).toMatchObject({
      name: 'Ledger',
      stakeholder_id: draft.id,
    });
    const waiting = await ask(test, founder, 'PATCH', url, { name: 'Ledger 2' });
    expect(waiting.json()).toMatchObject({ name: 'Ledger 2', waits: true });
    expect((await ask(test, founder, 'GET', url)).json().name).toBe('Ledger 2');
    expect((await test.app.inject({ url })).json().name).toBe('Ledger');
  });

  it('of a set of changes are found by their id before they are public', async () => {
    const approved = await anApproved(test, founder, reviewer);
    const made = await ask(test, founder, 'POST', '/api/v1/product/', {
      stakeholder_id: approved.id,
      name: 'New',
    });
    const url = `/api/v1/product/${made.json().id}/`;
    expect((await ask(test, founder, 'PATCH', url, { name: 'Newer' })).json().name).toBe('Newer');
    expect((await ask(test, stranger, 'GET', url)).statusCode).toBe(404);
  });

  it('are written once however often they are sent', async () => {
    const draft = await aDraft(test, founder);
    const body = { stakeholder_id: draft.id, name: 'Once' };
    const key = { 'idempotency-key': 'product-sent-twice' };
    await ask(test, founder, 'POST', '/api/v1/product/', body, key);
    await ask(test, founder, 'POST', '/api/v1/product/', body, key);
    expect((await profileOf(test, founder, draft.id)).lists.product).toHaveLength(1);
  });

  it('belong to startups', async () => {
    const owner = await test.signIn();
    const mentor = await aDraft(test, owner, 'mentor');
    const response = await ask(test, owner, 'POST', '/api/v1/product/', {
      stakeholder_id: mentor.id,
      name: 'x',
    });
    expect(response.statusCode).toBe(422);
  });
});

describe('people on a page (7.084–7.086, 7.143–7.146)', () => {
  it('are added, listed for signed-in readers, changed and removed', async () => {
    const draft = await aDraft(test, founder);
    const body = { stakeholder_id: draft.id, last_name: 'Sok', first_name: 'Dara' };
    const made = (await ask(test, founder, 'POST', '/api/v1/team/', body)).json();
    const url = `/api/v1/team/${made.id}/`;
    expect((await ask(test, founder, 'PATCH', url, { is_founder: true })).json()).toMatchObject({
      last_name: 'Sok',
      is_founder: true,
    });
    const list = `/api/v1/team/?stakeholder=${draft.id}`;
    expect((await ask(test, founder, 'GET', list)).json().item_count).toBe(1);
    expect((await ask(test, stranger, 'GET', list)).statusCode).toBe(404);
    expect((await test.app.inject({ url: list })).statusCode).toBe(401);
    expect((await ask(test, stranger, 'DELETE', url)).statusCode).toBe(404);
    expect((await ask(test, founder, 'DELETE', url)).statusCode).toBe(200);
    expect((await ask(test, founder, 'DELETE', url)).statusCode).toBe(404);
  });

  it('are linked to persons of the team only', async () => {
    const draft = await aDraft(test, founder);
    const body = { stakeholder_id: draft.id, last_name: 'Sok', first_name: 'Dara', person_id: stranger.id };
    expect((await ask(test, founder, 'POST', '/api/v1/team/', body)).statusCode).toBe(422);
    const colleague = await test.signIn();
    await joins(test, colleague, draft.id, 'member');
    const linked = await ask(test, founder, 'POST', '/api/v1/team/', { ...body, person_id: colleague.id });
    expect(linked.json().person_id).toBe(colleague.id);
  });

  it('of an investor go by its own calls', async () => {
    const owner = await test.signIn();
    await aDraft(test, owner, 'investor');
    const made = (
      await ask(test, owner, 'POST', '/api/v1/investor/member/', { last_name: 'Chan', first_name: 'Mony' })
    ).json();
    const url = `/api/v1/investor/member/${made.id}/`;
    expect((await ask(test, owner, 'PATCH', url, { position: 'Partner' })).json().position).toBe('Partner');
    expect((await ask(test, founder, 'PATCH', url, { position: 'x' })).statusCode).toBe(404);
    expect((await ask(test, owner, 'DELETE', url)).statusCode).toBe(200);
    expect(
      (await ask(test, stranger, 'POST', '/api/v1/investor/member/', { last_name: 'A', first_name: 'B' }))
        .statusCode,
    ).toBe(404);
  });
});

describe('the only profile of a kind (7.081, 7.091)', () => {
  it.each(['mentor', 'investor'] as const)('%s', async (kind) => {
    const owner = await test.signIn();
    const url = `/api/v1/${kind}/profile/`;
    expect((await ask(test, owner, 'PATCH', url, { version: 1 })).statusCode).toBe(404);
    const { version, id } = await aDraft(test, owner, kind);
    expect((await ask(test, owner, 'PATCH', url, { version, role: 'Adviser' })).json().values.role).toBe(
      'Adviser',
    );
    expect((await ask(test, owner, 'PATCH', url, { version, role: 'Else' })).json().code).toBe(
      'stale_version',
    );
    expect((await ask(test, stranger, 'PATCH', url, { id, version: 1 })).statusCode).toBe(404);
    expect((await ask(test, owner, 'PATCH', url, {})).statusCode).toBe(422);
  });
});

describe('parts on their own (3.024, 7.072, 7.122)', () => {
  it.each([
    ['product', [{ name: 'Ledger' }]],
    ['startup_areas', ['12', '02']],
    ['team_members', [{ last_name: 'Sok', first_name: 'Dara' }]],
    ['funding_stage', 'prototype'],
  ] as [string, object | string][])('%s', async (part, value) => {
    const draft = await aDraft(test, founder);
    const url = `/api/v1/startup/${draft.id}/`;
    const response = await ask(test, founder, 'PATCH', url, { version: draft.version, [part]: value });
    expect(response.statusCode).toBe(200);
    const { values, lists } = response.json();
    const now = part === 'funding_stage' ? values.stage : (lists[part] ?? values[part]);
    expect([now]).toMatchObject([part === 'startup_areas' ? ['02', '12'] : value]);
    expect({ ...values, stage: 0, startup_areas: 0 }).toEqual({
      ...draft.values,
      stage: 0,
      startup_areas: 0,
    });
  });

  it('an entry that is named keeps its id, one that is left out goes', async () => {
    const draft = await aDraft(test, founder);
    const two = await edits(test, founder, draft.id, { product: [{ name: 'A' }, { name: 'B' }] });
    const [a, b] = two.lists.product;
    const one = await edits(test, founder, draft.id, { product: [{ id: b!.id, name: 'B2' }] });
    expect(one.lists.product).toMatchObject([{ id: b!.id, name: 'B2' }]);
    const url = `/api/v1/startup/${draft.id}/`;
    const gone = await ask(test, founder, 'PATCH', url, {
      version: one.version,
      product: [{ id: a!.id, name: 'A' }],
    });
    expect(gone.statusCode).toBe(404);
  });
});

describe('funding rounds (3.023, 3.033, 7.076–7.078, 7.129–7.131, 7.152–7.154)', () => {
  it.each(['startup', 'eso'] as const)('of a %s are added, changed and removed', async (kind) => {
    const owner = await test.signIn();
    const draft = await aDraft(test, owner, kind);
    const raise = `/base-api/${kind}/${draft.id}/funding-round-raise/`;
    const made = await ask(test, owner, 'POST', raise, { ...round, investors: [{ name: 'Aunt Sophea' }] });
    expect(made.json()).toMatchObject({
      amount: 25_000_050,
      amount_raised: '250000.50',
      confirmed_by: 'owner',
      investors: [{ name: 'Aunt Sophea', confirmed: false }],
    });
    const url = `${raise}${made.json().id}/`;
    const changed = await ask(test, owner, 'PATCH', url, { currency: 'KHR', amount_raised: 1_000_000 });
    expect(changed.json()).toMatchObject({
      currency: 'KHR',
      amount: 100_000_000,
      announced_date: '2024-05-01',
      investors: [{ name: 'Aunt Sophea' }],
    });
    expect((await ask(test, stranger, 'PATCH', url, {})).statusCode).toBe(404);
    const wrong = kind === 'eso' ? 'startup' : 'eso';
    expect((await ask(test, owner, 'DELETE', url.replace(`/${kind}/`, `/${wrong}/`))).statusCode).toBe(404);
    expect((await ask(test, owner, 'DELETE', url)).statusCode).toBe(200);
    expect((await ask(test, owner, 'DELETE', url)).statusCode).toBe(404);
  });

  it('by the generic path, with everything wrong told by field', async () => {
    const draft = await aDraft(test, founder);
    const fund = '/api/v1/funding/fund/';
    const bad = await ask(test, founder, 'POST', fund, {
      stakeholder_id: draft.id,
      announced_date: '2999-01-01',
      currency: 'XXQ',
      amount_raised: '-5',
      funding_type: 'none',
    });
    expect(Object.keys(bad.json().errors).sort()).toEqual([
      'amount_raised',
      'announced_date',
      'currency',
      'funding_type',
    ]);
    const made = await ask(test, founder, 'POST', fund, { stakeholder_id: draft.id, ...round });
    const url = `${fund}${made.json().id}/`;
    expect((await ask(test, founder, 'PATCH', url, { funding_type: 'series-a' })).json().funding_type).toBe(
      'series-a',
    );
    expect((await ask(test, stranger, 'DELETE', url)).statusCode).toBe(404);
    expect((await ask(test, founder, 'DELETE', url)).statusCode).toBe(200);
  });

  it('name investors of the directory, who confirm; a change of the facts undoes that', async () => {
    const backer = await test.signIn();
    const fund = await anApproved(test, backer, reviewer, 'investor');
    const draft = await aDraft(test, founder);
    const raise = `/base-api/startup/${draft.id}/funding-round-raise/`;
    const nobody = { ...round, investors: [{ stakeholder_id: draft.id }] };
    expect((await ask(test, founder, 'POST', raise, nobody)).statusCode).toBe(422);
    const made = (
      await ask(test, founder, 'POST', raise, {
        ...round,
        investors: [{ stakeholder_id: fund.id }, { name: 'Aunt' }],
      })
    ).json();
    const answer = `/base-api/me/funding-round/${made.id}/`;
    expect((await ask(test, backer, 'POST', answer, { confirmed: true })).statusCode).toBe(404);
    const sent = await does(test, founder, draft.id, 'submit');
    await decides(test, reviewer, sent.review!.id, 'approve');
    const named = (await ask(test, backer, 'GET', '/base-api/me/funding-round/')).json();
    expect(named.data).toMatchObject([{ id: made.id, confirmed: false, investor: { id: fund.id } }]);
    expect((await ask(test, stranger, 'POST', answer, { confirmed: true })).statusCode).toBe(404);
    for (let twice = 0; twice < 2; twice += 1)
      expect((await ask(test, backer, 'POST', answer, { confirmed: true })).statusCode).toBe(200);
    const shown = (await publicPage(test, sent)).json().data.funding.rounds;
    expect(shown).toMatchObject([{ id: made.id, confirmed_by: 'investor' }]);
    // Another part changes: the confirmation stays. The amount changes: it is stated anew.
    await edits(test, founder, draft.id, { summary: 'Else' });
    const url = `/api/v1/funding/fund/${made.id}/`;
    expect(
      (await ask(test, founder, 'PATCH', url, { source_url: 'https://news.example/a' })).json().confirmed_by,
    ).toBe('investor');
    expect((await ask(test, founder, 'PATCH', url, { amount_raised: '300000' })).json().confirmed_by).toBe(
      'owner',
    );
    const changes = await does(test, founder, draft.id, 'submit');
    await decides(test, reviewer, changes.review!.id, 'approve');
    expect((await publicPage(test, sent)).json().data.funding.rounds).toMatchObject([
      { amount: 30_000_000, confirmed_by: 'owner' },
    ]);
    expect((await ask(test, backer, 'POST', answer, { confirmed: false })).json().confirmed).toBe(false);
    expect((await ask(test, backer, 'GET', '/base-api/me/funding-round/')).json().item_count).toBe(0);
  });

  it('sum up per currency, never converted (7.147, B.42)', async () => {
    const rounds = fc.array(
      fc.record({
        currency: fc.constantFrom('USD', 'KHR', 'JPY'),
        amount: fc.integer({ min: 0, max: 1_000_000_000_000 }),
        year: fc.integer({ min: 2018, max: 2025 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(rounds, async (given) => {
        const id = await writeStakeholder(test.services, {
          funding_rounds: given.map(({ currency, amount, year }) => ({
            announced_date: `${year}-03-01`,
            currency,
            amount,
            funding_type: 'seed',
          })),
        });
        const url = `/api/v1/funding/amount/?stakeholder=${id}`;
        const { totals, periods } = (await test.app.inject({ url })).json();
        const sum = (currency: string, year?: number) =>
          given
            .filter((one) => one.currency === currency && (year === undefined || one.year === year))
            .reduce((all, { amount }) => all + amount, 0);
        expect(totals).toHaveLength(new Set(given.map(({ currency }) => currency)).size);
        for (const total of totals)
          expect(total).toMatchObject({ amount: sum(total.currency), confirmed: 0 });
        for (const part of periods) expect(part.amount).toBe(sum(part.currency, Number(part.period)));
      }),
      { numRuns: 15 },
    );
  });
});

describe('the stage of a startup (7.148, 7.149, 7.150, 7.151, 7.155)', () => {
  it('is one of the list, set by either call', async () => {
    const stages = (await test.app.inject({ url: '/api/v1/funding/stage/' })).json().data;
    expect(stages.map(({ slug }: { slug: string }) => slug)).toContain('scaling-and-expansion');
    for (const list of ['funding/type', 'position'])
      expect((await test.app.inject({ url: `/api/v1/${list}/` })).json().item_count).toBeGreaterThan(0);
    const draft = await aDraft(test, founder);
    const set = await ask(test, founder, 'POST', '/api/v1/funding/stage/', {
      stakeholder_id: draft.id,
      stage: 'prototype',
    });
    expect(set.json().values.stage).toBe('prototype');
    const url = `/api/v1/funding/stage/${draft.id}/`;
    expect((await ask(test, founder, 'PATCH', url, { stage: 'operational' })).json().values.stage).toBe(
      'operational',
    );
    expect((await ask(test, founder, 'PATCH', url, { stage: 'nowhere' })).statusCode).toBe(422);
    expect((await ask(test, stranger, 'PATCH', url, { stage: 'operational' })).statusCode).toBe(404);
  });
});

describe('logo and cover', () => {
  it('are cut, private while the profile is, and public with it', async () => {
    const draft = await aDraft(test, founder);
    const url = `/base-api/me/profile/${draft.id}/logo/`;
    const send = async (form: Record<string, unknown>, who = founder) => {
      const body = await multipart(form as never);
      return test.app.inject({
        method: 'POST',
        url,
        payload: body.payload,
        headers: { ...body.headers, ...who.headers },
      });
    };
    const image = {
      name: 'logo.png',
      type: 'image/png',
      bytes: await picture('png', { width: 400, height: 200 }),
    };
    const set = await send({ image, crop_left: '0.5', crop_top: '0', crop_width: '0.5', crop_height: '1' });
    expect(set.json().logo).toMatchObject({ width: 200, height: 200 });
    const plain = `/files/${set.json().logo.id}/256`;
    expect((await test.app.inject({ url: plain })).statusCode).toBe(404);
    expect((await test.app.inject({ url: set.json().logo.url })).statusCode).toBe(200);
    expect((await send({ image }, stranger)).statusCode).toBe(404);
    const sent = await does(test, founder, draft.id, 'submit');
    await decides(test, reviewer, sent.review!.id, 'approve');
    expect((await test.app.inject({ url: plain })).statusCode).toBe(200);
    const removed = await ask(test, founder, 'DELETE', url);
    expect(removed.statusCode).toBe(200);
  });
});

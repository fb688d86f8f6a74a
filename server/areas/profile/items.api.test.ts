import { describe, expect, it } from 'vitest';
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
  setUpProfiles,
} from '#tests/factories/profile.ts';

const test = setUpProfiles();

describe('products (7.140, 7.141, 7.142)', () => {
  it('are added, read and changed; visitors get those of approved pages', async () => {
    const draft = await aDraft(test, test.founder);
    const made = await ask(test, test.founder, 'POST', '/api/v1/product/', {
      stakeholder_id: draft.id,
      name: 'Ledger',
    });
    expect([made.statusCode, made.json().waits]).toEqual([201, false]);
    const url = `/api/v1/product/${made.json().id}/`;
    expect((await test.call(null, 'GET', url)).statusCode).toBe(404);
    const changed = await ask(test, test.founder, 'PATCH', url, { description: 'Accounts of rice' });
    expect(changed.json()).toMatchObject({ name: 'Ledger', description: 'Accounts of rice' });
    expect((await ask(test, test.stranger, 'PATCH', url, { name: 'x' })).statusCode).toBe(404);
    expect((await ask(test, test.founder, 'PATCH', url, { name: '' })).json().errors).toHaveProperty('name');
    const sent = await does(test, test.founder, draft.id, 'submit');
    expect((await ask(test, test.founder, 'PATCH', url, { name: 'Later' })).statusCode).toBe(409);
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    expect((await test.call(null, 'GET', url)).json()).toMatchObject({
      name: 'Ledger',
      stakeholder_id: draft.id,
    });
    const waiting = await ask(test, test.founder, 'PATCH', url, { name: 'Ledger 2' });
    expect(waiting.json()).toMatchObject({ name: 'Ledger 2', waits: true });
    expect((await ask(test, test.founder, 'GET', url)).json().name).toBe('Ledger 2');
    expect((await test.call(null, 'GET', url)).json().name).toBe('Ledger');
  });

  it('of a set of changes are found by their id before they are public', async () => {
    const approved = await anApproved(test, test.founder, test.reviewer);
    const made = await ask(test, test.founder, 'POST', '/api/v1/product/', {
      stakeholder_id: approved.id,
      name: 'New',
    });
    const url = `/api/v1/product/${made.json().id}/`;
    expect((await ask(test, test.founder, 'PATCH', url, { name: 'Newer' })).json().name).toBe('Newer');
    expect((await ask(test, test.stranger, 'GET', url)).statusCode).toBe(404);
  });

  it('are written once however often they are sent', async () => {
    const draft = await aDraft(test, test.founder);
    const body = { stakeholder_id: draft.id, name: 'Once' };
    const key = { 'idempotency-key': 'product-sent-twice' };
    await ask(test, test.founder, 'POST', '/api/v1/product/', body, key);
    await ask(test, test.founder, 'POST', '/api/v1/product/', body, key);
    expect((await profileOf(test, test.founder, draft.id)).lists.product).toHaveLength(1);
  });

  it('are at the top of their list when they are new, people too (4.012)', async () => {
    const { id: stakeholder_id } = await aDraft(test, test.founder);
    for (const name of ['Older', 'Newer'])
      await ask(test, test.founder, 'POST', '/api/v1/product/', { stakeholder_id, name });
    for (const first_name of ['Dara', 'Sophea'])
      await ask(test, test.founder, 'POST', '/api/v1/team/', {
        stakeholder_id,
        last_name: 'Sok',
        first_name,
      });
    const { lists } = await profileOf(test, test.founder, stakeholder_id);
    expect(lists.product.map(({ name }: { name: string }) => name)).toEqual(['Newer', 'Older']);
    const people = lists.team_members.map(({ first_name }: { first_name: string }) => first_name);
    expect(people).toEqual(['Sophea', 'Dara']);
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
    const draft = await aDraft(test, test.founder);
    const body = { stakeholder_id: draft.id, last_name: 'Sok', first_name: 'Dara' };
    const made = (await ask(test, test.founder, 'POST', '/api/v1/team/', body)).json();
    const url = `/api/v1/team/${made.id}/`;
    expect((await ask(test, test.founder, 'PATCH', url, { is_founder: true })).json()).toMatchObject({
      last_name: 'Sok',
      is_founder: true,
    });
    const list = `/api/v1/team/?stakeholder=${draft.id}`;
    expect((await ask(test, test.founder, 'GET', list)).json().item_count).toBe(1);
    expect((await ask(test, test.stranger, 'GET', list)).statusCode).toBe(404);
    expect((await test.call(null, 'GET', list)).statusCode).toBe(401);
    expect((await ask(test, test.stranger, 'DELETE', url)).statusCode).toBe(404);
    expect((await ask(test, test.founder, 'DELETE', url)).statusCode).toBe(200);
    expect((await ask(test, test.founder, 'DELETE', url)).statusCode).toBe(404);
  });

  it('are linked to persons of the team only', async () => {
    const draft = await aDraft(test, test.founder);
    const body = {
      stakeholder_id: draft.id,
      last_name: 'Sok',
      first_name: 'Dara',
      person_id: test.stranger.id,
    };
    expect((await ask(test, test.founder, 'POST', '/api/v1/team/', body)).statusCode).toBe(422);
    const colleague = await test.signIn();
    await joins(test, colleague, draft.id, 'member');
    const linked = await ask(test, test.founder, 'POST', '/api/v1/team/', {
      ...body,
      person_id: colleague.id,
    });
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
    expect((await ask(test, test.founder, 'PATCH', url, { position: 'x' })).statusCode).toBe(404);
    expect((await ask(test, owner, 'DELETE', url)).statusCode).toBe(200);
    expect(
      (
        await ask(test, test.stranger, 'POST', '/api/v1/investor/member/', {
          last_name: 'A',
          first_name: 'B',
        })
      ).statusCode,
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
    expect((await ask(test, test.stranger, 'PATCH', url, { id, version: 1 })).statusCode).toBe(404);
    expect((await ask(test, owner, 'PATCH', url, { role: 'Mentor' })).json().values.role).toBe('Mentor');
  });
});

describe('parts on their own (3.024, 7.072, 7.122)', () => {
  it.each([
    ['product', [{ name: 'Ledger' }]],
    ['startup_areas', ['12', '02']],
    ['team_members', [{ last_name: 'Sok', first_name: 'Dara' }]],
    ['funding_stage', 'prototype'],
  ] as [string, object | string][])('%s', async (part, value) => {
    const draft = await aDraft(test, test.founder);
    const url = `/api/v1/startup/${draft.id}/`;
    const response = await ask(test, test.founder, 'PATCH', url, { version: draft.version, [part]: value });
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
    const draft = await aDraft(test, test.founder);
    const two = await edits(test, test.founder, draft.id, { product: [{ name: 'A' }, { name: 'B' }] });
    const [a, b] = two.lists.product;
    const one = await edits(test, test.founder, draft.id, { product: [{ id: b!.id, name: 'B2' }] });
    expect(one.lists.product).toMatchObject([{ id: b!.id, name: 'B2' }]);
    const url = `/api/v1/startup/${draft.id}/`;
    const gone = await ask(test, test.founder, 'PATCH', url, {
      version: one.version,
      product: [{ id: a!.id, name: 'A' }],
    });
    expect(gone.statusCode).toBe(404);
  });
});

describe('the stage of a startup (7.148, 7.149, 7.150, 7.151, 7.155)', () => {
  it('is one of the list, set by either call', async () => {
    const stages = (await test.call(null, 'GET', '/api/v1/funding/stage/')).json().data;
    expect(stages.map(({ slug }: { slug: string }) => slug)).toContain('scaling-and-expansion');
    for (const list of ['funding/type', 'position'])
      expect((await test.call(null, 'GET', `/api/v1/${list}/`)).json().item_count).toBeGreaterThan(0);
    const draft = await aDraft(test, test.founder);
    const set = await ask(test, test.founder, 'POST', '/api/v1/funding/stage/', {
      stakeholder_id: draft.id,
      stage: 'prototype',
    });
    expect(set.json().values.stage).toBe('prototype');
    const url = `/api/v1/funding/stage/${draft.id}/`;
    expect((await ask(test, test.founder, 'PATCH', url, { stage: 'operational' })).json().values.stage).toBe(
      'operational',
    );
    expect((await ask(test, test.founder, 'PATCH', url, { stage: 'nowhere' })).statusCode).toBe(422);
    expect((await ask(test, test.stranger, 'PATCH', url, { stage: 'operational' })).statusCode).toBe(404);
  });
});

describe('logo and cover', () => {
  it('are cut, private while the profile is, and public with it', async () => {
    const draft = await aDraft(test, test.founder);
    const url = `/base-api/me/profile/${draft.id}/logo/`;
    const send = async (form: Record<string, unknown>, who = test.founder) => {
      const body = await multipart(form as never);
      return test.call({ headers: { ...body.headers, ...who.headers } }, 'POST', url, body.payload);
    };
    const image = {
      name: 'logo.png',
      type: 'image/png',
      bytes: await picture('png', { width: 400, height: 200 }),
    };
    const set = await send({ image, crop_left: '0.5', crop_top: '0', crop_width: '0.5', crop_height: '1' });
    expect(set.json().logo).toMatchObject({ width: 200, height: 200 });
    const plain = `/files/${set.json().logo.id}/256`;
    expect((await test.call(null, 'GET', plain)).statusCode).toBe(404);
    expect((await test.call(null, 'GET', set.json().logo.url)).statusCode).toBe(200);
    expect((await send({ image }, test.stranger)).statusCode).toBe(404);
    const sent = await does(test, test.founder, draft.id, 'submit');
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    expect((await test.call(null, 'GET', plain)).statusCode).toBe(200);
    const removed = await ask(test, test.founder, 'DELETE', url);
    expect(removed.statusCode).toBe(200);
  });

  it('stand each in its own place at the desk, so that nobody approves a cover unseen', async () => {
    const draft = await aDraft(test, test.founder);
    const put = async (which: string, width: number) => {
      const bytes = await picture('png', { width, height: 300 });
      const body = await multipart({ image: { name: `${which}.png`, type: 'image/png', bytes } });
      const set = await test.call(
        { headers: { ...body.headers, ...test.founder.headers } },
        'POST',
        `/base-api/me/profile/${draft.id}/${which}/`,
        body.payload,
      );
      expect(set.statusCode, set.body).toBe(200);
    };
    await put('logo', 300);
    await put('cover', 900);
    const sent = await does(test, test.founder, draft.id, 'submit');
    const record = await test.call(test.reviewer, 'GET', `/desk-api/v1/submissions/${sent.review!.id}/`);
    type Field = { name: string; section_title: string; image: { width: number } | null };
    const fields: Field[] = record.json().fields;
    const widthOf = (name: string) => fields.find((field) => field.name === name)?.image?.width;
    expect([widthOf('logo'), widthOf('cover'), widthOf('summary')]).toEqual([300, 900, undefined]);
    expect(fields.map(({ section_title }) => section_title).filter((title) => /[:.]/.test(title))).toEqual(
      [],
    );
    expect(fields[0]!.section_title).toBe('Basic facts');
  });
});

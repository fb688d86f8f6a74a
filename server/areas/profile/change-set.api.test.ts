import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { audit_entry } from '#server/database/schema/operations.ts';
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
  setUpProfiles,
} from '#tests/factories/profile.ts';

const test = setUpProfiles();

const path = (id: string, verb = '') => `/base-api/me/profile/${id}/${verb ? `${verb}/` : ''}`;

describe('changes of an approved profile (B.52)', () => {
  it('wait while the page stays as it was, and are public once approved', async () => {
    const approved = await anApproved(test, test.founder, test.reviewer);
    const was = approved.values.summary;
    const edited = await edits(test, test.founder, approved.id, { summary: 'Now with irrigation' });
    expect(edited).toMatchObject({ status: 'approved', changes_status: 'draft', turn: 'owner' });
    expect(edited.changes).toMatchObject([
      { name: 'summary', was_texts: [was], now_texts: ['Now with irrigation'] },
    ]);
    expect((await publicPage(test, approved)).json().data.summary).toBe(was);
    const preview = await ask(test, test.founder, 'GET', `${path(approved.id, 'preview')}?as=visitor`);
    expect(preview.json().data).toMatchObject({ summary: 'Now with irrigation', hidden: expect.any(Array) });
    expect((await publicPage(test, approved)).json().data.summary).toBe(was);
    const sent = await does(test, test.founder, approved.id, 'submit');
    expect(sent).toMatchObject({ status: 'approved', changes_status: 'reviewing', turn: 'desk' });
    const record = (
      await test.call(test.reviewer, 'GET', `/desk-api/v1/submissions/${sent.review!.id}/`)
    ).json();
    const changed = record.fields.filter(({ changed: is }: { changed: boolean }) => is);
    expect(changed).toMatchObject([
      { name: 'summary', was: { texts: [was] }, texts: ['Now with irrigation'] },
    ]);
    expect(record.can.verbs).not.toContain('archive');
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    expect((await publicPage(test, approved)).json().data.summary).toBe('Now with irrigation');
    await decides(test, test.reviewer, sent.review!.id, 'undo');
    expect((await publicPage(test, approved)).json().data.summary).toBe(was);
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    expect(await profileOf(test, test.founder, approved.id)).toMatchObject({
      changes: [],
      changes_status: null,
    });
  });

  it('are one set, may be withdrawn, discarded in part and whole, and leave nothing', async () => {
    const approved = await anApproved(test, test.founder, test.reviewer);
    await edits(test, test.founder, approved.id, { summary: 'One' });
    const two = await edits(test, test.founder, approved.id, { description: 'Two' });
    expect(two.changes.map(({ name }) => name).sort()).toEqual(['description', 'summary']);
    const left = await does(test, test.founder, approved.id, 'discard-changes', { names: ['summary'] });
    expect(left.changes.map(({ name }) => name)).toEqual(['description']);
    await does(test, test.founder, approved.id, 'submit');
    expect((await ask(test, test.founder, 'POST', path(approved.id, 'discard-changes'))).statusCode).toBe(
      409,
    );
    await does(test, test.founder, approved.id, 'withdraw');
    const none = await does(test, test.founder, approved.id, 'discard-changes');
    expect(none).toMatchObject({ changes: [], changes_status: null, turn: null });
    expect((await ask(test, test.founder, 'POST', path(approved.id, 'submit'))).statusCode).toBe(409);
  });

  it('that are returned carry messages and are sent again', async () => {
    const approved = await anApproved(test, test.founder, test.reviewer);
    await edits(test, test.founder, approved.id, {
      team_members: [{ last_name: 'Sok', first_name: 'Dara', is_founder: 'yes' }],
    });
    const sent = await does(test, test.founder, approved.id, 'submit');
    await decides(test, test.reviewer, sent.review!.id, 'return', {
      messages: [{ field: 'team_members', body: 'Who else?' }],
    });
    const returned = await profileOf(test, test.founder, approved.id);
    expect(returned).toMatchObject({ status: 'approved', changes_status: 'returned', open_messages: 1 });
    const [message] = returned.review!.messages;
    const again = await does(test, test.founder, approved.id, 'resubmit', {
      messages: [{ id: message!.id, answer: 'Nobody.' }],
    });
    await decides(test, test.reviewer, again.review!.id, 'approve');
    const page = await ask(test, test.stranger, 'GET', `/api/v1/stakeholder/startup/${approved.id}/`);
    expect(page.json().data.team_members).toMatchObject([{ last_name: 'Sok', is_founder: true }]);
  });

  it('are refused when the page says something else meanwhile, and told with both texts', async () => {
    const approved = await anApproved(test, test.founder, test.reviewer);
    await edits(test, test.founder, approved.id, { summary: 'From the owner' });
    const sent = await does(test, test.founder, approved.id, 'submit');
    await test.services.database.pool.query(
      `update stakeholder set summary = 'From the desk' where id = $1`,
      [approved.id],
    );
    const { version } = (
      await test.call(test.reviewer, 'GET', `/desk-api/v1/submissions/${sent.review!.id}/`)
    ).json();
    const refused = await test.call(
      test.reviewer,
      'POST',
      `/desk-api/v1/submissions/${sent.review!.id}/approve/`,
      { version },
    );
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'stale_version',
      conflict: { fields: [{ name: 'summary', now: ['From the desk'], sent: ['From the owner'] }] },
    });
  });

  it('of what is trusted are public at once, with audit', async () => {
    await test.services.database.pool.query(
      `insert into setting (key, value) values ('trusted_profile_fields', '["products"]')`,
    );
    const approved = await anApproved(test, test.founder, test.reviewer);
    const edited = await edits(test, test.founder, approved.id, {
      product: [{ name: 'Ledger' }],
      summary: 'Waits',
    });
    expect(edited.changes.map(({ name }) => name)).toEqual(['summary']);
    expect((await publicPage(test, approved)).json().data.products).toMatchObject([{ name: 'Ledger' }]);
    const audits = await test.services.database.db
      .select()
      .from(audit_entry)
      .where(and(eq(audit_entry.entity_id, approved.id), eq(audit_entry.action, 'stakeholder.edit')));
    expect(audits.at(-1)?.detail).toMatchObject({ names: ['product'] });
    await test.services.database.pool.query('delete from setting');
  });
});

describe('two at once (B.50, 7.122)', () => {
  it('the second of two owners is told, shown both texts, and loses nothing', async () => {
    const draft = await aDraft(test, test.founder);
    const other = await test.signIn();
    await joins(test, other, draft.id, 'admin');
    const url = `/api/v1/startup/${draft.id}/`;
    const { version } = draft;
    const answers = await Promise.all([
      ask(test, test.founder, 'PATCH', url, { version, summary: 'From the first' }),
      ask(test, other, 'PATCH', url, { version, summary: 'From the second' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const won = answers.find(({ statusCode }) => statusCode === 200)!.json();
    const lost = answers.find(({ statusCode }) => statusCode === 409)!.json();
    expect(lost.code).toBe('stale_version');
    const texts = ['From the first', 'From the second'];
    const sent = texts.find((text) => text !== won.values.summary);
    expect(lost.conflict).toMatchObject({
      version: won.version,
      fields: [{ name: 'summary', now: [won.values.summary], sent: [sent] }],
    });
    const { last_edits } = await profileOf(test, other, won.id);
    const winner = won.values.summary === texts[0] ? test.founder : other;
    expect(last_edits[0], 'who and when').toMatchObject({ names: ['summary'], by: { id: winner.id } });
    const chosen = await ask(test, other, 'PATCH', url, { version: lost.conflict.version, summary: sent });
    expect(chosen.json().values.summary).toBe(sent);
  });

  it('the desk does not decide on a version the owner has taken back', async () => {
    const draft = await aDraft(test, test.founder);
    const sent = await does(test, test.founder, draft.id, 'submit');
    const url = `/desk-api/v1/submissions/${sent.review!.id}/`;
    const { version } = (await test.call(test.reviewer, 'GET', url)).json();
    await does(test, test.founder, draft.id, 'withdraw');
    const late = await test.call(test.reviewer, 'POST', `${url}approve/`, { version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'stale_version']);
  });
});

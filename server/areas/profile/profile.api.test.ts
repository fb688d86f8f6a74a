import { describe, expect, it } from 'vitest';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import {
  aDraft,
  anApproved,
  ask,
  CREATE,
  decides,
  does,
  edits,
  joins,
  profileOf,
  profileValues,
  publicPage,
  setUpProfiles,
} from '#tests/factories/profile.ts';
import { mailsAbout } from '#tests/factories/submission.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpProfiles();

const path = (id: string, verb = '') => `/base-api/me/profile/${id}/${verb ? `${verb}/` : ''}`;

describe('a profile of one’s own (4.017, 4.019, 7.071, 7.082, 7.092, 7.121)', () => {
  it.each(STAKEHOLDER_KINDS)('%s: is begun as a draft that nobody else sees', async (kind) => {
    const owner = await test.signIn();
    const draft = await aDraft(test, owner, kind);
    expect(draft).toMatchObject({ kind, status: 'draft', turn: 'owner', role: 'owner', ownership: 'owned' });
    expect(draft.problems).toEqual({});
    expect(draft.can).toMatchObject({ edit: true, submit: true, delete: true, archive: false });
    expect((await ask(test, test.stranger, 'GET', path(draft.id))).statusCode).toBe(404);
    expect((await publicPage(test, draft)).statusCode).toBe(404);
    const sent = await does(test, owner, draft.id, 'submit');
    expect(sent).toMatchObject({ status: 'reviewing', turn: 'desk', review: { asks: 'profile', round: 1 } });
    expect(
      (await ask(test, owner, 'PATCH', path(draft.id), { version: sent.version, summary: 'x' })).statusCode,
    ).toBe(409);
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    const approved = await profileOf(test, owner, draft.id);
    expect(approved).toMatchObject({ status: 'approved', turn: null });
    expect((await publicPage(test, approved)).json().data.name).toBe(approved.name);
  });

  it('says of what cannot be read, under whatever name it is sent, which field it is', async () => {
    const wrong = { products: {}, product: {}, areas: { a: 1 }, rounds: 'NaN', funding_stage: [{}] };
    for (const [name, value] of Object.entries(wrong)) {
      const body = { ...profileValues('startup'), [name]: value };
      const response = await ask(test, await test.signIn(), 'POST', CREATE.startup, body);
      const fields = Object.keys(response.json().errors ?? {});
      expect([response.statusCode, fields], name).toEqual([422, [expect.stringMatching(`^${name}`)]]);
    }
    const body = { ...profileValues('mentor'), description: { en: 'A' } };
    const response = await ask(test, await test.signIn(), 'POST', CREATE.mentor, body);
    expect([response.statusCode, response.json().errors]).toEqual([422, { description: expect.anything() }]);
  });

  it('needs a name, and says what is wrong with the rest', async () => {
    for (const kind of STAKEHOLDER_KINDS) {
      const response = await ask(test, await test.signIn(), 'POST', CREATE[kind], {});
      expect([kind, response.statusCode]).toEqual([kind, 422]);
    }
    const bad = profileValues('startup', {
      website: 'not an address',
      number_of_founders: '1',
      number_of_female_founders: '2',
    });
    const response = await ask(test, test.founder, 'POST', CREATE.startup, bad);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors).sort()).toEqual(['number_of_female_founders', 'website']);
  });

  it('is one a person of mentors and investors', async () => {
    const mentor = await test.signIn();
    await aDraft(test, mentor, 'mentor');
    expect((await ask(test, mentor, 'POST', CREATE.mentor, profileValues('mentor'))).statusCode).toBe(409);
  });

  it('is made once however often the form is sent', async () => {
    const owner = await test.signIn();
    const key = { 'idempotency-key': 'create-startup-once' };
    const first = await ask(test, owner, 'POST', CREATE.startup, profileValues('startup'), key);
    const again = await ask(test, owner, 'POST', CREATE.startup, profileValues('startup'), key);
    expect([first.statusCode, again.json().id]).toEqual([201, first.json().id]);
    expect((await ask(test, owner, 'GET', '/api/v1/startup/profile/')).json().item_count).toBe(1);
  });
});

describe('the life of a profile (4.017, 4.019, 4.020, B.50)', () => {
  it('comes back with messages at its fields, is answered and sent again', async () => {
    const draft = await aDraft(test, test.founder);
    const sent = await does(test, test.founder, draft.id, 'submit', { note: 'Please look.' });
    await decides(test, test.reviewer, sent.review!.id, 'return', {
      messages: [
        { field: 'summary', body: 'Say for whom.' },
        { field: 'product', body: 'Which products?' },
      ],
    });
    const returned = await profileOf(test, test.founder, draft.id);
    expect(returned).toMatchObject({ status: 'returned', turn: 'owner', open_messages: 2 });
    expect(returned.review!.messages.map(({ field, part }) => [field, part])).toEqual([
      ['summary', 'basic'],
      ['product', 'product'],
    ]);
    expect((await ask(test, test.founder, 'POST', path(draft.id, 'resubmit'))).statusCode).toBe(409);
    await edits(test, test.founder, draft.id, { summary: 'Harvest accounts for co-operatives' });
    await edits(test, test.founder, draft.id, { product: [{ name: 'Ledger', description: 'Accounts' }] });
    const [first, second] = returned.review!.messages;
    const again = await does(test, test.founder, draft.id, 'resubmit', {
      messages: [
        { id: first!.id, fixed: true },
        { id: second!.id, answer: 'There is one.' },
      ],
    });
    expect(again).toMatchObject({ status: 'reviewing', review: { round: 2 } });
    const record = (
      await test.call(test.reviewer, 'GET', `/desk-api/v1/submissions/${again.review!.id}/`)
    ).json();
    const changed = record.fields.filter(({ changed: is }: { changed: boolean }) => is);
    expect(changed.map(({ name }: { name: string }) => name).sort()).toEqual(['product', 'summary']);
    expect(record.asks).toBe('profile');
  });

  it('is withdrawn, changed and sent again; a second time each is already done', async () => {
    const draft = await aDraft(test, test.founder);
    await does(test, test.founder, draft.id, 'submit');
    await does(test, test.founder, draft.id, 'submit');
    expect((await does(test, test.founder, draft.id, 'withdraw')).status).toBe('draft');
    expect((await does(test, test.founder, draft.id, 'withdraw')).status).toBe('draft');
    await edits(test, test.founder, draft.id, { summary: 'Better' });
    expect((await does(test, test.founder, draft.id, 'submit')).review!.round).toBe(2);
  });

  it('is not sent while something is missing, and says what', async () => {
    const response = await ask(test, test.founder, 'POST', CREATE.startup, { name: 'Half Done' });
    const { id, problems, completeness } = response.json();
    expect(Object.keys(problems)).toContain('sector');
    expect(completeness.next.field).not.toBe('');
    const refused = await ask(test, test.founder, 'POST', path(id, 'submit'));
    expect(refused.statusCode).toBe(422);
    expect(Object.keys(refused.json().errors)).toEqual(Object.keys(problems));
  });

  it('approval can be taken back; nobody decides on their own (B.71)', async () => {
    const insider = await test.signIn({ roles: ['reviewer'] });
    const draft = await aDraft(test, test.founder);
    await joins(test, insider, draft.id, 'member');
    const sent = await does(test, test.founder, draft.id, 'submit');
    const version = { version: 0 };
    const own = await test.call(
      insider,
      'POST',
      `/desk-api/v1/submissions/${sent.review!.id}/approve/`,
      version,
    );
    expect(own.statusCode).toBeGreaterThanOrEqual(409);
    await decides(test, test.reviewer, sent.review!.id, 'approve');
    expect((await publicPage(test, draft)).statusCode).toBe(200);
    await decides(test, test.reviewer, sent.review!.id, 'undo');
    expect((await publicPage(test, draft)).statusCode).toBe(404);
    expect(await profileOf(test, test.founder, draft.id)).toMatchObject({ status: 'reviewing', page: null });
    expect((await mailsAbout(test, sent.review!.id, 'profile.approved')).map(({ status }) => status)).toEqual(
      ['cancelled'],
    );
  });

  it('a rejected one stays closed until the desk opens it', async () => {
    const draft = await aDraft(test, test.founder);
    const sent = await does(test, test.founder, draft.id, 'submit');
    await decides(test, test.reviewer, sent.review!.id, 'reject', { reason: 'Not a startup.' });
    const rejected = await profileOf(test, test.founder, draft.id);
    expect(rejected).toMatchObject({ status: 'rejected', review: { reason: 'Not a startup.' } });
    expect((await ask(test, test.founder, 'POST', path(draft.id, 'submit'))).statusCode).toBe(409);
    await decides(test, test.reviewer, sent.review!.id, 'reopen', { reason: '' });
    expect((await profileOf(test, test.founder, draft.id)).status).toBe('reviewing');
  });
});

describe('roles of a team (6.007, 6.009)', () => {
  it.each([
    ['admin', 200, 200, 409],
    ['content_editor', 409, 409, 409],
    ['member', 409, 409, 409],
  ] as const)('%s', async (role, edit, submit, archive) => {
    const draft = await aDraft(test, test.founder);
    const colleague = await test.signIn();
    await joins(test, colleague, draft.id, role);
    const { version } = await profileOf(test, colleague, draft.id);
    const codes = [
      (await ask(test, colleague, 'PATCH', path(draft.id), { version, summary: 'Mine' })).statusCode,
      (await ask(test, colleague, 'POST', path(draft.id, 'submit'))).statusCode,
      (await ask(test, colleague, 'POST', path(draft.id, 'archive'))).statusCode,
    ];
    expect(codes).toEqual([edit, submit, archive]);
  });

  describe.each(['startup', 'eso', 'other'] as const)('on the content of a page: %s (B.70)', (kind) => {
    it('a creator drafts it, an editor sends it, neither goes beyond', async () => {
      const approved = await anApproved(test, test.founder, test.reviewer, kind);
      const [creator, editor] = [await test.signIn(), await test.signIn()];
      await joins(test, creator, approved.id, 'content_creator');
      await joins(test, editor, approved.id, 'content_editor');
      const asks = async (who: TestPerson, body: object) =>
        (await ask(test, who, 'PATCH', path(approved.id), body)).statusCode;
      const sends = async (who: TestPerson, verb: string) =>
        (await ask(test, who, 'POST', path(approved.id, verb))).statusCode;

      expect(await asks(creator, { description: 'Drafted by the creator of content.' })).toBe(200);
      expect(await asks(creator, { description_kh: 'ព្រាង', summary: 'Beyond' })).toBe(409);
      expect(await asks(editor, { website: 'https://beyond.example' })).toBe(409);
      const seen = await profileOf(test, creator, approved.id);
      expect(seen.can).toMatchObject({ edit: true, submit: false, discard: false, archive: false });
      expect(seen.parts.filter(({ edit }) => edit).map(({ name }) => name)).toEqual(
        ['about', 'product', 'team_members', 'video'].filter((part) =>
          seen.parts.some(({ name }) => name === part),
        ),
      );
      expect([await sends(creator, 'submit'), await sends(creator, 'discard-changes')]).toEqual([409, 409]);
      expect(await asks(editor, { description: 'Edited by the editor of content.' })).toBe(200);
      expect((await profileOf(test, editor, approved.id)).can.submit).toBe(true);
      expect([await sends(editor, 'submit'), await sends(creator, 'withdraw')]).toEqual([200, 409]);
      expect(await sends(editor, 'withdraw')).toBe(200);
      // What an owner changes besides goes to the desk by an owner or admin.
      await edits(test, test.founder, approved.id, { summary: 'Of the owner' });
      expect((await profileOf(test, editor, approved.id)).can.submit).toBe(false);
      expect([await sends(editor, 'submit'), await sends(editor, 'discard-changes')]).toEqual([409, 409]);
    });
  });

  it('nobody outside the team learns that there is one', async () => {
    const { id, version } = await aDraft(test, test.founder);
    for (const [method, url] of [
      ['GET', path(id)],
      ['PATCH', path(id)],
      ['PATCH', `/api/v1/startup/${id}/`],
      ['DELETE', `/api/v1/startup/${id}/`],
      ['GET', path(id, 'preview')],
      ...['submit', 'resubmit', 'withdraw', 'discard-changes', 'archive', 'restore'].map((verb) => [
        'POST',
        path(id, verb),
      ]),
    ] as ['GET' | 'PATCH', string][]) {
      const response = await ask(
        test,
        test.stranger,
        method,
        url,
        method === 'PATCH' ? { version } : undefined,
      );
      expect([url, response.statusCode]).toEqual([url, 404]);
    }
  });
});

const requestsOf = (pageId: string) =>
  test.services.database.pool.query<{ id: string; status: string }>(
    'select id, status from submission where stakeholder_id = $1 order by id',
    [pageId],
  );

describe('archive and delete (7.125, B.50)', () => {
  it('an approved page goes and comes back through the desk', async () => {
    const approved = await anApproved(test, test.founder, test.reviewer);
    await edits(test, test.founder, approved.id, { summary: 'Waiting' });
    expect((await ask(test, test.founder, 'DELETE', `/api/v1/startup/${approved.id}/`)).json().result).toBe(
      'archived',
    );
    expect((await publicPage(test, approved)).statusCode).toBe(410);
    const { rows: before } = await requestsOf(approved.id);
    const restored = await does(test, test.founder, approved.id, 'restore');
    expect(restored).toMatchObject({ status: 'reviewing', review: { asks: 'profile' } });
    expect(restored.values.summary).toBe('Waiting');
    // A new request: the one that was archived is the desk's alone to reopen, and not beside it.
    const { rows: after } = await requestsOf(approved.id);
    const old = before.find(({ status }) => status === 'archived')!;
    expect(after.find(({ id }) => id === old.id)).toEqual(old);
    expect(after.filter(({ status }) => status === 'reviewing').map(({ id }) => id)).toEqual([
      restored.review!.id,
    ]);
    await expect(decides(test, test.reviewer, old.id, 'reopen', { reason: '' })).rejects.toThrow(
      /409|reopen/,
    );
    expect((await publicPage(test, approved)).statusCode).not.toBe(200);
    await decides(test, test.reviewer, restored.review!.id, 'approve');
    expect((await publicPage(test, approved)).json().data.summary).toBe('Waiting');
  });

  it('a draft is gone for good, and its search document never was', async () => {
    const draft = await aDraft(test, test.founder);
    expect((await ask(test, test.founder, 'DELETE', `/api/v1/startup/${draft.id}/`)).json().result).toBe(
      'deleted',
    );
    expect((await ask(test, test.founder, 'DELETE', `/api/v1/startup/${draft.id}/`)).statusCode).toBe(404);
    expect((await ask(test, test.founder, 'GET', path(draft.id))).statusCode).toBe(404);
  });

  it('what is with the desk is withdrawn first', async () => {
    const draft = await aDraft(test, test.founder);
    await does(test, test.founder, draft.id, 'submit');
    expect((await ask(test, test.founder, 'DELETE', path(draft.id))).statusCode).toBe(409);
    expect((await ask(test, test.founder, 'POST', path(draft.id, 'archive'))).statusCode).toBe(409);
    expect((await ask(test, test.founder, 'POST', path(draft.id, 'restore'))).statusCode).toBe(409);
  });
});

describe('the list of one’s own (4.018, B.51, 7.073, 7.080, 7.090, 7.123, 6.008)', () => {
  it('counts each tab, draft and rejected only when there are some', async () => {
    const owner = await test.signIn();
    const empty = (await ask(test, owner, 'GET', '/api/v1/startup/profile/')).json();
    expect(empty.tabs.map(({ tab }: { tab: string }) => tab)).toEqual([
      'all',
      'approved',
      'reviewing',
      'returned',
      'archived',
    ]);
    const approved = await anApproved(test, owner, test.reviewer);
    await aDraft(test, owner);
    await edits(test, owner, approved.id, { summary: 'Changed' });
    await does(test, owner, approved.id, 'submit');
    const all = (await ask(test, owner, 'GET', '/api/v1/startup/profile/')).json();
    const counts = Object.fromEntries(
      all.tabs.map(({ tab, count }: { tab: string; count: number }) => [tab, count]),
    );
    expect(counts).toEqual({ all: 2, approved: 1, reviewing: 1, returned: 0, archived: 0, draft: 1 });
    const drafts = (await ask(test, owner, 'GET', '/api/v1/startup/profile/?tab=draft')).json();
    expect(drafts.data).toMatchObject([{ status: 'draft' }]);
    expect((await ask(test, owner, 'GET', '/api/v1/mentor/profile/')).json().item_count).toBe(0);
    expect((await ask(test, owner, 'GET', '/api/v1/investor/profile/')).json().item_count).toBe(0);
  });

  it('tells owned from member', async () => {
    const owner = await test.signIn();
    const eso = await aDraft(test, owner, 'eso');
    const colleague = await test.signIn();
    await joins(test, colleague, eso.id, 'content_editor');
    const of = async (who: TestPerson, query: string) =>
      (await ask(test, who, 'GET', `/api/v1/eso/profile/${query}`))
        .json()
        .data.map(({ ownership }: { ownership: string }) => ownership);
    expect(await of(owner, '')).toEqual(['owned']);
    expect(await of(colleague, '')).toEqual(['member']);
    expect(await of(colleague, '?ownership=owned')).toEqual([]);
  });
});

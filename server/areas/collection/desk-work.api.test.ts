import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { SavedView } from '#shared/contracts/saved-view.contract.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { STORED_SCRIPTS as ATTACKS } from '#tests/attacks/support/stored-scripts.ts';
import { picture } from '#tests/factories/picture.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { type Desk, startDesk } from './testing/desk.ts';

const post = findCollection('post')!;
let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.stop());

interface Bulk {
  done: number;
  undo: string | null;
  results: { id: string; title: string; problem: { code: string; message: string } | null }[];
}
const bulk = (verb: string, ids: string[], more: object = {}) =>
  desk.call<Bulk>('POST', 'post/bulk/', { verb, ids, ...more });
const undo = (token: string | null, collection = 'post') =>
  desk.call<Bulk>('POST', `${collection}/undo/`, { undo: token });
const get = async (id: string) => (await desk.call('GET', `post/${id}/`)).body;

describe('several records at once', () => {
  it('each succeed or fail on their own, and all are taken back', async () => {
    const good = await desk.create(post);
    const incomplete = await desk.create(post, { summary: '', summary_kh: '' });
    const { status, body } = await bulk('publish', [good.id, incomplete.id, v7(), good.id]);
    expect([status, body.done, body.results.length]).toEqual([200, 1, 3]);
    expect(body.results.map(({ problem }) => problem?.code ?? 'done')).toEqual([
      'done',
      'invalid',
      'not_found',
    ]);
    expect(body.results[1]?.problem?.message).toContain('Summary');
    expect(await get(good.id)).toMatchObject({ state: 'published', version: 2 });
    const back = await undo(body.undo);
    expect([back.status, back.body.done]).toEqual([200, 1]);
    expect(await get(good.id)).toMatchObject({ state: 'draft', version: 3, published_at: null });
    const again = await undo(body.undo);
    expect(again.body).toMatchObject({ done: 0, results: [{ problem: { message: 'It changed since.' } }] });
  });

  it('one alone is binned as it was read, and comes back public', async () => {
    const { id } = await desk.create(post);
    await bulk('publish', [id]);
    const stale = await bulk('delete', [id], { version: 1 });
    expect(stale.body).toMatchObject({
      done: 0,
      undo: null,
      results: [{ problem: { code: 'stale_version' } }],
    });
    const { body } = await bulk('delete', [id], { version: 2 });
    expect((await get(id)).state).toBe('bin');
    expect((await undo(body.undo)).body.done).toBe(1);
    expect(await get(id)).toMatchObject({ state: 'published', is_public: true });
  });

  it.each(['archive', 'delete'] as const)('%s and come back as they were', async (verb) => {
    const records = [await desk.create(post), await desk.create(post)];
    const ids = records.map(({ id }) => id);
    await bulk('publish', ids);
    const before = await Promise.all(ids.map(get));
    const { body } = await bulk(verb, ids);
    expect((await get(ids[0]!)).state).toBe(verb === 'delete' ? 'bin' : 'archived');
    expect((await undo(body.undo)).body.done).toBe(2);
    for (const [n, id] of ids.entries())
      expect(await get(id)).toMatchObject({
        state: 'published',
        published_at: before[n]!.published_at,
        is_public: true,
      });
  });

  it('are scheduled together; nonsense, another’s undo and a made-up one are refused', async () => {
    const { id } = await desk.create(post);
    const planned = await bulk('publish', [id], { at: '2031-01-01T08:00' });
    expect((await get(id)).state).toBe('scheduled');
    expect((await bulk('publish', [id], { at: 'soon' })).body).toMatchObject({ done: 0, undo: null });
    for (const bad of [
      { verb: 'burn', ids: [id] },
      { verb: 'archive', ids: [] },
      { verb: 'archive', ids: ['x'] },
    ])
      expect((await desk.call('POST', 'post/bulk/', bad)).status).toBe(422);
    const token = planned.body.undo!;
    const forged = `${Buffer.from('{"collection":"post","until":9e15,"by":"x","records":[]}').toString('base64url')}.${token.split('.')[1]}`;
    for (const bad of [forged, 'x', '', `${token}x`]) expect((await undo(bad)).status).toBe(409);
    expect((await undo(token, 'event')).status).toBe(409);
    const colleague = await desk.test.signIn({ roles: ['editor'] });
    const url = '/desk-api/v1/collections/post/undo/';
    const theirs = { method: 'POST', url, headers: colleague.headers, payload: { undo: token } } as const;
    expect((await desk.test.app.inject(theirs)).statusCode).toBe(409);
    expect((await undo(token)).body.done).toBe(1);
  });
});

describe('a preview', () => {
  const preview = (record: CollectionRecord, values?: object) =>
    desk.call<{ path: string | null; detail: Record<string, unknown> | null; code: string }>(
      'POST',
      `${record.collection}/${record.id}/preview/`,
      values ? { values } : {},
    );
  const shown = (url: string) => desk.test.call(null, 'GET', url);

  it.each(['program', 'event', 'post', 'library_file'])(
    'of a %s is what its public call would answer, for the desk alone',
    async (name) => {
      const record = await desk.create(findCollection(name)!);
      const url =
        { program: '/api/v1/startup-program/', event: '/public/api/v1/event/' }[name] ??
        '/public/api/v1/resource/';
      const { status, body } = await preview(record);
      expect([status, body.detail]).toMatchObject([200, { id: record.id, title: record.title }]);
      expect((await shown(`${url}${record.id}/`)).statusCode).toBe(404);
      expect(await desk.call('GET', `${name}/${record.id}/`)).toMatchObject({ body: record });
      await desk.call('POST', `${name}/${record.id}/publish/`, { version: 1 });
      const answer = (await shown(`${url}${record.id}/`)).json();
      expect(Object.keys(answer).sort()).toEqual(Object.keys(body.detail!).sort());
      expect({ title: answer.title, body: answer.body }).toEqual({
        title: body.detail!.title,
        body: body.detail!.body,
      });
    },
  );

  it('shows what is typed and not saved, and pictures that are not public yet', async () => {
    const bytes = await picture('png', { width: 321 });
    const cover = await desk.upload('post', 'cover', { name: 'a.png', type: 'image/png', bytes });
    const record = await desk.create(post, { cover: cover.body.id });
    const { body } = await preview(record, {
      title: 'Not yet',
      body: '<p>New <script>alert(1)</script></p>',
    });
    expect(body.detail).toMatchObject({ title: 'Not yet' });
    expect(JSON.stringify(body.detail)).not.toContain('script');
    const [address] =
      JSON.stringify(body.detail).match(/\/files\/[0-9a-f-]{36}\/\d+\?until=\d+&key=[\w-]+/) ?? [];
    expect(address && (await shown(address)).statusCode).toBe(200);
    expect((await get(record.id)).title).toBe(record.title);
    expect((await preview(record, { category: 'no-such' })).status).toBe(422);
    const unfinished = await desk.create(post, { summary: '', body: '' });
    expect((await preview(unfinished)).status).toBe(200);
  });

  it('is null where there is no page, and 404 where there is no record', async () => {
    const partner = await desk.create(findCollection('partner')!);
    expect((await preview(partner)).body).toMatchObject({ detail: null, path: null });
    expect((await preview({ ...partner, id: v7() })).status).toBe(404);
  });
});

describe('a page of text with a version to come', () => {
  it('is given its moment first, and keeps its pictures meanwhile', async () => {
    const page = await desk.create(findCollection('content_page')!);
    const path = `content_page/${page.id}`;
    const act = (version: number, at: string | null = null) =>
      desk.call('POST', `${path}/publish/`, { version, at });
    expect((await act(1)).body.state).toBe('published');
    expect((await act(2)).status).toBe(409);
    const planned = await act(2, '2031-01-01T08:00');
    expect(planned).toMatchObject({ status: 200, body: { state: 'scheduled', version: 3 } });
    const written = await desk.call('PATCH', `${path}/`, {
      version: 3,
      values: { body: '<p>From 2031</p>' },
    });
    expect(written.status).toBe(200);
    const seen = await desk.test.call(
      null,
      'GET',
      `/public/api/v1/content-page/${String(page.values.slug)}/`,
    );
    expect([seen.statusCode, seen.json().body]).toMatchObject([200, expect.stringContaining('Text')]);
    expect(seen.body).not.toContain('2031');
    expect((await desk.call('POST', `${path}/unpublish/`, { version: 4 })).body.state).toBe('draft');
  });
});

describe('references', () => {
  it('are found by name in either script, of the kind the record asks for', async () => {
    const find = (query: string) => desk.call<{ results: { id: string; name: string }[] }>('GET', query);
    const program = await desk.create(findCollection('program')!, { title: 'Quartz Sprint' });
    const found = await find('highlight/references/?field=object&target=program&search=quartz');
    expect(found.body.results).toMatchObject([{ id: program.id, name: 'Quartz Sprint', is_public: false }]);
    const organisers = await find(
      `program/references/?field=organiser&search=${encodeURIComponent('បញ្ជីស្រូវ')}`,
    );
    expect(organisers.body.results.length).toBeGreaterThan(0);
    expect((await find('program/references/?field=organiser&search=zzzzz')).body.results).toEqual([]);
    for (const bad of ['field=object&target=moon', 'field=title', 'field=nothing'])
      expect((await find(`highlight/references/?${bad}`)).status).toBe(422);
  });
});

describe('saved views (UX rule 31)', () => {
  const as = async <T>(
    { headers }: TestPerson,
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const response = await desk.test.app.inject({
      method,
      url: `/desk-api/v1/views/${path}`,
      headers,
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json() as T };
  };

  it('are one’s own or the whole desk’s, replaced by name and deleted by who made them', async () => {
    const reviewer = await desk.test.signIn({ roles: ['reviewer'] });
    const colleague = await desk.test.signIn({ roles: ['analyst'] });
    const keep = (who: TestPerson, view: object) =>
      as<SavedView>(who, 'POST', '', { list: 'review', ...view });
    const own = await keep(reviewer, { name: 'Mine', query: '?tab=startup' });
    expect(own).toMatchObject({
      status: 201,
      body: { shared: false, query: 'tab=startup', can: { delete: true } },
    });
    const shared = await keep(reviewer, { name: 'All', query: 'status=all', shared: true });
    await keep(reviewer, { name: 'Mine', query: 'tab=mentor' });
    const names = async (who: TestPerson, list = 'review') =>
      (await as<{ views: SavedView[] }>(who, 'GET', `?list=${list}`)).body.views.map(({ name, query }) => [
        name,
        query,
      ]);
    expect(await names(reviewer)).toEqual([
      ['All', 'status=all'],
      ['Mine', 'tab=mentor'],
    ]);
    expect(await names(colleague)).toEqual([['All', 'status=all']]);
    // A view holds what was searched for: each list's are for those who read the list.
    expect((await as(reviewer, 'GET', '?list=post')).status).toBe(404);
    const editor = await desk.test.signIn({ roles: ['editor'] });
    expect((await as(editor, 'GET', '?list=review')).status).toBe(404);
    expect(await names(editor, 'post')).toEqual([]);
    expect((await as(colleague, 'DELETE', `${shared.body.id}/`)).status).toBe(404);
    expect((await as(reviewer, 'DELETE', `${shared.body.id}/`)).status).toBe(200);
    expect((await as(reviewer, 'DELETE', `${v7()}/`)).status).toBe(404);
    for (const bad of [
      { name: '', query: '' },
      { name: 'x'.repeat(61), query: '' },
      { list: 'moon', name: 'x', query: '' },
    ])
      expect((await keep(reviewer, bad)).status).toBe(422);
  });
});

describe('stored scripts', () => {
  const RICH = ['body', 'body_kh'];
  const ACTIVE =
    /<(?:script|svg|math|iframe|style|form|input|button|base|meta|object|embed|noscript|link)\b|\son\w+\s*=|(?:href|src|data-video)="(?!https:\/\/|http:\/\/|mailto:|tel:|\/)|style=|srcdoc|evil\.example\/x/i;

  it.each(['program', 'event', 'post', 'library_file'])(
    'never leave a rich text of a %s, and stay words in plain ones',
    async (name) => {
      const collection = findCollection(name)!;
      const attack = ATTACKS.join('\n');
      const plain = Object.fromEntries(
        Object.entries(desk.sample(collection)).filter(([field]) =>
          /^(?:summary|author|eligibility|venue|address|cover_alt)/.test(field),
        ),
      );
      const hostile = Object.fromEntries(
        Object.keys(plain).map((field) => [field, `${ATTACKS[0]} ${field.endsWith('_kh') ? 'ក' : 'k'}`]),
      );
      // A picture that is nobody's is refused; written past the form it is dropped when read.
      const safe = ATTACKS.filter((one) => !one.includes('/files/')).join('\n');
      const refused = await desk.call('POST', `${name}/`, {
        values: { ...desk.sample(collection), body: attack },
      });
      expect(refused.status).toBe(422);
      const record = await desk.create(collection, {
        ...hostile,
        body: safe,
        body_kh: `${safe}<p>ក ខ គ</p>${'ក'.repeat(600)}`,
      });
      for (const field of RICH) expect(String(record.values[field])).not.toMatch(ACTIVE);
      for (const field of Object.keys(hostile)) expect(record.values[field]).toContain('<script>');
      const url =
        { program: '/api/v1/startup-program/', event: '/public/api/v1/event/' }[name] ??
        '/public/api/v1/resource/';
      const { pool } = desk.test.services.database;
      const table = name === 'program' || name === 'event' ? name : 'resource';
      await pool.query(
        `update ${table} set status = 'approved', published_at = now(), body = $2, body_kh = $2 where id = $1`,
        [record.id, attack],
      );
      await desk.test.services.changes.apply(['*']);
      const detail = (await desk.test.call(null, 'GET', `${url}${record.id}/`)).json();
      for (const field of RICH) {
        expect([field, detail[field]]).toEqual([field, expect.not.stringMatching(ACTIVE)]);
        expect(detail[field].length).toBeGreaterThan(0);
      }
    },
  );

  it('are found as words and shown as words by the search', async () => {
    const record = await desk.create(post, { title: '<script>alert(1)</script> Xylograph' });
    await desk.call('POST', `post/${record.id}/publish/`, { version: 1 });
    const answer = await desk.test.call(null, 'GET', '/api/v1/search/?search=xylograph');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.body).toContain(record.id);
  });
});

import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { highlight, program, resource } from '#server/database/schema/publication.ts';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import { picture } from '#tests/factories/picture.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { sweepAppearances } from './appear/appear.ts';
import { type Desk, startDesk } from './testing/desk.ts';

const post = findCollection('post')!;
let desk: Desk;
/** A second node on the same database, with no worker of its own. */
let other: TestApp;
beforeAll(async () => {
  desk = await startDesk({ worker: true });
  other = await startTestApp({ url: desk.test.url });
});
afterAll(async () => {
  await other.stop();
  await desk.stop();
});

const act = async (record: CollectionRecord, verb: string, more: object = {}) =>
  (await desk.call('POST', `post/${record.id}/${verb}/`, { version: record.version, ...more })).body;
const statusOf = async ({ app }: TestApp, id: string) =>
  (await app.inject({ url: `/public/api/v1/resource/${id}/` })).statusCode;
const listed = async ({ app }: TestApp, id: string) =>
  (await app.inject({ url: '/public/api/v1/resource/?per_page=100' }))
    .json()
    .data.some((one: { id: string }) => one.id === id);
const found = async ({ app }: TestApp, word: string, id: string) =>
  JSON.stringify((await app.inject({ url: `/api/v1/search/?search=${word}` })).json()).includes(id);
const fileStatus = async ({ app }: TestApp, id: string) =>
  (await app.inject({ url: `/files/${id}/original` })).statusCode;
const until = async (what: () => Promise<boolean>, seconds: number) => {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await what()) return true;
    await setTimeout(100);
  }
  return false;
};

describe('a moment of publication', () => {
  it('shows the record on every node on time, findable, with its files, and not before (B.31)', async () => {
    const record = await desk.create(post, { title: 'Zephyranthes in bloom' });
    const cover = String(record.values.cover);
    const at = new Date(Date.now() + 5_000);
    const planned = await act(record, 'publish', { at: at.toISOString() });
    expect(planned.state).toBe('scheduled');
    for (const node of [desk.test, other]) {
      expect([await statusOf(node, record.id), await listed(node, record.id)]).toEqual([404, false]);
      expect(await found(node, 'zephyranthes', record.id)).toBe(false);
    }
    expect(await fileStatus(desk.test, cover)).toBe(404);
    await setTimeout(Math.max(0, at.getTime() - Date.now() - 1_500));
    // Asked again and again until then, so that answers without it are kept.
    const shows = () => Promise.all([desk.test, other].map((node) => listed(node, record.id)));
    expect(await until(async () => (await shows()).includes(true), 15)).toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
    expect(await until(async () => !(await shows()).includes(false), 15)).toBe(true);
    expect(await until(() => found(other, 'zephyranthes', record.id), 15)).toBe(true);
    for (const node of [desk.test, other]) {
      expect([await statusOf(node, record.id), await listed(node, record.id)]).toEqual([200, true]);
      expect(await found(node, 'zephyranthes', record.id)).toBe(true);
    }
    expect(await fileStatus(desk.test, cover)).toBe(200);
    const revisions = await desk.call<{ data: { verb: string; actor: unknown }[] }>(
      'GET',
      `post/${record.id}/revisions/`,
    );
    expect(revisions.body.data.map(({ verb }) => verb)).toEqual(['publish', 'schedule', 'create']);
    expect(revisions.body.data[0]?.actor).toBeNull();
  });

  it('that was moved or taken back shows nothing at the old moment', async () => {
    const soon = () => new Date(Date.now() + 4_000).toISOString();
    const moved = await desk.create(post);
    await act(await act(moved, 'publish', { at: soon() }), 'publish', { at: '2031-01-01T00:00:00Z' });
    const dropped = await desk.create(post);
    await act(await act(dropped, 'publish', { at: soon() }), 'unpublish');
    await setTimeout(6_000);
    for (const { id } of [moved, dropped]) expect(await statusOf(desk.test, id)).toBe(404);
  });

  it('that no job came for is seen by the sweep, once', async () => {
    const record = await desk.create(post);
    const planned = await act(record, 'publish', { at: '2031-01-01T00:00:00Z' });
    const { db } = desk.test.services.database;
    await db
      .update(resource)
      .set({ published_at: new Date(Date.now() - 1_000) })
      .where(eq(resource.id, record.id));
    // Its page is public from that moment on, and so are its files: nobody meets a picture that is not there.
    const cover = String(record.values.cover);
    expect([await statusOf(other, record.id), await fileStatus(desk.test, cover)]).toEqual([200, 200]);
    await sweepAppearances(desk.test.services);
    await sweepAppearances(desk.test.services);
    const now = (await desk.call('GET', `post/${record.id}/`)).body;
    expect(now).toMatchObject({ state: 'published', version: planned.version + 1 });
    expect(await listed(other, record.id)).toBe(true);
  });
});

describe('what stops being public', () => {
  it.each(['unpublish', 'archive', 'delete'])(
    'by %s is gone from lists, search and the store on every node',
    async (verb) => {
      const word = `qanat${verb}`;
      const record = await desk.create(post, { title: `Old ${word}` });
      const cover = await desk.upload('post', 'cover', {
        name: 'a.png',
        type: 'image/png',
        bytes: await picture('png'),
      });
      const path = `post/${record.id}/`;
      const withCover = (await desk.call('PATCH', path, { version: 1, values: { cover: cover.body.id } }))
        .body;
      const shown = await act(withCover, 'publish');
      expect([await found(other, word, record.id), await fileStatus(desk.test, cover.body.id)]).toEqual([
        true,
        200,
      ]);
      expect(await listed(other, record.id)).toBe(true);
      if (verb === 'delete') await desk.call('DELETE', `${path}?version=${shown.version}`);
      else await act(shown, verb);
      expect(await until(async () => !(await listed(other, record.id)), 5)).toBe(true);
      expect([await found(other, word, record.id), await fileStatus(desk.test, cover.body.id)]).toEqual([
        false,
        404,
      ]);
      expect([404, 410]).toContain(await statusOf(desk.test, record.id));
    },
  );

  it('leaves a picture that another public record shows', async () => {
    const { body: loom } = await desk.upload('post', 'body', {
      name: 'a.png',
      type: 'image/png',
      bytes: await picture('png'),
    });
    const body = `<p>a</p><img src="${loom.address}" alt="A loom">`;
    const first = await act(await desk.create(post, { body }), 'publish');
    const second = await act(await desk.create(post, { cover: loom.id }), 'publish');
    await act(first, 'unpublish');
    expect(await fileStatus(desk.test, loom.id)).toBe(200);
    await act(second, 'unpublish');
    expect(await fileStatus(desk.test, loom.id)).toBe(404);
  });
});

describe('a highlight with a beginning (B.36)', () => {
  it('appears at its moment, though answers without it are kept', async () => {
    const { db } = desk.test.services.database;
    const [open] = await db.insert(program).values({ title: 'Sprint', status: 'approved' }).returning();
    const shows = async ({ app }: TestApp) =>
      JSON.stringify((await app.inject({ url: '/api/v1/highlights/' })).json()).includes(open!.id);
    expect(await shows(other)).toBe(false);
    const from = new Date(Date.now() + 3_000).toISOString();
    const values = { kind: 'program', object: open!.id, from_at: from, position: '0' };
    const made = await desk.call('POST', 'highlight/', { values });
    expect(made).toMatchObject({ status: 201, body: { title: 'Sprint' } });
    expect(await until(() => shows(other), 11)).toBe(true);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(from));
    expect(await db.$count(highlight)).toBe(1);
  });
});

describe('a term of a list', () => {
  it('is called by its new name in the filters of every node at once', async () => {
    const name = async ({ app }: TestApp) =>
      JSON.stringify((await app.inject({ url: '/api/v1/filter-option/?category=startup' })).json());
    await writeStakeholder(desk.test.services, { terms: { sector: ['fintech'] } });
    expect(await until(async () => (await name(other)).includes('Fintech'), 5)).toBe(true);
    const { body } = await desk.call<{ data: { id: string; version: number }[] }>(
      'GET',
      'sector/?search=fintech',
    );
    const [{ id, version }] = body.data as [{ id: string; version: number }];
    await desk.call('PATCH', `sector/${id}/`, { version, values: { name: 'Money and ledgers' } });
    expect(await name(desk.test)).toContain('Money and ledgers');
    expect(await until(async () => (await name(other)).includes('Money and ledgers'), 5)).toBe(true);
  });
});

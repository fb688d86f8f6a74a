import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { Planned } from '#shared/contracts/working-copy.contract.ts';
import { findCollection } from '#shared/domain/collection/index.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { appear, sweepAppearances } from '../appear/appear.ts';
import { type Desk, startDesk } from '../testing/desk.ts';

const program = findCollection('program')!;
let desk: Desk;
let colleague: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  desk = await startDesk();
  colleague = await desk.test.signIn({ roles: ['editor'] });
  admin = await desk.test.signIn({ roles: ['administrator'] });
});
afterAll(() => desk.stop());

const published = async (): Promise<CollectionRecord> => {
  const made = await desk.create(program);
  const { body, status } = await desk.call('POST', `program/${made.id}/publish/`, { version: made.version });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const save = (id: string, copy: number, values: object) =>
  desk.call('PUT', `program/${id}/working-copy/`, { copy, values });
const shown = async (id: string) =>
  (await desk.test.call(null, 'GET', `/api/v1/startup-program/${id}/`)).json() as { title?: string };
const read = async (id: string) => (await desk.call('GET', `program/${id}/`)).body;
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const planned = async () => (await desk.call<{ data: Planned[] }>('GET', '/desk-api/v1/planned/')).body.data;
const passes = async (table: 'working_copy' | 'planned_withdrawal', column: string, id: string) =>
  desk.test.services.database.db.execute(
    sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = now() - interval '1 second' where record_id = ${id}`,
  );

describe('the working copy of a public record (B.31)', () => {
  it('is saved, seen by nobody, published, and takes along what was written elsewhere meanwhile', async () => {
    const { id, values, version } = await published();
    const saved = await save(id, 0, { title: 'New words' });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ version, values, working_copy: { version: 1, changed: ['title'] } });
    expect((await shown(id)).title).toBe(values.title);
    // Somebody else's change of another field, and of the same copy on an old version.
    expect((await desk.call('PATCH', `program/${id}/`, { version, values: { title_kh: 'ថ្មី' } })).status).toBe(
      200,
    );
    expect((await save(id, 0, { title: 'Others' })).body).toMatchObject({ code: 'stale_version' });
    const done = await desk.call('POST', `program/${id}/working-copy/publish/`, { copy: 1 });
    expect(done.body).toMatchObject({
      values: { title: 'New words', title_kh: 'ថ្មី' },
      working_copy: null,
    });
    expect((await shown(id)).title).toBe('New words');
  });

  it('is refused where the public record changed in the same field, and is given up when it says the same', async () => {
    const { id, version } = await published();
    await save(id, 0, { title: 'Mine' });
    await desk.call('PATCH', `program/${id}/`, { version, values: { title: 'Theirs' } });
    const refused = await desk.call<{ code: string; message: string }>(
      'POST',
      `program/${id}/working-copy/publish/`,
      { copy: 1 },
    );
    expect(refused.body).toMatchObject({ code: 'conflict', message: expect.stringContaining('Title') });
    // Whoever has seen the public text writes on top of it.
    const { version: now, working_copy } = await read(id);
    expect(working_copy!.conflicts).toEqual(['title']);
    const over = await desk.call('PUT', `program/${id}/working-copy/`, {
      copy: 1,
      version: now,
      values: { title: 'Over' },
    });
    expect(over.body.working_copy).toMatchObject({ conflicts: [], changed: ['title'] });
    expect((await save(id, 2, { title: 'Theirs' })).body.working_copy).toBeNull();
    await save(id, 0, { title: 'Again' });
    expect((await desk.call('DELETE', `program/${id}/working-copy/?copy=1`)).body.working_copy).toBeNull();
    expect((await shown(id)).title).toBe('Theirs');
  });

  it('is for what is public alone, and needs what publication needs only when it is published', async () => {
    const draft = await desk.create(program);
    expect((await save(draft.id, 0, { title: 'X' })).status).toBe(409);
    const { id } = await published();
    expect((await save(id, 0, { summary: '', summary_kh: '' })).status).toBe(200);
    expect((await desk.call('POST', `program/${id}/working-copy/publish/`, { copy: 1 })).status).toBe(422);
  });

  it('is published at its moment, and stays when it cannot be by then', async () => {
    const [one, two] = [await published(), await published()];
    for (const { id } of [one, two]) {
      await save(id, 0, { title: 'On time' });
      const at = later(5);
      expect((await desk.call('POST', `program/${id}/working-copy/publish/`, { copy: 1, at })).status).toBe(
        200,
      );
      expect(await planned()).toContainEqual(
        expect.objectContaining({ id, what: 'changes', at, collection: 'program' }),
      );
      await appear(desk.test.services, { collection: 'program', id });
      expect((await shown(id)).title).not.toBe('On time');
    }
    await desk.call('PATCH', `program/${two.id}/`, { version: two.version, values: { title: 'Theirs' } });
    for (const { id } of [one, two]) await passes('working_copy', 'publish_at', id);
    await sweepAppearances(desk.test.services);
    expect((await shown(one.id)).title).toBe('On time');
    expect((await read(two.id)).working_copy).toMatchObject({
      publish_at: null,
      failed_at: expect.any(String),
    });
    expect((await shown(two.id)).title).toBe('Theirs');
  });

  it('goes off the site at the moment planned, once', async () => {
    const { id, version } = await published();
    const at = later(9);
    expect((await desk.call('POST', `program/${id}/withdrawal/`, { version, at })).body.withdraw_at).toBe(at);
    expect(await planned()).toContainEqual(expect.objectContaining({ id, what: 'withdraw', at }));
    await passes('planned_withdrawal', 'at', id);
    await sweepAppearances(desk.test.services);
    expect(await read(id)).toMatchObject({ state: 'archived', withdraw_at: null, is_public: false });
    const none = await published();
    await desk.call('POST', `program/${none.id}/withdrawal/`, { version: none.version, at });
    const { body } = await desk.call('POST', `program/${none.id}/withdrawal/`, { version: none.version });
    expect(body.withdraw_at).toBeNull();
  });

  it('is looked at by a link that anybody opens until it expires', async () => {
    const { id, values } = await published();
    await save(id, 0, { title: 'Secret words' });
    const { body } = await desk.call<{ url: string; until: string }>('POST', `program/${id}/preview-link/`);
    const open = async (key: string) =>
      (await desk.test.call(null, 'GET', `/api/v1/previews/${key}/`)).json();
    const key = new URL(body.url).pathname.split('/').at(-1)!;
    expect(await open(key)).toMatchObject({ detail: { title: 'Secret words' }, until: body.until });
    expect((await shown(id)).title).toBe(values.title);
    const [text, signature] = key.split('.') as [string, string];
    const older = Buffer.from(JSON.stringify(['program', id, Date.now() - 1])).toString('base64url');
    for (const wrong of [`${older}.${signature}`, `${text}.x`, text, `${text}.${signature}x`])
      expect(await open(wrong)).toMatchObject({ code: 'not_found' });
  });
});

describe('the second reader (B.31)', () => {
  const rule = (second_reader: boolean) =>
    desk.test.call(admin, 'PUT', '/desk-api/v1/collections/program/rule/', { second_reader });
  const as = async (who: TestPerson, path: string, body: object) =>
    (await desk.test.call(who, 'POST', `/desk-api/v1/collections/program/${path}`, body)).json();

  it('is asked, told, agrees to somebody else’s text alone, and to that text alone', async () => {
    const { id, version } = await published();
    await save(id, 0, { title: 'To be read' });
    const asked = await desk.call('POST', `program/${id}/reader/`, {
      version,
      copy: 1,
      reader_id: colleague.id,
      word: 'Please',
    });
    expect(asked.body).toMatchObject({
      reading: { asked_of: { id: colleague.id }, agreed_at: null },
      may_agree: false,
    });
    const { rows } = await desk.test.services.database.db.execute(
      sql`select kind, link from notification where person_id = ${colleague.id}`,
    );
    expect(rows).toContainEqual({ kind: 'reading_asked', link: `/desk/content/program/${id}` });
    expect((await desk.call('POST', `program/${id}/reader/agree/`, { version, copy: 1 })).status).toBe(409);
    expect(await as(colleague, `${id}/reader/agree/`, { version, copy: 1 })).toMatchObject({
      reading: { agreed_by: { id: colleague.id } },
    });
    // Another text is another thing to read.
    expect((await save(id, 1, { title: 'Changed since' })).body.reading).toBeNull();
  });

  it('has to agree where the collection asks for it, whatever the way to publish', async () => {
    const [shownOne, draft] = [await published(), await desk.create(program)];
    expect((await rule(true)).statusCode).toBe(200);
    const refused = { code: 'conflict', message: expect.stringContaining('second person') };
    expect(
      (await desk.call('POST', `program/${draft.id}/publish/`, { version: draft.version })).body,
    ).toMatchObject(refused);
    const bulk = await desk.call<{ done: number }>('POST', 'program/bulk/', {
      verb: 'publish',
      ids: [draft.id],
    });
    expect(bulk.body.done).toBe(0);
    const { id, version } = shownOne;
    expect(
      (await desk.call('PATCH', `program/${id}/`, { version, values: { title: 'Past it' } })).body,
    ).toMatchObject(refused);
    await save(id, 0, { title: 'Read by two' });
    expect((await desk.call('POST', `program/${id}/working-copy/publish/`, { copy: 1 })).body).toMatchObject(
      refused,
    );
    await as(colleague, `${id}/reader/agree/`, { version, copy: 1 });
    expect((await desk.call('POST', `program/${id}/working-copy/publish/`, { copy: 1 })).status).toBe(200);
    await as(colleague, `${draft.id}/reader/agree/`, { version: draft.version, copy: 0 });
    expect((await desk.call('POST', `program/${draft.id}/publish/`, { version: draft.version })).status).toBe(
      200,
    );
    expect((await rule(false)).statusCode).toBe(200);
    expect(
      (
        await desk.test.call(colleague, 'PUT', '/desk-api/v1/collections/program/rule/', {
          second_reader: true,
        })
      ).statusCode,
    ).toBe(404);
  });
});

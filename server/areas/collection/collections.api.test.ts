import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollectionRecord, CollectionRow } from '#shared/contracts/collection.contract.ts';
import { type Collection, fieldsOf, filtersOf, sortableOf } from '#shared/domain/collection/collection.ts';
import { COLLECTIONS, findCollection } from '#shared/domain/collection/index.ts';
import { type Desk, startDesk } from './testing/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.stop());

interface List {
  data: CollectionRow[];
  item_count: number;
  counts: { state: string; count: number }[];
  errors?: Record<string, string[]>;
}
const list = (name: string, query = '') => desk.call<List>('GET', `${name}/${query}`);
const get = async (collection: Collection, id: string) =>
  (await desk.call('GET', `${collection.name}/${id}/`)).body;
const patch = (collection: Collection, record: CollectionRecord, values: Record<string, unknown>) =>
  desk.call<CollectionRecord & { code: string; message: string; errors: Record<string, string[]> }>(
    'PATCH',
    `${collection.name}/${record.id}/`,
    { version: record.version, values },
  );
/** A text field that can be changed at any time. */
const textOf = (collection: Collection) => `${collection.title}_kh`;
const countOf = (body: List, state: string) => body.counts.find((one) => one.state === state)?.count;

const each = COLLECTIONS.map((one) => [one.name, one] as const);
const open = each.filter(([, { closed }]) => !closed);
const published = each.filter(([, { publishes }]) => publishes);
const kept = each.filter(([, { readOnly }]) => !readOnly);

describe.each(open)('%s: making and deleting', (_name, collection) => {
  it('keeps every field as it was given (7.007)', async () => {
    const values = desk.sample(collection);
    const { status, body } = await desk.call('POST', `${collection.name}/`, { values });
    expect([status, body]).toMatchObject([
      201,
      { version: 1, state: collection.publishes ? 'draft' : 'published' },
    ]);
    for (const field of fieldsOf(collection)) {
      const asked = !field.when || field.when.is.includes(String(values[field.when.field]));
      expect([field.name, body.values[field.name]]).toEqual([field.name, asked ? values[field.name] : '']);
    }
    expect(await get(collection, body.id)).toEqual(body);
    expect(body.missing).toEqual([]);
    expect(body.completeness.km.filled).toBe(body.completeness.km.total);
    expect(body.can).toMatchObject({ edit: true, restore: false, publish: collection.publishes });
  });

  it('refuses nothing, nonsense and what points nowhere, and says where', async () => {
    const empty = await desk.call<List>('POST', `${collection.name}/`, { values: {} });
    expect([empty.status, Object.keys(empty.body.errors ?? {}).length > 0]).toEqual([422, true]);
    for (const field of fieldsOf(collection)) {
      const wrong = WRONG[field.input];
      const values = { ...desk.sample(collection), [field.name]: wrong ?? 'x'.repeat((field.max ?? 0) + 1) };
      if (field.when || field.input === 'switch' || (!wrong && !field.max)) continue;
      const { status, body } = await desk.call<List>('POST', `${collection.name}/`, { values });
      expect([field.name, status, Object.keys(body.errors ?? {})]).toEqual([field.name, 422, [field.name]]);
    }
    expect(
      (await desk.call('POST', `${collection.name}/`, { values: { [collection.title]: { a: 1 } } })).status,
    ).toBe(422);
  });

  it('goes into the bin and comes back, out of sight meanwhile (7.010)', async () => {
    const record = await desk.create(collection);
    const gone = await desk.call('DELETE', `${collection.name}/${record.id}/?version=1`);
    expect(gone).toMatchObject({
      status: 200,
      body: { state: 'bin', is_public: false, can: { edit: false, restore: true } },
    });
    expect((await list(collection.name, `?search=${record.id}`)).body.item_count).toBe(0);
    expect((await list(collection.name, `?search=${record.id}&state=bin`)).body.item_count).toBe(1);
    const edited = await patch(collection, gone.body, { [textOf(collection)]: 'ថ្មី' });
    expect(edited.status).toBe(409);
    const back = await desk.call('POST', `${collection.name}/${record.id}/restore/`, { version: 2 });
    expect(back).toMatchObject({
      status: 200,
      body: { state: record.state, version: 3, values: record.values },
    });
  });
});

/** A value of the right shape that no field of this kind can have. */
const WRONG: Record<string, string | string[]> = {
  url: 'not an address',
  video: 'https://example.org/film',
  slug: 'No Slug!',
  number: 'many',
  money: 'a lot',
  moment: 'soon',
  select: 'nothing',
  term: 'no-such-term',
  terms: ['no-such-term'],
  reference: v7(),
  province: '99',
  tags: ['x'.repeat(61)],
  image: v7(),
  file: v7(),
};

describe.each(kept)('%s: changing and history', (_name, collection) => {
  it('takes a change once, tells the late what changed, and changes nothing for nothing (7.009)', async () => {
    const record = await desk.create(collection);
    const field = textOf(collection);
    const changed = await patch(collection, record, { [field]: 'ឈ្មោះថ្មី' });
    expect(changed).toMatchObject({
      status: 200,
      body: { version: record.version + 1, values: { [field]: 'ឈ្មោះថ្មី' } },
    });
    const late = await patch(collection, record, { [field]: 'យឺត' });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_version' } });
    expect(late.body.message).toContain('Chan Sophea changed this in the meantime');
    const same = await patch(collection, changed.body, { [field]: 'ឈ្មោះថ្មី' });
    expect([same.status, same.body.version]).toEqual([200, changed.body.version]);
    const unnamed = { [collection.title]: '', [field]: '' };
    const nameless = await patch(collection, changed.body, unnamed);
    expect(nameless.status).toBe(collection.name === 'highlight' ? 200 : 422);
    // What a highlight shows gives it a name.
    if (collection.name === 'highlight') return;
    const khmer = await patch(collection, changed.body, { [collection.title]: '' });
    expect([khmer.status, khmer.body.values[field]]).toEqual([200, 'ឈ្មោះថ្មី']);
    // The lists that come with the program are not made anew for each test.
    const again = { [collection.title]: record.values[collection.title] };
    expect((await patch(collection, khmer.body, again)).status).toBe(200);
  });

  it('sets everything with PUT, so that what is not sent is emptied (7.008)', async () => {
    const record = await desk.create(collection);
    const { [textOf(collection)]: _left, ...values } = record.values;
    const path = `${collection.name}/${record.id}/`;
    const { status, body } = await desk.call('PUT', path, { version: record.version, values });
    expect([status, body.values[textOf(collection)]]).toEqual([200, '']);
  });

  it('remembers every state, compares two and goes back to one', async () => {
    const record = await desk.create(collection);
    const field = textOf(collection);
    const second = (await patch(collection, record, { [field]: 'ភូមិដំបូង' })).body;
    const third = (await patch(collection, second, { [field]: 'ភូមិចុងក្រោយ' })).body;
    const path = `${collection.name}/${record.id}`;
    const revisions = await desk.call<{ data: { version: number; verb: string; changed: string[] }[] }>(
      'GET',
      `${path}/revisions/`,
    );
    expect(revisions.body.data.slice(0, 2)).toMatchObject([
      { version: third.version, verb: 'update', changed: [field] },
      { version: second.version, verb: 'update', changed: [field] },
    ]);
    expect(revisions.body.data.at(-1)).toMatchObject({ version: 1, verb: 'create' });
    const compared = await desk.call<{ fields: { name: string; parts: { kind: string; text: string }[] }[] }>(
      'GET',
      `${path}/compare/?from=${second.version}&to=${third.version}`,
    );
    expect(compared.body.fields.map(({ name }) => name)).toEqual([field]);
    expect(compared.body.fields[0]?.parts.map(({ text }) => text).join('')).toContain('ភូមិ');
    const reverted = await desk.call('POST', `${path}/revert/`, {
      version: third.version,
      to: record.version,
    });
    expect(reverted).toMatchObject({
      status: 200,
      body: { version: third.version + 1, values: record.values },
    });
    const before = await desk.call<{ values: unknown }>('GET', `${path}/revisions/${second.version}/`);
    expect(before.body.values).toEqual(second.values);
    const audit = await desk.call<{ data: { verb: string; fields: string[]; actor: { name: string } }[] }>(
      'GET',
      `${path}/audit/`,
    );
    expect(audit.body.data[0]).toMatchObject({
      verb: 'revert',
      fields: [field],
      actor: { name: 'Chan Sophea' },
    });
    expect((await desk.call('GET', `${path}/revisions/999/`)).status).toBe(404);
    expect((await desk.call('POST', `${path}/revert/`, { version: third.version + 1, to: 999 })).status).toBe(
      404,
    );
  });
});

describe.each(each)('%s: lists (7.005, B.79)', (_name, collection) => {
  it('filters by every field that offers it, and refuses what cannot be', async () => {
    const record = await desk.create(collection);
    for (const field of filtersOf(collection)) {
      const value = record.values[field.name];
      if (field.input === 'moment') {
        const day = String(value).slice(0, 10);
        const found = await list(
          collection.name,
          `?search=${record.id}&${field.name}_from=${day}&${field.name}_to=${day}`,
        );
        expect([field.name, found.body.item_count]).toEqual([field.name, value ? 1 : 0]);
        expect((await list(collection.name, `?${field.name}_from=soon`)).status).toBe(422);
        continue;
      }
      const wanted = field.input === 'switch' ? (value === 'yes' ? 'yes' : 'no') : [value].flat()[0]!;
      const found = await list(
        collection.name,
        `?search=${record.id}&${field.name}=${encodeURIComponent(wanted)}`,
      );
      expect([field.name, found.body.item_count]).toEqual([field.name, 1]);
      if (field.input === 'tags') continue;
      expect([field.name, (await list(collection.name, `?${field.name}=zzz`)).status]).toEqual([
        field.name,
        422,
      ]);
    }
  });

  it('orders both ways by every column that offers it, pages, searches and counts', async () => {
    if (!collection.closed) for (let n = 0; n < 3; n += 1) await desk.create(collection);
    for (const name of sortableOf(collection)) {
      const up = (await list(collection.name, `?ordering=${name}&per_page=100`)).body.data;
      const down = (await list(collection.name, `?ordering=-${name}&per_page=100`)).body.data;
      expect([name, up.map(({ id }) => id).sort()]).toEqual([name, down.map(({ id }) => id).sort()]);
      const dates = up
        .map((row) => row[name as 'updated_at'])
        .filter((one) => typeof one === 'string' && one !== '');
      if (name.endsWith('_at') && name in (up[0] ?? {})) expect(dates).toEqual(dates.toSorted());
    }
    const whole = (await list(collection.name, '?per_page=100')).body;
    const first = (await list(collection.name, '?per_page=1')).body;
    const second = (await list(collection.name, '?per_page=1&page=2')).body;
    expect([first.item_count, countOf(first, 'all')]).toEqual([whole.item_count, whole.item_count]);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
      whole.data.slice(0, 2).map(({ id }) => id),
    );
    expect((await list(collection.name, '?search=qqqqqqqq')).body).toMatchObject({ item_count: 0, data: [] });
    for (const bad of ['?page=0', '?per_page=101', '?ordering=nothing', '?state=lost', '?missing=fr'])
      expect([bad, (await list(collection.name, bad)).status]).toEqual([bad, 422]);
    expect((await list(collection.name, '?unknown=1&per_page=1')).status).toBe(422);
  });

  it('offers its choices', async () => {
    const { status, body } = await desk.call<{ options: Record<string, unknown[]> }>(
      'GET',
      `${collection.name}/options/`,
    );
    expect(status).toBe(200);
    for (const field of fieldsOf(collection))
      if (field.taxonomy || field.input === 'province')
        expect(body.options[field.name]?.length).toBeGreaterThan(0);
  });
});

describe.each(published)('%s: states', (_name, collection) => {
  const act = (record: CollectionRecord, verb: string, more: object = {}) =>
    desk.call<CollectionRecord & { errors: Record<string, string[]>; message: string }>(
      'POST',
      `${collection.name}/${record.id}/${verb}/`,
      { version: record.version, ...more },
    );

  it('goes from a draft to the public, back, into the archive and out again', async () => {
    const record = await desk.create(collection);
    expect(record).toMatchObject({ state: 'draft', is_public: false });
    const shown = (await act(record, 'publish')).body;
    expect(shown).toMatchObject({ state: 'published', is_public: true });
    const again = await act(shown, 'publish');
    expect(again.status).toBe(409);
    const draft = (await act(shown, 'unpublish')).body;
    expect(draft).toMatchObject({ state: 'draft', published_at: shown.published_at });
    const archived = (await act(draft, 'archive')).body;
    expect(archived).toMatchObject({ state: 'archived', is_public: false });
    const back = (await act(archived, 'publish')).body;
    expect(back).toMatchObject({ state: 'published', published_at: shown.published_at });
  });

  it('is scheduled, shown to nobody, and taken back', async () => {
    const record = await desk.create(collection);
    const planned = (await act(record, 'publish', { at: '2031-05-01T09:00' })).body;
    expect(planned).toMatchObject({
      state: 'scheduled',
      is_public: false,
      published_at: '2031-05-01T02:00:00.000Z',
    });
    expect((await list(collection.name, `?search=${record.id}&state=scheduled`)).body.item_count).toBe(1);
    expect((await act(planned, 'unpublish')).body).toMatchObject({ state: 'draft', published_at: null });
    expect((await act(record, 'publish')).status).toBe(409);
    const late = { version: planned.version + 1, id: record.id } as CollectionRecord;
    for (const at of ['2001-01-01T09:00', 'soon'])
      expect((await act(late, 'publish', { at })).status).toBe(422);
  });

  it('must be complete to be published, and to stay so', async () => {
    const needed = fieldsOf(collection).find(
      ({ required, input }) => required === 'publication' && input !== 'file',
    )!;
    const record = await desk.create(collection);
    const empty = Object.fromEntries([needed.name, needed.twin ?? needed.name].map((name) => [name, '']));
    const emptied = (await patch(collection, record, empty)).body;
    expect(emptied.missing).toContain(needed.name);
    const refused = await act(emptied, 'publish');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [needed.name]]);
    const filled = (
      await patch(collection, emptied, { [needed.name]: record.values[needed.name] || '<p>x</p>' })
    ).body;
    const shown = (await act(filled, 'publish')).body;
    expect((await patch(collection, shown, empty)).status).toBe(422);
  });
});

describe('the overview and what is not there', () => {
  it('counts every collection', async () => {
    const { body } = await desk.call<{ collections: { name: string; counts: unknown[] }[] }>(
      'GET',
      '/desk-api/v1/collections/',
    );
    expect(body.collections.map(({ name }) => name)).toEqual(COLLECTIONS.map(({ name }) => name));
  });

  it('is empty where there is nothing', async () => {
    expect((await list('event', '?state=archived&search=zzzzz')).body).toMatchObject({
      data: [],
      item_count: 0,
    });
  });

  it('is 404 for collections and records that are not, and for records of another collection', async () => {
    const post = await desk.create(findCollection('post')!);
    for (const path of [
      'nothing/',
      `post/${v7()}/`,
      'post/x/',
      `library_file/${post.id}/`,
      `sector/${post.id}/`,
    ])
      expect([path, (await desk.call('GET', path)).status]).toEqual([path, 404]);
  });

  it('is the editor’s: others of the desk get 404', async () => {
    const reviewer = await desk.test.signIn({ roles: ['reviewer'] });
    const answer = await desk.test.call(reviewer, 'GET', '/desk-api/v1/collections/post/');
    expect(answer.statusCode).toBe(404);
  });

  it('keeps what is fixed, closed, in use or the state’s', async () => {
    const sector = (await list('sector', '?search=fintech')).body.data[0]!;
    await desk.create(findCollection('program')!);
    const used = await desk.call<{ message: string }>(
      'DELETE',
      `sector/${sector.id}/?version=${sector.version}`,
    );
    expect([used.status, used.body.message]).toMatchObject([409, expect.stringMatching(/still uses? it/)]);
    const slug = await desk.call('PATCH', `sector/${sector.id}/`, {
      version: sector.version,
      values: { slug: 'other' },
    });
    expect(slug.status).toBe(422);
    expect(
      (await desk.call('POST', 'stage/', { values: { slug: 'x', name: 'X', name_kh: 'ក' } })).status,
    ).toBe(409);
    const province = (await list('province', '?search=Kampot')).body.data[0]!;
    expect(province.can.edit).toBe(false);
    const path = `province/${province.id}/`;
    expect((await desk.call('PATCH', path, { version: 1, values: { name: 'X' } })).status).toBe(409);
    const taken = await desk.call<List>('POST', 'sector/', {
      values: { ...desk.sample(findCollection('sector')!), slug: 'fintech' },
    });
    expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['slug']]);
  });

  it('has at most five spotlights (B.59)', async () => {
    const event = findCollection('event')!;
    for (let n = 0; n < 5; n += 1) await desk.create(event, { is_spotlight: 'yes' });
    const values = { ...desk.sample(event), is_spotlight: 'yes' };
    const { status, body } = await desk.call<List>('POST', 'event/', { values });
    expect([status, body.errors]).toEqual([422, { is_spotlight: ['There are 5 spotlights already'] }]);
  });
});

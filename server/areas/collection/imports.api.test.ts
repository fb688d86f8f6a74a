import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '#server/areas/file/sweep-files.ts';
import type { CollectionRecord } from '#shared/contracts/collection.contract.ts';
import type { ImportReport, ImportResult } from '#shared/contracts/collection-import.contract.ts';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { COLLECTIONS, findCollection } from '#shared/domain/collection/index.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { type Desk, startDesk } from './testing/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
});
afterAll(() => desk.stop());

const csv = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
async function check(collection: string, bytes: Uint8Array, language: 'en' | 'km' = 'en') {
  const { payload, headers } = await multipart({ file: { name: 'list.csv', type: 'text/csv', bytes } });
  const response = await desk.test.call(
    { headers: { ...desk.editor.headers, ...headers, 'accept-language': language } },
    'POST',
    `/desk-api/v1/collections/${collection}/imports/check/`,
    payload,
  );
  const body = response.json() as ImportReport & { message: string; errors?: Record<string, string[]> };
  return { status: response.statusCode, body };
}
const run = (collection: string, id: string | null) =>
  desk.call<ImportResult & { message: string }>('POST', `${collection}/imports/`, { id });
const exported = async (collection: string, query = '') =>
  (
    await desk.call<{ text: string; records: number; file_name: string }>(
      'GET',
      `${collection}/export/${query}`,
    )
  ).body;
const sectors = async (search: string) =>
  (await desk.call<{ data: CollectionRecord[] }>('GET', `sector/?search=${search}`)).body.data;

describe.each(COLLECTIONS.filter(({ readOnly }) => !readOnly).map((one) => [one.name, one] as const))(
  '%s: export and import',
  (name, collection: Collection) => {
    it('gives back what was exported, and changes nothing by it', async () => {
      const record = await desk.create(collection);
      const { text, records, file_name } = await exported(name, `?search=${record.id}`);
      expect([records, text.startsWith('\uFEFFid,state,version')]).toEqual([1, true]);
      expect(file_name).toMatch(new RegExp(`^phum-${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
      const { status, body } = await check(name, Buffer.from(text));
      expect([status, body.counts, body.rows[0]?.problems, body.id]).toEqual([
        200,
        { create: 0, update: 0, nothing: 1, refuse: 0 },
        [],
        null,
      ]);
    });

    it('brings a changed record back into what it was', async () => {
      const record = await desk.create(collection);
      const { text } = await exported(name, `?search=${record.id}`);
      const field = `${collection.title}_kh`;
      const path = `${name}/${record.id}/`;
      const changed = await desk.call('PATCH', path, { version: record.version, values: { [field]: 'ថ្មី' } });
      expect(changed.status).toBe(200);
      const { body } = await check(name, Buffer.from(text));
      expect(body.rows).toMatchObject([{ row: 2, will: 'update', record_id: record.id, changed: [field] }]);
      const done = await run(name, body.id);
      expect([done.status, done.body.updated, done.body.can.undo]).toEqual([201, 1, true]);
      expect((await desk.call('GET', path)).body.values).toEqual(record.values);
      const undone = await desk.call<{ done: number }>('POST', `${name}/imports/${done.body.id}/undo/`);
      expect([undone.status, undone.body.done]).toEqual([200, 1]);
      expect((await desk.call('GET', path)).body.values).toEqual(changed.body.values);
    });
  },
);

describe('an import of terms', () => {
  const heading = 'slug,name,name_kh,position,active,colour';
  const file = csv(
    heading,
    'ocean,Ocean,មហាសមុទ្រ,90,yes,blue',
    'fintech,Finance technology,បច្ចេកវិទ្យាហិរញ្ញវត្ថុ,1,yes,red',
    'No Slug,Wrong,ខុស,1,yes,',
    'river,,,many,yes,',
    'ocean,Twice,ពីរដង,1,yes,',
  );

  it('says what each row would do, in the reader’s language, and does nothing', async () => {
    const { body } = await check('sector', file);
    expect(body).toMatchObject({
      unknown_columns: ['colour'],
      counts: { create: 1, update: 1, nothing: 0, refuse: 3 },
      rows: [
        { row: 2, will: 'create', title: 'Ocean' },
        { row: 3, will: 'update', changed: expect.arrayContaining(['name']) },
        { row: 4, will: 'refuse', problems: [{ field: 'slug' }] },
        {
          row: 5,
          will: 'refuse',
          problems: [
            { field: 'name', message: 'This field is required in English or in Khmer' },
            { field: 'position' },
          ],
        },
        {
          row: 6,
          will: 'refuse',
          problems: [{ field: '', message: 'Another row of the file is about the same record.' }],
        },
      ],
    });
    const khmer = await check('sector', file, 'km');
    expect(khmer.body.rows[3]?.problems[0]?.message).toMatch(/^[\u1780-\u17FF]/);
    expect(await sectors('ocean')).toEqual([]);
  });

  it('does it once, and takes back only what nobody touched since', async () => {
    const { body: report } = await check('sector', file);
    const { status, body: done } = await run('sector', report.id);
    expect([status, done]).toMatchObject([
      201,
      { created: 1, updated: 1, refused: 3, actor: { name: 'Chan Sophea' } },
    ]);
    expect((await run('sector', report.id)).status).toBe(409);
    const ocean = (await sectors('ocean'))[0]!;
    expect(ocean.title).toBe('Ocean');
    const [renamed] = await sectors('fintech');
    expect(renamed?.title).toBe('Finance technology');
    await desk.call('PATCH', `sector/${renamed!.id}/`, {
      version: renamed!.version,
      values: { position: '7' },
    });
    const undone = await desk.call<{
      done: number;
      results: { record_id: string; problem: { message: string } | null }[];
      import: ImportResult;
    }>('POST', `sector/imports/${done.id}/undo/`);
    expect(undone.body).toMatchObject({ done: 1, import: { can: { undo: false } } });
    const refused = undone.body.results.find(({ record_id }) => record_id === renamed!.id);
    expect(refused?.problem?.message).toBe('It changed since.');
    expect(await sectors('ocean')).toEqual([]);
    expect((await sectors('fintech'))[0]?.title).toBe('Finance technology');
    expect((await desk.call('POST', `sector/imports/${done.id}/undo/`)).status).toBe(409);
    const list = await desk.call<{ data: ImportResult[] }>('GET', 'sector/imports/');
    expect(list.body.data[0]).toMatchObject({ id: done.id, undone_at: expect.any(String) });
    expect((await desk.call('GET', `sector/imports/${done.id}/`)).status).toBe(200);
    expect((await desk.call('GET', `post/imports/${done.id}/`)).status).toBe(404);
  });

  it('is another’s only for who checked it', async () => {
    const { body: report } = await check('sector', csv('slug,name,name_kh', 'mine,Mine,របស់ខ្ញុំ'));
    const colleague = await desk.test.signIn({ roles: ['editor'] });
    const answer = await desk.test.call(colleague, 'POST', '/desk-api/v1/collections/sector/imports/', {
      id: report.id,
    });
    expect(answer.statusCode).toBe(409);
    expect((await run('industry', report.id)).status).toBe(409);
  });
});

describe('a file that was checked and never imported', () => {
  it('is forgotten after a day, and only then', async () => {
    const { body: old } = await check('sector', csv('slug,name,name_kh', 'old-one,Old,ចាស់'));
    const { body: fresh } = await check('sector', csv('slug,name,name_kh', 'new-one,New,ថ្មី'));
    const { services } = desk.test;
    await services.database.pool.query(
      `update file set created_at = now() - interval '25 hours' where id = $1`,
      [old.id],
    );
    await sweepFiles(services);
    expect((await run('sector', old.id)).status).toBe(409);
    expect((await run('sector', fresh.id)).status).toBe(201);
  });
});

describe('files that are no import', () => {
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a heading alone', csv('slug,name')],
    ['no column of ours', csv('a,b', '1,2')],
    ['a heading that is never closed', csv('slug,"name', 'a,b')],
    ['another encoding', Buffer.from([0xff, 0xfe, 0x73, 0x00])],
    ['bytes', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff])],
    ['too many rows', csv('slug,name,name_kh', ...Array.from({ length: 20_001 }, (_, n) => `s-${n},S,ក`))],
    ['too large', Buffer.alloc(20 * 1024 * 1024 + 1, 'a')],
  ])('%s is 422, and says so', async (_what, bytes) => {
    const { status, body } = await check('sector', bytes);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['file']]);
    expect(body.message.length).toBeGreaterThan(10);
  });

  it('reads semicolons, a byte order mark and quoted lines too', async () => {
    const { body } = await check('sector', csv('\uFEFFslug;name;name_kh', 'lake;"A ""lake""";បឹង'));
    expect(body.rows).toMatchObject([{ will: 'create', title: 'A "lake"' }]);
  });
});

describe('the same file twice', () => {
  const file = csv(
    'title,title_kh,section,summary',
    'Twice read,,blog,One',
    'Twice read,,blog,Another',
    'Twice read,,blog,One',
  );

  it('makes nothing twice, and says which rows were there', async () => {
    const first = await check('post', file);
    expect(first.body.rows.map(({ row, will }) => [row, will])).toEqual([
      [2, 'create'],
      [3, 'create'],
      [4, 'refuse'],
    ]);
    const { body: done } = await run('post', first.body.id);
    const made = done.rows.map(({ record_id }) => record_id);
    const [record] = made;
    const { body: now } = await desk.call('GET', `post/${record}/`);
    await desk.call('PATCH', `post/${record}/`, {
      version: now.version,
      values: { title: 'Renamed since', summary: 'Written since' },
    });
    const again = await check('post', file);
    expect(again.body).toMatchObject({
      id: null,
      counts: { create: 0, update: 0, nothing: 2, refuse: 1 },
      rows: [
        { row: 2, will: 'nothing', record_id: made[0] },
        { row: 3, will: 'nothing', record_id: made[1] },
        { row: 4, will: 'refuse' },
      ],
    });
  });

  it('makes it again once the import was taken back', async () => {
    const one = csv('title,section', 'Taken back,blog');
    const { body: done } = await run('post', (await check('post', one)).body.id);
    expect((await check('post', one)).body.counts).toMatchObject({ create: 0, nothing: 1 });
    await desk.call('POST', `post/imports/${done.id}/undo/`);
    expect((await check('post', one)).body.counts).toMatchObject({ create: 1, nothing: 0 });
  });

  it('knows what was written by hand too, by all that the row says', async () => {
    const record = await desk.create(findCollection('partner')!, { name: 'By hand', name_kh: 'ដោយដៃ' });
    const { url } = record.values;
    const { body } = await check(
      'partner',
      csv('name,name_kh,url', `By hand,ដោយដៃ,${url}`, 'By hand,ដោយដៃ,https://another.example'),
    );
    expect(body.rows).toMatchObject([
      { will: 'nothing', record_id: record.id },
      { will: 'create', record_id: null },
    ]);
  });
});

describe('a file', () => {
  it('is read but for the line of a quote astray, and numbers its rows by lines', async () => {
    const { status, body } = await check(
      'sector',
      csv('slug,name,name_kh', 'quote-a,"Two', 'lines",ក', '', 'quote-b,"Astray,ខ', 'quote-c,"Well",គ'),
    );
    expect([status, body.counts]).toMatchObject([200, { create: 2, refuse: 1 }]);
    expect(body.rows).toMatchObject([
      { row: 2, will: 'create' },
      { row: 5, will: 'refuse', problems: [{ message: expect.stringContaining('quotation mark') }] },
      { row: 6, will: 'create', title: 'Well' },
    ]);
  });

  it('calls sections, terms, provinces and organisers by slug or by name, in either language', async () => {
    const { pages, organiser } = await named();
    for (const section of ['blog', pages.name, pages.name_kh, pages.name.toUpperCase(), pages.id]) {
      const { body } = await check('post', csv('title,section', `Of a section,${section}`));
      expect([section, body.rows[0]?.problems]).toEqual([section, []]);
    }
    const { body } = await check(
      'event',
      csv(
        'title,organiser,province,category,starts_at,ends_at',
        `Named,${organiser},Siem Reap,Nobody of this name,2030-01-01 08:00,2030-01-01 09:00`,
      ),
    );
    expect(body.rows[0]?.problems.map(({ field }) => field)).toEqual(['category']);
    const unknown = await check('post', csv('title,section', 'Of none,No such section'), 'km');
    expect(unknown.body.rows[0]?.problems).toMatchObject([
      { field: 'section', message: expect.stringMatching(/^[\u1780-\u17FF]/) },
    ]);
  });

  it('holds as many rows as an export does, and lists as many as a page shows', async () => {
    const many = Array.from({ length: 1_001 }, (_, n) => `many-${n},Many ${n},ច្រើន`);
    const { status, body } = await check('sector', csv('slug,name,name_kh', ...many, 'Not A Slug,X,ក'));
    expect([status, body.counts]).toEqual([200, { create: 1_001, update: 0, nothing: 0, refuse: 1 }]);
    expect(body.rows).toHaveLength(500);
    expect(body.rows.at(-1)).toMatchObject({ row: 1_003, will: 'refuse' });
    await desk.test.services.database.pool.query(`insert into taxonomy_term (id, kind, slug, name, name_kh)
      select gen_random_uuid(), 'industry', 'many-' || n, 'Many ' || n, 'ច្រើន' from generate_series(1, 1100) as n`);
    const { text, records } = await exported('industry');
    expect(records).toBeGreaterThan(1_000);
    expect((await check('industry', Buffer.from(text))).body.counts).toMatchObject({
      create: 0,
      update: 0,
      refuse: 0,
      nothing: records,
    });
  });
});

async function named() {
  const { pool } = desk.test.services.database;
  const { rows: pages } = await pool.query<{ id: string; name: string; name_kh: string }>(
    "select id, name, name_kh from resource_page where slug = 'blog'",
  );
  const { rows } = await pool.query<{ name: string }>('select name from stakeholder limit 1');
  return { pages: pages[0]!, organiser: rows[0]!.name };
}

describe('an export', () => {
  it('has what the list has, and nothing a spreadsheet would run', async () => {
    const sector = findCollection('sector')!;
    const made = await desk.create(sector, { name: '=HYPERLINK("https://evil.example")', name_kh: '@ក' });
    const { text } = await exported('sector', `?search=${made.id}`);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(text).toContain("'@ក");
    const lines = await desk.create(findCollection('program')!, { eligibility: 'One\nTwo' });
    expect((await exported('program', `?search=${lines.id}`)).text).toContain('"One\nTwo"');
    expect((await check('sector', Buffer.from(text))).body.counts.nothing).toBe(1);
    expect((await exported('sector', '?active=no')).records).toBe(0);
    expect((await desk.call('GET', 'sector/export/?active=maybe')).status).toBe(422);
  });
});

describe('what is wrong with a file is said so that it can be put right', () => {
  it('its encoding and what parts its columns', async () => {
    const khmer16 = Buffer.from('\uFEFFname,name_kh\r\nA,ក', 'utf16le');
    expect((await check('sector', khmer16)).body.message).toContain('UTF-8');
    const tabs = (await check('sector', csv('name\tname_kh', 'A\tក'))).body;
    expect(tabs.message).toContain('commas or semicolons');
  });

  it('the columns it may have, and those that new records need', async () => {
    const { status, body } = await check('sector', csv('colour', 'red'));
    expect([status, body.message]).toEqual([422, expect.stringContaining('name_kh')]);
    const lacking = (await check('event', csv('summary', 'Something'))).body;
    expect(lacking.missing_columns).toContain('title');
    expect(
      (await check('sector', csv('name,slug', 'Silk weaving by hand,silk-by-hand'))).body.missing_columns,
    ).toEqual([]);
  });

  it('the values that a list allows', async () => {
    const { body } = await check('event', csv('title,category', 'A fair in Takeo,nonsense'));
    const about = body.rows[0]?.problems.find(({ field }) => field === 'category')?.message;
    expect(about).toMatch(/Allowed here: .*workshop/);
  });
});

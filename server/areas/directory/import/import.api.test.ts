import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readRecord } from '#server/areas/stakeholder/read-record.ts';
import type {
  DirectoryImportRow,
  WholeDirectoryImport,
} from '#shared/contracts/directory-import.contract.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { writeStakeholder, writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { runDirectoryImport } from './import-job.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});

const BASE = '/desk-api/v1/directory-imports/';
const csv = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const db = () => test.services.database.db;
let number = 0;
/** A name that no other test has. */
const newName = (word: string) => `${word} ${Date.now().toString(36)}${(number += 1)}`;

type Answer = WholeDirectoryImport & { message: string; errors?: Record<string, string[]> };

async function send(bytes: Uint8Array, who = reviewer, language: Language = 'en') {
  const { payload, headers } = await multipart({ file: { name: 'list.csv', type: 'text/csv', bytes } });
  const asked = { headers: { ...who.headers, ...headers, 'accept-language': language } };
  const response = await test.call(asked, 'POST', BASE, payload);
  return { status: response.statusCode, body: response.json() as Answer };
}
async function act(id: string, what: string, payload: object = {}) {
  const response = await test.call(reviewer, 'POST', `${BASE}${id}/${what}/`, payload);
  return { status: response.statusCode, body: response.json() as Answer };
}
const get = async (id: string) =>
  (await test.call(reviewer, 'GET', `${BASE}${id}/`)).json() as WholeDirectoryImport;
const rowsOf = async (id: string, query = '') =>
  (await test.call(reviewer, 'GET', `${BASE}${id}/rows/${query}`)).json().data as DirectoryImportRow[];
const work = async (id: string) => {
  await runDirectoryImport(test.services, id);
  return get(id);
};
/** Read, with the columns that were recognised, and checked. */
async function checked(bytes: Uint8Array, category = '') {
  const { body } = await send(bytes);
  const read = await work(body.id);
  const columns = read.columns.map(({ field }) => field ?? '');
  const matched = await act(body.id, 'match', { columns, category });
  expect(matched.status, matched.body.message).toBe(200);
  return work(body.id);
}
async function imported(bytes: Uint8Array, category = '') {
  const { id } = await checked(bytes, category);
  expect((await act(id, 'run')).status).toBe(200);
  return work(id);
}

describe('a file of organisations', () => {
  it.each([
    ['UTF-8 with commas', (text: string) => Buffer.from(text), 'utf-8', ','],
    ['UTF-8 with semicolons', (text: string) => Buffer.from(text.replaceAll(',', ';')), 'utf-8', ';'],
    [
      'UTF-16 with tabs, as spreadsheets call Unicode text',
      (text: string) => Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le'),
      'utf-16le',
      '\t',
    ],
    [
      'the letters of Windows',
      (text: string) => Buffer.from(text.replace('ខ្មែរ', 'é'), 'latin1'),
      'windows-1252',
      ',',
    ],
  ])('is read in %s, and says so', async (_what, write, encoding, separator) => {
    const { status, body } = await send(write('Name in Latin letters,Category\r\nCafé ខ្មែរ,startup\r\n'));
    expect([status, body.state]).toEqual([201, 'reading']);
    const read = await work(body.id);
    expect(read.written).toEqual({ format: 'csv', encoding, separator });
    expect(read.columns.map(({ field }) => field)).toEqual(['name', 'kind']);
    expect(read.columns[0]?.samples[0]).toMatch(/^Café/);
  });

  it('is read out of a workbook, with headings in Khmer', async () => {
    const file = writeExcelFile([
      [{ value: 'ឈ្មោះជាអក្សរឡាតាំង' }, { value: 'ប្រភេទ' }, { value: 'Something else' }],
      [{ value: newName('Sheet') }, { value: 'ធុរកិច្ចថ្មី' }, { value: 5, type: Number }],
    ]);
    const { body } = await send(await file.toBuffer());
    const read = await work(body.id);
    expect([read.state, read.written?.format]).toEqual(['matching', 'xlsx']);
    expect(read.columns.map(({ heading, samples }) => [heading, samples[0]])[2]).toEqual([
      'Something else',
      '5',
    ]);
    expect(read.columns[1]?.field).toBe('kind');
  });

  it.each([
    ['no rows', Buffer.from('name,kind\r\n'), 'empty'],
    ['a workbook that is none', Buffer.from('PK\u0003\u0004 nothing'), 'workbook'],
    ['bytes of something else', Buffer.from([0x80, 0x00, 0x01, 0x02]), 'encoding'],
  ])('says what is wrong with it: %s', async (_what, bytes, fault) => {
    const { body } = await send(bytes);
    expect(await work(body.id)).toMatchObject({ state: 'failed', fault });
  });

  it('is refused at once when it is empty, and belongs to the desk alone', async () => {
    expect((await send(Buffer.alloc(0))).body.errors?.file).toBeDefined();
    expect((await send(csv('name', 'x'), await test.signIn())).status).toBe(404);
    expect((await send(csv('name', 'x'), await test.signIn({ roles: ['analyst'] }))).status).toBe(404);
  });
});

describe('the dry run', () => {
  it('says by line what is wrong, and what may be chosen, and writes nothing', async () => {
    const name = newName('Dry');
    const before = await db().execute('select count(*) from stakeholder');
    const found = await checked(
      csv(
        'name,kind,province_code,sector,website',
        `${name},startup,Battambang,nonsense,`,
        `${name} B,castle,,,`,
        `????,startup,,,`,
        `${name} D,startup,បាត់ដំបង,,not an address at all`,
        `${name} E,startup,02,,https://e.example`,
        `"${name} F,startup`,
      ),
    );
    expect(found).toMatchObject({ state: 'checked', rows: 6, counts: { refuse: 5, create: 1 } });
    const rows = await rowsOf(found.id);
    const said = rows.map(({ line, problems }) => [line, problems.map(({ message }) => message).join(' ')]);
    expect(said[0]?.[1]).toMatch(/Choose one of: .*Agriculture|Choose one of: /);
    expect(said[1]?.[1]).toMatch(/Choose one of: Startups/);
    expect(said[2]?.[1]).toMatch(/Khmer letters were lost/);
    expect(said[3]?.[1]).not.toBe('');
    expect(rows[4]).toMatchObject({ will: 'create', problems: [] });
    expect(said[5]).toEqual([7, expect.stringMatching(/quotation mark/)]);
    expect((await db().execute('select count(*) from stakeholder')).rows).toEqual(before.rows);
  });

  it('proposes the page that is there already, by name in either script, phone, e-mail and website', async () => {
    const name = newName('Rumdul');
    const id = await writeStakeholder(test.services, {
      name,
      name_kh: 'រំដួលថ្មី',
      email: `${name.replace(' ', '')}@rumdul.example`,
      website: `https://${name.replace(' ', '').toLowerCase()}.example`,
    });
    const found = await checked(
      csv(
        'name,name_kh,kind,email,website',
        `${name.toUpperCase()},,startup,,`,
        `Another one,រំដួលថ្មី,startup,,`,
        `Third one,,startup,${name.replace(' ', '')}@rumdul.example,`,
        `Fourth one,,startup,,https://${name.replace(' ', '').toLowerCase()}.example/en`,
        `${newName('Wholly Different Enterprise')},,startup,,`,
      ),
    );
    expect(found.counts).toMatchObject({ ask: 4, create: 1 });
    const rows = await rowsOf(found.id, '?will=ask');
    for (const row of rows) expect(row.alike.map((page) => page.id)).toContain(id);
    expect(rows.map(({ alike }) => alike.find((page) => page.id === id)?.reasons)).toEqual([
      expect.arrayContaining(['name']),
      expect.arrayContaining(['name']),
      ['email'],
      ['domain'],
    ]);
    // It is that page; the others are left out.
    const chosen = await act(found.id, 'choose', { line: 4, choice: 'update', record_id: id });
    expect(chosen.body.counts).toMatchObject({ ask: 3, update: 1 });
    await act(found.id, 'choose', { choice: 'leave' });
    await act(found.id, 'run');
    const done = await work(found.id);
    expect([done.created, done.updated, done.counts.leave]).toEqual([1, 1, 3]);
    expect((await readRecord(db(), id, { lock: false })).name).toBe('Third one');
  });

  it('asks for the category where no column says it, and takes no field twice', async () => {
    const { body } = await send(csv('name,title', `${newName('X')},y`));
    await work(body.id);
    const without = await act(body.id, 'match', { columns: ['name', ''] });
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['category']]);
    expect((await act(body.id, 'match', { columns: ['name', 'name'], category: 'eso' })).status).toBe(422);
    expect((await act(body.id, 'match', { columns: ['', ''], category: 'eso' })).status).toBe(422);
    expect((await act(body.id, 'match', { columns: ['name', ''], category: 'media' })).status).toBe(200);
    const found = await work(body.id);
    expect(found.counts.create).toBe(1);
    expect((await rowsOf(found.id))[0]?.kind).toBe('other');
  });
});

describe('an import', () => {
  const file = (name: string) =>
    csv('name,kind,summary,province_code', `${name} A,startup,Rice,12`, `${name} B,eso,Help,12`);

  it('makes drafts that nobody outside sees; the same file again changes nothing', async () => {
    const name = newName('Again');
    const done = await imported(file(name));
    expect(done).toMatchObject({ state: 'done', created: 2, drafts: 2, updated: 0 });
    const [row] = await rowsOf(done.id);
    const record = await readRecord(db(), row!.record_id!, { lock: false });
    expect(record).toMatchObject({ status: 'draft', kind: 'startup', province_code: '12', summary: 'Rice' });
    const second = await checked(file(name));
    expect(second.counts).toMatchObject({ nothing: 2, create: 0, update: 0, ask: 0 });
    expect((await act(second.id, 'run')).status).toBe(409);
  });

  it('changes the records that rows name by their id, as an export writes them, and tells what they were', async () => {
    const name = newName('Known');
    const id = await writeStakeholder(test.services, { name, summary: 'Old words' });
    const exported = (await test.call(reviewer, 'GET', `/desk-api/v1/directory/export/?search=${id}`)).json();
    const same = await checked(Buffer.from(exported.text));
    expect(same.counts).toMatchObject({ nothing: 1, update: 0, refuse: 0, create: 0 });
    const done = await imported(csv('id,summary', `${id},New words`, `${crypto.randomUUID()},Nobody`));
    expect([done.updated, done.counts.refuse]).toEqual([1, 1]);
    expect((await readRecord(db(), id, { lock: false })).summary).toBe('New words');
    const history = (await test.call(reviewer, 'GET', `/desk-api/v1/directory/${id}/history/`)).json();
    expect(history.data[0]).toMatchObject({ verb: 'import', reason: 'list.csv' });
  });

  it('is taken back, but for what changed since', async () => {
    const name = newName('Back');
    const id = await writeStakeholder(test.services, { name: `${name} C`, summary: 'Before' });
    const done = await imported(
      csv('id,name,kind,summary', `${id},,,After`, `,${name} A,startup,Rice`, `,${name} B,startup,Fish`),
    );
    expect([done.created, done.updated]).toEqual([2, 1]);
    const made = (await rowsOf(done.id)).filter(({ did }) => did === 'create');
    await imported(csv('id,summary', `${made[1]!.record_id},Fish of the river`));
    await act(done.id, 'undo');
    const undone = await work(done.id);
    expect([undone.state, undone.created]).toEqual(['undone', 1]);
    expect((await readRecord(db(), id, { lock: false })).summary).toBe('Before');
    await expect(readRecord(db(), made[0]!.record_id!, { lock: false })).rejects.toThrow();
    expect((await readRecord(db(), made[1]!.record_id!, { lock: false })).summary).toBe('Fish of the river');
    expect((await rowsOf(done.id)).find(({ line }) => line === 4)?.problems[0]?.message).toMatch(/since/);
    expect((await act(done.id, 'undo')).status).toBe(409);
  });

  it('publishes its drafts all at once, and says of which a page cannot be made yet', async () => {
    const name = newName('Show');
    const id = await writeStakeholder(test.services, { name });
    const whole = (await test.call(reviewer, 'GET', `/desk-api/v1/directory/${id}/`)).json();
    expect(whole.state).toBe('public');
    const done = await imported(file(name));
    const published = await act(done.id, 'publish');
    expect(published.status).toBe(200);
    const after = await work(done.id);
    expect(after.state).toBe('done');
    const rows = await rowsOf(done.id);
    for (const row of rows) {
      const { status } = await readRecord(db(), row.record_id!, { lock: false });
      expect(status === 'approved' || row.problems.length > 0).toBe(true);
    }
    expect(after.drafts).toBe(rows.filter(({ problems }) => problems.length > 0).length);
  });

  it('stops where whoever ordered it may not decide any more; a colleague goes on', async () => {
    const leaving = await test.signIn({ roles: ['reviewer'] });
    const { id } = await checked(csv('name,kind', `${newName('Leaving')},startup`));
    expect((await test.call(leaving, 'POST', `${BASE}${id}/run/`, {})).statusCode).toBe(200);
    await db().execute(`delete from desk_grant where person_id = '${leaving.id}'`);
    expect(await work(id)).toMatchObject({ state: 'paused', created: 0, actor: { id: leaving.id } });
    await act(id, 'run');
    expect(await work(id)).toMatchObject({ state: 'done', created: 1, actor: { id: reviewer.id } });
  });

  it('stops where it is paused, goes on, and writes no row twice however often it is begun', async () => {
    const name = newName('Pause');
    const lines = Array.from({ length: 250 }, (_, at) => `${name} ${at},startup`);
    const { id } = await checked(csv('name,kind', ...lines));
    await act(id, 'run');
    expect((await act(id, 'pause')).body).toMatchObject({ state: 'paused', can: { run: true, undo: false } });
    expect(await work(id)).toMatchObject({ state: 'paused', created: 0 });
    await act(id, 'run');
    // Whoever pauses it waits for the piece under way; another moment, and it is over.
    const [paused] = await Promise.all([
      act(id, 'pause'),
      ...[1, 2].map(() => runDirectoryImport(test.services, id)),
    ]);
    expect([200, 409]).toContain(paused.status);
    if (paused.status === 200) await act(id, 'run');
    await Promise.all([1, 2].map(() => runDirectoryImport(test.services, id)));
    const done = await get(id);
    expect([done.state, done.created]).toEqual(['done', 250]);
    const { rows } = await db().execute(
      `select count(*)::int as n from stakeholder where name like '${name} %'`,
    );
    expect(rows).toEqual([{ n: 250 }]);
  });
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() !== '');
const khmer = fc
  .array(fc.constantFrom('ស្រូវ', 'ភូមិ', 'ខ្មែរ', '\u200B', ' '), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''));

it('changes nothing by what was exported, in both formats and whatever pages say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          kind: fc.constantFrom('startup', 'eso', 'other', 'mentor', 'investor'),
          name: fc.oneof(word, fc.constantFrom('=1+1', '-a', '"q"', 'a,b;c', 'a|b', "'x")),
          name_kh: khmer,
          summary: word,
          description: fc.array(word, { maxLength: 3 }).map((lines) => lines.join('\n')),
          province_code: fc.constantFrom('01', '12', null),
          sector: fc.subarray(['agritech', 'circular-economy'] as const),
          areas: fc.subarray(['01', '02', '25']),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      fc.constantFrom('csv', 'xlsx'),
      async (some, format) => {
        const ids = await writeStakeholders(
          test.services,
          some.map(({ sector, kind, ...page }) => ({
            ...page,
            kind: kind as 'startup',
            ...(kind === 'other' ? { type_slug: 'media' } : {}),
            terms: { sector },
          })),
        );
        const url = `/desk-api/v1/directory/export/?whole=pages&format=${format}&ordering=-created_at`;
        const { text, encoding } = (await test.call(reviewer, 'GET', url)).json();
        const { id } = await checked(Buffer.from(text, encoding));
        const rows = await rowsOf(id, '?per_page=100');
        expect(rows.filter(({ will }) => will !== 'nothing')).toEqual([]);
        expect(rows.map(({ record_id }) => record_id)).toEqual(expect.arrayContaining(ids));
        await db().execute('delete from stakeholder');
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);

it('an empty file has the words of the forms as headings, which are found again', async () => {
  for (const language of ['en', 'km'] as const) {
    const asked = { headers: { ...reviewer.headers, 'accept-language': language } };
    const template = (
      await test.call(asked, 'GET', '/desk-api/v1/directory-import-templates/mentor/?format=csv')
    ).json();
    const heading = template.text.replace('\uFEFF', '').trim();
    const { body } = await send(
      Buffer.from(`${heading}\r\n${'x,'.repeat(heading.split(',').length - 1)}x\r\n`),
    );
    const read = await work(body.id);
    expect(read.columns.filter(({ field }) => field === null).map((one) => one.heading)).toEqual([]);
  }
});

import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stakeholder } from '#server/database/schema/stakeholder.ts';
import { writeWorkbook } from '#server/sheet/write-workbook.ts';
import type {
  DirectoryImportReport,
  DirectoryImportResult,
} from '#shared/contracts/directory-import.contract.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { writeStakeholder, writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});
beforeEach(async () => {
  await test.services.database.db.delete(stakeholder);
});

const BASE = '/desk-api/v1/directory-imports/';
type Report = DirectoryImportReport & { message: string };
type Result = DirectoryImportResult & { message: string };
interface Acted {
  done: number;
  refused: { name: string; message: string }[];
  import: Result;
}

async function check(bytes: Uint8Array, { who = reviewer, language = 'en' } = {}) {
  const { payload, headers } = await multipart({ file: { name: 'list.csv', type: 'text/csv', bytes } });
  const from = { headers: { ...who.headers, ...headers, 'accept-language': language } };
  const response = await test.call(from, 'POST', `${BASE}check/`, payload);
  return { status: response.statusCode, body: response.json() as Report };
}
async function ask<T>(method: 'GET' | 'POST', path: string, payload?: object, who = reviewer) {
  const response = await test.call(who, method, `${BASE}${path}`, payload);
  return { status: response.statusCode, body: response.json() as T };
}
const run = (id: string | null, more: object = {}) => ask<Result>('POST', '', { id, ...more });
const csv = (...lines: string[]) => Buffer.from(lines.join('\r\n'));
const exported = async (format: 'csv' | 'xlsx' = 'csv') => {
  const url = `/desk-api/v1/directory/export/?whole=pages&format=${format}`;
  const answer = await test.call(reviewer, 'GET', url);
  expect(answer.statusCode, answer.body).toBe(200);
  const { text, encoding } = answer.json();
  return Buffer.from(text, encoding);
};
const counts = (some: Partial<Report['counts']>) => ({
  refuse: 0,
  alike: 0,
  update: 0,
  create: 0,
  nothing: 0,
  ...some,
});
const pages = () => test.services.database.db.select().from(stakeholder);

const TWO = csv(
  'kind;Name;name_kh;summary;summary_kh;province_code;sector;stage;number_of_founders;number_of_female_founders;email;phone;website',
  'startup;Import Mill;រោងម៉ាស៊ីន;Rice mills by the hour;រោងម៉ាស៊ីនកិនស្រូវ;Kampot;Agritech|health;Prototype;2;1;mill@import.example;012 345 678;import-mill.example',
  'corporate;Import Bank;ធនាគារ;A bank;ធនាគារមួយ;កំពត;;;;;;;',
);

describe('an import of organisations', () => {
  it('is looked through first, makes drafts, publishes them all at once and is undone', async () => {
    const { status, body } = await check(TWO);
    expect([status, body.separator, body.encoding]).toEqual([200, ';', 'utf-8']);
    expect([body.counts, body.rows.flatMap(({ problems }) => problems)]).toEqual([counts({ create: 2 }), []]);
    expect(await pages()).toHaveLength(0);

    const done = (await run(body.id)).body;
    expect([done.created, done.updated, done.left, done.drafts]).toEqual([2, 0, 0, 2]);
    const made = (await pages()).find(({ name }) => name === 'Import Mill')!;
    expect(made).toMatchObject({
      kind: 'startup',
      status: 'draft',
      name_kh: 'រោងម៉ាស៊ីន',
      province_code: '07',
      phone: '+85512345678',
      website: 'https://import-mill.example',
    });
    expect((await pages()).find(({ name }) => name === 'Import Bank')).toMatchObject({
      kind: 'other',
      type_slug: 'corporate',
      province_code: '07',
    });
    // The same file is there already, and one that was imported is not imported again.
    expect((await check(TWO)).body.counts).toEqual(counts({ nothing: 2 }));
    expect((await run(body.id)).status).toBe(409);

    const published = (await ask<Acted>('POST', `${done.id}/publish/`)).body;
    expect(published.refused).toEqual([]);
    expect([published.done, published.import.drafts]).toEqual([2, 0]);
    expect((await pages()).map(({ status: is }) => is)).toEqual(['approved', 'approved']);
    expect((await check(TWO)).body.counts).toEqual(counts({ nothing: 2 }));

    const undone = (await ask<Acted>('POST', `${done.id}/undo/`)).body;
    expect([undone.done, undone.refused, undone.import.can.undo]).toEqual([2, [], false]);
    expect(await pages()).toHaveLength(0);
    expect((await ask('POST', `${done.id}/undo/`)).status).toBe(409);
    const { data } = (await ask<{ data: Result[] }>('GET', '')).body;
    expect(data.find(({ id }) => id === done.id)).toMatchObject({ file_name: 'list.csv', created: 2 });
  });

  it('says of each row what is wrong with it, what may be chosen, and in the language of the reader', async () => {
    const wrong = csv(
      'kind,name,province_code,stage,colour',
      'shop,A,,,',
      'startup,B,Atlantis,,',
      'startup,C,,rocket,red',
      'startup,"D',
      'startup,E,,,',
      'startup,E,,,',
    );
    const { body } = await check(wrong);
    expect(body.columns.map(({ is }) => is)).toEqual(['kind', 'name', 'province_code', 'stage', null]);
    const said = new Map(body.rows.map((row) => [row.row, row]));
    expect(said.get(2)!.problems[0]).toMatchObject({ field: 'kind' });
    expect(said.get(2)!.problems[0]!.message).toContain('academic-institution');
    expect(said.get(3)!.problems[0]).toMatchObject({ field: 'province_code' });
    expect(said.get(3)!.problems[0]!.message).toContain('Kampot');
    expect(said.get(4)!.problems[0]).toMatchObject({ field: 'stage' });
    expect(said.get(4)!.problems[0]!.message).toMatch(/^Choose one of: /);
    expect(said.get(5)!.will).toBe('refuse');
    expect([said.get(6)!.will, said.get(7)!.will]).toEqual(['create', 'refuse']);
    const khmer = (await check(wrong, { language: 'km' })).body.rows.find(({ row }) => row === 3)!;
    expect(khmer.problems[0]!.message).toContain('កំពត');
  });

  it('takes UTF-16, tabs, bars and workbooks, and names what it cannot read', async () => {
    const line = 'kind\tname\nstartup\tសាកល្បង Tab';
    const utf16 = (await check(Buffer.from(`\uFEFF${line}`, 'utf16le'))).body;
    expect([utf16.separator, utf16.encoding, utf16.rows[0]!.title]).toEqual(['\t', 'utf-16', 'សាកល្បង Tab']);
    expect((await check(csv('kind|name', 'startup|Bars'))).body.separator).toBe('|');
    const sheet = await writeWorkbook(['kind', 'name'], [{ kind: 'startup', name: '=1+1' }]);
    const workbook = (await check(sheet)).body;
    expect([workbook.format, workbook.counts, workbook.rows[0]!.title]).toEqual([
      'xlsx',
      counts({ create: 1 }),
      '=1+1',
    ]);
    for (const bytes of [
      Buffer.from('kind,name\nstartup,\xe9t\xe9', 'latin1'),
      Buffer.from('PK\x03\x04 no archive'),
      csv('kind,name'),
    ])
      expect((await check(bytes)).status).toBe(422);
  });

  it('matches columns by what fields are called in either language, and as somebody chooses', async () => {
    const { body } = await check(csv('Stage,Firm', 'prototype,Matched Ltd'));
    expect(body.columns.map(({ is }) => is)).toEqual(['stage', null]);
    const columns = { 1: 'name' };
    const again = (await ask<Report>('POST', 'match/', { id: body.id, columns })).body;
    expect(again.rows[0]!.problems[0]).toMatchObject({ field: 'kind' });
    const none = (await check(csv('Art,Firm', 'startup,Matched Ltd'))).body;
    expect([none.rows, none.counts, typeof none.id]).toEqual([[], counts({}), 'string']);
    const chosen = { 0: 'kind', 1: 'name' };
    expect((await ask<Report>('POST', 'match/', { id: none.id, columns: chosen })).body.counts).toEqual(
      counts({ create: 1 }),
    );
    expect((await run(none.id, { columns: chosen })).body.created).toBe(1);
  });

  it('proposes pages that a row may be about, and does what is chosen', async () => {
    const [name, mail, site] = await writeStakeholders(test.services, [
      { name: 'Twin Farm Co., Ltd.', name_kh: 'ស្តាតអាប់ភ្លោះ' },
      { name: 'By Mail', name_kh: 'ក', email: 'twin@mail.example' },
      { name: 'By Site', name_kh: 'ខ', website: 'https://twin-site.example' },
    ]);
    const { body } = await check(
      csv(
        'kind,name,name_kh,email,website',
        'startup,twin-farm,,,',
        'startup,Other,ស្ដាតអាប់ ភ្លោះ,,',
        'startup,Mail,,twin@mail.example,',
        'startup,Site,,,www.twin-site.example/about',
        'mentor,twin-farm,,,',
      ),
    );
    const twins = body.rows.map(({ row, will, twins: found }) => [row, will, found.map(({ id }) => id)]);
    expect(twins.slice(1)).toEqual([
      [2, 'alike', [name]],
      [3, 'alike', [name]],
      [4, 'alike', [mail]],
      [5, 'alike', [site]],
    ]);
    const choices = { 2: 'create', 4: mail };
    const done = (await run(body.id, { choices })).body;
    expect([done.created, done.updated, done.left]).toEqual([1, 1, 3]);
    expect((await pages()).find(({ id }) => id === mail)!.name).toBe('Mail');
  });

  it('changes pages with a reason that their owners read, leaves empty cells alone, and is undone field by field', async () => {
    const owner = await test.signIn();
    const id = await writeStakeholder(test.services, {
      name: 'Before',
      email: 'stays@page.example',
      members: [{ person_id: owner.id, role: 'owner' }],
    });
    const { body } = await check(csv('id,name,email', `${id},After,`));
    expect([body.counts, body.rows[0]!.changed]).toEqual([counts({ update: 1 }), ['name']]);
    const done = (await run(body.id)).body;
    const [after] = await pages();
    expect([after!.name, after!.email, after!.status]).toEqual(['After', 'stays@page.example', 'approved']);
    const { rows } = await test.services.database.pool.query(
      `select params->>'note' as note from notification where person_id = $1 and kind = 'page_corrected'`,
      [owner.id],
    );
    expect(rows).toEqual([{ note: 'list.csv' }]);
    expect((await ask<Acted>('POST', `${done.id}/undo/`)).body.done).toBe(1);
    expect((await pages())[0]!.name).toBe('Before');
  });

  it('leaves alone what changed since, what waits for its owner and what the importer belongs to', async () => {
    const [waits, own] = [
      await writeStakeholder(test.services, { status: 'reviewing' }),
      await writeStakeholder(test.services, { members: [{ person_id: reviewer.id, role: 'member' }] }),
    ];
    const refused = (await check(csv('id,name', `${waits},A`, `${own},B`))).body;
    expect(refused.counts).toEqual(counts({ refuse: 2 }));
    const { body } = await check(csv('kind,name', 'startup,Since'));
    const done = (await run(body.id)).body;
    const changed = (await check(csv('id,name', `${done.rows[0]!.record_id},Since then`))).body;
    await run(changed.id);
    const undone = (await ask<Acted>('POST', `${done.id}/undo/`)).body;
    expect([undone.done, undone.refused.map(({ message }) => message)]).toEqual([
      0,
      ['Changed since the import.'],
    ]);
  });

  it('publishes what is complete and names what the others lack', async () => {
    const { body } = await check(csv('kind,name', 'startup,Bare'));
    const done = (await run(body.id)).body;
    const published = (await ask<Acted>('POST', `${done.id}/publish/`)).body;
    expect([published.done, published.refused[0]!.name]).toEqual([0, 'Bare']);
    expect(published.refused[0]!.message).toMatch(/^Not complete: /);
    expect((await pages())[0]!.status).toBe('draft');
  });

  it('is for those who decide', async () => {
    const analyst = await test.signIn({ roles: ['analyst'] });
    expect((await check(TWO, { who: analyst })).status).toBe(404);
    expect((await ask('GET', '', undefined, analyst)).status).toBe(404);
    const { id } = (await check(TWO)).body;
    const colleague = await test.signIn({ roles: ['reviewer'] });
    expect((await ask('POST', '', { id }, colleague)).status).toBe(409);
  });
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() !== '');
const khmer = fc.array(fc.constantFrom('ស្រូវ', 'ភូមិ', 'ខ្មែរ', '\u200B', ' '), { minLength: 1, maxLength: 8 });

describe('what was exported', () => {
  it('changes nothing when it is imported, in both formats and whatever pages say', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            kind: fc.constantFrom('startup', 'eso', 'other', 'mentor', 'investor'),
            name: fc.oneof(word, fc.constantFrom('=1+1', '-a', '"q"', 'a,b;c', 'a|b', "'x")),
            name_kh: khmer.map((parts) => parts.join('')),
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
          await test.services.database.db.delete(stakeholder);
          await writeStakeholders(
            test.services,
            some.map(({ sector, kind, ...page }) => ({
              ...page,
              kind: kind as 'startup',
              ...(kind === 'other' ? { type_slug: 'media' } : {}),
              terms: { sector },
            })),
          );
          const { body } = await check(await exported(format as 'csv'));
          expect(body.rows.filter(({ will }) => will !== 'nothing')).toEqual([]);
          expect(body.counts).toEqual(counts({ nothing: some.length }));
        },
      ),
      { numRuns: 25 },
    );
  });
});

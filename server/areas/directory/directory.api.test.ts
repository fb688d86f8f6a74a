import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { stakeholder_redirect } from '#server/database/schema/stakeholder.ts';
import type { DirectoryRow } from '#shared/contracts/directory.contract.ts';
import { writeStakeholder, writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
let owner: TestPerson;
let merged: string;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
  owner = await test.signIn();
  const agritech = { sector: [...test.services.directory.list('sector').keys()].slice(0, 1) };
  const members = [{ person_id: owner.id, role: 'owner' as const }];
  const ids = await writeStakeholders(test.services, [
    { name: 'Kingfisher Ledger', name_kh: 'បញ្ជីបាញ់ត្រី', terms: agritech, members, phone: '+85512345678' },
    { name: 'Bamboo Works', name_kh: '', email: 'desk@bamboo.example', province_code: '12' },
    { kind: 'eso', name: 'Growth House', name_kh: 'ផ្ទះលូតលាស់', status: 'reviewing' },
    { kind: 'other', type_slug: 'media', name: 'River Radio', name_kh: 'វិទ្យុទន្លេ', status: 'draft' },
    { kind: 'mentor', name: 'Keo Sokunthea', name_kh: 'កែវ សុគន្ធា', status: 'archived' },
    { name: 'Kingfisher Books', name_kh: 'សៀវភៅបាញ់ត្រី', status: 'archived' },
  ]);
  merged = ids[5]!;
  await test.services.database.db.insert(stakeholder_redirect).values({ id: merged, target_id: ids[0]! });
});

const ask = async (query = '', who: TestPerson = reviewer) => {
  const response = await test.call(who, 'GET', `/desk-api/v1/directory/${query}`);
  return { status: response.statusCode, body: response.json() };
};
const names = async (query: string): Promise<string[]> =>
  (await ask(query)).body.data.map(({ name }: DirectoryRow) => name);

describe('the directory at the desk', () => {
  it('holds every record, whatever its kind and state, and counts the states', async () => {
    const { body } = await ask();
    expect(body.counts).toEqual({ all: 6, public: 2, draft: 1, review: 1, off: 1, merged: 1, rejected: 0 });
    expect(body.item_count).toBe(6);
    expect(await names('?state=off')).toEqual(['Keo Sokunthea']);
    expect(await names('?state=merged')).toEqual(['Kingfisher Books']);
    const row = (await ask(`${merged}/`)).body;
    expect(row).toMatchObject({ id: merged, state: 'merged', path: null });
    expect(row.merged_into).not.toBeNull();
  });

  it('is narrowed by kind, place, terms, owner, completeness, a missing language, confirmation and change', async () => {
    const sector = [...test.services.directory.list('sector').keys()][0];
    expect(await names('?category=eso&category=media&ordering=name')).toEqual([
      'Growth House',
      'River Radio',
    ]);
    expect(await names('?province=12')).toEqual(['Bamboo Works']);
    expect(await names(`?sector=${sector}`)).toEqual(['Kingfisher Ledger']);
    expect(await names('?owner=yes')).toEqual(['Kingfisher Ledger']);
    expect(await names('?owner=no&state=public')).toEqual(['Bamboo Works']);
    expect(await names('?missing=km')).toEqual(['Bamboo Works']);
    expect(await names('?complete=high')).toEqual([]);
    expect(await names('?confirmed=year')).toEqual([]);
    expect(await names('?confirmed=never&state=review')).toEqual(['Growth House']);
    expect(await names('?changed_to=2001-01-01')).toEqual([]);
    expect((await ask('?changed_from=2001-01-01')).body.item_count).toBe(6);
    for (const query of [
      '?sector=nothing',
      '?state=gone',
      '?changed_from=yesterday',
      '?province=99',
      '?mood=good',
    ])
      expect((await ask(query)).status, query).toBe(422);
  });

  it('finds what is public and what is not, in either script and nearly spelt', async () => {
    expect(await names('?search=kingfisher')).toEqual(['Kingfisher Ledger', 'Kingfisher Books']);
    expect(await names('?search=kingfihser&state=public')).toEqual(['Kingfisher Ledger']);
    expect(await names(`?search=${encodeURIComponent('លូតលាស់')}`)).toEqual(['Growth House']);
    expect(await names(`?search=${encodeURIComponent('បាញ់ត្រី')}`)).toContain('Kingfisher Ledger');
    expect(await names('?search=nothing-of-that-kind')).toEqual([]);
    const { counts } = (await ask('?search=kingfisher')).body;
    expect([counts.all, counts.public, counts.merged]).toEqual([2, 1, 1]);
  });

  it('finds a page by what one has in hand: an address, the address of its owner, a phone number, an id', async () => {
    const { services } = test;
    const { rows } = await services.database.pool.query('select email from person where id = $1', [owner.id]);
    expect(await names('?search=DESK@bamboo.example')).toEqual(['Bamboo Works']);
    expect(await names(`?search=${encodeURIComponent(rows[0].email)}`)).toEqual(['Kingfisher Ledger']);
    expect(await names(`?search=${encodeURIComponent('012 345 678')}`)).toEqual(['Kingfisher Ledger']);
    expect(await names(`?search=${merged}`)).toEqual(['Kingfisher Books']);
  });

  it('is ordered by name in either script, by completeness and by change', async () => {
    const byName = await names('?ordering=name');
    expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'en')));
    expect(await names('?ordering=-name')).toEqual([...byName].reverse());
    // Without a name in Khmer it stands last, either way round.
    expect((await names('?ordering=name_kh')).at(-1)).toBe('Bamboo Works');
    expect((await names('?ordering=-name_kh')).at(-1)).toBe('Bamboo Works');
    const pages = [await names('?per_page=4'), await names('?per_page=4&page=2')].flat();
    expect(new Set(pages).size).toBe(6);
  });

  it('is taken along with its filters and the columns that were chosen, as CSV and as a workbook', async () => {
    await writeStakeholder(test.services, { name: '=1+1', name_kh: 'រូបមន្ត', status: 'rejected' });
    const query = 'export/?ordering=name&state=rejected&columns=state&columns=province';
    const csv = (await ask(query)).body;
    expect(csv).toMatchObject({ encoding: 'utf8', records: 1, cut: false });
    expect(csv.text.split('\r\n')[0]).toBe('\ufeffid,name,name_kh,state,province');
    expect(csv.text).toContain(",'=1+1,រូបមន្ត,rejected,");
    const sheet = (await ask(`${query}&format=xlsx`)).body;
    expect(sheet.file_name).toMatch(/^phum-directory-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const rows = await readSheet(Buffer.from(sheet.text, 'base64'));
    expect(rows[0]).toEqual(['id', 'name', 'name_kh', 'state', 'province']);
    expect(rows[1]!.slice(1, 4)).toEqual(['=1+1', 'រូបមន្ត', 'rejected']);
    const { rows: entries } = await test.services.database.pool.query(
      `select detail from audit_entry where action = 'stakeholder.export' and actor_id = $1`,
      [reviewer.id],
    );
    expect(entries.map(({ detail }) => detail.entries)).toEqual([1, 1]);
  });

  it('is read by reviewers, analysts and administrators, and by nobody else (B.71)', async () => {
    for (const role of ['analyst', 'administrator'] as const)
      expect((await ask('', await test.signIn({ roles: [role] }))).status).toBe(200);
    for (const roles of [['editor'], ['translator'], []] as const)
      expect((await ask('', await test.signIn({ roles: [...roles] }))).status).toBe(404);
  });

  it('keeps its views under a name', async () => {
    const view = { list: 'directory', name: 'Without Khmer', query: 'state=public&missing=km' };
    const saved = await test.call(reviewer, 'POST', '/desk-api/v1/views/', view);
    expect(saved.statusCode, saved.body).toBe(201);
    const { views } = (await test.call(reviewer, 'GET', '/desk-api/v1/views/?list=directory')).json();
    expect(views).toMatchObject([view]);
  });

  it('narrows by who confirmed a fact and by what may be there twice', async () => {
    const word = `Src${crypto.randomUUID().slice(0, 6)}`;
    const [fact, one, two] = await writeStakeholders(test.services, [
      {
        name: `${word} Fact`,
        facts: [{ field: 'year', source: 'registry', confirmed_at: new Date() }],
      },
      { name: `${word} Twin`, name_kh: 'ក' },
      { name: `${word} twin Ltd.`, name_kh: 'ខ' },
    ]);
    const found = async (query: string) =>
      (await ask(`?search=${word}&${query}`)).body.data.map(({ id }: DirectoryRow) => id).sort();
    expect(await found('source=registry')).toEqual([fact]);
    expect(await found('source=investor')).toEqual([]);
    expect(await found('twins=yes')).toEqual([one, two].sort());
    expect(await found('twins=no')).toEqual([fact]);
    const all = (await ask('?twins=yes')).body.data.map(({ id }: DirectoryRow) => id);
    expect(all).toContain(one);
  });
});

import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '#server/database/work.ts';
import { testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import type { StakeholderInput } from './stakeholder-record.ts';
import { archiveStakeholder, updateStakeholder } from './write-stakeholder.ts';

const test = setUpApp({ masterLists: true });
let member: TestPerson;
beforeAll(async () => {
  member = await test.signIn();
});

const get = async (path: string, who?: TestPerson) => {
  const response = await test.call({ headers: { ...who?.headers } }, 'GET', path);
  return { status: response.statusCode, body: response.json(), text: response.body };
};
const sql = (text: string, values: unknown[]) => test.services.database.pool.query(text, values);

const contacts = {
  email: 'private@keo.example',
  phone: '12345678',
  website: 'https://keo.example',
  address: '12 Private Street',
  address_kh: 'ផ្លូវឯកជន',
  facebook: 'https://facebook.com/keo',
  linkedin: 'https://linkedin.com/in/keo',
  x: 'https://x.com/keo',
  youtube: 'https://youtube.com/@keo',
  telegram: 'https://t.me/keo',
};
const mentor: Partial<StakeholderInput> = {
  ...contacts,
  kind: 'mentor',
  name: 'Keo Sokunthea',
  name_kh: 'កែវ សុគន្ធា',
  individual: {
    first_name: 'Sokunthea',
    last_name: 'Keo',
    role: 'Export adviser',
    company: 'Quiet Company',
    languages: ['km', 'en'],
  },
  terms: { expertise: ['export', 'standards'], interest: ['food'] },
};
const startup: Partial<StakeholderInput> = {
  ...contacts,
  name: 'Srov Ledger',
  startup: {
    year_of_establishment: 2021,
    date_incorporated: '2022-02-14',
    number_of_founders: 3,
    number_of_female_founders: 2,
    number_of_tech_founders: 1,
  },
  terms: { sector: ['agritech'], stage: ['operational'], business_model: ['subscription'] },
  areas: ['02', '15'],
  products: [{ name: 'Fair scale' }],
  team_members: [
    { first_name: 'Hidden', last_name: 'Person', position: 'Founder', is_founder: true },
    { first_name: 'Second', last_name: 'Person' },
  ],
  funding_rounds: [
    { announced_date: '2023-09-18', amount: 12_000_000, currency: 'USD', funding_type: 'pre-seed' },
    {
      announced_date: '2026-03-03',
      amount: 40_000_000,
      currency: 'USD',
      funding_type: 'seed',
      confirmed_by: 'investor',
    },
    { announced_date: '2022-04-09', amount: 1_000_000_00, currency: 'KHR', funding_type: 'pre-seed' },
  ],
  facts: [
    { field: 'year_of_establishment', source: 'registry', confirmed_at: new Date('2026-10-02T00:00:00Z') },
  ],
};

describe('one record (7.101)', () => {
  it('has every part a signed-in reader may see (3.019 to 3.029)', async () => {
    const id = await writeStakeholder(test.services, startup);
    const { status, body } = await get(`/api/v1/stakeholder/startup/${id}/`, member);
    expect(status).toBe(200);
    expect(body.redirect_to).toBeNull();
    expect(body.data).toMatchObject({
      ...contacts,
      id,
      uuid: id,
      year_of_establishment: 2021,
      date_incorporated: '2022-02-14',
      number_of_female_founders: 2,
      number_of_tech_founders: 1,
      terms: { sector: [{ slug: 'agritech' }], business_model: [{ slug: 'subscription' }], expertise: [] },
      areas: [{ code: '02' }, { code: '15' }],
      products: [{ name: 'Fair scale' }],
      team_count: 2,
      team_members: [{ first_name: 'Hidden', is_founder: true }, { first_name: 'Second' }],
      facts: [
        { field: 'year_of_establishment', source: 'registry', confirmed_at: '2026-10-02T00:00:00.000Z' },
      ],
      hidden: [],
      is_claimable: true,
      can: { claim: true, edit: false },
    });
  });

  it('sums the rounds of each currency and never converts (3.023, B.42)', async () => {
    const id = await writeStakeholder(test.services, startup);
    const { funding } = (await get(`/api/v1/stakeholder/startup/${id}/`)).body.data;
    expect(funding.rounds).toMatchObject([
      {
        announced_date: '2026-03-03',
        funding_type: { slug: 'seed', name: 'Seed' },
        confirmed_by: 'investor',
      },
      { announced_date: '2023-09-18', confirmed_by: 'owner' },
      { announced_date: '2022-04-09', currency: 'KHR' },
    ]);
    expect(funding.totals).toEqual([
      { currency: 'USD', amount: 52_000_000, rounds: 2, confirmed: 40_000_000 },
      { currency: 'KHR', amount: 100_000_000, rounds: 1, confirmed: 0 },
    ]);
  });

  it('gives visitors of an organisation no people, e-mail and phone, and says what is hidden (2.044, C.7)', async () => {
    const id = await writeStakeholder(test.services, startup);
    const { body, text } = await get(`/api/v1/stakeholder/startup/${id}/`);
    expect(text).not.toMatch(/Hidden|private@keo|12345678/);
    expect(body.data).toMatchObject({
      team_count: 2,
      team_members: [],
      website: contacts.website,
      facebook: contacts.facebook,
      address: contacts.address,
      can: { claim: false, edit: false },
    });
    expect(body.data.hidden.toSorted()).toEqual(['email', 'phone', 'team_members']);
  });

  it.each(['mentor', 'investor'] as const)(
    'gives visitors of a %s no way to reach them (2.044, C.7)',
    async (kind) => {
      const terms = kind === 'investor' ? { investor_type: ['angel'] } : mentor.terms!;
      const id = await writeStakeholder(test.services, { ...mentor, kind, terms });
      for (const path of [
        `/api/v1/stakeholder/${kind}/${id}/`,
        `/api/v1/stakeholder/${kind}/`,
        '/api/v1/stakeholder/all/',
      ]) {
        const { text } = await get(path);
        expect(text).toContain('Keo Sokunthea');
        expect(text).not.toMatch(
          /keo\.example|12345678|Private Street|ផ្លូវឯកជន|facebook\.com|linkedin\.com|t\.me|Quiet Company|Export adviser/,
        );
      }
      const { hidden, languages } = (await get(`/api/v1/stakeholder/${kind}/${id}/`)).body.data;
      expect(hidden).toContain('individual');
      expect(languages).toEqual(['km', 'en']);
      const { data } = (await get(`/api/v1/stakeholder/${kind}/${id}/`, member)).body;
      expect(data).toMatchObject({ ...contacts, individual: { company: 'Quiet Company' }, hidden: [] });
    },
  );

  it('does not name as hidden what is not there', async () => {
    const id = await writeStakeholder(test.services, { name: 'Bare' });
    expect((await get(`/api/v1/stakeholder/startup/${id}/`)).body.data.hidden).toEqual([]);
  });

  it('is never taken from the visitors’ cache for members, nor the other way round', async () => {
    const id = await writeStakeholder(test.services, startup);
    const path = `/api/v1/stakeholder/startup/${id}/`;
    expect((await get(path)).body.data.email).toBe('');
    expect((await get(path, member)).body.data.email).toBe(contacts.email);
    expect((await get(path)).body.data.email).toBe('');
  });

  it('knows who looks after it', async () => {
    const id = await writeStakeholder(test.services, { members: [{ person_id: member.id, role: 'owner' }] });
    const path = `/api/v1/stakeholder/startup/${id}/`;
    expect((await get(path, member)).body.data).toMatchObject({
      is_claimable: false,
      can: { claim: false, edit: true },
    });
    const stranger = await test.signIn();
    expect((await get(path, stranger)).body.data.can).toMatchObject({ claim: false, edit: false });
    expect((await get(path)).text).not.toContain(member.id);
  });

  it('leads to its own category and answers under `all` and the other-stakeholder paths (7.103)', async () => {
    const id = await writeStakeholder(test.services, {
      kind: 'other',
      type_slug: 'media',
      name: 'River Radio',
    });
    const there = { redirect_to: `/ecosystem/discover/category/media/${id}-river-radio`, data: null };
    expect((await get(`/api/v1/stakeholder/startup/${id}/`)).body).toEqual(there);
    expect((await get(`/api/v1/stakeholder/corporate/${id}/`)).body).toEqual(there);
    for (const path of [
      '/api/v1/stakeholder/all',
      '/api/v1/stakeholder/media',
      '/api/v1/other-stakeholder',
    ]) {
      expect((await get(`${path}/${id}`)).body.data.id).toBe(id);
    }
  });

  it('follows merges, and says "gone" for good ones (ux 57)', async () => {
    const target = await writeStakeholder(test.services);
    const [merged, before, gone] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await sql('insert into stakeholder_redirect (id, target_id) values ($1, $2), ($3, null)', [
      merged,
      target,
      gone,
    ]);
    expect((await get(`/api/v1/stakeholder/startup/${merged}/`)).body.redirect_to).toContain(target);
    expect((await get(`/api/v1/stakeholder/startup/${gone}/`)).status).toBe(410);
    expect((await get(`/api/v1/stakeholder/startup/${before}/`)).status).toBe(404);
  });

  it('answers 404 for what was never public, 410 for what is archived, 404 for what is no id', async () => {
    for (const status of ['draft', 'reviewing', 'returned', 'rejected'] as const) {
      const id = await writeStakeholder(test.services, { status });
      expect((await get(`/api/v1/stakeholder/startup/${id}/`, member)).status).toBe(404);
    }
    const id = await writeStakeholder(test.services);
    const path = `/api/v1/stakeholder/startup/${id}/`;
    expect((await get(path)).status).toBe(200);
    await inTransaction(testContext(test.services), (work) => archiveStakeholder(work, id));
    expect((await get(path)).status).toBe(410);
    expect((await get('/api/v1/stakeholder/startup/not-an-id/')).status).toBe(404);
  });

  it('names its neighbours: same sector and province, then sector, then province, never itself', async () => {
    const near = { terms: { sector: ['utilities'] }, province_code: '23' };
    const id = await writeStakeholder(test.services, near);
    const province = await writeStakeholder(test.services, { province_code: '23' });
    const sector = await writeStakeholder(test.services, { ...near, province_code: '24' });
    const both = await writeStakeholder(test.services, near);
    await writeStakeholder(test.services, { ...near, kind: 'eso' });
    const { related } = (await get(`/api/v1/stakeholder/startup/${id}/`)).body.data;
    expect(related.map((card: { id: string }) => card.id)).toEqual([both, sector, province]);
  });
});

describe('a person (B.04, 2.038)', () => {
  it('leads to the one record, and shows both when there are two', async () => {
    const first = await writeStakeholder(test.services, mentor);
    const { rows } = await sql('select individual_id from stakeholder where id = $1', [first]);
    const { individual_id } = rows[0] as { individual_id: string };
    const path = `/api/v1/stakeholder/individuals/${individual_id}/`;
    expect((await get(path)).body).toEqual({
      redirect_to: `/ecosystem/discover/category/mentor/${first}-keo-sokunthea`,
      data: null,
    });
    const second = await writeStakeholder(test.services, {
      ...mentor,
      kind: 'investor',
      individual_id,
      terms: { investor_type: ['angel'] },
    });
    const { data } = (await get(path)).body;
    expect(data).toMatchObject({
      name: 'Keo Sokunthea',
      individual: null,
      hidden: ['individual'],
      languages: ['km', 'en'],
    });
    expect(data.records.map((card: { id: string }) => card.id)).toEqual([first, second]);
    const one = (await get(`/api/v1/stakeholder/mentor/${first}/`)).body.data;
    expect(one).toMatchObject({ individual_id, individual_records: 2 });
    expect((await get(path, member)).body.data).toMatchObject({
      individual: { role: 'Export adviser' },
      hidden: [],
    });
    expect((await get(`/api/v1/stakeholder/individuals/${crypto.randomUUID()}/`)).status).toBe(404);
  });
});

describe('what one record costs', () => {
  /** The statements sent while something is asked, each with its name where it has one. */
  const statements = async (path: string, who?: TestPerson) => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const { status } = await get(path, who);
    const sent = query.mock.calls.map(([first]) => first as unknown as { name?: string } | string);
    query.mockRestore();
    expect(status).toBe(200);
    return sent.map((one) => (typeof one === 'string' ? undefined : one.name));
  };

  it('is one named statement for a visitor, whatever the record has, and none the second time', async () => {
    for (const input of [startup, mentor]) {
      const id = await writeStakeholder(test.services, input);
      const path = `/api/v1/stakeholder/${input.kind ?? 'startup'}/${id}/`;
      expect(await statements(path)).toEqual(['whole_record']);
      expect(await statements(path)).toEqual([]);
    }
  });

  it("is that one and what is the reader's own for somebody signed in", async () => {
    const id = await writeStakeholder(test.services, startup);
    const sent = await statements(`/api/v1/stakeholder/startup/${id}/`, member);
    expect(sent.filter((name) => name === 'whole_record')).toHaveLength(1);
    expect(sent.length).toBeLessThanOrEqual(7);
  });

  it('never shows an older version than the one that was written', async () => {
    const id = await writeStakeholder(test.services, { ...startup, name: 'Name 0' });
    const path = `/api/v1/stakeholder/startup/${id}/`;
    for (let at = 1; at <= 8; at += 1) {
      await Promise.all([get(path), get(path)]);
      await inTransaction(testContext(test.services), (work) =>
        updateStakeholder(work, id, { name: `Name ${at}` }),
      );
      expect((await get(path)).body.data.name).toBe(`Name ${at}`);
    }
  });
});

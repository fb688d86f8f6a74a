import { describe, expect, it } from 'vitest';
import { inTransaction } from '#server/database/work.ts';
import { aStakeholder, testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { bulkInsertStakeholders } from './bulk-insert.ts';
import { readRecord } from './read-record.ts';
import {
  archiveStakeholder,
  insertStakeholder,
  removeStakeholder,
  updateStakeholder,
} from './write-stakeholder.ts';

const test = setUpApp({ masterLists: true });

const inWork = <T>(write: Parameters<typeof inTransaction<T>>[1]) =>
  inTransaction(testContext(test.services), write);
const read = (id: string) => test.services.database.db.transaction((tx) => readRecord(tx, id));
const documents = async (id: string) =>
  (
    await test.services.database.pool.query(
      'select kind, rank, bt::text from search_document where id = $1',
      [id],
    )
  ).rows;

const whole = aStakeholder({
  description: 'Books for <b>rice</b> co-operatives',
  logo_id: null,
  email: 'hello@srov.example',
  phone: '12345678',
  startup: { number_of_founders: 3, number_of_female_founders: 2, year_of_establishment: 2021 },
  terms: { sector: ['agritech', 'fintech', 'agritech'], stage: ['operational'], looking_at: ['funding'] },
  areas: ['02', '15', '02'],
  products: [{ name: 'Fair scale', description: 'A phone reads the scale' }, { name: 'Season book' }],
  team_members: [{ first_name: 'Sreypov', last_name: 'Mao', is_founder: true }],
  funding_rounds: [
    {
      announced_date: '2026-03-03',
      amount: 40_000_000,
      currency: 'USD',
      funding_type: 'seed',
      confirmed_by: 'investor',
    },
  ],
  facts: [{ field: 'year_of_establishment', source: 'registry', confirmed_at: new Date('2026-10-02') }],
});

describe('writing a record', () => {
  it('keeps every part and makes an approved one findable in the same transaction (3.019 to 3.024)', async () => {
    const id = await writeStakeholder(test.services, whole);
    const record = await read(id);
    expect(record).toMatchObject({ status: 'approved', version: 1, kind: 'startup', areas: ['02', '15'] });
    expect(record.terms).toMatchObject({ sector: ['agritech', 'fintech'], stage: ['operational'] });
    expect(record.products.map(({ name }) => name)).toEqual(['Fair scale', 'Season book']);
    expect(record.funding_rounds).toMatchObject([
      { amount: 40_000_000, currency: 'USD', confirmed_by: 'investor' },
    ]);
    expect(record.approved_at).toBeInstanceOf(Date);
    expect(record.rank).toBeGreaterThan(0);
    const [document] = await documents(id);
    expect(document).toMatchObject({ kind: 4, rank: record.rank });
    expect(document.bt).toContain("'scale'");
    expect(document.bt).not.toMatch(/sreypov|srov\.example|12345678/);
  });

  it('leaves nothing behind when the transaction fails', async () => {
    const before = test.services.directory.size;
    let id = '';
    const failing = inWork(async (work) => {
      id = await insertStakeholder(work, whole);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await documents(id)).toEqual([]);
    expect(test.services.directory.size).toBe(before);
  });

  it('names the field of a term no list has', async () => {
    const wrong = inWork((work) =>
      insertStakeholder(work, aStakeholder({ terms: { sector: ['nonsense'] } })),
    );
    await expect(wrong).rejects.toMatchObject({ code: 'invalid', fields: { sector: [{ key: 'invalid' }] } });
  });

  it('changes fields of parts, replaces lists and keeps the rest', async () => {
    const id = await writeStakeholder(test.services, whole);
    const first = await read(id);
    const version = await inWork((work) =>
      updateStakeholder(work, id, {
        name: 'Srov Book',
        startup: { number_of_tech_founders: 1 },
        terms: { sector: ['health'] },
        products: [first.products[1]!],
      }),
    );
    const record = await read(id);
    expect([version, record.version]).toEqual([2, 2]);
    expect(record.startup).toMatchObject({ number_of_founders: 3, number_of_tech_founders: 1 });
    expect(record.terms).toMatchObject({ sector: ['health'], stage: ['operational'] });
    expect(record.products).toMatchObject([{ id: first.products[1]!.id, name: 'Season book' }]);
    expect(record.team_members).toHaveLength(1);
    const [document] = await documents(id);
    expect(document.bt).toContain("'book'");
    expect(document.bt).not.toContain("'fair'");
  });

  it('refuses to change a version that is no longer the present one (ux 32)', async () => {
    const id = await writeStakeholder(test.services);
    await inWork((work) => updateStakeholder(work, id, { name: 'One' }, { expected_version: 1 }));
    const late = inWork((work) => updateStakeholder(work, id, { name: 'Two' }, { expected_version: 1 }));
    await expect(late).rejects.toMatchObject({ code: 'stale_version' });
    expect((await read(id)).name).toBe('One');
  });

  it('archives: out of search and directory, and back in when approved again', async () => {
    const id = await writeStakeholder(test.services);
    await inWork((work) => archiveStakeholder(work, id));
    expect(await documents(id)).toEqual([]);
    expect(test.services.directory.valuesOf(id, 'kind')).toEqual([]);
    await inWork((work) => updateStakeholder(work, id, { status: 'approved' }));
    expect(await documents(id)).toHaveLength(1);
    expect(test.services.directory.valuesOf(id, 'kind')).toEqual(['startup']);
  });

  it('moves the document when the type changes', async () => {
    const id = await writeStakeholder(test.services, { kind: 'other', type_slug: 'media' });
    await inWork((work) => updateStakeholder(work, id, { type_slug: 'corporate' }));
    expect(await documents(id)).toMatchObject([{ kind: 10 }]);
  });

  it('removes without a trace, also the human being nobody else knows', async () => {
    const id = await writeStakeholder(test.services, {
      kind: 'mentor',
      individual: { first_name: 'Sokunthea', last_name: 'Keo', languages: ['km', 'en'] },
    });
    const { individual_id } = await read(id);
    expect(individual_id).not.toBeNull();
    await inWork((work) => removeStakeholder(work, id));
    await expect(read(id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await documents(id)).toEqual([]);
    const { rows } = await test.services.database.pool.query('select 1 from individual where id = $1', [
      individual_id,
    ]);
    expect(rows).toEqual([]);
  });

  it('keeps a human being who is still somebody else’s record', async () => {
    const person = { individual: { first_name: 'Lina', last_name: 'Tep' } };
    const mentor = await writeStakeholder(test.services, { kind: 'mentor', ...person });
    const { individual_id } = await read(mentor);
    const investor = await writeStakeholder(test.services, { kind: 'investor', individual_id, ...person });
    await inWork((work) => removeStakeholder(work, mentor));
    expect((await read(investor)).individual_id).toBe(individual_id);
  });

  it('writes many at once with the same result as one by one', async () => {
    const many = Array.from({ length: 1_100 }, (_, n) => aStakeholder({ ...whole, name: `Many ${n}` }));
    const ids = await inWork(async (work) => {
      const written = await bulkInsertStakeholders(work.tx, many);
      work.changes('*');
      return written;
    });
    expect(ids).toHaveLength(1_100);
    const one = await read(await writeStakeholder(test.services, whole));
    const last = await read(ids.at(-1)!);
    expect(last.name).toBe('Many 1099');
    const parts = ({ terms, areas, rank, startup }: typeof one) => ({ terms, areas, rank, startup });
    expect(parts(last)).toEqual(parts(one));
    expect(test.services.directory.valuesOf(ids.at(-1)!, 'sector').sort()).toEqual(['agritech', 'fintech']);
  });
});

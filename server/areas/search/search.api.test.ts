import { beforeAll, describe, expect, it } from 'vitest';
import { event, program, resource, resource_page } from '#server/database/schema/publication.ts';
import { inTransaction } from '#server/database/work.ts';
import { removeSearchDocument, writeSearchDocuments } from '#server/search/documents.ts';
import { refreshVocabulary } from '#server/search/refresh-vocabulary.ts';
import { SEARCH_GROUPS, type SearchGroup } from '#shared/domain/search-groups.ts';
import { testContext, writeStakeholder, writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { archiveStakeholder, updateStakeholder } from '../stakeholder/write-stakeholder.ts';

const test = setUpApp({ masterLists: true });
beforeAll(async () => {
  await writeStakeholders(test.services, [
    {
      name: 'Kingfisher Ledger',
      name_kh: 'សេចក្តីសង្ឃឹម',
      summary: 'Fair weighing for rice co-operatives',
      summary_kh: 'ថ្លឹងស្រូវដោយយុត្តិធម៌',
    },
    { name: 'Phnom Penh Cold Chain', name_kh: 'សង្វាក់ត្រជាក់ភ្នំពេញ', province_code: '12' },
    {
      kind: 'mentor',
      name: 'Keo Sokunthea',
      name_kh: 'កែវ សុគន្ធា',
      email: 'secretaddress@keo.example',
      phone: '77665544',
    },
    { kind: 'eso', name: 'Growth House', name_kh: 'ផ្ទះលូតលាស់' },
    { kind: 'other', type_slug: 'co-working-space', name: 'Bamboo Desk', name_kh: 'តុឬស្សី' },
  ]);
});

const search = async (text: string) => {
  const response = await test.app.inject({ url: '/api/v1/search/', query: { search: text } });
  return { status: response.statusCode, body: response.json(), text: response.body };
};
/** Names of all results, group by group. */
const found = async (text: string) => {
  const { body } = await search(text);
  return SEARCH_GROUPS.flatMap((group) => body[group].map(({ name }: { name: string }) => name));
};
const inWork = <T>(write: Parameters<typeof inTransaction<T>>[1]) =>
  inTransaction(testContext(test.services), write);

describe('the answer (7.036, 3.006, 3.007)', () => {
  it('has a list for each of the sixteen groups and for ESOs (2.125, C.9)', async () => {
    const { status, body } = await search('growth');
    expect(status).toBe(200);
    expect(Object.keys(body).filter((key) => Array.isArray(body[key]))).toEqual([...SEARCH_GROUPS]);
    expect(body.counts).toMatchObject({ eso: 1, startup: 0, all: 1 });
    expect(body.eso).toEqual([
      {
        id: expect.any(String),
        group: 'eso',
        name: 'Growth House',
        name_kh: 'ផ្ទះលូតលាស់',
        description: expect.stringContaining('Harvest accounts'),
        description_kh: expect.any(String),
        match: '',
        image: '',
        link: `/ecosystem/discover/category/eso/${body.eso[0].id}-growth-house`,
      },
    ]);
  });

  it('leads to the pages of posts, files, events and programs (2.127 to 2.131)', async () => {
    const { db } = test.services.database;
    const pages = await db.select().from(resource_page);
    const page_id = pages[0]!.id;
    const approved = { title: 'Zebra crossing', status: 'approved' };
    const [post] = await db
      .insert(resource)
      .values({ ...approved, page_id, body: '<p>Long &amp; rich</p>' })
      .returning();
    const [file] = await db
      .insert(resource)
      .values({ ...approved, page_id })
      .returning();
    const now = new Date();
    const [fair] = await db
      .insert(event)
      .values({ ...approved, starts_at: now, ends_at: now })
      .returning();
    const [sprint] = await db.insert(program).values(approved).returning();
    const ids: [SearchGroup, string][] = [
      ['blogs', post!.id],
      ['files', file!.id],
      ['events', fair!.id],
      ['programs', sprint!.id],
    ];
    await inWork((work) =>
      writeSearchDocuments(
        work.tx,
        ids.map(([group, id]) => ({ group, id, rank: 50, name: 'Zebra crossing', name_kh: '', texts: [] })),
      ),
    );
    const { body } = await search('zebra');
    const links = ids.map(([group]) => body[group][0].link);
    expect(links).toEqual([
      `/resource/category/blog/${post!.id}-zebra-crossing`,
      `/resource/file/${file!.id}-zebra-crossing`,
      `/event/${fair!.id}-zebra-crossing`,
      `/program?id=${sprint!.id}`,
    ]);
    expect(body.blogs[0].description).toBe('Long & rich');
    await inWork((work) => removeSearchDocument(work.tx, 'events', fair!.id));
    await test.services.changes.apply(['event']);
    expect((await search('zebra crossing')).body.counts).toMatchObject({ events: 0, all: 3 });
  });

  it('gives five of a group and says how many there are', async () => {
    await writeStakeholders(
      test.services,
      Array.from({ length: 8 }, (_, n) => ({ name: `Lantern ${n}`, name_kh: '' })),
    );
    const { body } = await search('lantern');
    expect(body.startup).toHaveLength(5);
    expect(body.counts).toMatchObject({ startup: 8, all: 8 });
  });

  it('says of which groups there are more than it counted', async () => {
    await writeStakeholders(
      test.services,
      Array.from({ length: 101 }, (_, n) => ({ name: `Beacon ${n}`, name_kh: '' })),
    );
    const { body } = await search('beacon');
    expect(body).toMatchObject({
      more: { startup: true, mentor: false, all: true },
      counts: { startup: 100, all: 100 },
    });
    expect((await search('beacon 100')).body).toMatchObject({
      more: { startup: false, all: false },
      counts: { all: 1 },
    });
  });

  it('puts an exact title first, then titles, then texts', async () => {
    await writeStakeholders(test.services, [
      { name: 'Bridge Robotics', name_kh: '' },
      { name: 'Quay', name_kh: '', summary: 'Inspects every bridge' },
      { name: 'Bridge', name_kh: '' },
    ]);
    expect(await found('bridge')).toEqual(['Bridge', 'Bridge Robotics', 'Quay']);
  });

  it.each(['', '   ', '…!?', '\u200b', '\0'])('answers %j with nothing', async (text) => {
    const { status, body } = await search(text);
    expect([status, body.counts.all]).toEqual([200, 0]);
  });

  it('bears any text: tsquery signs, quotes, very long ones (5.032)', async () => {
    for (const text of [
      "a & ! ( | ':*",
      "'; drop table search_document; --",
      '\\',
      'ស្រូវ '.repeat(150),
      '😀 kingfisher 😀',
    ]) {
      expect((await search(text)).status).toBe(200);
    }
    expect(await found(`kingfisher ${'!'.repeat(300)}`)).toEqual(['Kingfisher Ledger']);
  });
});

describe('words in both languages (8)', () => {
  it('finds beginnings of the last word, any order, any letter case, and texts', async () => {
    for (const text of ['kingf', 'ledger kingfisher', 'KINGFISHER ledg', 'weighing fair']) {
      expect(await found(text)).toEqual(['Kingfisher Ledger']);
    }
  });

  it.each([
    ['coeng ta', 'សេចក្តី'],
    ['coeng da', 'សេចក្ដី'],
    ['zero-width space', 'សេច\u200bក្តី'],
    ['zero-width non-joiner', 'សេចក្តី\u200c'],
    ['with the other word', 'សេចក្ដី សង្ឃឹម'],
    ['without a space', 'សេចក្ដីសង្ឃឹម'],
    ['coeng in another order', 'សង្ឃឹម'],
    ['a beginning', 'សង្ឃឹ'],
  ])('finds the same by every Khmer spelling: %s', async (_how, text) => {
    expect(await found(text)).toContain('Kingfisher Ledger');
  });

  it('finds one name in either script and by how it sounds', async () => {
    for (const text of ['Phnom Penh', 'pnom penh', 'phnompenh', 'ភ្នំពេញ']) {
      expect(await found(text)).toContain('Phnom Penh Cold Chain');
    }
  });

  it('mends an English typing error and says so', async () => {
    await refreshVocabulary(test.services);
    for (const [typed, meant] of [
      ['kingfihser', 'kingfisher'],
      ['legder', 'ledger'],
      ['Bambo desk', 'bamboo desk'],
    ] as const) {
      const { body } = await search(typed);
      expect([body.corrected?.toLowerCase(), body.query]).toEqual([meant, body.corrected]);
      expect(body.counts.all).toBeGreaterThan(0);
    }
    expect((await search('kingfisher')).body.corrected).toBeNull();
    expect((await search('xqzwv')).body).toMatchObject({ corrected: null, counts: { all: 0 } });
  });

  it('mends an error in two words written as one, and in the singular of what stands in the plural (C.9)', async () => {
    await writeStakeholders(test.services, [
      { name: 'Vetclinic of health and care', name_kh: '' },
      { name: 'Fund for Refugees', name_kh: '' },
    ]);
    await refreshVocabulary(test.services);
    for (const [typed, meant, name] of [
      ['helthcare', 'health care', 'Vetclinic of health and care'],
      ['healthcrae', 'health care', 'Vetclinic of health and care'],
      ['rfugge', 'refugee', 'Fund for Refugees'],
    ] as const) {
      const { body } = await search(typed);
      expect([typed, body.corrected]).toEqual([typed, meant]);
      expect(body.startup[0]?.name).toBe(name);
    }
  });

  it('mends a Khmer typing error also where something sounds like it', async () => {
    await writeStakeholders(test.services, [
      ...[1, 2, 3].map((n) => ({
        name: `Kitchen ${n}`,
        name_kh: `ផ្ទះបាយ ${n}`,
        summary_kh: 'ធ្វើស្លាបព្រាពីឈើ',
      })),
      { name: 'Slab Pra', name_kh: '' },
    ]);
    const { body } = await search('សលាបព្រា');
    expect(body.corrected).toBe('ស្លាបព្រា');
    expect(body.counts.all).toBeGreaterThan(1);
  });

  it('knows the words of a new record for typing errors at once, before the vocabulary is refreshed', async () => {
    await writeStakeholder(test.services, { name: 'Quicksilver Papaya', name_kh: '' });
    expect(await found('quicksliver')).toEqual(['Quicksilver Papaya']);
  });

  it('does not mend the beginning of a word into another one', async () => {
    await writeStakeholders(test.services, [
      { name: 'Sokunthy Crafts', name_kh: '' },
      ...Array.from({ length: 5 }, (_, n) => ({ name: `Sol ${n}`, name_kh: '' })),
    ]);
    await refreshVocabulary(test.services);
    const { body } = await search('soku');
    expect(body.corrected).toBeNull();
    expect(body.startup.map(({ name }: { name: string }) => name)).toEqual(['Sokunthy Crafts']);
  });

  it('forgets words no title has any more', async () => {
    const id = await writeStakeholder(test.services, { name: 'Temporarium', name_kh: '' });
    await inWork((work) => archiveStakeholder(work, id));
    await refreshVocabulary(test.services);
    const { rows } = await test.services.database.pool.query(
      `select 1 from search_term where term = 'temporarium'`,
    );
    expect(rows).toEqual([]);
  });

  it('finds a Khmer name with one letter wrong', async () => {
    expect(await found('ផ្ទះលូតលាត់')).toContain('Growth House');
  });
});

describe('what visitors may see (B.73, C.7)', () => {
  it('is all there is to find: no e-mail, no phone, nobody’s company', async () => {
    await writeStakeholder(test.services, {
      kind: 'investor',
      name: 'Tep Lina',
      individual: {
        first_name: 'Lina',
        last_name: 'Tep',
        company: 'Undisclosed Holdings',
        role: 'Chairwoman',
      },
      team_members: [{ first_name: 'Concealed', last_name: 'Colleague' }],
      address: 'Hiddenroad',
    });
    for (const text of [
      'secretaddress',
      '77665544',
      'undisclosed',
      'chairwoman',
      'concealed',
      'hiddenroad',
    ]) {
      expect(await found(text)).toEqual([]);
    }
    expect((await search('sokunthea')).text).not.toMatch(/secretaddress|77665544/);
  });

  it('follows approval, change and archiving at once', async () => {
    const id = await writeStakeholder(test.services, { name: 'Firefly', name_kh: '', status: 'reviewing' });
    expect(await found('firefly')).toEqual([]);
    await inWork((work) => updateStakeholder(work, id, { status: 'approved' }));
    expect(await found('firefly')).toEqual(['Firefly']);
    await inWork((work) => updateStakeholder(work, id, { name: 'Glowworm' }));
    expect([await found('firefly'), await found('glowworm')]).toEqual([[], ['Glowworm']]);
    await inWork((work) => archiveStakeholder(work, id));
    expect(await found('glowworm')).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#server/database/demo/seed-demo.ts';
import { SEARCH_GROUPS } from '#shared/domain/search-groups.ts';
import { highlightRanges } from '#shared/khmer/highlight.ts';
import { writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const test = setUpApp();
beforeAll(async () => {
  await seedDemo(test.services);
  await test.services.searchIndex.load();
  await writeStakeholders(test.services, [
    { name: 'Kampong Thom Weavers', name_kh: '' },
    { name: 'Sopheap Ceramics', name_kh: '' },
    { name: 'Batch 47', name_kh: 'រោងម៉ាស៊ីនសុភមង្គល' },
  ]);
});

const search = async (text: string) =>
  (await test.app.inject({ url: '/api/v1/search/', query: { search: text } })).json();
const found = async (text: string): Promise<string[]> => {
  const body = await search(text);
  return SEARCH_GROUPS.flatMap((group) => body[group].map(({ name }: { name: string }) => name));
};

/** Records named after the capital. */
const CAPITAL = ['Phnom Penh Exchange'];

describe('what people type finds what they mean, on the demo data (8, C.9)', () => {
  it.each([
    ['the name', 'Srov Ledger', 'Srov Ledger'],
    ['the Khmer name', 'បញ្ជីស្រូវ', 'Srov Ledger'],
    ['half of the Khmer name', 'បញ្ជីស្រ', 'Srov Ledger'],
    ['words the other way round', 'ledger srov', 'Srov Ledger'],
    ['the beginning of a word', 'tonle sap sch', 'Tonle Sap School of Business'],
    ['capitals and signs', 'SROV-LEDGER!', 'Srov Ledger'],
    ['two letters changed over', 'srov legder', 'Srov Ledger'],
    ['a letter left out', 'srov leger', 'Srov Ledger'],
    ['a letter too many', 'srov leddger', 'Srov Ledger'],
    ['a wrong letter', 'northern bamk lab', 'Northern Bank Lab'],
    ['a wrong letter in a long word', 'sangker technicul university', 'Sangker Technical University'],
    ['the place as it sounds', 'pnom penh exchange', 'Phnom Penh Exchange'],
    ['a Khmer place for a name in Latin letters alone', 'កំពង់ធំ', 'Kampong Thom Weavers'],
    ['a Khmer name for a name in Latin letters alone', 'សុភាព', 'Sopheap Ceramics'],
    ['Latin letters for a name in Khmer letters alone', 'sophmongkol', 'Batch 47'],
    ['a mentor by family and given name', 'keo sokunthea', 'Keo Sokunthea'],
    ['a mentor in Khmer', 'កែវ សុគន្ធា', 'Keo Sokunthea'],
    ['a program', 'tax ready', 'Tax Ready in Thirty Days'],
  ])('%s: %s', async (_how, typed, meant) => {
    expect(await found(typed)).toContain(meant);
  });

  it.each([
    ['coeng ta and coeng da', 'ស្តាតអាប់', 'ស្ដាតអាប់'],
    ['coeng ro before and after', 'ស្ត្រី', 'ស្រ្តី'],
    ['an invisible space', 'បញ្ជីស្រូវ', 'បញ្ជី\u200bស្រូវ'],
    ['an invisible joiner', 'ភ្នំពេញ', 'ភ្នំ\u200dពេញ'],
    ['vowel halves', 'កើតឡើង', 'កេីតឡេីង'],
    ['Khmer and other figures', 'ស្រូវ 4,000 បាវ', 'ស្រូវ ៤,០០០ បាវ'],
  ])('%s are one', async (_what, one, other) => {
    const [first, second] = [await search(one), await search(other)];
    expect(first.counts.all).toBeGreaterThan(0);
    expect(second.counts).toEqual(first.counts);
    expect(await found(other)).toEqual(await found(one));
  });

  it.each(['Phnom Penh', 'phnom penh', 'pnom penh', 'phnom pen', 'ភ្នំពេញ'])(
    'finds the capital by %s',
    async (typed) => {
      expect(await found(typed)).toEqual(expect.arrayContaining(CAPITAL));
    },
  );

  it('narrows with every letter that is typed', async () => {
    let before = Number.POSITIVE_INFINITY;
    for (const typed of ['sro', 'srov', 'srov l', 'srov led', 'srov ledger']) {
      const { counts, corrected } = await search(typed);
      expect(corrected, typed).toBeNull();
      expect(counts.all, typed).toBeLessThanOrEqual(before);
      expect(await found(typed), typed).toContain('Srov Ledger');
      before = counts.all;
    }
  });

  it.each(['xqzwv', 'qqqq wwww', 'ឰឰឱឱ'])('finds nothing for %s, and does not pretend', async (typed) => {
    expect(await search(typed)).toMatchObject({ corrected: null, counts: { all: 0 } });
  });

  it.each([
    ['ស្រូវ', 'Srae Wing', ['Srov Dry', 'Srov Ledger']],
    ['srov', 'Srae Wing', ['Srov Dry', 'Srov Ledger']],
    ['srae', 'Srov Ledger', ['Srae Wing', 'Tuk Srae']],
    ['ស្រែ', 'Srov Ledger', ['Srae Wing', 'Sre Cover', 'Tuk Srae']],
  ])('puts the words themselves before what sounds like them: %s', async (typed, alike, meant) => {
    const { startup } = await search(typed);
    const names: string[] = startup.map(({ name }: { name: string }) => name);
    expect(names.slice(0, meant.length).toSorted()).toEqual(meant);
    expect(names.slice(0, meant.length)).not.toContain(alike);
  });

  const sameAs = async (typed: string, meant: string) => {
    const [found, exact] = [await search(typed), await search(meant)];
    expect(exact.counts.all, meant).toBeGreaterThan(0);
    expect([typed, found.counts]).toEqual([typed, exact.counts]);
    return found;
  };

  it.each([
    ['pnom penh', 'phnom penh'],
    ['phnompenh', 'phnom penh'],
    ['phnum pen', 'phnom penh'],
    ['siemreap', 'siem reap'],
    ['kompong cham', 'kampong cham'],
    ['fintek', 'fintech'],
    ['agritehc', 'agritech'],
    ['agri tech', 'agritech'],
    ['mentorfundraising', 'mentor fundraising'],
    ['ហិរញ្ញវត្ុ', 'ហិរញ្ញវត្ថុ'],
    ['បច្ចេកវិទា', 'បច្ចេកវិទ្យា'],
  ])('finds by %s what %s finds, and says so when it was mended (C.9)', async (typed, meant) => {
    const { corrected, query } = await sameAs(typed, meant);
    // Where its sound finds all there is, there is nothing to say.
    expect([meant, null]).toContain(corrected?.toLowerCase() ?? null);
    expect(query).toBe(corrected ?? typed);
  });

  it('never takes a word that texts have for another', async () => {
    for (const typed of ['smart', 'mentor fundraising', 'phnom penh', 'ស្រូវ'])
      expect([typed, (await search(typed)).corrected]).toEqual([typed, null]);
    expect((await search('mentor fundraising')).counts.mentor).toBeGreaterThan(0);
  });

  it('finds every name typed as one word, and every Khmer name without its register shifters', async () => {
    const { rows } = await test.services.database.pool.query<{ name: string; name_kh: string }>(
      "select name, name_kh from stakeholder where status = 'approved' order by name limit 400",
    );
    const missed: string[] = [];
    const joined = rows.filter(({ name }) => /^[A-Za-z]+ [A-Za-z]+$/.test(name));
    for (const { name } of joined)
      if (!(await found(name.replace(' ', ''))).includes(name)) missed.push(name);
    const shifted = rows.filter(({ name_kh }) => /[\u17C9\u17CA]/.test(name_kh));
    for (const { name, name_kh } of shifted)
      if (!(await found(name_kh.replaceAll(/[\u17C9\u17CA]/g, ''))).includes(name)) missed.push(name_kh);
    expect(Math.min(joined.length, shifted.length)).toBeGreaterThan(20);
    expect(missed).toEqual([]);
  });

  it('shows where a text says what was typed when its name does not', async () => {
    for (const typed of ['fintech', 'phnom penh', 'ភ្នំពេញ']) {
      const body = await search(typed);
      const items = SEARCH_GROUPS.flatMap((group) => body[group]) as Record<string, string>[];
      const shown = items.filter(({ name, name_kh, description, description_kh, match }) =>
        [name, name_kh, description, description_kh, match].some(
          (text) => highlightRanges(text!, body.query).length > 0,
        ),
      );
      // The rest was found by its sound.
      expect(shown.length / items.length, typed).toBeGreaterThan(0.95);
    }
  });

  it('finds the same in the list of a category as in the search of all', async () => {
    for (const typed of ['srov legder', 'បញ្ជីស្រូវ', 'pnom penh']) {
      const { startup } = await search(typed);
      const list = await test.app.inject({
        url: '/api/v1/stakeholder/startup/',
        query: { search: typed, per_page: '5' },
      });
      expect(list.json().data.map(({ id }: { id: string }) => id)).toEqual(
        startup.map(({ id }: { id: string }) => id),
      );
    }
  });
});

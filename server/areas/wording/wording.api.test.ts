import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { audit_entry, wording_change } from '#server/database/schema/operations.ts';
import type { WordingDetail } from '#shared/contracts/wording.contract.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signIn({ roles: ['administrator'] });
});
afterAll(() => test.stop());
afterEach(async () => {
  await test.services.database.db.delete(wording_change);
  await test.services.changes.apply(['wording']);
});

const pathOf = (key: string) => `/desk-api/v1/wordings/${encodeURIComponent(key)}/`;
const change = (key: string, payload: object, who = admin) => test.call(who, 'PATCH', pathOf(key), payload);
const get = async (key: string): Promise<WordingDetail> =>
  (await test.call(admin, 'GET', pathOf(key))).json();
const list = async (query: string) =>
  (await test.call(admin, 'GET', `/desk-api/v1/wordings/?${query}`)).json();
const keysOf = ({ data }: { data: { key: string }[] }) => data.map(({ key }) => key);

describe('texts of the interface', () => {
  it('are found by words of either language, however they are typed, by key, by part and by change', async () => {
    expect(keysOf(await list('search=Official%20platform'))).toContain('shell:government_line');
    const khmer = encodeURIComponent('វេទិកា\u200bផ្លូវការ');
    expect(keysOf(await list(`search=${khmer}`))).toContain('shell:government_line');
    expect(keysOf(await list('search=shell:government_line'))).toEqual(['shell:government_line']);
    expect((await list('area=share-card')).item_count).toBeLessThan(10);
    expect((await list('changed=1')).item_count).toBe(0);
    await change('shell:government_line', {
      en: { version: 0, text: 'Platform of the Ministry of Letters' },
    });
    const changed = await list('changed=1');
    expect([keysOf(changed), changed.changed_count]).toEqual([['shell:government_line'], 1]);
    expect(keysOf(await list('search=ministry%20letters'))).toEqual(['shell:government_line']);
  });

  it('are said anew by calls and mails at once, with who changed them in history and audit', async () => {
    const before = translatorFor('km')('common:problems.not_found.title');
    const text = 'រកមិនឃើញទំព័រនេះឡើយ';
    const answer = await change('common:problems.not_found.title', { km: { version: 0, text } });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      km: { text, released: before, changed: true, version: 1 },
      en: { changed: false, version: 0 },
      history: [{ language: 'km', version: 1, text, changed_by: { id: admin.id } }],
    });
    const gone = await test.call(
      { headers: { 'accept-language': 'km' } },
      'GET',
      '/api/v1/startup/00000000-0000-7000-8000-000000000000/',
    );
    expect(gone.json().title).toBe(text);
    const entries = await test.services.database.db
      .select()
      .from(audit_entry)
      .where(eq(audit_entry.action, 'wording.change'));
    expect(entries.map(({ detail }) => detail)).toContainEqual({
      key: 'common:problems.not_found.title',
      language: 'km',
      was: before,
      now: text,
    });
  });

  it('are the released ones again where that is asked for, and a release may better those', async () => {
    const key = 'contact:form.title';
    const { released } = (await get(key)).en!;
    await change(key, { en: { version: 0, text: 'Write to the ministry' } });
    const back = await change(key, { en: { version: 1, text: released } });
    expect(back.json().en).toEqual({ text: released, released, changed: false, version: 2 });
    const rows = await test.services.database.db.select().from(wording_change);
    expect(rows.map(({ text }) => text)).toContain(null);
    expect(translatorFor('en')(key)).toBe(released);
  });

  it('keep every place that is filled in, and none that nothing fills in', async () => {
    const refused = async (text: string) => {
      const answer = await change('mail:listing_code.subject', { en: { version: 0, text } });
      return [answer.statusCode, answer.json().errors];
    };
    expect(await refused('Your code')).toEqual([422, { en: ['Please keep these places: {code}'] }]);
    expect(await refused('{code} for {whom}')).toEqual([
      422,
      { en: ['Nothing fills in these places: {whom}'] },
    ]);
    expect((await refused('   '))[0]).toBe(422);
    expect((await refused(`{code} ${'long '.repeat(100)}`))[0]).toBe(422);
    expect((await refused('{code}:\n your code'))[0]).toBe(200);
    expect((await get('mail:listing_code.subject')).en!.text).toBe('{code}: your code');
  });

  it('keep the spaces by which they join what stands beside them', async () => {
    const key = 'shell:government_country';
    const { km } = await get(key);
    expect(km!.released).toMatch(/^ /);
    const answer = await change(key, { km: { version: 0, text: 'នៃប្រទេសមួយ' } });
    expect(answer.json().km.text).toBe(' នៃប្រទេសមួយ');
  });

  it('change in both languages or in none, and by nobody who did not see what stands there', async () => {
    const key = 'shell:product.tagline';
    const stale = await change(key, {
      en: { version: 0, text: 'The network' },
      km: { version: 7, text: 'បណ្តាញ' },
    });
    expect(stale.json().code).toBe('stale_version');
    expect(await test.services.database.db.select().from(wording_change)).toEqual([]);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((text) => change(key, { en: { version: 0, text } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('are changed by translators in Khmer alone; English stands beside it to be read', async () => {
    const translator = await test.signIn({ roles: ['translator'] });
    const key = 'common:problems.not_found.title';
    const [en, km] = [
      { version: 0, text: 'Nowhere' },
      { version: 0, text: 'រកមិនឃើញទំព័រនេះឡើយ' },
    ];
    expect((await change(key, { en }, translator)).statusCode).toBe(404);
    expect((await change(key, { en, km }, translator)).statusCode, 'neither changes').toBe(404);
    expect(await test.services.database.db.select().from(wording_change)).toEqual([]);
    const answer = await change(key, { km }, translator);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      km: { text: km.text, changed: true },
      en: { changed: false },
      can: { en: false, km: true },
      history: [{ changed_by: { id: translator.id, name: 'Chan Sophea', name_kh: '' } }],
    });
    expect((await get(key)).can).toEqual({ en: true, km: true });
  });

  it('belong to administrators and translators alone, and there are no others', async () => {
    const editor = await test.signIn({ roles: ['editor'] });
    const key = 'shell:product.name';
    expect((await change(key, { en: { version: 0, text: 'Mine' } }, editor)).statusCode).toBe(404);
    expect((await change('shell:product.colour', { en: { version: 0, text: 'Red' } })).statusCode).toBe(404);
    expect((await change('shell:__proto__.x', { en: { version: 0, text: 'Red' } })).statusCode).toBe(404);
  });
});

describe('the name of the site', () => {
  it('stands in every text that says it, once it is changed in one place', async () => {
    const t = translatorFor('en');
    expect(t('mail:sign_off')).toBe('The Phum team');
    await change('shell:product.sentence', { en: { version: 0, text: 'Baan' } });
    expect(t('mail:sign_off')).toBe('The Baan team');
  });

  it('stands over the description of the calls, also in one that was made before', async () => {
    const titleOf = async () => (await test.call(null, 'GET', '/api/openapi.json')).json().info.title;
    const before = await titleOf();
    await change('shell:product.name', { en: { version: 0, text: 'Baan' } });
    expect([before === 'Baan API', await titleOf()]).toEqual([false, 'Baan API']);
  });
});

it('says the released texts again once its site has stopped: the next in this process has texts of its own', async () => {
  const other = await startTestApp();
  await other.services.database.db
    .insert(wording_change)
    .values({ language: 'en', key: 'shell:product.name', version: 1, text: 'Elsewhere' });
  await other.services.changes.apply(['wording']);
  expect(translatorFor('en')('shell:product.name')).toBe('Elsewhere');
  await other.stop();
  expect(translatorFor('en')('shell:product.name')).toBe('Phum');
});

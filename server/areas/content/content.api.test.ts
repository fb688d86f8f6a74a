import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { record_revision } from '#server/database/schema/collection.ts';
import {
  content_page,
  highlight,
  partner,
  program,
  resource,
  resource_page,
} from '#server/database/schema/publication.ts';
import { inTransaction } from '#server/database/work.ts';
import { writeFile } from '#tests/factories/resource.ts';
import { testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { archiveStakeholder } from '../stakeholder/write-stakeholder.ts';
import { nextHighlightChange } from './content.queries.ts';

const test = setUpApp({ masterLists: true });

const get = async (url: string) => {
  const response = await test.call(null, 'GET', url);
  return { status: response.statusCode, body: response.json() };
};
const round = (currency: string, amount: number) => {
  return { announced_date: '2026-01-01', amount, currency, funding_type: 'seed' };
};
const archive = (id: string) =>
  inTransaction(testContext(test.services), (work) => archiveStakeholder(work, id));

describe('the shell (2.081 to 2.085, 2.110)', () => {
  it('has coordinators, sections of the library, the nine types and live counts', async () => {
    // A new site has none: it names its own.
    expect((await get('/public/api/v1/shell/')).body.coordinators).toEqual([]);
    await inTransaction(testContext(test.services), async (work) => {
      const both = [
        { name: 'Second', name_kh: 'ទីពីរ', position: 1 },
        { name: 'First', name_kh: 'ទីមួយ', position: 0, mark: 'house' },
      ];
      await work.tx.insert(partner).values(both.map((one) => ({ ...one, role: 'coordinator' })));
      work.changes('content');
    });
    const { status, body } = await get('/public/api/v1/shell/');
    expect(status).toBe(200);
    expect(body.coordinators).toHaveLength(2);
    expect(body.coordinators[0]).toMatchObject({
      role: 'coordinator',
      logo: '',
      mark: 'house',
      name: 'First',
    });
    expect(body.resource_pages).toMatchObject([
      { slug: 'blog', kind: 'blog' },
      { slug: 'file', kind: 'file' },
    ]);
    expect(body.stakeholder_types).toHaveLength(9);
    const id = await writeStakeholder(test.services, { kind: 'other', type_slug: 'media' });
    const counted = (await get('/public/api/v1/shell/')).body;
    expect(counted.counts).toEqual({
      ...body.counts,
      all: body.counts.all + 1,
      other: body.counts.other + 1,
    });
    expect(counted.stakeholder_types).toContainEqual(expect.objectContaining({ slug: 'media', count: 1 }));
    await archive(id);
    expect((await get('/public/api/v1/shell/')).body.counts).toEqual(body.counts);
  });
});

describe('the ecosystem page (7.041, B.02)', () => {
  it('has every category with its live count and its three newest', async () => {
    const empty = (await get('/public/api/v1/ecosystem_page')).body;
    expect(empty.data).toHaveLength(13);
    expect(empty.data.find(({ slug }: { slug: string }) => slug === 'eso')).toMatchObject({
      count: 0,
      newest: [],
    });
    for (let day = 1; day <= 4; day += 1) {
      await writeStakeholder(test.services, {
        kind: 'eso',
        name: `House ${day}`,
        approved_at: new Date(2026, 0, day),
      });
    }
    const { data } = (await get('/public/api/v1/ecosystem_page')).body;
    const eso = data.find(({ slug }: { slug: string }) => slug === 'eso');
    expect(eso).toMatchObject({ name: 'Support organisation', count: 4 });
    expect(eso.newest.map(({ name }: { name: string }) => name)).toEqual(['House 4', 'House 3', 'House 2']);
  });
});

describe('the network page (7.057, 3.040)', () => {
  it('links categories with sectors and sums money by currency', async () => {
    await writeStakeholder(test.services, {
      terms: { sector: ['energy'] },
      funding_rounds: [round('USD', 500), round('USD', 250)],
    });
    await writeStakeholder(test.services, {
      terms: { sector: ['energy'] },
      funding_rounds: [round('KHR', 4_000)],
    });
    await writeStakeholder(test.services, { kind: 'eso', terms: { sector: ['energy'] } });
    await writeStakeholder(test.services, { status: 'draft', funding_rounds: [round('USD', 9_999)] });
    const { body } = await get('/public/api/v1/network-page');
    expect(body.nodes).toContainEqual(
      expect.objectContaining({ id: 'sector:energy', name: 'Energy', count: 3 }),
    );
    expect(body.links).toContainEqual({ source: 'category:startup', target: 'sector:energy', count: 2 });
    expect(body.links).toContainEqual({ source: 'category:eso', target: 'sector:energy', count: 1 });
    expect(body.totals).toEqual([
      { currency: 'USD', amount: 750, rounds: 2, stakeholders: 1 },
      { currency: 'KHR', amount: 4_000, rounds: 1, stakeholders: 1 },
    ]);
    const riel = (await get('/public/api/v1/network-page?funding_currency=khr')).body;
    expect(riel.links).toEqual([{ source: 'category:startup', target: 'sector:energy', count: 1 }]);
    expect(riel.totals).toHaveLength(1);
    expect((await get('/public/api/v1/network-page?funding_currency=nonsense')).status).toBe(422);
  });
});

describe('highlights (7.047, B.36)', () => {
  it('are what is public and due now, in their order', async () => {
    const { db } = test.services.database;
    const [section] = await db.select().from(resource_page).limit(1);
    const shown = await writeStakeholder(test.services, { name: 'Shown' });
    const draft = await writeStakeholder(test.services, { status: 'draft' });
    const [open] = await db.insert(program).values({ title: 'Sprint', status: 'approved' }).returning();
    const [post] = await db
      .insert(resource)
      .values({ title: 'Post', page_id: section!.id, status: 'approved', published_at: new Date() })
      .returning();
    const hour = 3_600_000;
    await db.insert(highlight).values([
      { kind: 'program', object_id: open!.id, position: 1 },
      { kind: 'stakeholder', object_id: shown, position: 0 },
      { kind: 'resource', object_id: post!.id, position: 2, to_at: new Date(Date.now() + hour) },
      { kind: 'stakeholder', object_id: draft, position: 3 },
      { kind: 'program', object_id: open!.id, position: 4, from_at: new Date(Date.now() + hour) },
      { kind: 'program', object_id: open!.id, position: 5, to_at: new Date(Date.now() - hour) },
      { kind: 'stakeholder', object_id: v7(), position: 6 },
    ]);
    await test.services.changes.apply(['content']);
    const { body } = await get('/api/v1/highlights');
    expect(body.item_count).toBe(3);
    expect(body.data).toMatchObject([
      {
        kind: 'stakeholder',
        title: 'Shown',
        stakeholder: { id: shown },
        link: `/ecosystem/discover/category/startup/${shown}-shown`,
      },
      { kind: 'program', title: 'Sprint', stakeholder: null, link: `/program/${open!.id}-sprint` },
      { kind: 'resource', link: `/resource/category/${section!.slug}/${post!.id}-post` },
    ]);

    const who = await test.signIn();
    const keep = (kind: string, object_id: string) =>
      test.call(who, 'POST', '/base-api/me/save/', { kind, object_id });
    await keep('program', open!.id);
    await keep('stakeholder', shown);
    const flags = async (headers = {}) =>
      (await test.call({ headers }, 'GET', '/api/v1/highlights'))
        .json()
        .data.map(({ is_saved }: { is_saved: boolean }) => is_saved);
    expect(await flags(who.headers), 'what the caller keeps is marked (B.22)').toEqual([true, true, false]);
    expect(await flags(), 'for nobody else').toEqual([false, false, false]);
  });
});

describe('a highlight with texts and a picture of its own', () => {
  const link = {
    kind: 'link',
    title: 'Founders’ week',
    title_kh: 'សប្តាហ៍ស្ថាបនិក',
    url: 'https://week.example',
  };
  const titles = async () =>
    (await get('/api/v1/highlights?per_page=100')).body.data.map(({ title }: { title: string }) => title);

  it('leads wherever staff say, or to its record under another name', async () => {
    const { db } = test.services.database;
    const cover_id = await writeFile(test.services, { name: 'a.png', media_type: 'image/png' });
    const id = await writeStakeholder(test.services, { name: 'Its own name' });
    await db.insert(highlight).values([
      { ...link, position: 20, cover_id, cover_alt: 'A stage', summary: 'In eight provinces' },
      { kind: 'stakeholder', object_id: id, position: 21, title: 'Another name' },
    ]);
    await test.services.changes.apply(['content']);
    const { data } = (await get('/api/v1/highlights?per_page=100')).body;
    expect(data.slice(-2)).toMatchObject([
      {
        kind: 'link',
        title: link.title,
        title_kh: link.title_kh,
        summary: 'In eight provinces',
        object_id: null,
        link: link.url,
        cover: { url: `/files/${cover_id}/1024`, alt: 'A stage' },
        image: `/files/${cover_id}/512`,
      },
      { title: 'Another name', title_kh: '', stakeholder: { id } },
    ]);
  });

  it('comes and goes at its moments, in answers that were kept as well', async () => {
    const { db } = test.services.database;
    const now = Date.now();
    await db.insert(highlight).values({
      ...link,
      title: 'For a moment',
      position: 30,
      from_at: new Date(now + 3_000),
      to_at: new Date(now + 7_000),
    });
    await test.services.changes.apply(['content']);
    expect(await titles()).not.toContain('For a moment');
    const until = { timeout: 6_500, interval: 100 };
    await vi.waitFor(async () => expect(await titles()).toContain('For a moment'), until);
    await vi.waitFor(async () => expect(await titles()).not.toContain('For a moment'), until);
  });

  it('that begins while an answer is read is not left out until the next change', async () => {
    const { begun, change } = await test.services.database.db.transaction(async (tx) => {
      const [begun] = await tx
        .insert(highlight)
        .values({ ...link, from_at: sql`now()` })
        .returning();
      const change = await nextHighlightChange(tx);
      await tx.delete(highlight).where(eq(highlight.id, begun!.id));
      return { begun, change };
    });
    expect(change!.getTime()).toBeLessThanOrEqual(begun!.from_at!.getTime());
  });

  it('is gone with the bin', async () => {
    const { db } = test.services.database;
    await db.insert(highlight).values({ ...link, title: 'Binned', deleted_at: new Date() });
    await test.services.changes.apply(['content']);
    expect(await titles()).not.toContain('Binned');
  });
});

describe('pages of text (2.002, 2.010, 2.011, 1.013)', () => {
  const page = (slug: string) => get(`/public/api/v1/content-page/${slug}/`);
  const change = async (slug: string, set: Partial<typeof content_page.$inferInsert>) => {
    await test.services.database.db.update(content_page).set(set).where(eq(content_page.slug, slug));
    await test.services.changes.apply(['content']);
  };

  it.each(['about', 'privacy-policy', 'terms-of-use'])(
    '%s is there from the beginning, in both languages',
    async (slug) => {
      const { status, body } = await page(slug);
      expect(status).toBe(200);
      expect(body.title_kh + body.lead_kh).toMatch(/\p{Script=Khmer}/u);
      expect(body.contents.length).toBeGreaterThan(2);
      expect(body.contents_kh).toHaveLength(body.contents.length);
      expect(body.body).toContain('<h2 id="part-1">');
    },
  );

  it('what staff change shows at once, and nothing in it runs', async () => {
    await change('about', {
      title: 'About us',
      body: '<h2>New</h2><p onclick="a()">x</p><script>a()</script>',
    });
    expect((await page('about')).body).toMatchObject({
      title: 'About us',
      body: '<h2 id="part-1">New</h2><p>x</p>',
      contents: [{ id: 'part-1', text: 'New' }],
    });
  });

  it('while a new version waits for its moment, the one before it stands', async () => {
    const { db } = test.services.database;
    const [row] = await db.select().from(content_page).where(eq(content_page.slug, 'terms-of-use'));
    const values = { title: row!.title, body: '<p>Old</p>' };
    const kept = { collection: 'content_page', record_id: row!.id, changed: [] };
    await db.insert(record_revision).values([
      { ...kept, version: 1, verb: 'create', values },
      { ...kept, version: 2, verb: 'unpublish', values },
      { ...kept, version: 3, verb: 'update', values: { ...values, body: '<p>New</p>' } },
      { ...kept, version: 4, verb: 'schedule', values: { ...values, body: '<p>New</p>' } },
    ]);
    await change('terms-of-use', { body: '<p>New</p>', published_at: new Date(Date.now() + 3_000) });
    expect((await page('terms-of-use')).body.body).toBe('<p>Old</p>');
    await vi.waitFor(async () => expect((await page('terms-of-use')).body.body).toBe('<p>New</p>'), {
      timeout: 6_500,
      interval: 100,
    });
  });

  it('what is a draft is unknown, what was archived is gone, and nothing else has a page', async () => {
    await change('privacy-policy', { status: 'draft' });
    expect((await page('privacy-policy')).status).toBe(404);
    await change('privacy-policy', { status: 'archived' });
    expect((await page('privacy-policy')).status).toBe(410);
    expect((await page('nothing')).status).toBe(404);
    expect((await page('%00')).status).toBe(404);
  });
});

describe('partners (7.051)', () => {
  it('lists coordinators and partners, one role when asked', async () => {
    await test.services.database.db
      .insert(partner)
      .values({ name: 'A Bank', name_kh: 'ធនាគារ', url: 'https://bank.example' });
    await test.services.changes.apply(['content']);
    expect((await get('/public/api/v1/partner')).body.item_count).toBe(3);
    expect((await get('/public/api/v1/partner?role=partner')).body.data).toMatchObject([
      { name: 'A Bank', role: 'partner' },
    ]);
    expect((await get('/public/api/v1/partner?role=owner')).status).toBe(422);
  });
});

import { describe, expect, it } from 'vitest';
import { archiveStakeholder, updateStakeholder } from '#server/areas/stakeholder/write-stakeholder.ts';
import { inTransaction } from '#server/database/work.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';

const DISCOVER = '/ecosystem/discover/category';

/** An address ends in the name of its record; the id before it decides, whatever stands behind. */
describe.runIf(PAGES_BUILT)('readable addresses', () => {
  const test = setUpSite({ masterLists: true });

  const get = (url: string) => test.site.inject({ url });
  /** Where an address leads, and that it is there: the next answer is a page and leads nowhere. */
  async function leads(url: string) {
    const { statusCode, headers } = await get(url);
    const { location } = headers;
    if (location) expect((await get(location)).statusCode, location).toBe(200);
    // A browser that kept where an old name led would run in circles once a name comes back.
    expect(headers['cache-control']).toContain('no-store');
    return [statusCode, location];
  }

  /** A record of each kind by the beginning of its address and its whole address. */
  const kinds: Record<string, () => Promise<[id: string, own: string]>> = {
    async startup() {
      const id = await writeStakeholder(test.services, { name: 'Loom & Lab' });
      return [id, `${DISCOVER}/startup/${id}-loom-lab`];
    },
    async 'a record in Khmer alone'() {
      const id = await writeStakeholder(test.services, { kind: 'eso', name: '', name_kh: 'បណ្តាញភូមិ' });
      return [id, `${DISCOVER}/eso/${id}-bantanh-phoum`];
    },
    async program() {
      const id = await writeProgram(test.services, { title: 'Harvest Sprint' });
      return [id, `/program/${id}-harvest-sprint`];
    },
    async event() {
      const id = await writeEvent(test.services, { title: 'Night of Founders' });
      return [id, `/event/${id}-night-of-founders`];
    },
    async post() {
      const id = await writeResource(test.services, { title: 'How to begin' });
      return [id, `/resource/category/blog/${id}-how-to-begin`];
    },
    async file() {
      const id = await writeResource(test.services, { section: 'file', title: 'A plan' });
      return [id, `/resource/file/${id}-a-plan`];
    },
  };

  it.each(Object.keys(kinds))(
    '%s: old, mistyped and capital addresses lead there once, with query and language',
    async (kind) => {
      const [id, own] = await kinds[kind]!();
      const bare = own.slice(0, own.indexOf(id) + id.length);
      const page = await get(own);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(`<link rel="canonical" href="${test.services.config.publicUrl}${own}"/>`);
      expect(page.body).not.toMatch(new RegExp(`href="[^"?]*/${id}["?]`));
      for (const wrong of [
        bare,
        `${bare}-`,
        `${bare}-another-name`,
        `${own}-more`,
        `${own}/`,
        bare.replace(id, id.toUpperCase()),
      ]) {
        expect(await leads(wrong), wrong).toEqual([301, own]);
        expect(await leads(`${wrong}?lang=km&action=login`)).toEqual([301, `${own}?lang=km&action=login`]);
      }
      const inScript = await get(`${bare}.data?lang=km`);
      expect([inScript.statusCode, inScript.body]).toEqual([
        202,
        expect.stringContaining(`"${own}?lang=km"`),
      ]);
      expect((await get(`${own}.data`)).statusCode).toBe(200);
    },
  );

  it('a name without letters leaves the id alone', async () => {
    const id = await writeStakeholder(test.services, { name: '🚀', name_kh: '🚀' });
    expect((await get(`${DISCOVER}/startup/${id}`)).statusCode).toBe(200);
    expect(await leads(`${DISCOVER}/startup/${id}-rocket`)).toEqual([301, `${DISCOVER}/startup/${id}`]);
  });

  it('a new name is a new address, and the old one leads there; back again as well', async () => {
    const id = await writeStakeholder(test.services, { name: 'Before' });
    const at = (tail: string) => `${DISCOVER}/startup/${id}-${tail}`;
    const rename = (name: string) =>
      inTransaction(testContext(test.services), (work) => updateStakeholder(work, id, { name }));
    expect((await get(at('before'))).statusCode).toBe(200);
    await rename('After');
    expect(await leads(at('before'))).toEqual([301, at('after')]);
    await rename('Before');
    expect((await get(at('before'))).statusCode).toBe(200);
    expect(await leads(at('after'))).toEqual([301, at('before')]);
  });

  it('another category and a merged record lead on in one step, with their query', async () => {
    const id = await writeStakeholder(test.services, { name: 'Loom Lab' });
    const own = `${DISCOVER}/startup/${id}-loom-lab`;
    const merged = crypto.randomUUID();
    await test.services.database.pool.query(
      'insert into stakeholder_redirect (id, target_id) values ($1, $2)',
      [merged, id],
    );
    for (const old of [
      `mentor/${id}`,
      `other-stakeholder/${id}-x`,
      `startup/${merged}`,
      `eso/${merged}-its-name`,
    ])
      expect(await leads(`${DISCOVER}/${old}?lang=km`)).toEqual([301, `${own}?lang=km`]);
    expect(await leads(`/ecosystem/discover/detail?category=startup&id=${id}`)).toEqual([301, own]);
    expect(await leads(`${DISCOVER}/startup/${id}/claim?lang=km`)).toEqual([301, `${own}/claim?lang=km`]);
  });

  it('what was taken down says so at any of its addresses, and what never was is not found', async () => {
    const id = await writeStakeholder(test.services, { name: 'Gone' });
    await inTransaction(testContext(test.services), (work) => archiveStakeholder(work, id));
    const program = await writeProgram(test.services, { title: 'Over', status: 'archived' });
    for (const part of [id, `${id}-gone`, `${id}-other`])
      expect((await get(`${DISCOVER}/startup/${part}`)).statusCode).toBe(410);
    for (const part of [program, `${program}-over`])
      expect((await get(`/program/${part}`)).statusCode).toBe(410);
    const nobody = crypto.randomUUID();
    for (const part of [nobody, `${nobody}-name`, 'name', `${id}x`])
      for (const place of ['/program', '/event', '/resource/file', `${DISCOVER}/startup`])
        expect((await get(`${place}/${part}`)).statusCode, part).toBe(404);
  });

  it('the API knows ids alone', async () => {
    const id = await writeStakeholder(test.services, { name: 'Loom Lab' });
    expect((await get(`/api/v1/stakeholder/startup/${id}/`)).json().data).toMatchObject({
      id,
      tail: 'loom-lab',
    });
    expect((await get(`/api/v1/stakeholder/startup/${id}-loom-lab/`)).statusCode).toBe(404);
  });

  it('is what lists, search, feeds, calendars and the sitemap name', async () => {
    const organiser = await writeStakeholder(test.services, { kind: 'eso', name: 'Mekong House' });
    const program = await writeProgram(test.services, { title: 'Zither Fund', organiser_id: organiser });
    const event = await writeEvent(test.services, { title: 'Zither Evening', organiser_id: organiser });
    const post = await writeResource(test.services, { title: 'Zither for all' });
    const at = {
      organiser: `${DISCOVER}/eso/${organiser}-mekong-house`,
      program: `/program/${program}-zither-fund`,
      event: `/event/${event}-zither-evening`,
      post: `/resource/category/blog/${post}-zither-for-all`,
    };
    const names: [url: string, ...paths: string[]][] = [
      ['/program?search=zither', at.program],
      [at.program, at.organiser],
      ['/event?search=zither', at.event],
      ['/resource/category/blog?search=zither', at.post],
      [`${DISCOVER}/eso?search=mekong`, at.organiser],
      ['/program.atom', at.program],
      ['/event.atom', at.event],
      ['/resource/category/blog.atom', at.post],
      ['/sitemap-programs-1.xml', at.program],
      ['/sitemap-events-1.xml', at.event],
      ['/sitemap-resources-1.xml', at.post],
      ['/sitemap-directory-1.xml', at.organiser],
    ];
    for (const [url, ...paths] of names) {
      const { body } = await get(url);
      for (const one of paths) expect(body, url).toContain(one);
      for (const id of [organiser, program, event, post])
        expect(body, url).not.toMatch(new RegExp(`(?:href="|<loc>|<link>)[^"<?]*/${id}["<?]`));
    }
    const calendar = (await get(`/event/${event}.ics`)).body.replaceAll('\r\n ', '');
    expect(calendar).toContain(at.event);
    // A program is opened over its list (2.130), which names the program's own address as the true one.
    const drawer = await get(`/program?id=${program}`);
    expect(drawer.body).toContain(
      `<link rel="canonical" href="${test.services.config.publicUrl}${at.program}"/>`,
    );
  });
});

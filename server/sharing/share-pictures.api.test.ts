import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { program } from '#server/database/schema/publication.ts';
import { inTransaction } from '#server/database/work.ts';
import { SHARE_PICTURE } from '#shared/domain/share-picture.ts';
import { writePerson } from '#tests/factories/person.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { readCard } from './read-card.ts';

const test = setUpApp({ masterLists: true });

const get = (path: string) => test.call(null, 'GET', `/og/${path}`);

describe('pictures for shared links', () => {
  it('are drawn for every kind in both languages, 1200 by 630', async () => {
    const { services } = test;
    const { id } = await writePerson(services);
    const of = [
      'site/phum',
      `stakeholder/${await writeStakeholder(services)}`,
      `program/${await writeProgram(services)}`,
      `event/${await writeEvent(services)}`,
      `resource/${await writeResource(services)}`,
      `resource/${await writeResource(services, { section: 'file' })}`,
      `person/${id}`,
    ];
    for (const one of of)
      for (const language of ['en', 'km']) {
        const answer = await get(`${one}.${language}.png?v=1`);
        expect([one, answer.statusCode, answer.headers['content-type']]).toEqual([one, 200, 'image/png']);
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', ...SHARE_PICTURE });
        expect(answer.rawPayload.byteLength).toBeLessThan(80 * 1024);
        expect(answer.headers['cache-control']).toContain('public');
        expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
      }
  });

  it('wear the pattern of the page they lead to, which is that of who organises it', async () => {
    const { services } = test;
    const organiser_id = await writeStakeholder(services, { kind: 'eso' });
    const context = { services, tag: () => undefined, freshUntil: () => undefined };
    const patternOf = async (kind: 'program' | 'event', id: string) =>
      (await readCard(kind, id, 'en', context)).pattern;
    expect(await patternOf('program', await writeProgram(services, { organiser_id }))).toBe('eso');
    expect(await patternOf('event', await writeEvent(services, { organiser_id }))).toBe('eso');
    expect(await patternOf('program', await writeProgram(services))).toBe('neutral');
  });

  it.each(['en', 'km'] as const)(
    'the slogan of the site stands in its two lines, neither broken within: %s',
    async (language) => {
      const context = { services: test.services, tag: () => undefined, freshUntil: () => undefined };
      const { title } = await readCard('site', 'phum', language, context);
      expect(title.text.split('\n')).toHaveLength(2);
    },
  );

  it('change with their record', async () => {
    const id = await writeProgram(test.services, { title: 'Before' });
    const path = `program/${id}.en.png`;
    const before = await get(path);
    expect((await get(path)).headers.etag).toBe(before.headers.etag);
    await inTransaction(testContext(test.services), async (work) => {
      await work.tx.update(program).set({ title: 'After' }).where(eq(program.id, id));
      work.changes('program', `program:${id}`);
    });
    expect((await get(path)).headers.etag).not.toBe(before.headers.etag);
  });

  it('say nothing of what is not public', async () => {
    const { services } = test;
    const future = new Date(Date.now() + 86_400_000);
    const hidden = [
      `program/${await writeProgram(services, { status: 'draft' })}`,
      `program/${await writeProgram(services, { published_at: future })}`,
      `event/${await writeEvent(services, { status: 'reviewing' })}`,
      `resource/${await writeResource(services, { published_at: future })}`,
      `stakeholder/${crypto.randomUUID()}`,
      `person/${crypto.randomUUID()}`,
    ];
    for (const one of hidden) expect([one, (await get(`${one}.en.png`)).statusCode]).toEqual([one, 404]);
    const taken = await writeProgram(services, { deleted_at: new Date() });
    expect((await get(`program/${taken}.en.png`)).statusCode).toBe(410);
  });

  it.each([
    'program/1.en.png',
    'nothing/phum.en.png',
    'site/other.en.png',
    'site/phum.fr.png',
    'program/phum.en.png',
  ])('are not found at %s', async (path) => {
    expect([404, 422]).toContain((await get(path)).statusCode);
  });

  it('hold a title of any length and of any letters', async () => {
    const titles = [
      'A'.repeat(400),
      'ក'.repeat(400),
      '<span>&amp;</span>',
      '🎋 Bamboo 🎋',
      '‮right‭',
      '\u0301\u0301',
    ];
    for (const title of titles) {
      const id = await writeProgram(test.services, { title, title_kh: title, summary: '' });
      expect((await get(`program/${id}.km.png`)).statusCode, title).toBe(200);
    }
  });
});

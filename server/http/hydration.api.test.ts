import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testContext, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';
import { createApp } from '../app.ts';
import { stakeholder } from '../database/schema/stakeholder.ts';
import { inTransaction } from '../database/work.ts';
import { createHydrationData } from './hydration-data.ts';

const ADDRESSES = [
  '/',
  '/about',
  '/program',
  '/event',
  '/ecosystem/discover/category/startup',
  '/ecosystem/discover/category/mentor',
  '/resource/category/blog',
  '/resource/category/file',
  '/insights/startup',
  '/open-data',
  '/privacy-policy',
];

describe.runIf(PAGES_BUILT)('what a page is woken by', () => {
  const test = setUpSite({ masterLists: true });
  /** Another node before the same database: it has drawn nothing yet. */
  let other: FastifyInstance;
  beforeAll(async () => {
    other = await createApp({ ...test.services, hydration: createHydrationData() }, { pages: true });
  });
  afterAll(() => other.close());

  const KM = { cookie: 'language=km' };
  const namesOf = async (url: string, headers: Record<string, string> = KM) => {
    const page = await test.site.inject({ url, headers });
    return { page, names: String(page.headers['x-hydration-data'] ?? '').split(',') };
  };

  it('is apart from the page, by the name that its content gives it', async () => {
    const { page, names } = await namesOf('/about');
    const [frame, own] = await Promise.all([
      test.site.inject({ url: `/hydration/km/${names[0]}/` }),
      test.site.inject({ url: `/hydration/km/${names[1]}/about` }),
    ]);
    expect([frame.statusCode, own.statusCode]).toEqual([200, 200]);
    expect(frame.headers['cache-control']).toMatch(/public.*immutable/);
    expect(Object.keys(frame.json().texts)).toEqual(['common', 'shell']);
    expect(own.json().data).toContain('routes/about');
    expect(page.body).not.toContain('routes/about","');
    expect(page.body).toContain(`untilUsed(["${names[0]}","${names[1]}"])`);
    // All pages of a language have one frame.
    expect((await namesOf('/program')).names[0]).toBe(names[0]);
    expect((await namesOf('/program', {})).names[0]).not.toBe(names[0]);
  });

  it('is made again by a node that has not drawn the page', async () => {
    for (const url of ADDRESSES) {
      const { names } = await namesOf(url);
      const answers = await Promise.all([
        other.inject({ url: `/hydration/km/${names[0]}/` }),
        other.inject({ url: `/hydration/km/${names[1]}${url}` }),
      ]);
      expect
        .soft(
          answers.map(({ statusCode }) => statusCode),
          url,
        )
        .toEqual([200, 200]);
    }
  });

  it('is that of the page that was read, or none, once something it shows has changed', async () => {
    const id = await writeStakeholder(test.services, { name: 'Before' });
    const url = `/ecosystem/discover/category/startup/${id}-before`;
    const { names } = await namesOf(url);
    const address = `/hydration/km/${names[1]}${url}`;
    await inTransaction(testContext(test.services), async ({ tx, changes }) => {
      await tx.update(stakeholder).set({ name: 'After' }).where(eq(stakeholder.id, id));
      changes(`stakeholder:${id}`);
    });
    expect((await test.site.inject({ url: address })).json().data).toContain('Before');
    const elsewhere = await other.inject({ url: address });
    expect([elsewhere.statusCode, elsewhere.headers['cache-control']]).toEqual([404, 'private, no-store']);
  });

  it('is nothing of pages that are somebody’s, nor of any that does not wait to be used', async () => {
    const { headers } = await test.signIn();
    for (const [url, sent] of [
      ['/about', headers],
      ['/contact', KM],
      ['/nothing', KM],
    ] as const)
      expect((await namesOf(url, sent)).page.headers['x-hydration-data']).toBeUndefined();
  });

  it.each([
    '/hydration/km/short/about',
    `/hydration/fr/${'a'.repeat(22)}/about`,
    `/hydration/km/${'a'.repeat(22)}/about`,
    `/hydration/km/${'a'.repeat(22)}/nothing`,
    `/hydration/km/${'a'.repeat(22)}/desk`,
    `/hydration/km/${'a'.repeat(22)}//evil.example/`,
    `/hydration/km/${'a'.repeat(22)}`,
  ])('is not found at %s', async (url) => {
    expect((await test.site.inject({ url })).statusCode).toBe(404);
  });
});
